"""How the actions are written: the card, then its target (a seat or "aside"), then the card a Guard names."""

from __future__ import annotations

from rules.love_letter.model import ASIDE, Action, Aim, Card, Guess, Lay, Target
from rules.love_letter.tables import AT_OTHERS, NAMEABLE
from rules.notation import Notation, UnknownMove

_CARDS = {card.name.lower(): card for card in Card}
_SEATS = {str(seat): seat for seat in range(4)}
_TARGETS: dict[str, Target] = {**_SEATS, "aside": ASIDE}
_AIMED = (AT_OTHERS | {Card.PRINCE}) - {Card.GUARD}


class LetterNotation(Notation[Action]):
    """ "handmaid", "priest.1", "king.aside", "guard.2.priest"."""

    def words(self, action: Action) -> tuple[str, ...]:
        """The words of an action, from the first choice to the last."""
        match action:
            case Lay(card):
                return (_word(card),)
            case Aim(card, target):
                return (_word(card), _aim(target))
            case Guess(target, named):
                return ("guard", _aim(target), _word(named))

    def read(self, words: tuple[str, ...]) -> Action:
        """The action of these words; raises UnknownMove or KeyError when there is none."""
        match words:
            case (card,):
                return Lay(_CARDS[card])
            case ("guard", target, named) if _CARDS[named] in NAMEABLE:
                return Guess(_SEATS[target], _CARDS[named])
            case (card, target) if _CARDS[card] in _AIMED:
                return Aim(_CARDS[card], _TARGETS[target])
        raise UnknownMove


def _word(card: Card) -> str:
    return card.name.lower()


def _aim(target: Target) -> str:
    return "aside" if target is ASIDE else str(target)
