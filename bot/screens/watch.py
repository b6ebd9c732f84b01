"""A loop over one kind of what is due: claims it, has it handled, many at once, until it is stopped.

It is woken after every commit of this process, and looks by itself in time for what others stored or what was put off.
Whatever goes wrong with one item is logged and tried again, and never stops another; whatever happens to this process,
a claim runs out and comes back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import structlog

from bot.screens.bell import Bell, Waiter, wait_for
from bot.screens.trace import trace
from storage.due import NEVER, Due, Kind
from storage.errors import Lost, Unavailable
from storage.hanging import Lease

LEASE: Final = 30.0
"""Seconds after which what was claimed comes back by itself."""
AT_ONCE: Final = 64
"""Items handled at the same time."""
LOOK_EVERY: Final = 1.0
"""Seconds after which the loop looks by itself: other workers cannot wake it."""
SOONEST: Final = 0.02
"""Seconds between two looks while something is due that is not for this loop."""
AGAIN: Final = 5.0
"""Seconds after which an item is tried again whose handling broke."""

log = structlog.get_logger(__name__)

Handle = Callable[[Lease], Awaitable[None]]


class Watch:
    """Handles one kind of item; `handle` gives the lease back (ack, put off) unless it raises."""

    def __init__(
        self,
        due: Due,
        kind: Kind,
        handle: Handle,
        now: Callable[[], float],
        waiter: Waiter = wait_for,
        at_once: int = AT_ONCE,
    ) -> None:
        self._due = due
        self._kind: Kind = kind
        self._handle = handle
        self._now = now
        self._bell = Bell(waiter)
        self._at_once = at_once
        self._under_way: set[asyncio.Task[None]] = set()
        self._stopping = False

    def poke(self) -> None:
        """Something was stored: look at once."""
        self._bell.ring()

    async def run(self) -> None:
        """Handle what is due, until stopped."""
        while not self._stopping:
            await self._bell.sleep(await self._look())

    async def stop(self, within: float = 8.0) -> None:
        """Claim nothing more and finish what is under way, at most so many seconds."""
        self._stopping = True
        self._bell.ring()
        if self._under_way:
            _, left = await asyncio.wait(set(self._under_way), timeout=within)
            for task in left:
                task.cancel()

    async def settle(self) -> None:
        """Handle all that is due now, and what becomes due by that, then return; raises Unavailable."""
        while (await self._claim())[0] or self._under_way:
            await asyncio.gather(*self._under_way)

    async def _look(self) -> float:
        """Begin what is due; returns for how many seconds to sleep."""
        try:
            _, first = await self._claim()
            if len(self._under_way) >= self._at_once:
                return LOOK_EVERY
            return min(LOOK_EVERY, max(SOONEST, first - self._now()))
        except Unavailable as error:
            log.warning("the store does not answer", kind=self._kind, why=str(error))
            return LOOK_EVERY

    async def _claim(self) -> tuple[int, float]:
        """Begin what is due, as far as there is room; returns how much that was and when the next item is due."""
        free = self._at_once - len(self._under_way)
        leases, first = await self._due.look(self._now(), LEASE, free, self._kind) if free > 0 else ([], NEVER)
        for lease in leases:
            task = asyncio.create_task(self._guarded(lease))
            self._under_way.add(task)
            task.add_done_callback(self._done)
        return len(leases), first

    def _done(self, task: asyncio.Task[None]) -> None:
        """A place is free again, and the item may be due anew."""
        self._under_way.discard(task)
        self._bell.ring()

    async def _guarded(self, lease: Lease) -> None:
        try:
            await self._handle(lease)
        except Lost:
            log.info("somebody else has it now", item=lease.item)
        except Unavailable as error:
            log.warning("given up for now", item=lease.item, why=str(error))
            await self._give_back(lease)
        except Exception as error:
            log.error("broken", item=lease.item, **trace(error))  # noqa: TRY400 - a message may quote a hand
            await self._give_back(lease)

    async def _give_back(self, lease: Lease) -> None:
        """Have it come again soon; where even that fails its lease runs out by itself."""
        with suppress(Unavailable):
            await self._due.put_off(lease, self._now() + AGAIN)
