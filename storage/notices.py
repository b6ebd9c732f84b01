"""Notices: what is to be said once, at a moment. They come due as `notice:<id>`; here is what they say."""

from __future__ import annotations

from redis.asyncio import Redis

from storage.change import Notice
from storage.commit import NOTICE, notice_writes
from storage.errors import NoSuchNotice
from storage.keys import Keys
from storage.wire import Wire


class Notices:
    """The notices that wait."""

    def __init__(self, redis: Redis, keys: Keys) -> None:
        self._wire = Wire(redis)
        self._keys = keys

    async def post(self, notice: Notice, now: float) -> None:
        """Have something said that belongs to no commit."""
        await self._wire.ask_all(notice_writes(self._keys, notice, now))

    async def look(self, notice_id: str) -> Notice:
        """The notice, left as it is: say it, then `take` it, and a crash between makes it be said again, never lost."""
        return _notice(await self._wire.ask("GET", self._keys.notice(notice_id)))

    async def take(self, notice_id: str) -> Notice:
        """The notice, which is gone by this: whoever takes it first may say it; raises NoSuchNotice."""
        return _notice(await self._wire.ask("GETDEL", self._keys.notice(notice_id)))


def _notice(text: bytes | None) -> Notice:
    if text is None:
        raise NoSuchNotice
    return NOTICE.load(text)
