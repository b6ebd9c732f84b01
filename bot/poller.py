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
from contextlib import suppress
from typing import Any, Final

import structlog
from aiogram import Bot
from aiogram.exceptions import AiogramError, TelegramConflictError, TelegramRetryAfter, TelegramUnauthorizedError
from aiogram.methods import TelegramMethod
from aiogram.types import Update
from aiogram.types.update import UpdateTypeLookupError
from pydantic import ValidationError

from storage.errors import Unavailable

POISON: Final = 10.0
"""Seconds an update may take."""
LONG_POLL: Final = 30
"""Seconds Telegram holds a request open when nothing happens."""
BACK_OFF: Final = (1.0, 2.0, 4.0, 8.0)
"""Seconds between attempts while Telegram or Redis does not answer."""

log = structlog.get_logger(__name__)

Feed = Callable[[Update], Awaitable[object]]


class RawUpdates(TelegramMethod[list[dict[str, Any]]]):
    """getUpdates, its updates left as they came: one that cannot be read must not hide the others."""

    __returning__ = list[dict[str, Any]]
    __api_method__ = "getUpdates"

    offset: int | None = None
    limit: int | None = None
    timeout: int | None = None
    allowed_updates: list[str] | None = None


class Stopped(Exception):
    """The poller was told to stop while an update waited for Redis: Telegram will bring it again."""


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
            except AiogramError as error:  # its text may quote what Telegram, or a proxy before it, has said
                log.warning("telegram does not answer", error=type(error).__name__)
                await self._rest(BACK_OFF[min(failures, len(BACK_OFF) - 1)])
                failures += 1
            else:
                failures = 0
                with suppress(Stopped):
                    await self.handle(updates)
        await self._confirm()

    async def stop(self) -> None:
        """Ask it to end; what it holds is finished and confirmed first."""
        self._stopping.set()

    async def _fetch(self) -> list[dict[str, Any]]:
        """The next updates, or none at once when asked to stop."""
        method = RawUpdates(offset=self._offset or None, timeout=LONG_POLL, allowed_updates=self._allowed)
        request = asyncio.ensure_future(self._bot(method, request_timeout=LONG_POLL + 10))
        stopping = asyncio.ensure_future(self._stopping.wait())
        await asyncio.wait({request, stopping}, return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        if not request.done():
            request.cancel()
            return []
        return request.result()

    async def handle(self, updates: Sequence[dict[str, Any]]) -> None:
        """Handle a batch whole; returns when every update is stored, refused or poison. Raises Stopped."""
        lines: dict[int, list[Update]] = defaultdict(list)
        for update in filter(None, map(self._read, updates)):
            lines[_whose(update)].append(update)
        ended = await asyncio.gather(*(self._in_order(line) for line in lines.values()), return_exceptions=True)
        for error in ended:
            if error is not None:
                raise error
        if updates:
            self._offset = updates[-1]["update_id"] + 1

    def _read(self, raw: dict[str, Any]) -> Update | None:
        """The update, or None for a kind that this aiogram does not know or cannot read: it is passed over."""
        try:
            update = Update.model_validate(raw, context={"bot": self._bot})
            update.event  # noqa: B018 - looked up once here, where not finding it is expected
        except (ValidationError, UpdateTypeLookupError) as error:
            log.warning("an update cannot be read", update=raw.get("update_id"), error=type(error).__name__)
            return None
        return update

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
                    log.warning("redis does not answer: nothing is confirmed", update=update.update_id)
                await self._rest(BACK_OFF[min(failures, len(BACK_OFF) - 1)])
                failures += 1
                if self._stopping.is_set():
                    raise Stopped from None
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
            await self._bot(RawUpdates(offset=self._offset, limit=1, timeout=0, allowed_updates=self._allowed))
        except AiogramError as error:
            log.warning("the last updates stay unconfirmed", error=type(error).__name__)


def _whose(update: Update) -> int:
    """The person whose updates must stay in order, or the update itself when there is none."""
    user = getattr(update.event, "from_user", None)
    return user.id if user else -update.update_id
