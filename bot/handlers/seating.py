"""Seats taken back by the host, and the countdown of a full table stopped."""

from __future__ import annotations

from aiogram import F, Router
from aiogram.types import CallbackQuery

from bot.dealer import begin_again
from bot.handlers.lobby import administers
from bot.handlers.reply import Answer, answered
from bot.handlers.tidying import tidy
from bot.house import House
from bot.presenters.presenter import Say
from bot.press import Admit, Desk, Unseat
from bot.screens.wanted import BOARD
from bot.table.button import of_this_game
from bot.table.done import Done, Instant
from bot.table.lobby import admit, complete_again, hold, unseat
from bot.table.refusals import NotSeated
from bot.table.seats import is_member
from storage.acquaintance import Person
from storage.change import Cause
from storage.table import Table

router = Router(name="seating")


@router.callback_query(Unseat.filter())
async def on_unseat(query: CallbackQuery, callback_data: Unseat, house: House, guest: Person, say: Say) -> None:
    """The host takes a seat back."""
    await answered(query, house, say, _unseat(house, guest, say, callback_data, query.id))
    tidy(house, query, callback_data.table, BOARD)


async def _unseat(house: House, guest: Person, say: Say, press: Unseat, query: str) -> Answer:
    def verb(table: Table, at: Instant) -> Done:
        of_this_game(table, press.number)
        return unseat(table, guest.id, press.person, at)

    await house.desks.write(press.table, Cause(str(guest.id), query), verb)
    return Answer(say("done-stood"))


@router.callback_query(Admit.filter())
async def on_admit(query: CallbackQuery, callback_data: Admit, house: House, guest: Person, say: Say) -> None:
    """One who sits would have a козёл at the table (KG-21)."""
    await answered(query, house, say, _admit(house, guest, say, callback_data, query.id))
    tidy(house, query, callback_data.table, BOARD)


async def _admit(house: House, guest: Person, say: Say, press: Admit, query: str) -> Answer:
    strictness = (await house.group((await house.desks.read(press.table)).home.chat)).strictness

    def verb(table: Table, at: Instant) -> Done:
        of_this_game(table, press.number)
        return admit(table, guest.id, press.person, at, strictness)

    cause = Cause(str(guest.id), query)
    done = await house.desks.write(press.table, cause, verb)
    if complete_again(done.table):
        await begin_again(house, done.table, cause)
    return Answer(say("done-admitted" if is_member(done.table, press.person) else "done-agreed-to"))


@router.callback_query(Desk.filter(F.verb == "hold"))
async def on_hold(query: CallbackQuery, callback_data: Desk, house: House, guest: Person, say: Say) -> None:
    """Отменить старт, while a full table counts down."""
    await answered(query, house, say, _hold(house, guest, say, callback_data, query.id))
    tidy(house, query, callback_data.table, BOARD)


async def _hold(house: House, guest: Person, say: Say, press: Desk, query: str) -> Answer:
    async def attempt(*, administrator: bool) -> None:
        def verb(table: Table, at: Instant) -> Done:
            of_this_game(table, press.number)
            return hold(table, guest.id, administrator=administrator, at=at)

        await house.desks.write(press.table, Cause(str(guest.id), query), verb)

    try:
        await attempt(administrator=False)
    except NotSeated:
        if not await administers(house, press.table, guest):
            raise
        await attempt(administrator=True)
    return Answer(say("done-held"))
