"""Pictures that Telegram has already: by what they show, the id under which it keeps them."""

from __future__ import annotations

from typing import Final

from redis.asyncio import Redis

from storage.keys import Keys
from storage.wire import Wire

KEPT: Final = 30 * 86_400
"""Seconds after which a picture that was not shown again is forgotten: it can be sent anew."""


class Pictures:
    """The ids of pictures that were sent before, by their digest."""

    def __init__(self, redis: Redis, keys: Keys) -> None:
        self._wire = Wire(redis)
        self._keys = keys

    async def file(self, digest: str) -> str:
        """The id of the file, "" when it is not known; raises Unavailable."""
        found: bytes | None = await self._wire.ask("GETEX", self._keys.picture(digest), "EX", KEPT)
        return (found or b"").decode()

    async def keep(self, digest: str, file: str) -> None:
        """Telegram has this picture now; raises Unavailable."""
        await self._wire.ask("SET", self._keys.picture(digest), file, "EX", KEPT)

    async def forget(self, digest: str) -> None:
        """Telegram does not know the file any more; raises Unavailable."""
        await self._wire.ask("DEL", self._keys.picture(digest))
