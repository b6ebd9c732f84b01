"""«Ещё раз» where the next game is not quite the same: the other one moves first, and everybody keeps his seat.

What such a game changes in the options holds for the same people only: where others sit down instead, and for the
chat's memory, it is as it was. The table keeps that in `usual`.
"""

from __future__ import annotations

from dataclasses import replace

from bot.table.seats import game_of
from storage.acquaintance import Habit
from storage.table import Finished, Lobby, Table


def turned(table: Table, over: Finished) -> Table:
    """The table with the options of the next game of the same people, after this one."""
    before = dict(table.options)
    after = game_of(table).rematch(before, over.state)
    changed = {key: choice for key, choice in before.items() if after[key] != choice}
    usual = tuple(sorted({**changed, **dict(table.usual)}.items()))
    return replace(table, options=tuple(sorted(after.items())), usual=usual)


def as_usual(table: Table) -> Table:
    """The table with the options that a rematch has changed as they were."""
    if not table.usual:
        return table
    return replace(table, options=_usual(table), usual=())


def habit_at(table: Table) -> Habit:
    """What the chat is to remember of the choices made at the table."""
    return Habit(table.game, _usual(table), table.pace)


def _usual(table: Table) -> tuple[tuple[str, str], ...]:
    return tuple(sorted({**dict(table.options), **dict(table.usual)}.items()))


def in_their_seats(table: Table, lobby: Lobby) -> Table:
    """Those of the last game in the seats they had, the first of them the host; as usual where somebody else sits."""
    seats = {person: seat for seat, person in enumerate(lobby.kept)}
    if not all(member.person in seats for member in table.members):
        return as_usual(table)
    members = tuple(sorted(table.members, key=lambda member: seats[member.person]))
    return replace(table, members=members, host=members[0].person)
