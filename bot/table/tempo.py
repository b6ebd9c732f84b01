"""Choosing how fast a game is played: in one list or, where a game has clocks of the party too, on two axes.

The axes are found in the paces themselves: those without a clock of the party are the clocks of a move, and every other
pace goes with the one of them that has the same seconds. A choice is written as the key of a whole pace ("60"), or as
one axis with its value, "move.60" or "party.300" (seconds), which leaves the other axis as it is.
"""

from __future__ import annotations

from typing import Final

from bot.table.refusals import Stale
from rules.game import AnyGame, Pace

MOVE: Final = "move"
PARTY: Final = "party"


def pace_named(game: AnyGame, key: str) -> Pace:
    """The pace of the game with this key."""
    return next(pace for pace in game.paces if pace.key == key)


def moves(game: AnyGame) -> tuple[Pace, ...]:
    """The clocks of a move: the paces without one of the party, in the game's order."""
    return tuple(pace for pace in game.paces if not pace.party)


def parties(game: AnyGame) -> tuple[int, ...]:
    """The clocks of the party in seconds, the shortest first, 0 = none: (0,) where the game has no such clock."""
    return tuple(sorted({pace.party for pace in game.paces}))


def move_of(game: AnyGame, pace: Pace) -> Pace:
    """The clock of a move that the pace goes with."""
    return next(each for each in moves(game) if each.seconds == pace.seconds)


def picked(game: AnyGame, now: str, choice: str) -> str:
    """The key of the pace after a choice, made where the pace was `now`; raises Stale for what the game has not."""
    axis, _, value = choice.rpartition(".")
    before = pace_named(game, now)
    found = [pace.key for pace in game.paces if _is_picked(game, pace, before, axis, value)]
    if not found:
        raise Stale
    return found[0]


def _is_picked(game: AnyGame, pace: Pace, before: Pace, axis: str, value: str) -> bool:
    if axis == MOVE:
        return pace.party == before.party and move_of(game, pace).key == value
    if axis == PARTY:
        return str(pace.party) == value and pace.seconds == before.seconds
    return not axis and pace.key == value
