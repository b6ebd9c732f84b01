"""What every test of storage has at hand: a server, the stores on it, and tables to put in."""

from __future__ import annotations

import pytest
from redis.asyncio import Redis

from storage.due import Due
from storage.keys import Keys
from storage.tables import Tables
from tests.redis_servers import named_server, redis, valkey, valkey_server

__all__ = ["due", "keys", "named_server", "redis", "tables", "valkey", "valkey_server"]


@pytest.fixture
def keys() -> Keys:
    """The names of the keys under test."""
    return Keys("{test}:")


@pytest.fixture
def tables(redis: Redis, keys: Keys) -> Tables:
    """The tables on the server at hand."""
    return Tables(redis, keys)


@pytest.fixture
def due(redis: Redis, keys: Keys) -> Due:
    """What is due on the server at hand."""
    return Due(redis, keys)
