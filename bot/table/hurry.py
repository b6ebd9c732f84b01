"""«⏳ Поторопить»: at a table without a clock anybody may ask for the move, and whoever is asked then has a minute."""

from __future__ import annotations

from dataclasses import replace

from bot.table.deadlines import given_time
from bot.table.done import Done, Instant
from bot.table.party_clock import is_timed
from bot.table.refusals import HasClock, Stale
from bot.table.seats import running, seat_of
from bot.table.turn import noted
from storage.event import Hurried
from storage.ids import PersonId
from storage.table import Table, token_of


def hurry(table: Table, person: PersonId, token: str, at: Instant) -> Done:
    """Give the question that the token names a minute and call those asked anew; once a question.

    Raises NotSeated, NoGame, TableGone, HasClock, Stale.
    """
    seat, phase = seat_of(table, person), running(table)
    question = phase.question
    if is_timed(table, question):
        raise HasClock
    if token != token_of(table, question):
        raise Stale
    if question.hurried:
        return Done(table)
    pressed = replace(question, hurried=True, rung=question.rung + 1)
    return Done(given_time(replace(table, phase=noted(phase, Hurried(seat))), pressed, at.now))
