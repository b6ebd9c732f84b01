"""Topics are given names, which tell the tables of a forum apart."""

from __future__ import annotations

from aiogram import Router
from aiogram.filters import Filter
from aiogram.types import Message

from bot.handlers.place import home_of
from bot.house import House

router = Router(name="topics")


class Named(Filter):
    """Service messages that tell what a topic is called."""

    async def __call__(self, message: Message) -> bool | dict[str, str]:
        """The name, where a topic was made or given another one."""
        told = message.forum_topic_created or message.forum_topic_edited
        return {"name": told.name} if told and told.name else False


@router.message(Named())
async def on_named(message: Message, house: House, name: str) -> None:
    """Keep the name for the next table there."""
    home = await home_of(house, message)
    await house.chats.name_topic(home.chat, home.topic, name)
