"""How a game ends: everything hidden is shown (IK-23…26)."""

from __future__ import annotations

from dataclasses import replace

from rules.game import Seat
from rules.incognito.board import GUEST, HOST
from rules.incognito.events import Ended, Left
from rules.incognito.model import Over, Reason, State
from rules.incognito.steps import Turn, told


def won(state: State, seat: Seat, reason: Reason) -> Turn:
    """The seat has won."""
    return _end(state, reason, (seat,))


def lost(state: State, seat: Seat, reason: Reason) -> Turn:
    """The seat has lost: by its own poison, or by giving up."""
    return won(state, other(seat), reason)


def drawn(state: State, reason: Reason) -> Turn:
    """Nobody has won."""
    return _end(state, reason, (HOST, GUEST))


def leave(state: State, seat: Seat) -> Turn:
    """A player is gone, or out of time (IK-25)."""
    return told(state, Left(seat)).then(lambda left: lost(left, seat, "left"))


def other(seat: Seat) -> Seat:
    """The seat across the board."""
    return GUEST if seat == HOST else HOST


def _end(state: State, reason: Reason, winners: tuple[Seat, ...]) -> Turn:
    hands = tuple(player.cups for player in state.players)
    ended = Ended(reason, winners, state.pieces, hands, state.lying, state.removed)
    return told(replace(state, phase=Over(reason, winners), offer=()), ended)
