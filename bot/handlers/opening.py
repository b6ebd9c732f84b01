"""Opening a table in a group, or bringing the one that stands there into view."""

from __future__ import annotations

from aiogram.types import Message

from bot.handlers.place import chat_of, home_of
from bot.house import House
from bot.screens.asking import ask_again
from bot.screens.wanted import BOARD
from bot.table.lobby import habit_of, new_table, sit
from bot.table.seats import is_over
from bot.table.starting import play_again
from storage.errors import HomeTaken, NoSuchTable
from storage.model import Cause, Habit, Member, Person, Table, TableId


async def play_here(house: House, message: Message, game: str, host: Person, cause: Cause) -> bool:
    """Show the table in use here, or open one for the game; False when none is in use and no game is named."""
    standing = await _standing(house, message)
    if standing is not None and not is_over(standing):
        await _show_again(house, standing.id, cause)
        return True
    if not game:
        return False
    chat = await chat_of(house, message)
    habit = habit_of(chat, game)
    if standing is not None:
        await _anew(house, standing.id, habit, host, cause)
        return True
    table = new_table(house.table_id(), await home_of(house, message), chat, habit, host.id, house.now())
    try:
        table_id = await house.desks.open(table, cause)
    except HomeTaken as taken:
        table_id = taken.table
    await _seat_host(house, table_id, host, cause)
    return True


async def _standing(house: House, message: Message) -> Table | None:
    """The table that stands here, if any does."""
    try:
        return await house.tables.read(await house.tables.at(await home_of(house, message)))
    except NoSuchTable:
        return None


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
