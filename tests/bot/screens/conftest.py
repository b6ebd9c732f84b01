"""A gallery on every kind of server, and a wall in the local Telegram."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from aiogram import Bot
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import TelegramAPIServer
from redis.asyncio import Redis

from bot.playground import Playground
from bot.screens.album import Album
from bot.screens.pace import Pace
from bot.screens.post import Post
from storage.keys import Keys
from storage.pictures import Pictures
from tests.bot.screens.gallery import Gallery
from tests.bot.screens.wall import Wall
from tests.redis_servers import named_server, redis, valkey, valkey_server
from tests.storage.tables_at_hand import NOW

__all__ = ["gallery", "named_server", "redis", "valkey", "valkey_server", "wall"]


@pytest.fixture
def gallery(redis: Redis) -> Gallery:
    """A painter with nothing to draw yet."""
    return Gallery(redis)


@pytest.fixture
async def wall(redis: Redis) -> AsyncIterator[Wall]:
    """A group on which nothing hangs."""
    local = Playground(clock=lambda: NOW)
    await local.start()
    bot = Bot(local.token, session=AiohttpSession(api=TelegramAPIServer.from_base(local.url)))
    yield Wall(local, Post(bot, Pace(lambda: NOW), Album(Pictures(redis, Keys("{test}:")))))
    await bot.session.close()
    await local.stop()
    assert local.violations == []
