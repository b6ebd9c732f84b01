"""A pause: the clock stands still, with what it had left, until somebody ends it or ten minutes are over."""

from __future__ import annotations

from dataclasses import replace

from bot.table.deadlines import LATE, PAUSE, PAUSES, given_time, overslept
from bot.table.done import Done, Instant
from bot.table.party_clock import LEAST
from bot.table.refusals import NoPauseLeft
from bot.table.seats import running, seat_of
from bot.table.turn import noted
from storage.event import PauseBegan, PauseEnded, PauseRanOut
from storage.ids import PersonId
from storage.table import Deadline, Pause, Running, Table


def pause(table: Table, person: PersonId, at: Instant) -> Done:
    """Stop the clock; a pause that is on already stays as it is and costs nothing.

    Without a clock it is the next call that waits. Raises NotSeated, NoGame, TableGone, NoPauseLeft.
    """
    seat, phase = seat_of(table, person), running(table)
    if phase.pause:
        return Done(table)
    if phase.paused.count(seat) >= PAUSES:
        raise NoPauseLeft
    begun = Pause(seat, at.now + PAUSE, _left(table, at))
    stopped = replace(noted(phase, PauseBegan(seat)), pause=(begun,), paused=(*phase.paused, seat))
    return Done(replace(table, phase=stopped, deadline=Deadline(begun.until)))


def _left(table: Table, at: Instant) -> float:
    """Seconds that the clock had left; where nobody could see it run out, because we were down, the full time again."""
    stopped = table.deadline.running and not overslept(table, at.now)
    return max(LEAST, table.deadline.at - at.now) if stopped else 0.0


def resume(table: Table, person: PersonId, at: Instant) -> Done:
    """Let the clock run on from where it stood; nothing to do where it runs. Raises NotSeated, NoGame, TableGone."""
    seat, phase = seat_of(table, person), running(table)
    return _run_on(table, noted(phase, PauseEnded(seat)), at) if phase.pause else Done(table)


def pause_ran_out(table: Table, at: Instant) -> Done:
    """The pause is over by itself."""
    return _run_on(table, noted(running(table), PauseRanOut()), at)


def _run_on(table: Table, phase: Running, at: Instant) -> Done:
    """What the clock had left begins now; one that had not begun waits for the hand to be live.

    Where the end comes late, through no fault of the people, the full time begins anew. That we were down while the
    clock stood still has cost nobody anything, so none of it is to be taken off.
    """
    (ended,) = phase.pause
    question = replace(phase.question, relieved=at.now)
    playing = replace(table, phase=replace(phase, pause=(), question=question))
    if ended.left and at.now <= table.deadline.at + LATE:
        return Done(replace(playing, deadline=Deadline(at.now + ended.left)))
    return Done(given_time(playing, question, at.now))
