"""Opening a table in a group, or bringing the one that stands there into view."""

from __future__ import annotations

from dataclasses import dataclass, replace

from aiogram.types import Message

from bot.handlers.place import chat_of, home_of, standing, title_of
from bot.handlers.slow_mode import tell_of_slow_mode
from bot.house import House
from bot.screens.asking import ask_again
from bot.screens.topic import topic_of
from bot.screens.wanted import BOARD, Occasion
from bot.table.done import Done, Instant
from bot.table.guise import member_of
from bot.table.lobby import habit_of, new_table, sit
from bot.table.seats import is_over
from bot.table.starting import play_again
from storage.acquaintance import Habit, Person
from storage.change import Cause
from storage.errors import HomeTaken
from storage.hanging import Hung
from storage.ids import TableId
from storage.table import Table


@dataclass(frozen=True, slots=True)
class Found:
    """The table that is to be seen now ("" = none); `stood` is the one that was in use here before (() = none was)."""

    id: TableId
    stood: tuple[Table, ...] = ()


async def play_here(
    house: House, message: Message, game: str, host: Person, cause: Cause, *, becomes: bool = False
) -> Found:
    """Show the table in use here, or open one for the game; none when none is in use and no game is named.

    Where it `becomes` the table, the message itself, one of the bot's, turns into the lobby.
    """
    table = await standing(house, message)
    if table is not None and not is_over(table):
        if not (becomes and await _shows(house, table.id, message)):
            await _show_again(house, table.id, cause)
        return Found(table.id, (table,))
    if not game:
        return Found("")
    found = await _open(house, message, game, host, cause, becomes, table)
    house.errands.afterwards(tell_of_slow_mode(house, found.id, message.chat.id, cause))
    return found


async def _open(
    house: House, message: Message, game: str, host: Person, cause: Cause, becomes: bool, before: Table | None
) -> Found:
    """A new table; where one stands whose game is over, that one anew."""
    chat = await chat_of(house, message)
    habit = habit_of(chat, game)
    if before is not None:
        await _anew(house, before.id, habit, host, cause, message if becomes else None)
        return Found(before.id)
    chat = replace(chat, title=await title_of(house, message, chat))
    table = new_table(house.table_id(), await home_of(house, message), chat, habit, host.id, house.now())
    try:
        found = Found(await house.desks.open(table, cause, (_hung(message, table.number),) if becomes else ()))
    except HomeTaken as taken:
        found = Found(taken.table, (await house.desks.read(taken.table),))
    await _seat_host(house, found.id, host, cause)
    return found


def _hung(message: Message, number: int) -> Hung:
    """The message as what the lobby of the table's n-th game is going to be drawn in."""
    sent = message.date.timestamp()
    return Hung(message.chat.id, message.message_id, "", Occasion(number).text, sent, topic=topic_of(message))


async def _shows(house: House, table_id: TableId, message: Message) -> bool:
    """Whether the message has become the table's board already."""
    board = (await house.screens.load(table_id)).hung.get(BOARD)
    return board is not None and board.message == message.message_id


async def _show_again(house: House, table_id: TableId, cause: Cause) -> None:
    await ask_again(house.screens, table_id, BOARD, cause.id.rpartition(".")[2])
    house.desks.poke()


async def _anew(
    house: House, table_id: TableId, habit: Habit, host: Person, cause: Cause, lobby: Message | None
) -> None:
    """A fresh lobby, in this message if one is given: then the board of the game before is cleared away."""
    who, before = member_of(host), (await house.screens.load(table_id)).hung.get(BOARD)

    def verb(table: Table, at: Instant) -> Done:
        done = play_again(table, habit, who, seated=host.reachable, at=at)
        return done if lobby is None else replace(done, hung=(_hung(lobby, done.table.number),))

    await house.desks.write(table_id, cause, verb)
    if lobby is not None and before is not None and before.message not in {0, lobby.message_id}:
        house.errands.afterwards(house.post.clear(before))


async def _seat_host(house: House, table_id: TableId, host: Person, cause: Cause) -> None:
    """Whoever opened the table and can be written to has a seat at it; others may have been quicker to sit there."""
    if host.reachable:
        who, seat = member_of(host), Cause(cause.who, f"{cause.id}.seat")
        strictness = (await house.group((await house.desks.read(table_id)).home.chat)).strictness
        await house.desks.write(table_id, seat, lambda table, at: sit(table, who, at, strictness))
