"""The types of Telegram's replies, kept alive.

aiogram reads every reply through a generic model, `Response[Message]` and the like. Nobody holds these models, so after
each garbage collection pydantic would build them anew: tens of milliseconds of a call that else takes two.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from aiogram import Bot
from aiogram.client.session.middlewares.base import BaseRequestMiddleware, NextRequestMiddlewareType
from aiogram.methods import Response, TelegramMethod
from aiogram.methods.base import TelegramType


@dataclass(frozen=True, slots=True)
class Replies(BaseRequestMiddleware):
    """A middleware of the session that holds the type of each reply from its first call on."""

    held: dict[str, Any] = field(default_factory=dict)

    async def __call__(
        self, make_request: NextRequestMiddlewareType[TelegramType], bot: Bot, method: TelegramMethod[TelegramType]
    ) -> Response[TelegramType]:
        """Make the request with its reply's type in hand."""
        name = method.__api_method__
        if name not in self.held:
            self.held[name] = Response[method.__returning__]  # type: ignore[name-defined]
        return await make_request(bot, method)
