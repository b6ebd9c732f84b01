"""Everything a handler may reach for, put together once by `bot.app`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

import structlog
from aiogram import Bot

from bot.presenters.presenter import Say
from bot.presenters.shelf import game_called
from bot.screens.outbox import Outbox
from bot.screens.post import Post
from bot.screens.trace import trace
from bot.screens.turning import Turning
from bot.table.desks import Desks
from bot.table.guise import dressed, everybody
from bot.texts import DEFAULT, Texts
from rules.catalogue import games
from storage.acquaintance import Chat, Person
from storage.chats import Chats
from storage.errors import NoSuchChat, NoSuchPerson
from storage.ids import ChatId, TableId
from storage.people import People
from storage.screens import ScreenStore
from storage.table import Table
from storage.tables import Tables
from storage.tickets import Tickets

T = TypeVar("T")

ANSWERED: Final[ContextVar[asyncio.Event | None]] = ContextVar("answered", default=None)
"""Set once the press that is being handled has its answer; None where there is no press."""

log = structlog.get_logger(__name__)


@dataclass(slots=True)
class Errands:
    """Work that goes on after its update is answered; each keeps a reference until it is done."""

    running: set[asyncio.Task[Any]] = field(default_factory=set)

    def begin(self, work: Coroutine[Any, Any, T], *, awaited: bool = False) -> asyncio.Task[T]:
        """Start it; a failure is logged unless somebody waits for it."""
        task = asyncio.create_task(work)
        self.running.add(task)
        task.add_done_callback(self.running.discard if awaited else self._ended)
        return task

    def afterwards(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start it once the press it came from has been answered: whatever calls Telegram keeps no answer waiting."""
        return self.begin(_after(ANSWERED.get(), work))

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("an errand failed", **trace(error))

    async def settle(self) -> None:
        """Wait until all of it is done."""
        while self.running:
            await asyncio.wait(set(self.running))


async def _after(answered: asyncio.Event | None, work: Coroutine[Any, Any, T]) -> T:
    try:
        if answered is not None:
            await answered.wait()
        return await work
    finally:
        work.close()  # where it was not begun


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
    outbox: Outbox
    turning: Turning
    errands: Errands
    now: Callable[[], float]
    table_id: Callable[[], TableId]

    def say(self, person: Person) -> Say:
        """The translator for one person."""
        return self.texts.say(person.lang)

    async def say_in(self, chat: ChatId) -> Say:
        """The translator for what stands in a chat: a group's language, or the person's whose private chat it is."""
        if chat < 0:
            return self.texts.say((await self.group(await self.chats.resolve(chat))).lang)
        try:
            return self.say(await self.people.get(chat))
        except NoSuchPerson:
            return self.texts.say(DEFAULT)

    async def group(self, home: ChatId) -> Chat:
        """The group as it is kept, with its settings; one never met has none."""
        try:
            return await self.chats.get(home)
        except NoSuchChat:
            return Chat(home, "", DEFAULT)

    async def dressed(self, table: Table) -> Table:
        """The table with everybody as he appears now: nickname, avatar, standing."""
        return dressed(table, await self.people.known(everybody(table)))

    def game_called(self, words: str) -> str:
        """The game somebody means, in whatever language; where there is but one it needs no name; "" when unclear."""
        if len(games()) == 1:
            return next(iter(games()))
        return game_called(words, [self.texts.say(lang) for lang in self.texts.languages])

    def link(self, payload: str = "") -> str:
        """The link that opens the bot's private chat."""
        return f"https://t.me/{self.username}" + (f"?start={payload}" if payload else "")
