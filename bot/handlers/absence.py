"""What to do about somebody who has been away for long: wait, or no longer."""

from __future__ import annotations

from aiogram import Router
from aiogram.types import CallbackQuery

from bot.handlers.reply import Answer, answered
from bot.handlers.tidying import tidy
from bot.house import House
from bot.presenters.presenter import Say
from bot.press import Await
from bot.screens.wanted import BOARD
from bot.table.absence import decide
from bot.table.button import of_this_game
from bot.table.done import Done, Instant
from bot.table.seats import is_over
from storage.acquaintance import Person
from storage.change import Cause
from storage.table import Running, Table

router = Router(name="absence")


@router.callback_query(Await.filter())
async def on_await(query: CallbackQuery, callback_data: Await, house: House, guest: Person, say: Say) -> None:
    """«Ждать» or «закончить» under the question about somebody."""
    await answered(query, house, say, _await(house, guest, say, callback_data, query.id))
    tidy(house, query, callback_data.table, BOARD)


async def _await(house: House, guest: Person, say: Say, press: Await, query: str) -> Answer:
    wait = bool(press.wanted)

    def verb(table: Table, at: Instant) -> Done:
        of_this_game(table, press.number)
        return decide(table, guest.id, press.seat, press.moment, wait=wait, at=at)

    done = await house.desks.write(press.table, Cause(str(guest.id), query), verb)
    if is_over(done.table):
        return Answer(say("hand-over"))
    if not isinstance(done.table.phase, Running):
        return Answer(say("done-wait-stopped"))
    return Answer(say("done-wait" if wait else "done-wait-no-longer"))
