"""Who is away: after three time-outs in a row nobody waits for him any more, until he presses something."""

from __future__ import annotations

from dataclasses import replace

from bot.table.seats import askees, in_game
from rules.game import Seat
from storage.model import Running, Table


def is_away(table: Table, seat: Seat) -> bool:
    """Whether the seat is played by the table; nobody is away where nothing is played."""
    return isinstance(table.phase, Running) and seat in table.phase.away


def away(table: Table) -> tuple[Seat, ...]:
    """Those still in the game who are away."""
    return tuple(seat for seat in in_game(table) if is_away(table, seat))


def deserted(table: Table) -> bool:
    """Whether all who are still in the game are away."""
    return isinstance(table.phase, Running) and away(table) == in_game(table)


def nobody_answers(table: Table) -> bool:
    """Whether only people who are away are asked."""
    asked = askees(table)
    return bool(asked) and all(is_away(table, seat) for seat in asked)


def fallen_silent(phase: Running, seat: Seat) -> Running:
    """One time-out more for the seat."""
    return phase if seat in phase.away else replace(phase, silent=(*phase.silent, seat))


def heard_from(phase: Running, seat: Seat) -> Running:
    """The seat has shown that somebody is there."""
    return replace(phase, silent=tuple(other for other in phase.silent if other != seat))
