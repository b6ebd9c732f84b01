"""The second row of the board: what those at the table may do to the game's time, and to the game."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

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
from bot.table.desks import Verb
from bot.table.done import Done, Instant
from bot.table.hurry import hurry
from bot.table.pause import pause, resume
from bot.table.seats import is_over
from storage.acquaintance import Person
from storage.change import Cause
from storage.table import Table

router = Router(name="pausing")


@router.callback_query(Halt.filter())
async def on_halt(query: CallbackQuery, callback_data: Halt, house: House, guest: Person, say: Say) -> None:
    """⏸ Пауза and ▶."""
    verb, said = (pause, "done-paused") if callback_data.wanted else (resume, "done-resumed")

    async def halt() -> Answer:
        await _write(house, guest, callback_data, query.id, lambda table, at: verb(table, guest.id, at))
        return Answer(say(said))

    await _on_the_board(query, callback_data, house, say, halt())


@router.callback_query(Agree.filter())
async def on_agree(query: CallbackQuery, callback_data: Agree, house: House, guest: Person, say: Say) -> None:
    """🏁 Закончить, and «Играть дальше» of those who have changed their minds."""
    wanted = bool(callback_data.wanted)

    async def said() -> Answer:
        home = (await house.desks.read(callback_data.table)).home
        cancelling = (await house.group(home.chat)).cancelling
        verb: Verb = lambda table, at: agree(table, guest.id, wanted=wanted, at=at, cancelling=cancelling)  # noqa: E731
        done = await _write(house, guest, callback_data, query.id, verb)
        return Answer(say("hand-over" if is_over(done.table) else "done-agreed" if wanted else "done-disagreed"))

    await _on_the_board(query, callback_data, house, say, said())


@router.callback_query(Hurry.filter())
async def on_hurry(query: CallbackQuery, callback_data: Hurry, house: House, guest: Person, say: Say) -> None:
    """⏳ Поторопить: its token names the question, and with it the game."""

    async def hurried() -> Answer:
        cause, token = Cause(str(guest.id), query.id), callback_data.token
        await house.desks.write(callback_data.table, cause, lambda table, at: hurry(table, guest.id, token, at))
        return Answer(say("done-hurried"))

    await _on_the_board(query, callback_data, house, say, hurried())


async def _write(house: House, guest: Person, press: Halt | Agree, query: str, act: Verb) -> Done:
    """Carry out what a button of this very game asks for."""

    def verb(table: Table, at: Instant) -> Done:
        of_this_game(table, press.number)
        return act(table, at)

    return await house.desks.write(press.table, Cause(str(guest.id), query), verb)


async def _on_the_board(
    query: CallbackQuery, press: Halt | Agree | Hurry, house: House, say: Say, work: Coroutine[Any, Any, Answer]
) -> None:
    """Answer the press; the board it was on is cleared away if it is left over."""
    await answered(query, house, say, work)
    tidy(house, query, press.table, BOARD)
