"""Everything a handler may reach for, put together once by `bot.app`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, TypeVar

import structlog
from aiogram import Bot

from bot.presenters.presenter import Say
from bot.screens.post import Post
from bot.table.desks import Desks
from bot.texts import Texts
from storage.chats import Chats
from storage.model import Person, TableId
from storage.people import People
from storage.screens import ScreenStore
from storage.tables import Tables
from storage.tickets import Tickets

T = TypeVar("T")

log = structlog.get_logger(__name__)


@dataclass(slots=True)
class Errands:
    """Work that goes on after its update is answered; each keeps a reference until it is done."""

    running: set[asyncio.Task[Any]] = field(default_factory=set)

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start it; a failure nobody waits for is logged."""
        task = asyncio.create_task(work)
        self.running.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("an errand failed", exc_info=error)

    async def settle(self) -> None:
        """Wait until all of it is done."""
        while self.running:
            await asyncio.wait(set(self.running))


@dataclass(frozen=True, slots=True)
class House:
    """The parts of a running bot, as handlers see them; `username` is the bot's own, without @."""

    bot: Bot
    username: str
    desks: Desks
    tables: Tables
    people: People
    chats: Chats
    tickets: Tickets
    screens: ScreenStore
    texts: Texts
    post: Post
    errands: Errands
    now: Callable[[], float]
    table_id: Callable[[], TableId]

    def say(self, person: Person) -> Say:
        """The translator for one person."""
        return self.texts.say(person.lang)

    def link(self, payload: str = "") -> str:
        """The link that opens the bot's private chat."""
        return f"https://t.me/{self.username}" + (f"?start={payload}" if payload else "")
