"""What Telegram writes into a group when the bot pins its board: cleared away, for the pin itself is seen at the top.

A bot is told of its own pins and may delete that line like any message of its own, so that pinning stays silent.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from aiogram import BaseMiddleware, Bot
from aiogram.types import Message, TelegramObject

from bot.house import House


class OwnPins(BaseMiddleware):
    """Takes out the messages that tell of the bot's own pins."""

    async def __call__(
        self,
        handler: Callable[[TelegramObject, dict[str, Any]], Awaitable[Any]],
        event: TelegramObject,
        data: dict[str, Any],
    ) -> Any:
        """Delete such a message (deleteMessage); all else goes on to its handler."""
        house: House = data["house"]
        if isinstance(event, Message) and _tells_of_own_pin(event, house.bot):
            await house.post.delete(event.chat.id, event.message_id)
            return None
        return await handler(event, data)


def _tells_of_own_pin(message: Message, bot: Bot) -> bool:
    return message.pinned_message is not None and message.from_user is not None and message.from_user.id == bot.id
