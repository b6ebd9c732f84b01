"""The pulse of the bot: when it was alive last, and so for how long nobody could be answered.

Whichever worker beats, the bot is alive. One that starts and finds the last beat old notes the outage for all. The last
few are kept: of two restarts while somebody thinks, both are to be taken off his clock.
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
KEPT: Final = 16
"""Outages that are remembered: those of the last few answers are all that matter."""


@dataclass(frozen=True, slots=True)
class Outage:
    """From when to when the bot was down, in Unix seconds."""

    begun: float
    ended: float


class Pulse:
    """The last beat, and the last outages."""

    def __init__(self, redis: Redis, keys: Keys) -> None:
        self._wire = Wire(redis)
        self._key = keys.pulse

    async def beat(self, now: float) -> None:
        """The bot is alive."""
        await self._wire.ask("HSET", self._key, "at", repr(now))

    async def rise(self, now: float) -> tuple[Outage, ...]:
        """The bot starts to work: the last outages there were, the latest last; that one may end with this."""
        at, told = await self._wire.ask("HMGET", self._key, "at", "outages")
        last, outages = float(at or now), _read(told or b"")
        if now - last > MISSED:
            outages = (*outages, Outage(last, now))[-KEPT:]
        await self._wire.ask("HSET", self._key, "at", repr(now), "outages", _written(outages))
        return outages


def _read(told: bytes) -> tuple[Outage, ...]:
    """Of "begun:ended begun:ended"."""
    return tuple(Outage(*map(float, one.split(":"))) for one in told.decode().split())


def _written(outages: tuple[Outage, ...]) -> str:
    return " ".join(f"{outage.begun!r}:{outage.ended!r}" for outage in outages)
