"""How Redis is reached: one pool that makes callers wait instead of failing, and what is asked of the server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from redis import exceptions as redis_errors
from redis.asyncio import BlockingConnectionPool, Redis, UnixDomainSocketConnection
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialWithJitterBackoff
from redis.driver_info import DriverInfo

from storage.wire import TROUBLE, Wire

CONNECTIONS = 64
TIMEOUT = 2.0
"""Seconds for a connection and for a reply: a player waits that long at most, twice."""

DRIVER = DriverInfo()
"""What every connection says it is; left to itself each reads it from the package's files again."""

OLDEST = 7
"""The major version of Redis that has all the commands used here; every Valkey counts as 7 or later."""


def connect(where: str | Path, connections: int = CONNECTIONS) -> Redis:
    """A client for a URL (redis://, rediss://, unix://) or a socket's path; close it with `aclose()`."""
    settings: dict[str, Any] = {
        "max_connections": connections,
        "timeout": TIMEOUT,
        "socket_timeout": TIMEOUT,
        "socket_connect_timeout": TIMEOUT,
        "health_check_interval": 30,
        "retry": Retry(ExponentialWithJitterBackoff(cap=0.4, base=0.05), 1, TROUBLE[:2]),
        "decode_responses": False,
        "driver_info": DRIVER,
    }
    if isinstance(where, Path):
        pool = BlockingConnectionPool(connection_class=UnixDomainSocketConnection, path=str(where), **settings)
    else:
        pool = BlockingConnectionPool.from_url(where, **settings)
    return Redis.from_pool(pool)


async def check_server(redis: Redis) -> tuple[str, ...]:
    """What is wrong with a server for our use, for the log: () when nothing is; raises Unavailable."""
    try:
        told = await Wire(redis).ask("INFO")
    except redis_errors.ResponseError:
        return ("the server does not answer INFO: its version and memory policy are not known",)
    return (*_version(told), *_eviction(told))


def _version(told: dict[str, Any]) -> tuple[str, ...]:
    version = str(told.get("redis_version", "0"))
    if int(version.partition(".")[0]) >= OLDEST:
        return ()
    return (f"the server is version {version}: at least Redis {OLDEST} or Valkey is needed",)


def _eviction(told: dict[str, Any]) -> tuple[str, ...]:
    policy = told.get("maxmemory_policy", "not known")
    if policy == "noeviction":
        return ()
    return (f"the server's maxmemory-policy is {policy}: it may drop tables, noeviction is needed",)
