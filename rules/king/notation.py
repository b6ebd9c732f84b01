"""How the actions are written: a card as its suit and rank, an order as the stake and the trump."""

from __future__ import annotations

from rules.king.cards import Card
from rules.king.contract import Stake, Trump
from rules.king.model import Action, Lay, Order
from rules.king.tables import TAKEN
from rules.notation import Notation, UnknownMove

_LAYS = {card.name.lower(): Lay(card) for card in Card}


class KingNotation(Notation[Action]):
    """ "hk", "s10", "tricks.hearts", "kings.none"."""

    def words(self, action: Action) -> tuple[str, ...]:
        """The words of an action, from the first choice to the last."""
        match action:
            case Lay(card):
                return (card.name.lower(),)
            case Order(stake, trump):
                return (stake.value, trump.value)

    def read(self, words: tuple[str, ...]) -> Action:
        """The action of these words; raises UnknownMove, KeyError or ValueError when there is none."""
        match words:
            case (card,):
                return _LAYS[card]
            case (stake, trump) if Stake(stake) in TAKEN:
                return Order(Stake(stake), Trump(trump))
        raise UnknownMove
