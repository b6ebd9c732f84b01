"""The right to draw a chat: a lease that is renewed while the drawing goes on, and that fences everything it stores."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from bot.screens.watch import LEASE
from storage.due import NEVER, Due, subject
from storage.errors import Lost
from storage.hanging import Hung, Lease
from storage.ids import ChatId, TableId
from storage.screens import ScreenStore

FRESH: Final = 10.0
"""Seconds after which a claim is renewed before the next call: with that call's time-out still within the lease."""


class Claim:
    """One claimed chat. Renewing changes the fencing number, so renewing and storing take turns."""

    def __init__(self, due: Due, store: ScreenStore, lease: Lease, now: Callable[[], float]) -> None:
        self.lease = lease
        self._due = due
        self._store = store
        self._now = now
        self._since = now()
        self._turn = asyncio.Lock()

    @property
    def chat(self) -> ChatId:
        """The home chat to be drawn."""
        return int(subject(self.lease.item))

    async def hang(self, table: TableId, surface: str, hung: Hung) -> None:
        """Store what hangs; raises Lost when somebody else draws this chat now."""
        async with self._turn:
            await self._renew()
            if not await self._store.hang(table, surface, hung, self.lease):
                raise Lost(self.lease.item)

    async def drop(self, table: TableId, surface: str) -> None:
        """Store that nothing hangs there any more; raises Lost."""
        async with self._turn:
            await self._renew()
            if not await self._store.drop(table, surface, self.lease):
                raise Lost(self.lease.item)

    async def _renew(self) -> None:
        now = self._now()
        if now - self._since > FRESH:
            self.lease = await self._due.renew(self.lease, now, LEASE)
            self._since = now

    async def finish(self, again: float) -> None:
        """Give the chat back: done with (`again` is infinite), or due again at that moment."""
        if again < NEVER:
            await self._due.put_off(self.lease, again)
        else:
            await self._due.ack(self.lease, self._now())
