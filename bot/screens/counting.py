"""Counts what handlers send by themselves (answers to commands, pages of rules), so that screens make room for it.

Registered on the bot's session. It holds nothing back: somebody waits for that answer.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from aiogram import Bot
from aiogram.client.session.middlewares.base import BaseRequestMiddleware, NextRequestMiddlewareType
from aiogram.exceptions import TelegramRetryAfter
from aiogram.methods import Response, TelegramMethod
from aiogram.methods.base import TelegramType

from bot.screens.pace import COUNTED, Pace

COSTLY: Final = ("send", "edit", "forward", "copy")
"""How the names of those methods begin that Telegram's limits per chat are about."""
FREE: Final = "sendChatAction"


@dataclass(frozen=True, slots=True)
class Counting(BaseRequestMiddleware):
    """A middleware of the session that tells the pace about every call it does not know of."""

    pace: Pace

    async def __call__(
        self, make_request: NextRequestMiddlewareType[TelegramType], bot: Bot, method: TelegramMethod[TelegramType]
    ) -> Response[TelegramType]:
        """Make the request; where it costs one of its chat's tokens, count it."""
        chat = getattr(method, "chat_id", None)
        name = method.__api_method__
        if COUNTED.get() or not isinstance(chat, int) or not name.startswith(COSTLY) or name == FREE:
            return await make_request(bot, method)
        with self.pace.unasked(chat):
            try:
                return await make_request(bot, method)
            except TelegramRetryAfter as error:
                self.pace.hold(chat, error.retry_after)
                raise
