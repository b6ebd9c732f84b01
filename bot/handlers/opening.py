"""Opening a table in a group, or bringing the one that stands there into view."""

from __future__ import annotations

from dataclasses import replace

from aiogram.types import Message

from bot.handlers.place import chat_of, home_of, standing, title_of
from bot.house import House
from bot.screens.asking import ask_again
from bot.screens.wanted import BOARD
from bot.table.lobby import habit_of, new_table, sit
from bot.table.seats import is_over
from bot.table.starting import play_again
from storage.errors import HomeTaken
from storage.model import Cause, Habit, Member, Person, TableId


async def play_here(house: House, message: Message, game: str, host: Person, cause: Cause) -> bool:
    """Show the table in use here, or open one for the game; False when none is in use and no game is named."""
    table = await standing(house, message)
    if table is not None and not is_over(table):
        await _show_again(house, table.id, cause)
        return True
    if not game:
        return False
    chat = await chat_of(house, message)
    habit = habit_of(chat, game)
    if table is not None:
        await _anew(house, table.id, habit, host, cause)
        return True
    chat = replace(chat, title=await title_of(house, message, chat))
    table = new_table(house.table_id(), await home_of(house, message), chat, habit, host.id, house.now())
    try:
        table_id = await house.desks.open(table, cause)
    except HomeTaken as taken:
        table_id = taken.table
    await _seat_host(house, table_id, host, cause)
    return True


async def _show_again(house: House, table_id: TableId, cause: Cause) -> None:
    await ask_again(house.screens, table_id, BOARD, cause.id.rpartition(".")[2])
    house.desks.poke()


async def _anew(house: House, table_id: TableId, habit: Habit, host: Person, cause: Cause) -> None:
    who = Member(host.id, host.name)
    await house.desks.write(
        table_id, cause, lambda table, at: play_again(table, habit, who, seated=host.reachable, at=at)
    )


async def _seat_host(house: House, table_id: TableId, host: Person, cause: Cause) -> None:
    """Whoever opened the table and can be written to has a seat at it."""
    if host.reachable:
        who = Member(host.id, host.name)
        await house.desks.write(table_id, Cause(cause.who, f"{cause.id}.seat"), lambda table, at: sit(table, who, at))
