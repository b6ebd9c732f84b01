"""The throne: who could push a King off it, and when sitting there is the crown (IK-19…22)."""

from __future__ import annotations

from dataclasses import replace

from rules.game import Seat
from rules.incognito.board import BESIDE, THRONE
from rules.incognito.ending import won
from rules.incognito.locks import barred
from rules.incognito.model import Piece, State
from rules.incognito.pieces import king_of, revealed, settled
from rules.incognito.steps import Turn, told


def claimable(state: State, seat: Seat) -> bool:
    """Whether the seat, about to move, may claim the throne: nobody could answer it after that move (IK-20)."""
    return enthroned(state, seat) and not displaceable(state, seat, after=1)


def enthroned(state: State, seat: Seat) -> bool:
    """Whether the seat's King stands where a throne means something (IK-4, IK-19)."""
    return state.options.variant != "survival" and king_of(state, seat).cell is THRONE


def displaceable(state: State, seat: Seat, after: int) -> bool:
    """Whether an enemy could move onto the King on the throne, after so many other moves (IK-22)."""
    king = king_of(state, seat)
    beside = (piece for piece in state.pieces if piece.seat != seat and piece.cell in BESIDE[THRONE])
    return any(not barred(state, king, piece, after) for piece in beside)


def claim(state: State, seat: Seat) -> Turn:
    """The King on the throne is revealed, and crowned (IK-20)."""
    king = king_of(state, seat)
    state = settled(state, replace(king, shown=True))
    return told(state, *revealed(king)).then(lambda shown: won(shown, seat, "crown"))


def ascended(state: State, seat: Seat, before: Piece) -> bool:
    """Whether a King who was revealed `before` the move is crowned by coming to the throne with it (IK-21)."""
    came = before.shown and before.cell is not THRONE and enthroned(state, seat)
    return came and not displaceable(state, seat, after=0)
