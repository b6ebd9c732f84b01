"""What the clock does at a table: timers only ask, the table decides."""

from __future__ import annotations

from bot.table.absence import ask, counted
from bot.table.done import Done, Instant
from bot.table.ending import close
from bot.table.lobby import counted_down, reopen
from bot.table.pause import pause_ran_out
from bot.table.turn import run_out
from storage.table import Checking, Lobby, Running, Table


def is_due(table: Table, now: float) -> bool:
    """Whether there is something to look at; a timer that is early, late or doubled finds out here."""
    return now >= table.wakes


def wake(table: Table, at: Instant) -> Done:
    """Whatever a passed deadline means in this phase; a table that is over stays as it is, to be forgotten."""
    if not is_due(table, at.now):
        return Done(table)
    match table.phase:
        case Lobby() as lobby:
            return counted_down(table, at) if lobby.starts else close(table, "idle", at)
        case Checking():
            return reopen(table, (), at)
        case Running(pause=(_, *_)):
            return pause_ran_out(table, at)
        case Running():
            return _running_on(table, at)
        case _:
            return Done(table)


def _running_on(table: Table, at: Instant) -> Done:
    """Others are asked about somebody away first: a deadline that is due as well wakes the table again."""
    return ask(table, at) if 0 < table.alarm <= at.now else counted(run_out(table, at), at)
