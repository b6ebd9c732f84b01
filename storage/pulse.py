"""The pulse of the bot: when it was alive last, and so for how long nobody could be answered.

Whichever worker beats, the bot is alive. One that starts and finds the last beat old notes the outage for all.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from redis.asyncio import Redis

from storage.keys import Keys
from storage.wire import Wire

EVERY: Final = 2.0
"""Seconds from one beat to the next."""
MISSED: Final = 2 * EVERY
"""A pulse that is older than this had stopped."""


FIELDS: Final = ("at", "begun", "ended")


@dataclass(frozen=True, slots=True)
class Outage:
    """From when to when the bot was down, in Unix seconds; both 0 where it never was."""

    begun: float = 0.0
    ended: float = 0.0


class Pulse:
    """The last beat, and the last outage."""

    def __init__(self, redis: Redis, keys: Keys) -> None:
        self._wire = Wire(redis)
        self._key = keys.pulse

    async def beat(self, now: float) -> None:
        """The bot is alive."""
        await self._wire.ask("HSET", self._key, "at", repr(now))

    async def rise(self, now: float) -> Outage:
        """The bot starts to work: the last outage there was, which may end with this."""
        at, begun, ended = (float(told or 0) for told in await self._wire.ask("HMGET", self._key, *FIELDS))
        outage = Outage(at, now) if at and now - at > MISSED else Outage(begun, ended)
        told = dict(zip(FIELDS, map(repr, (now, outage.begun, outage.ended)), strict=True))
        await self._wire.ask("HSET", self._key, *(word for pair in told.items() for word in pair))
        return outage
