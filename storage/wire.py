"""The one door to Redis: commands and scripts, with its troubles told as one kind of error.

The client retries a dropped connection by itself (see `connect`). What is known to be safe to say twice may ask here
for further tries; a commit is safe, because it finds its own cause stored.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias, cast

from redis import exceptions as redis_errors
from redis.asyncio import Redis

from storage.errors import Unavailable
from storage.lua import Script

Word: TypeAlias = str | bytes | int | float
TROUBLE = (
    redis_errors.ConnectionError,
    redis_errors.TimeoutError,
    redis_errors.ReadOnlyError,
    redis_errors.OutOfMemoryError,
)
REFUSED_WRITES = ("MISCONF", "OOM", "CLUSTERDOWN", "TRYAGAIN")


class Wire:
    """Redis as the stores see it; replies are bytes, numbers, lists, and dicts for whole hashes."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._say: Callable[..., Awaitable[Any]] = cast("Any", redis).execute_command

    async def ask(self, *words: Word) -> Any:
        """The reply to one command; raises Unavailable."""
        return await _reach(lambda: self._say(*words), 1)

    async def ask_all(self, commands: Sequence[Sequence[Word]]) -> list[Any]:
        """The replies to several commands that are carried out together, in one round trip; raises Unavailable."""

        async def together() -> Any:
            async with self._redis.pipeline(transaction=True) as pipe:
                for words in commands:
                    pipe.execute_command(*words)
                return await pipe.execute()

        replies: list[Any] = await _reach(together, 1)
        return replies

    async def run(self, script: Script, keys: Sequence[str], words: Sequence[Word], tries: int = 1) -> Any:
        """What a script returns; raises Unavailable after that many tries."""

        async def evaluate() -> Any:
            try:
                return await self._say("EVALSHA", script.sha, len(keys), *keys, *words)
            except redis_errors.NoScriptError:
                return await self._say("EVAL", script.text, len(keys), *keys, *words)

        return await _reach(evaluate, tries)


async def _reach(say: Callable[[], Awaitable[Any]], tries: int) -> Any:
    for attempt in range(1, tries + 1):
        try:
            return await say()
        except TROUBLE as error:
            if attempt == tries:
                raise Unavailable(str(error)) from error
        except redis_errors.ResponseError as error:
            if not str(error).startswith(REFUSED_WRITES):
                raise
            raise Unavailable(str(error)) from error
    raise AssertionError("at least one try")
