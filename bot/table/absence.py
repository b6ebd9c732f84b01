"""Somebody is away for three minutes: those who are there choose, by a majority, to wait or to go on without him.

The question stands on the board and presses nobody: until it is decided, and while they wait, the table plays for him.
His return withdraws it.
"""

from __future__ import annotations

from dataclasses import replace

from bot.table.away import ABSENT, answered, asked_about, there
from bot.table.deadlines import LATE
from bot.table.departure import flee
from bot.table.done import Done, Instant
from bot.table.refusals import Stale
from bot.table.returning import come_back
from bot.table.seats import running, seat_of
from bot.table.turn import noted
from rules.game import Seat
from storage.event import GivenUp, WaitedFor
from storage.ids import PersonId
from storage.table import Absence, Running, Table


def ask(table: Table, at: Instant) -> Done:
    """Put the question about everybody who has been away for long enough.

    One that comes late, because the bot was down, a pause was on or nobody was there, begins its three minutes anew.
    """
    absences = tuple(_put(absence, at.now) for absence in running(table).absences)
    return Done(_with(table, absences))


def _put(absence: Absence, now: float) -> Absence:
    if absence.asked or now < absence.at:
        return absence
    return replace(absence, at=now + ABSENT) if now > absence.at + LATE else replace(absence, asked=True)


def decide(table: Table, person: PersonId, seat: Seat, moment: int, *, wait: bool, at: Instant) -> Done:
    """Say whether to wait for the seat, in answer to the question put at that moment (whole Unix seconds).

    Whoever was away himself is back by it, and if it was about him there is nothing left to decide. Raises NotSeated,
    NoGame, TableGone, or Stale for a question that does not stand any more.
    """
    voter, phase = seat_of(table, person), running(table)
    if not any((each.seat, int(each.at)) == (seat, moment) for each in asked_about(table)):
        raise Stale
    if voter not in there(table):
        table = come_back(table, person, at).table
        phase = running(table)
    said = tuple(answered(each, voter, wait=wait) if each.seat == seat else each for each in phase.absences)
    return counted(Done(_with(table, said)), at)


def counted(done: Done, at: Instant) -> Done:
    """What was done, and what follows where a majority of those who are there now wants the same."""
    for absence in asked_about(done.table):
        if _many(absence.stop, done.table):
            return counted(done.then(flee(done.table, absence.seat, GivenUp(absence.seat), at)), at)
        if _many(absence.wait, done.table):
            return counted(done.then(_waited(done.table, absence, at)), at)
    return done


def needed(table: Table) -> int:
    """How many make a majority of those who are there."""
    return len(there(table)) // 2 + 1


def _many(said: tuple[Seat, ...], table: Table) -> bool:
    return len(set(said) & set(there(table))) >= needed(table)


def _waited(table: Table, absence: Absence, at: Instant) -> Done:
    """The others wait on, and are asked again after another three minutes."""
    again = Absence(absence.seat, at.now + ABSENT)
    absences = tuple(again if each == absence else each for each in running(table).absences)
    waiting = _with(table, absences)
    said = WaitedFor(absence.seat)
    return Done(replace(waiting, phase=noted(running(waiting), said)), events=(said,))


def _with(table: Table, absences: tuple[Absence, ...]) -> Table:
    phase: Running = replace(running(table), absences=absences)
    return replace(table, phase=phase)
