"""What the clock does at a table: timers only ask, the table decides."""

from __future__ import annotations

from bot.table.done import Done, Instant
from bot.table.ending import close
from bot.table.lobby import reopen
from bot.table.pause import pause_ran_out
from bot.table.turn import run_out
from storage.model import Checking, Lobby, Running, Table


def is_due(table: Table, now: float) -> bool:
    """Whether the deadline has come; a timer that is early, late or doubled finds out here."""
    return now >= table.deadline.at


def wake(table: Table, at: Instant) -> Done:
    """Whatever a passed deadline means in this phase; a table that is over stays as it is, to be forgotten."""
    if not is_due(table, at.now):
        return Done(table)
    match table.phase:
        case Lobby():
            return close(table, "idle", at)
        case Checking():
            return reopen(table, (), at)
        case Running(pause=(_, *_)):
            return pause_ran_out(table, at)
        case Running():
            return run_out(table, at)
        case _:
            return Done(table)
