"""Coming back: any press of somebody who is away lets him play for himself again."""

from __future__ import annotations

from dataclasses import replace

from bot.table.away import deserted, heard_from, is_away
from bot.table.deadlines import given_time
from bot.table.done import Done, Instant
from bot.table.seats import askees, is_member, running, seat_of
from bot.table.turn import noted
from storage.event import CameBack
from storage.ids import PersonId
from storage.table import Table


def come_back(table: Table, person: PersonId, at: Instant) -> Done:
    """The person plays for himself again; a question that waits for him, or for nobody, has its full time anew."""
    if not is_member(table, person) or not is_away(table, seat_of(table, person)):
        return Done(table)
    seat = seat_of(table, person)
    phase = heard_from(noted(running(table), CameBack(seat)), seat)
    back = replace(table, phase=phase)
    if seat in askees(table) or deserted(table):
        back = given_time(back, phase.question, at.now)
    return Done(back)
