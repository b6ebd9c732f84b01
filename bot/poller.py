"""Fetching updates by long polling, and confirming them only when their effects are stored.

aiogram's own polling confirms a batch before it is handled. Here a batch runs concurrently, one person's updates in
order; the next request, which confirms the batch to Telegram, waits for all of it. An update that takes ten seconds or
fails is poison: logged once and passed over. While Redis does not answer, nothing is confirmed and the same updates are
tried again.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import structlog
from aiogram import Bot
from aiogram.exceptions import (
    TelegramAPIError,
    TelegramConflictError,
    TelegramNetworkError,
    TelegramRetryAfter,
    TelegramUnauthorizedError,
)
from aiogram.types import Update

from storage.errors import Unavailable

POISON: Final = 10.0
"""Seconds an update may take."""
LONG_POLL: Final = 30
"""Seconds Telegram holds a request open when nothing happens."""
BACK_OFF: Final = (1.0, 2.0, 4.0, 8.0)
"""Seconds between attempts while Telegram or Redis does not answer."""

log = structlog.get_logger(__name__)

Feed = Callable[[Update], Awaitable[object]]


class Poller:
    """One long-polling reader; `feed` handles an update and returns after its commit."""

    def __init__(
        self,
        bot: Bot,
        feed: Feed,
        *,
        allowed_updates: Sequence[str],
        pause: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self._bot = bot
        self._feed = feed
        self._allowed = list(allowed_updates)
        self._pause = pause
        self._offset = 0
        self._stopping = asyncio.Event()

    async def run(self) -> None:
        """Poll until stopped; raises when the token is refused or another poller took over."""
        failures = 0
        while not self._stopping.is_set():
            try:
                updates = await self._fetch()
            except (TelegramUnauthorizedError, TelegramConflictError):
                raise
            except TelegramRetryAfter as error:
                await self._rest(error.retry_after)
            except (TelegramNetworkError, TelegramAPIError) as error:
                log.warning("telegram does not answer", error=type(error).__name__)
                await self._rest(BACK_OFF[min(failures, len(BACK_OFF) - 1)])
                failures += 1
            else:
                failures = 0
                await self.handle(updates)
        await self._confirm()

    async def stop(self) -> None:
        """Ask it to end; what it holds is finished and confirmed first."""
        self._stopping.set()

    async def _fetch(self) -> list[Update]:
        """The next updates, or none at once when asked to stop."""
        request = asyncio.ensure_future(
            self._bot.get_updates(
                offset=self._offset or None,
                timeout=LONG_POLL,
                allowed_updates=self._allowed,
                request_timeout=LONG_POLL + 10,
            )
        )
        stopping = asyncio.ensure_future(self._stopping.wait())
        await asyncio.wait({request, stopping}, return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        if not request.done():
            request.cancel()
            return []
        return request.result()

    async def handle(self, updates: Sequence[Update]) -> None:
        """Handle a batch whole; returns when every update is stored, refused or poison."""
        lines: dict[int, list[Update]] = defaultdict(list)
        for update in updates:
            lines[_whose(update)].append(update)
        await asyncio.gather(*(self._in_order(line) for line in lines.values()))
        if updates:
            self._offset = updates[-1].update_id + 1

    async def _in_order(self, updates: Sequence[Update]) -> None:
        for update in updates:
            await self._one(update)

    async def _one(self, update: Update) -> None:
        failures = 0
        while True:
            try:
                async with asyncio.timeout(POISON):
                    await self._feed(update)
            except Unavailable:
                if not failures:
                    log.exception("redis does not answer: nothing is confirmed", update=update.update_id)
                await self._pause(BACK_OFF[min(failures, len(BACK_OFF) - 1)])
                failures += 1
            except Exception:
                log.exception("poison update", update=update.update_id, kind=update.event_type)
                return
            else:
                return

    async def _rest(self, seconds: float) -> None:
        """Pause, unless asked to stop meanwhile."""
        pausing = asyncio.ensure_future(self._pause(seconds))
        stopping = asyncio.ensure_future(self._stopping.wait())
        _, pending = await asyncio.wait({pausing, stopping}, return_when=asyncio.FIRST_COMPLETED)
        for task in pending:
            task.cancel()

    async def _confirm(self) -> None:
        """Tell Telegram what has been handled, so that the next start does not see it again."""
        if not self._offset:
            return
        try:
            await self._bot.get_updates(offset=self._offset, limit=1, timeout=0, allowed_updates=self._allowed)
        except TelegramAPIError as error:
            log.warning("the last updates stay unconfirmed", error=type(error).__name__)


def _whose(update: Update) -> int:
    """The person whose updates must stay in order, or the update itself when there is none."""
    user = getattr(update.event, "from_user", None)
    return user.id if user else -update.update_id
