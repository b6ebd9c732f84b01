"""The clock: pops what is due, lets the tables decide what that means, and has notices said.

Timers only ask. A wake-up that is early, late or double does no harm, and none is lost: a deadline that its table still
has before it comes again, even if the wall clock was set back in between.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from bot.screens.bell import Waiter, wait_for
from bot.screens.herald import Herald
from bot.screens.watch import Watch
from storage.due import Due, subject
from storage.errors import NoSuchTable, Unreadable
from storage.hanging import Lease
from storage.ids import TableId
from storage.tables import Tables

Expire: TypeAlias = Callable[[TableId, float], Awaitable[None]]
"""What a table does about its deadline, such as `Desks.expire`; the number tells this wake-up from others."""

EARLY: Final = 1.0
"""Seconds after which a table that saw no reason to act is asked again."""


class Clock:
    """Two watches: over the deadlines of tables and over notices."""

    def __init__(
        self,
        due: Due,
        tables: Tables,
        expire: Expire,
        herald: Herald,
        now: Callable[[], float],
        waiter: Waiter = wait_for,
    ) -> None:
        self._due = due
        self._tables = tables
        self._expire = expire
        self._now = now
        self._watches = (
            Watch(due, "expire", self._ask, now, waiter),
            Watch(due, "notice", herald.say, now, waiter),
        )

    def poke(self) -> None:
        """A deadline or a notice was stored: look at once."""
        for watch in self._watches:
            watch.poke()

    async def run(self) -> None:
        """Handle what is due, until stopped."""
        await asyncio.gather(*(watch.run() for watch in self._watches))

    async def stop(self, within: float = 8.0) -> None:
        """Claim nothing more and finish what is under way, at most so many seconds."""
        await asyncio.gather(*(watch.stop(within) for watch in self._watches))

    async def settle(self) -> None:
        """Handle all that is due now, then return."""
        for watch in self._watches:
            await watch.settle()

    async def _ask(self, lease: Lease) -> None:
        """Wake the table. A commit has moved its deadline away from the lease; without one it comes again."""
        table_id = subject(lease.item)
        await self._expire(table_id, lease.score)
        try:
            table = await self._tables.read(table_id)
        except (NoSuchTable, Unreadable):
            await self._due.ack(lease, self._now())
            return
        await self._due.put_off(lease, max(table.wakes, self._now() + EARLY))
