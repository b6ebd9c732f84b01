"""The bot's updates: queued until it confirms them by an offset, handed out by long polling."""

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Any

from .errors import BotApiError, conflict

UPDATES_KEPT = 100_000
ONLY_WHEN_ASKED = ("chat_member", "message_reaction", "message_reaction_count")
LONGEST_POLL = 50


class Updates:
    """A queue with one reader at a time."""

    def __init__(self, first_id: int) -> None:
        self._next_id = first_id
        self._queue: deque[dict[str, Any]] = deque(maxlen=UPDATES_KEPT)
        self._allowed: frozenset[str] = frozenset()
        self._arrived = asyncio.Event()
        self._reader: asyncio.Event | None = None
        self._closed = False

    def __len__(self) -> int:
        return len(self._queue)

    def wants(self, kind: str) -> bool:
        """Whether the bot has asked for this kind (by default all but three)."""
        return kind in self._allowed if self._allowed else kind not in ONLY_WHEN_ASKED

    def push(self, kind: str, content: dict[str, Any]) -> None:
        """Queues an update; an unwanted kind gets no number."""
        if not self.wants(kind):
            return
        self._queue.append({"update_id": self._next_id, kind: content})
        self._next_id += 1
        self._arrived.set()

    def allow(self, kinds: Sequence[str]) -> None:
        """Remembers the kinds asked for; an empty list means the default ones."""
        self._allowed = frozenset(kinds)

    def drop_all(self) -> None:
        """Forgets what is queued."""
        self._queue.clear()

    def close(self) -> None:
        """Lets a waiting reader go."""
        self._closed = True
        self._arrived.set()
        if self._reader is not None:
            self._reader.set()

    async def read(self, offset: int, limit: int, timeout: float) -> list[dict[str, Any]]:  # noqa: ASYNC109
        """The queued updates from `offset` on, waiting up to `timeout` real seconds for the first.

        A second reader ends the first with 409; a negative offset counts from the end and forgets the rest.
        """
        mine = self._take_over()
        try:
            self._confirm(offset)
            if not self._queue:
                await self._wait(mine, min(timeout, LONGEST_POLL))
            if mine.is_set() and not self._closed:
                raise _terminated()
            self._confirm(offset)
            return [update for update, _ in zip(self._queue, range(limit), strict=False)]
        finally:
            if self._reader is mine:
                self._reader = None

    def _take_over(self) -> asyncio.Event:
        if self._reader is not None:
            self._reader.set()
            self._arrived.set()
        self._reader = asyncio.Event()
        return self._reader

    def _confirm(self, offset: int) -> None:
        if offset < 0:
            while len(self._queue) > -offset:
                self._queue.popleft()
        while self._queue and self._queue[0]["update_id"] < offset:
            self._queue.popleft()

    async def _wait(self, mine: asyncio.Event, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while not (self._queue or mine.is_set() or self._closed):
            self._arrived.clear()
            try:
                await asyncio.wait_for(self._arrived.wait(), end - loop.time())
            except TimeoutError:
                return


def _terminated() -> BotApiError:
    return conflict("terminated by other getUpdates request; make sure that only one bot instance is running")
