"""What is said beside the tables: answers to commands, turned pages, files; it waits for the pace of its chat too.

Whoever presses faster than Telegram lets us answer sees the last page he asked for, and no press is refused for it. A
letter is lost with its process: whoever still wants it asks again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, TypeAlias

import structlog

from bot.screens.bell import Bell, Waiter, wait_for
from bot.screens.pace import GO, Pace
from bot.screens.trace import trace
from bot.screens.verdict import Later, Shut, Verdict, Wrong
from storage.due import NEVER
from storage.ids import ChatId

Deliver: TypeAlias = Callable[[], Awaitable[Verdict]]
Key: TypeAlias = tuple[ChatId, Hashable]
"""A chat, and what the letter is about there: of two letters about the same the later one goes."""

IDLE: Final = 3600.0
"""Seconds between two looks while nothing waits."""

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Letter:
    """Something to be delivered."""

    key: Key
    deliver: Deliver

    @property
    def chat(self) -> ChatId:
        """Where it goes."""
        return self.key[0]


class Outbox:
    """Letters in the order in which they came; one of a chat is under way at a time."""

    def __init__(self, pace: Pace, waiter: Waiter = wait_for) -> None:
        self._pace = pace
        self._bell = Bell(waiter)
        self._waiting: dict[Key, Letter] = {}
        self._under_way: dict[ChatId, asyncio.Task[None]] = {}
        self._stopping = False

    @property
    def at_work(self) -> bool:
        """Whether a letter is under way or could be."""
        return bool(self._under_way) or self.next_at() <= self._pace.now()

    def put(self, chat: ChatId, about: Hashable, deliver: Deliver) -> None:
        """Deliver this when the pace of its chat allows, in place of what waits there about the same."""
        letter = Letter((chat, about), deliver)
        self._waiting[letter.key] = letter
        self._bell.ring()

    def poke(self) -> None:
        """Look at once."""
        self._bell.ring()

    def next_at(self) -> float:
        """The moment at which the next letter may go; NEVER when none waits."""
        return min((self._pace.ready(chat, "quiet") for chat, _ in self._waiting), default=NEVER)

    async def run(self) -> None:
        """Deliver, until stopped."""
        while not self._stopping:
            self._set_out()
            await self._bell.sleep(min(IDLE, max(0.0, self._soonest() - self._pace.now())))

    async def stop(self, within: float = 8.0) -> None:
        """Set out what may go now and finish what is under way, at most so many seconds."""
        self._set_out()
        self._stopping = True
        self._bell.ring()
        if self._under_way:
            _, left = await asyncio.wait(set(self._under_way.values()), timeout=within)
            for task in left:
                task.cancel()

    def _soonest(self) -> float:
        """When to look again: a letter behind one that is under way is looked at when that one is done."""
        free = (chat for chat, _ in self._waiting if chat not in self._under_way)
        return min((self._pace.ready(chat, "quiet") for chat in free), default=NEVER)

    def _set_out(self) -> None:
        for letter in list(self._waiting.values()):
            if letter.chat not in self._under_way and self._pace.free(letter.chat, "quiet"):
                del self._waiting[letter.key]
                self._under_way[letter.chat] = asyncio.create_task(self._carry(letter))

    async def _carry(self, letter: Letter) -> None:
        try:
            with self._pace.turn(letter.chat, "quiet") as ready:
                verdict = await letter.deliver() if ready == GO else Later(0)
        except Exception as error:
            log.error("a letter was lost", **trace(error))  # noqa: TRY400 - a message may quote a hand
        else:
            self._judge(letter, verdict)
        finally:
            with suppress(KeyError):
                del self._under_way[letter.chat]
            self._bell.ring()

    def _judge(self, letter: Letter, verdict: Verdict) -> None:
        """What Telegram had no patience for comes again, unless something newer took its place."""
        match verdict:
            case Later():
                self._waiting = {letter.key: letter, **self._waiting}
            case Shut() | Wrong():
                log.info("a letter could not be delivered", chat=letter.chat, why=type(verdict).__name__)
            case _:
                pass
