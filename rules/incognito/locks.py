"""Pairs that have just changed places: for two moves to come they may not do so again, nor fight (IK-11)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from rules.incognito.model import Lock, Piece, State

BARS: Final = 2


def barred(state: State, piece: Piece, other: Piece, after: int = 0) -> bool:
    """Whether the two may not change places in the next move, or in the one after so many others."""
    return any({lock.one, lock.other} == {piece.mark, other.mark} and lock.moves > after for lock in state.locks)


def locked(state: State, one: Piece, other: Piece) -> State:
    """The two have just changed places."""
    first, second = sorted((one.mark, other.mark))
    return replace(state, locks=(Lock(first, second, BARS), *state.locks))


def loosened(locks: tuple[Lock, ...]) -> tuple[Lock, ...]:
    """A move is made, which is one less to wait for."""
    return tuple(replace(lock, moves=lock.moves - 1) for lock in locks if lock.moves > 1)
