"""A line to Redis that can be cut: what was said arrives, the reply does not."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from redis.asyncio import Redis
from redis.exceptions import ConnectionError as Disconnected


class Lossy:
    """A client whose next replies get lost: `lose` of them, each after the server has done what it was asked."""

    def __init__(self, redis: Redis) -> None:
        self._redis: Any = redis
        self.lose = 0

    async def execute_command(self, *words: Any) -> Any:
        """Carry the command out, and perhaps lose the reply."""
        reply = await self._redis.execute_command(*words)
        if self.lose:
            self.lose -= 1
            raise Disconnected("the reply was lost")
        return reply


class Meanwhile:
    """A client that lets somebody else act once, just before it says a certain command."""

    def __init__(self, redis: Redis, command: str, act: Callable[[], Awaitable[Any]]) -> None:
        self._redis: Any = redis
        self._command = command
        self._acts = iter((act,))

    async def execute_command(self, *words: Any) -> Any:
        """Let him act when it is the moment, then carry the command out."""
        if words[0] == self._command:
            for act in self._acts:
                await act()
        return await self._redis.execute_command(*words)


@asynccontextmanager
async def cut_after(server: Path, line: Path, cuts: int) -> AsyncIterator[None]:
    """A socket at `line` that leads to the server's; its first `cuts` answers to a script are cut off with the line."""
    left = cuts

    async def lead(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal left
        beyond, into = await asyncio.open_unix_connection(server)
        with suppress(ConnectionError):
            while words := await reader.read(65536):
                into.write(words)
                answer = await beyond.read(65536)
                if left and b"EVALSHA" in words and not answer.startswith(b"-"):
                    left -= 1
                    break
                writer.write(answer)
                await writer.drain()
        for end in (into, writer):
            end.close()
            with suppress(ConnectionError):
                await end.wait_closed()

    proxy = await asyncio.start_unix_server(lead, line)
    try:
        yield
    finally:
        proxy.close()
        await proxy.wait_closed()
