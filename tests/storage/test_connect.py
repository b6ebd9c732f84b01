"""The connection: waits for a free line, and knows what is wrong with a server."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
from redis.asyncio import Redis

from storage.connect import check_server, connect
from storage.server import Server


async def test_callers_wait_for_a_line_instead_of_failing(valkey_server: Server) -> None:
    client = connect(valkey_server.socket, connections=2)
    assert await asyncio.gather(*(client.ping() for _ in range(50))) == [True] * 50
    await client.aclose()


async def test_a_url_is_as_good_as_a_path(valkey_server: Server) -> None:
    client = connect(f"unix://{valkey_server.socket}?db=1")
    await client.set("key", "value")
    assert await client.get("key") == b"value"
    await client.flushall()
    await client.aclose()


async def test_our_own_server_has_nothing_wrong(valkey: Redis) -> None:
    assert await check_server(valkey) == ()


async def test_a_server_that_may_drop_keys_is_warned_about(valkey: Redis) -> None:
    await valkey.config_set("maxmemory-policy", "allkeys-lru")
    (warning,) = await check_server(valkey)
    await valkey.config_set("maxmemory-policy", "noeviction")
    assert "allkeys-lru" in warning
    assert "noeviction" in warning


@pytest.mark.parametrize(("version", "warnings"), [("6.2.14", 1), ("7.0.0", 0), ("7.2.4", 0), ("10.0.1", 0)])
async def test_a_server_that_is_too_old_is_warned_about(version: str, warnings: int) -> None:
    class Old:
        async def execute_command(self, *_: Any) -> dict[str, str]:
            return {"redis_version": version, "maxmemory_policy": "noeviction"}

    found = await check_server(cast("Any", Old()))
    assert len(found) == warnings
    assert all(version in warning for warning in found)
