"""What a seat may do: built from its own hand and what lies open, and from nothing else."""

from __future__ import annotations

from rules.game import Seat
from rules.king.cards import Suit
from rules.king.contract import Contract, Trump
from rules.king.model import Action, Cards, Lay, Order, Ordered, Ordering, Playing, State
from rules.king.tables import COVERED, FREE_DEALS, OPENER, TAKEN, programme


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    """The actions of the seat: orders by stake and trump, or cards by suit and rank; () off its turn."""
    if seat != state.turn:
        return ()
    match state.phase:
        case Ordering():
            return _orders(state, seat)
        case Playing(contract):
            return tuple(map(Lay, playable(state, contract, seat)))
    return ()


def playable(state: State, contract: Contract, seat: Seat) -> Cards:
    """The cards that the seat to move may lay (KG-4, KG-5, KG-8)."""
    hand = state.hands[seat]
    if state.table:
        led = state.table[0].suit
        return tuple(card for card in hand if card.suit is led) or hand
    if state.number == 1 and not state.tricks:
        return (OPENER,)
    if hearts_barred(state, contract):
        return tuple(card for card in hand if card.suit is not Suit.HEARTS) or hand
    return hand


def hearts_barred(state: State, contract: Contract) -> bool:
    """Whether hearts may not be led, none having been played in this deal (KG-8)."""
    return (contract.stake in COVERED or contract.trump is Trump.HEARTS) and not _hearts_played(state)


def ordered(state: State) -> tuple[Ordered, ...]:
    """All that was ordered so far, by deal, the running one included (KG-13)."""
    if state.options.programme != "order":
        return ()
    first = len(programme(state.options)) - FREE_DEALS + 1
    past = tuple(Ordered(number, score.leader, score.contract) for number, score in enumerate(state.scores, 1))
    if isinstance(state.terms, Contract) and len(past) < state.number:
        past += (Ordered(state.number, state.leader, state.terms),)
    return tuple(order for order in past if order.number >= first)


def _hearts_played(state: State) -> bool:
    laid = (*state.table, *(card for trick in state.tricks for card in trick.cards))
    return any(card.suit is Suit.HEARTS for card in laid)


def _orders(state: State, seat: Seat) -> tuple[Order, ...]:
    """What the seat has not yet ordered itself (KG-13)."""
    own = {(order.contract.stake, order.contract.trump) for order in ordered(state) if order.seat == seat}
    return tuple(Order(stake, trump) for stake in TAKEN for trump in Trump if (stake, trump) not in own)
