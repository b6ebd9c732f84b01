"""Which table a message in a group is about: the one in its topic, where the group is a forum.

Topics may be switched off, closed or deleted under a table. Then it is found where the group itself is written to: in
General, or wherever there are no topics.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from aiogram.types import Message

from bot.house import House
from bot.screens.topic import topic_of
from bot.screens.wanted import BOARD
from bot.table.refusals import NoGame
from bot.table.seats import is_member, is_over
from storage.acquaintance import Chat
from storage.errors import NoSuchTable, Unreadable
from storage.table import Home, Table

HALF: Final = 60
"""Characters of a group's and of a topic's name in the title of a table."""


async def home_of(house: House, message: Message) -> Home:
    """The home a message belongs to: its group by the id it was first known by, and its topic."""
    return Home(await house.chats.resolve(message.chat.id), topic_of(message))


async def chat_of(house: House, message: Message) -> Chat:
    """The group as it is kept, met now if it was not before."""
    home = await home_of(house, message)
    return await house.chats.meet(Chat(home.chat, message.chat.title or ""))


async def title_of(house: House, message: Message, chat: Chat) -> str:
    """What a table opened here is called by: its group, and its topic where there is one and its name is known."""
    topic = topic_of(message)
    name = topic and (await house.chats.topic_name(chat.id, topic) or _first_name(message))
    return f"{chat.title[:HALF]} · {name[:HALF]}" if name else chat.title


def _first_name(message: Message) -> str:
    """What the topic was called when it was made: a message in it that replies to nothing else quotes that."""
    began = message.reply_to_message and message.reply_to_message.forum_topic_created
    return began.name if began else ""


async def table_of(house: House, message: Message) -> Table:
    """The table that stands where the message was written; raises NoGame."""
    table = await standing(house, message)
    if table is None:
        raise NoGame
    return table


async def standing(house: House, message: Message) -> Table | None:
    """The table that stands where the message was written, if any does.

    Where several are in use, because topics are gone, it is one at which the writer sits, else the one that was here.
    """
    home = await home_of(house, message)
    here = await _at(house, home)
    if home.topic:
        return here
    found = [*([here] if here else []), *await _astray(house, home, message)]
    in_use = [table for table in found if not is_over(table)]
    writer = message.from_user.id if message.from_user else 0
    return min(in_use, key=lambda table: not is_member(table, writer), default=here)


async def _at(house: House, home: Home) -> Table | None:
    with suppress(NoSuchTable):
        return await house.tables.read(await house.tables.at(home))
    return None


async def _astray(house: House, home: Home, message: Message) -> list[Table]:
    """The tables of the group whose topic takes no messages any more."""
    tables = []
    for table_id in await house.tables.in_chat(home.chat):
        with suppress(NoSuchTable, Unreadable):
            table = await house.tables.read(table_id)
            if table.home.topic and (not message.chat.is_forum or await _is_elsewhere(house, table)):
                tables.append(table)
    return tables


async def _is_elsewhere(house: House, table: Table) -> bool:
    """Whether its board had to be sent outside its topic."""
    board = (await house.screens.load(table.id)).hung.get(BOARD)
    return board is not None and bool(board.message) and board.topic != table.home.topic
