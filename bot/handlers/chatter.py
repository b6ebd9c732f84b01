"""What people of a group say to each other: it is met before everything else, answered by nothing, kept nowhere.

A message that is neither a command, nor a reply, nor a service message reaches only a bot that sees all messages of the
group (privacy mode off, or an administrator): that it came at all is the proof. Where the ids of messages count them,
in supergroups, it may show that the board lies buried.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from aiogram import BaseMiddleware
from aiogram.enums import ChatType, ContentType
from aiogram.types import Message, TelegramObject

from bot.house import House
from bot.screens.buried import dig_out
from bot.table.refusals import TableGone
from bot.table.seats import is_over
from storage.errors import Unreadable
from storage.ids import TableId

SPOKEN: Final = {
    ContentType.TEXT,
    ContentType.PHOTO,
    ContentType.STICKER,
    ContentType.ANIMATION,
    ContentType.VIDEO,
    ContentType.VIDEO_NOTE,
    ContentType.VOICE,
    ContentType.AUDIO,
    ContentType.DOCUMENT,
}
"""What people say; all other kinds are something that happened, or are rare."""


class Chatter(BaseMiddleware):
    """Keeps what is not for the bot away from its handlers."""

    async def __call__(
        self,
        handler: Callable[[TelegramObject, dict[str, Any]], Awaitable[Any]],
        event: TelegramObject,
        data: dict[str, Any],
    ) -> Any:
        """Hand on what may be meant for the bot."""
        if not isinstance(event, Message) or not is_chatter(event):
            return await handler(event, data)
        if event.chat.type == ChatType.SUPERGROUP and not event.chat.is_forum:
            await look_for_boards(data["house"], event)
        return None


def is_chatter(message: Message) -> bool:
    """Whether people of a group talk to each other."""
    in_group = message.chat.type in {ChatType.GROUP, ChatType.SUPERGROUP}
    meant = message.reply_to_message is not None or message.via_bot is not None
    said = message.text or message.caption or ""
    return in_group and not meant and message.content_type in SPOKEN and not said.startswith("/")


async def look_for_boards(house: House, message: Message) -> None:
    """Have every board of the chat that lies buried sent anew; a chat without a table costs two reads."""
    home = await house.chats.resolve(message.chat.id)
    for table_id in await house.tables.in_chat(home):
        if await _goes_on(house, table_id) and await dig_out(house.screens, table_id, message.message_id, house.now()):
            house.desks.poke()


async def _goes_on(house: House, table_id: TableId) -> bool:
    """Whether something is played or awaited at the table: only then its board is looked for."""
    try:
        return not is_over(await house.desks.read(table_id))
    except (TableGone, Unreadable):
        return False
