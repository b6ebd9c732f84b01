"""The servers that tests run on: fakeredis in this process, the embedded Valkey, and any redis-server that is named.

`TEST_REDIS_SERVER` names a redis-server program; then every test that takes `redis` runs on that too. A folder of tests
uses these fixtures by importing them into its conftest.
"""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import fakeredis
import pytest
from redis.asyncio import Redis

from storage.connect import connect
from storage.server import Server

NAMED = os.environ.get("TEST_REDIS_SERVER", "")
KINDS = ("fakeredis", "valkey", *(("redis-server",) if NAMED else ()))


@pytest.fixture(scope="session")
def valkey_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One embedded Valkey for the whole run."""
    yield from _running(Server(tmp_path_factory.mktemp("valkey"), "everysec"))


@pytest.fixture(scope="session")
def named_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One redis-server for the whole run."""
    yield from _running(Server(tmp_path_factory.mktemp("redis"), "everysec", Path(NAMED)))


@pytest.fixture
async def valkey(valkey_server: Server) -> AsyncIterator[Redis]:
    """A client of the embedded Valkey, which is empty."""
    async for client in _empty(connect(valkey_server.socket)):
        yield client


@pytest.fixture(params=KINDS)
async def redis(request: pytest.FixtureRequest) -> AsyncIterator[Redis]:
    """A client of each kind of server in turn, which is empty."""
    async for client in _empty(_client(request)):
        yield client


def in_process(server: fakeredis.FakeServer) -> Redis:
    """A client of a fakeredis. Nothing it says travels, so nothing is timed: a task for each command costs a tenth."""
    return fakeredis.FakeAsyncRedis(server=server, socket_timeout=None)


def _running(server: Server) -> Iterator[Server]:
    server.start()
    yield server
    server.close()


def _client(request: pytest.FixtureRequest) -> Redis:
    match request.param:
        case "fakeredis":
            return in_process(fakeredis.FakeServer())
        case "valkey":
            return connect(request.getfixturevalue("valkey_server").socket)
        case _:
            return connect(request.getfixturevalue("named_server").socket)


async def _empty(client: Redis) -> AsyncIterator[Redis]:
    await client.flushall()
    yield client
    await client.aclose()
