"""How fast each Telegram chat may be written to.

Limits are Telegram's and hold per chat: sends and edits together, all topics of a forum together, and everything that
this process sends, whoever asked for it. A chat that answered 429, or that could not be reached, waits alone. What is
remembered of a chat is dropped as soon as it no longer holds anything back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from bot.screens.bucket import Bucket
from storage.model import ChatId

BURST: Final = (5, 1.0)
"""Any chat: five at once, one back per second."""
GROUP: Final = (20, 3.0)
"""A group besides: twenty at once, one back per three seconds."""
BOARD_EVERY: Final = 4.0
"""Seconds between two edits in a group: the rest of its budget is for sends."""
BACKOFF: Final = (1.0, 2.0, 4.0, 8.0, 16.0, 30.0)
"""Seconds to wait after failures in a row that say nothing about when to come back."""
SWEEP_EVERY: Final = 60.0
FORGIVEN: Final = 600.0
"""Failures in a row older than this many seconds no longer count."""

KEPT: Final = 4
"""A quarter of every bucket is kept for what must be shown: a courtesy does not touch it."""

Call: TypeAlias = Literal["send", "edit"]
COUNTED: Final[ContextVar[bool]] = ContextVar("counted", default=False)
"""Whether the call being made has been counted already."""
GO: Final = 0.0
"""What a turn yields when the call may be made at once."""


@dataclass(slots=True)
class Allowance:
    """What is remembered of one chat; moments are Unix seconds."""

    buckets: tuple[Bucket, ...]
    next_edit: float = 0.0
    held: float = 0.0
    under_way: int = 0
    failures: int = 0
    failed: float = 0.0

    def ready(self, call: Call, now: float) -> float:
        """The moment from which such a call may be made."""
        edits = self.next_edit if call == "edit" else 0.0
        return max(now, self.held, edits, *(bucket.ready(now) for bucket in self.buckets))

    def spares(self, now: float) -> bool:
        """Whether one call more leaves a quarter of every bucket."""
        return self.held <= now and all(bucket.level(now) - 1 >= bucket.size // KEPT for bucket in self.buckets)

    def idle(self, now: float) -> bool:
        """Whether nothing would be lost by forgetting the chat."""
        waits = max(self.held, self.next_edit, self.failed + FORGIVEN if self.failures else 0.0)
        return not self.under_way and waits <= now and all(bucket.full(now) for bucket in self.buckets)


@dataclass(slots=True)
class Pace:
    """The allowances of all chats that this process writes to."""

    now: Callable[[], float]
    chats: dict[ChatId, Allowance] = field(default_factory=dict)
    _swept: float = 0.0

    @contextmanager
    def turn(self, chat: ChatId, call: Call) -> Iterator[float]:
        """Take a turn for one call: yields GO, or the moment before which the call must not be made."""
        allowance, now = self._allowance(chat), self.now()
        ready = allowance.ready(call, now)
        if ready > now:
            yield ready
            return
        with self._counted(allowance, chat, call):
            yield GO

    @contextmanager
    def unasked(self, chat: ChatId, call: Call = "send") -> Iterator[None]:
        """Count a call that cannot wait (an answer to a command), so that those that can wait make room for it."""
        with self._counted(self._allowance(chat), chat, call):
            yield

    def spares(self, chat: ChatId) -> bool:
        """Whether the chat has a turn for a mere courtesy, such as an ephemeral message."""
        return self._allowance(chat).spares(self.now())

    @contextmanager
    def courtesy(self, chat: ChatId) -> Iterator[bool]:
        """Take a turn for a courtesy; yields whether there is one."""
        if not self.spares(chat):
            yield False
            return
        with self._counted(self._allowance(chat), chat, "send"):
            yield True

    @contextmanager
    def _counted(self, allowance: Allowance, chat: ChatId, call: Call) -> Iterator[None]:
        now = self.now()
        for bucket in allowance.buckets:
            bucket.take(now)
        if call == "edit" and chat < 0:
            allowance.next_edit = now + BOARD_EVERY
        allowance.under_way += 1
        token = COUNTED.set(True)
        try:
            yield
        finally:
            COUNTED.reset(token)
            allowance.under_way -= 1
            for bucket in allowance.buckets:
                bucket.settle(self.now(), allowance.under_way)

    def hold(self, chat: ChatId, seconds: float) -> float:
        """Telegram said how long this chat must wait: the moment until which it does."""
        allowance = self._allowance(chat)
        allowance.held = max(allowance.held, self.now() + seconds)
        return allowance.held

    def stumble(self, chat: ChatId) -> float:
        """A call failed without a word about when to come back: the moment to do so, later each time in a row."""
        allowance, now = self._allowance(chat), self.now()
        fresh = now - allowance.failed > FORGIVEN
        allowance.failures, allowance.failed = (1 if fresh else allowance.failures + 1), now
        return self.hold(chat, BACKOFF[min(allowance.failures, len(BACKOFF)) - 1])

    def held_until(self, chat: ChatId) -> float:
        """The moment until which the chat was told to wait; in the past when it was not."""
        return self.chats[chat].held if chat in self.chats else 0.0

    def recover(self, chat: ChatId) -> None:
        """Telegram answers for this chat again."""
        if chat in self.chats:
            self.chats[chat].failures = 0

    def sweep(self) -> None:
        """Forget the chats that nothing is held back from."""
        now = self.now()
        self._swept = now
        for chat in [chat for chat, allowance in self.chats.items() if allowance.idle(now)]:
            del self.chats[chat]

    def _allowance(self, chat: ChatId) -> Allowance:
        now = self.now()
        if now - self._swept >= SWEEP_EVERY:
            self.sweep()
        if chat not in self.chats:
            limits = (BURST, GROUP) if chat < 0 else (BURST,)
            self.chats[chat] = Allowance(tuple(Bucket(size, every, float(size), now) for size, every in limits))
        return self.chats[chat]
