"""The second row of the board: what those at the table may do to the game's time, and to the game."""

from __future__ import annotations

from aiogram import Router
from aiogram.types import CallbackQuery

from bot.handlers.reply import Answer, answered
from bot.handlers.tidying import tidy
from bot.house import House
from bot.presenters.presenter import Say
from bot.press import Agree, Halt, Hurry
from bot.screens.wanted import BOARD
from bot.table.agreement import agree
from bot.table.button import of_this_game
from bot.table.done import Done, Instant
from bot.table.hurry import hurry
from bot.table.pause import pause, resume
from bot.table.seats import is_over
from storage.model import Cause, Person, Table

router = Router(name="pausing")


@router.callback_query(Halt.filter())
async def on_halt(query: CallbackQuery, callback_data: Halt, house: House, guest: Person, say: Say) -> None:
    """⏸ Пауза and ▶."""
    await answered(query, house, say, _halt(house, guest, say, callback_data, query.id))
    tidy(house, query, callback_data.table, BOARD)


async def _halt(house: House, guest: Person, say: Say, press: Halt, query: str) -> Answer:
    def verb(table: Table, at: Instant) -> Done:
        of_this_game(table, press.number)
        return pause(table, guest.id, at) if press.wanted else resume(table, guest.id, at)

    await house.desks.write(press.table, Cause(str(guest.id), query), verb)
    return Answer(say("done-paused" if press.wanted else "done-resumed"))


@router.callback_query(Agree.filter())
async def on_agree(query: CallbackQuery, callback_data: Agree, house: House, guest: Person, say: Say) -> None:
    """🏁 Закончить, and «Играть дальше» of those who have changed their minds."""
    await answered(query, house, say, _agree(house, guest, say, callback_data, query.id))
    tidy(house, query, callback_data.table, BOARD)


async def _agree(house: House, guest: Person, say: Say, press: Agree, query: str) -> Answer:
    home = (await house.desks.read(press.table)).home
    cancelling = (await house.group(home.chat)).cancelling

    def verb(table: Table, at: Instant) -> Done:
        of_this_game(table, press.number)
        return agree(table, guest.id, wanted=bool(press.wanted), at=at, cancelling=cancelling)

    done = await house.desks.write(press.table, Cause(str(guest.id), query), verb)
    if is_over(done.table):
        return Answer(say("hand-over"))
    return Answer(say("done-agreed" if press.wanted else "done-disagreed"))


@router.callback_query(Hurry.filter())
async def on_hurry(query: CallbackQuery, callback_data: Hurry, house: House, guest: Person, say: Say) -> None:
    """⏳ Поторопить."""
    await answered(query, house, say, _hurry(house, guest, say, callback_data, query.id))
    tidy(house, query, callback_data.table, BOARD)


async def _hurry(house: House, guest: Person, say: Say, press: Hurry, query: str) -> Answer:
    cause = Cause(str(guest.id), query)
    await house.desks.write(press.table, cause, lambda table, at: hurry(table, guest.id, press.token, at))
    return Answer(say("done-hurried"))
