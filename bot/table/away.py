"""Who is away: after three time-outs in a row nobody waits for him any more, until he presses something.

After three minutes of it those who are there are asked what to do; see `absence`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.table.seats import askees, in_game
from rules.game import Seat
from storage.table import Absence, Running, Table

ABSENT: Final = 180.0
"""Seconds of being away after which the others are asked, and again each time they have waited on."""


def is_away(table: Table, seat: Seat) -> bool:
    """Whether the seat is played by the table; nobody is away where nothing is played."""
    return isinstance(table.phase, Running) and seat in table.phase.away


def away(table: Table) -> tuple[Seat, ...]:
    """Those still in the game who are away."""
    return tuple(seat for seat in in_game(table) if is_away(table, seat))


def there(table: Table) -> tuple[Seat, ...]:
    """Those still in the game who are not away."""
    return tuple(seat for seat in in_game(table) if not is_away(table, seat))


def asked_about(table: Table) -> tuple[Absence, ...]:
    """The absences that those who are there are asked about now, in the order of seats."""
    if not isinstance(table.phase, Running) or not there(table):
        return ()
    asked = (each for each in table.phase.absences if each.asked and each.seat not in table.gone)
    return tuple(sorted(asked, key=lambda absence: absence.seat))


def deserted(table: Table) -> bool:
    """Whether all who are still in the game are away."""
    return isinstance(table.phase, Running) and away(table) == in_game(table)


def nobody_answers(table: Table) -> bool:
    """Whether only people who are away are asked."""
    asked = askees(table)
    return bool(asked) and all(is_away(table, seat) for seat in asked)


def fallen_silent(phase: Running, seat: Seat, now: float) -> Running:
    """One time-out more for the seat; with the third it is away, and has no say about others who are."""
    silent = phase if seat in phase.away else _one_more(phase, seat)
    if seat not in silent.away or any(absence.seat == seat for absence in phase.absences):
        return silent
    others = (_without(absence, seat) for absence in phase.absences)
    return replace(silent, absences=(*others, Absence(seat, now + ABSENT)))


def _one_more(phase: Running, seat: Seat) -> Running:
    return replace(phase, silent=(*phase.silent, seat), missed=(*phase.missed, seat))


def _without(absence: Absence, seat: Seat) -> Absence:
    """The absence without what the seat has said about it."""
    wait, stop = (tuple(other for other in said if other != seat) for said in (absence.wait, absence.stop))
    return replace(absence, wait=wait, stop=stop)


def heard_from(phase: Running, seat: Seat) -> Running:
    """The seat has shown that somebody is there; what is asked about it is withdrawn."""
    silent = tuple(other for other in phase.silent if other != seat)
    return replace(phase, silent=silent, absences=tuple(each for each in phase.absences if each.seat != seat))


def answered(absence: Absence, seat: Seat, *, wait: bool) -> Absence:
    """What the seat says about somebody away, instead of what it said before."""
    unsaid = _without(absence, seat)
    return replace(unsaid, wait=(*unsaid.wait, seat)) if wait else replace(unsaid, stop=(*unsaid.stop, seat))
