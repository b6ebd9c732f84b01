"""A bell beside a sleeping loop: it sleeps until it is rung or until its time has come."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeAlias

Waiter: TypeAlias = Callable[[asyncio.Event, float], Awaitable[None]]
"""Waits until the event is set, at most so many seconds."""


async def wait_for(event: asyncio.Event, seconds: float) -> None:
    """The waiter of real life."""
    with suppress(TimeoutError):
        await asyncio.wait_for(event.wait(), seconds)


class Bell:
    """A ring is never lost: one that comes while nobody sleeps ends the next sleep at once."""

    def __init__(self, waiter: Waiter = wait_for) -> None:
        self._rung = asyncio.Event()
        self._waiter = waiter

    def ring(self) -> None:
        """Wake the sleeper."""
        self._rung.set()

    async def sleep(self, seconds: float) -> None:
        """Sleep until rung, at most so many seconds."""
        await self._waiter(self._rung, seconds)
        self._rung.clear()
