"""The wires of a bot under test: its session to Telegram and its client of Redis, which a test may cut.

Cutting both at once is what kill −9 looks like from outside: whatever the bot still does has no effect any more.
"""

from __future__ import annotations

from ssl import PROTOCOL_TLS_CLIENT, SSLContext
from typing import Any
from unittest.mock import patch

from aiogram import Bot
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.exceptions import TelegramNetworkError
from aiogram.methods import TelegramMethod
from redis.asyncio import Redis
from redis.exceptions import ConnectionError as Unreachable

from bot.app import make_bot

NO_TLS = SSLContext(PROTOCOL_TLS_CLIENT)
"""Nothing here is encrypted: reading all the world's certificates for every evening would only take time."""


class Session(AiohttpSession):
    """Real HTTP to the local Telegram."""

    is_cut = False

    async def make_request(self, bot: Bot, method: TelegramMethod[Any], timeout: int | None = None) -> Any:  # noqa: ASYNC109
        """Make the request, unless the wire is cut."""
        if self.is_cut:
            raise TelegramNetworkError(method, "the wire is cut")
        return await super().make_request(bot, method, timeout)

    async def close(self) -> None:
        """Close without the quarter of a second that encrypted connections need."""
        if self._session is not None:
            await self._session.close()

    async def cut(self) -> None:
        """Nothing goes through any more, neither what is under way nor what comes."""
        self.is_cut = True
        await self.close()


def bot_at(token: str, url: str) -> tuple[Bot, Session]:
    """A bot that talks to the local Telegram at this address, and its session."""
    with patch("ssl.create_default_context", return_value=NO_TLS):
        bot = make_bot(token, url, Session)
    assert isinstance(bot.session, Session)
    return bot, bot.session


def cut(redis: Redis) -> None:
    """The client gets no connection any more."""

    async def refuse(*_: Any, **__: Any) -> Any:
        raise Unreachable("the wire is cut")

    redis.connection_pool.get_connection = refuse  # type: ignore[method-assign]
