"""Which table a group's `/play` is about: the one that stands there, set up anew when its game is over."""

from __future__ import annotations

from dataclasses import replace

from bot.table.deadlines import lobby_deadline
from bot.table.done import Done, Instant
from bot.table.lobby import sit
from bot.table.seats import is_over
from storage.acquaintance import Habit
from storage.table import Lobby, Member, Table


def play_again(table: Table, habit: Habit, who: Member, *, seated: bool, at: Instant) -> Done:
    """A fresh lobby at a table whose game is over, hosted by who asked for it; a table in use stays as it is.

    `seated` tells that the host can be written to and takes a seat at once.
    """
    if not is_over(table):
        return Done(table)
    fresh = replace(
        table,
        game=habit.game,
        options=habit.options,
        pace=habit.pace,
        host=who.person,
        members=(),
        gone=(),
        usual=(),
        number=table.number + 1,
        phase=Lobby(opened=at.now),
        deadline=lobby_deadline(at.now),
    )
    return sit(fresh, who, at) if seated else Done(fresh)
