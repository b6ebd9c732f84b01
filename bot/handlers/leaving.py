"""The answer to «Выйти из игры?»."""

from __future__ import annotations

from aiogram import Router
from aiogram.types import CallbackQuery

from bot.handlers.posting import remove
from bot.handlers.reply import Answer, answered
from bot.house import House
from bot.presenters.presenter import Say
from bot.press import Leave
from bot.table.button import of_this_game
from bot.table.done import Done, Instant
from bot.table.leaving import leave
from bot.table.refusals import NotYours
from bot.table.seats import is_over
from storage.acquaintance import Person
from storage.change import Cause
from storage.table import Running, Table

router = Router(name="leaving")


@router.callback_query(Leave.filter())
async def on_leave(query: CallbackQuery, callback_data: Leave, house: House, guest: Person, say: Say) -> None:
    """The one who was asked leaves or stays; the question goes away."""
    await answered(query, house, say, _leave(house, guest, say, callback_data, query.id))
    if guest.id == callback_data.person:
        await remove(house, query)


async def _leave(house: House, guest: Person, say: Say, press: Leave, query: str) -> Answer:
    if guest.id != press.person:
        raise NotYours
    if not press.wanted:
        return Answer(say("done-stayed"))

    def verb(table: Table, at: Instant) -> Done:
        of_this_game(table, press.number)
        return leave(table, guest.id, at)

    done = await house.desks.write(press.table, Cause(str(guest.id), query), verb)
    return Answer(say(_left(done.table)))


def _left(table: Table) -> str:
    """What becomes of the game that was left."""
    if is_over(table):
        return "hand-over"
    return "done-left" if isinstance(table.phase, Running) else "done-left-stopped"
