"""The heart of the bot: it beats while the bot works, so that whoever starts next knows for how long nobody did."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from bot.screens.bell import Bell
from bot.table.desks import Desks
from storage.errors import Unavailable
from storage.pulse import EVERY, Pulse


class Heart:
    """Beats until it is stopped; a beat that Redis does not take is left out."""

    def __init__(self, pulse: Pulse, desks: Desks, now: Callable[[], float]) -> None:
        self._pulse = pulse
        self._desks = desks
        self._now = now
        self._bell = Bell()
        self._stopped = False
        self._risen = False

    async def rise(self) -> None:
        """Before anything else: the tables are told of the last outages; where Redis is silent, once it answers."""
        with suppress(Unavailable):
            self._desks.outages = await self._pulse.rise(self._now())
            self._risen = True

    async def run(self) -> None:
        """Beat, until stopped."""
        while not self._stopped:
            await self.beat()
            await self._bell.sleep(EVERY)

    async def beat(self) -> None:
        """One beat; it would hide an outage that nobody has noted yet, so that comes first."""
        if not self._risen:
            await self.rise()
            return
        with suppress(Unavailable):
            await self._pulse.beat(self._now())

    async def stop(self) -> None:
        """Beat once more, then no more."""
        self._stopped = True
        await self.beat()
        self._bell.ring()
