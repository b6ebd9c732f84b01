"""How cards come into a hand and leave it: drawing, discarding, going out."""

from __future__ import annotations

from dataclasses import replace

from rules.game import Seat
from rules.love_letter.knowledge import outdate
from rules.love_letter.model import (
    Action,
    Card,
    Discarded,
    Drew,
    Got,
    Guess,
    Lay,
    Played,
    State,
    TookAside,
    WentOut,
)
from rules.love_letter.seating import seated
from rules.love_letter.steps import Turn, told
from rules.love_letter.tables import AT_OTHERS


def draw(state: State, seat: Seat) -> Turn:
    """The seat takes the top card of the pile (LL-4, LL-11)."""
    card, *pile = state.pile
    player = state.players[seat]
    state = seated(state, seat, replace(player, hand=(*player.hand, card)), pile=tuple(pile))
    return told(state, Drew(seat), Got(seat, card))


def take_aside(state: State, seat: Seat) -> Turn:
    """The seat takes the card set aside, the pile being empty (LL-11)."""
    (card,) = state.aside
    state = seated(state, seat, replace(state.players[seat], hand=(card,)), aside=())
    return told(state, TookAside(seat), Got(seat, card))


def lay(state: State, seat: Seat, action: Action) -> Turn:
    """The seat lays the card of its action on its discards (LL-5)."""
    card = Card.GUARD if isinstance(action, Guess) else action.card
    player = state.players[seat]
    at = player.hand.index(card)
    rest = player.hand[:at] + player.hand[at + 1 :]
    state = seated(state, seat, replace(player, hand=rest, discards=(*player.discards, card)))
    idle = isinstance(action, Lay) and card in AT_OTHERS
    return told(outdate(state, seat, card), Played(seat, action, idle))


def discard_hand(state: State, seat: Seat) -> Turn:
    """All the seat holds is laid open without effect (LL-11, LL-13, LL-17)."""
    player = state.players[seat]
    state = seated(state, seat, replace(player, hand=(), discards=player.discards + player.hand))
    return told(outdate(state, seat, *player.hand), *(Discarded(seat, card) for card in player.hand))


def go_out(state: State, seat: Seat) -> Turn:
    """The seat, which nothing protects, discards its hand and is out of the round (LL-13)."""
    step = discard_hand(state, seat)
    player = replace(step.state.players[seat], standing="out")
    return told(seated(step.state, seat, player), *step.events, WentOut(seat))
