"""A card goes to the table; the fourth one makes it a trick."""

from __future__ import annotations

from dataclasses import replace

from rules.chance import Chance
from rules.game import Seat
from rules.king.cards import Card, Suit
from rules.king.contract import Contract, Trump
from rules.king.course import end_if_decided
from rules.king.model import SEATS, Cards, Laid, State, Taken, Trick
from rules.king.scoring import trick_points
from rules.king.steps import Turn, told


def lay(state: State, contract: Contract, seat: Seat, card: Card, chance: Chance) -> Turn:
    """The seat lays the card; after the fourth one the trick is taken."""
    hand = tuple(other for other in state.hands[seat] if other is not card)
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    state = replace(state, hands=hands, table=(*state.table, card), question=state.question + 1)
    step = told(state, Laid(seat, card))
    if len(state.table) < SEATS:
        return step
    return step.then(lambda full: _take(full, contract)).then(lambda taken: end_if_decided(taken, contract, chance))


def strongest(cards: Cards, trump: Trump) -> int:
    """Which card of a trick takes it: the highest trump, else the highest of the suit led; its index (KG-6)."""
    suit = Suit.HEARTS if any(map(trump.takes, cards)) else cards[0].suit
    return max(range(len(cards)), key=lambda at: cards[at].rank if cards[at].suit is suit else 0)


def _take(state: State, contract: Contract) -> Turn:
    """The taker leads next (KG-6)."""
    taker = (state.opener + strongest(state.table, contract.trump)) % SEATS
    trick = Trick(state.opener, state.table, taker)
    state = replace(state, opener=taker, table=(), tricks=(*state.tricks, trick))
    number = len(state.tricks)
    return told(state, Taken(number, trick, trick_points(contract, state.options.deck, trick.cards, number)))
