"""A gallery on every kind of server."""

from __future__ import annotations

import pytest
from redis.asyncio import Redis

from tests.bot.screens.gallery import Gallery
from tests.redis_servers import named_server, redis, valkey, valkey_server

__all__ = ["gallery", "named_server", "redis", "valkey", "valkey_server"]


@pytest.fixture
def gallery(redis: Redis) -> Gallery:
    """A painter with nothing to draw yet."""
    return Gallery(redis)
