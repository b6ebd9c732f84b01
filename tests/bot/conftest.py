"""What every end-to-end test has at hand: evenings on fakeredis, and some on the embedded Valkey."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, TypeAlias

import fakeredis
import pytest
from redis.asyncio import Redis

from bot import aiogram_on_demand  # noqa: F401 - before anything of aiogram
from bot.texts import Texts
from storage.connect import connect
from storage.server import Server
from tests.people import Group, Person
from tests.people.gathering import gathering
from tests.redis_servers import in_process, valkey, valkey_server

__all__ = ["evening", "evening_on_valkey", "texts", "valkey", "valkey_server"]

Evenings: TypeAlias = Callable[..., AbstractAsyncContextManager[tuple[Any, ...]]]


@pytest.fixture(scope="session")
def texts() -> Texts:
    """All texts, compiled once."""
    return Texts()


@pytest.fixture
def evening(texts: Texts) -> Evenings:
    """Opens an evening with these people on a fakeredis of its own: `(group, *people)`."""
    server = fakeredis.FakeServer()
    return _opener(texts, lambda: in_process(server))


@pytest.fixture
def evening_on_valkey(texts: Texts, valkey_server: Server, valkey: Redis) -> Evenings:
    """The same on the embedded Valkey, which `valkey` has emptied."""
    return _opener(texts, lambda: connect(valkey_server.socket))


def _opener(texts: Texts, connecting: Callable[[], Redis]) -> Evenings:
    @asynccontextmanager
    async def opened(*names: str, **how: Any) -> AsyncIterator[tuple[Group | Person, ...]]:
        async with gathering(*names, texts=texts, connect=connecting, **how) as group:
            yield (group, *group.people)

    return opened
