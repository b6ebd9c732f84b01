"""Which table a message in a group is about."""

from __future__ import annotations

from aiogram.types import Message

from bot.house import House
from bot.table.refusals import NoGame
from storage.errors import NoSuchTable
from storage.model import Chat, Home, Table


async def home_of(house: House, message: Message) -> Home:
    """The home a message belongs to: its group by the id it was first known by."""
    return Home(await house.chats.resolve(message.chat.id))


async def chat_of(house: House, message: Message) -> Chat:
    """The group as it is kept, met now if it was not before."""
    home = await home_of(house, message)
    return await house.chats.meet(Chat(home.chat, message.chat.title or ""))


async def table_of(house: House, message: Message) -> Table:
    """The table that stands where the message was written; raises NoGame."""
    try:
        return await house.desks.read(await house.tables.at(await home_of(house, message)))
    except NoSuchTable as error:
        raise NoGame from error
