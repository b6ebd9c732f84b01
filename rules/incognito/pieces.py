"""Figures on the board of a state: finding one, moving it, showing it, taking it away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeAlias

from rules.game import Seat
from rules.incognito.board import Cell
from rules.incognito.events import Happening, Revealed
from rules.incognito.figure import Figure
from rules.incognito.model import Mark, Piece, Player, State

Board: TypeAlias = Sequence[tuple[Piece, ...]]
"""By cell, the figure that stands there; () where none does."""


def by_cell(state: State) -> Board:
    """The figures by where they stand."""
    board: list[tuple[Piece, ...]] = [()] * len(Cell)
    for piece in state.pieces:
        board[piece.cell] = (piece,)
    return board


def king_of(state: State, seat: Seat) -> Piece:
    """The King of the seat; every running game has him on the board."""
    return next(piece for piece in state.pieces if piece.figure is Figure.KING and piece.seat == seat)


def settled(state: State, *changed: Piece, gone: tuple[Mark, ...] = ()) -> State:
    """The state with these figures as they are now, and without those that are gone and whatever bound them."""
    moved = [(piece.seat, piece.figure) for piece in changed]
    pieces = [*(piece for piece in state.pieces if (piece.seat, piece.figure) not in moved), *changed]
    staying = [piece for piece in pieces if piece.mark not in gone] if gone else pieces
    locks = tuple(lock for lock in state.locks if lock.one not in gone and lock.other not in gone)
    return replace(state, pieces=tuple(sorted(staying, key=_cell)), locks=locks)


def _cell(piece: Piece) -> Cell:
    return piece.cell


def revealed(*pieces: Piece) -> tuple[Happening, ...]:
    """What is to be told of figures about to be shown: nothing of those that are (IK-13)."""
    return tuple(Revealed(piece.seat, piece.figure, piece.cell) for piece in pieces if not piece.shown)


def stirred(state: State) -> State:
    """Something was revealed, captured or done with a cup: no earlier position can come again (IK-24)."""
    return replace(state, quiet=0, past=())


def with_player(state: State, seat: Seat, change: Callable[[Player], Player]) -> State:
    """The state with one player changed."""
    players = (change(player) if at == seat else player for at, player in enumerate(state.players))
    return replace(state, players=tuple(players))
