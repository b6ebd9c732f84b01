"""How fast each Telegram chat may be written to.

Limits are Telegram's and hold per chat: sends and edits together, all topics of a forum together, and everything that
this process sends, whoever asked for it. What can wait leaves room for what cannot: the hand of whoever must act. A
chat that answered 429, or that could not be reached, waits alone. What is remembered of a chat is dropped as soon as it
no longer holds anything back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from bot.screens.bucket import Bucket
from bot.screens.window import Window
from storage.ids import ChatId

BURST: Final = (5, 1.0)
"""Any chat: five at once, one back per second."""
GROUP: Final = (20, 60.0)
"""A group besides: twenty in any minute."""
BOARD_EVERY: Final = 4.0
"""Seconds between two edits in a group: the rest of its budget is for sends."""
BACKOFF: Final = (1.0, 2.0, 4.0, 8.0, 16.0, 30.0)
"""Seconds to wait after failures in a row that say nothing about when to come back."""
SWEEP_EVERY: Final = 60.0
SET_BACK: Final = 1.0
"""Seconds by which the clock must have gone back to have been set: what is remembered then lies in a time to come."""
FORGIVEN: Final = 600.0
"""Failures in a row older than this many seconds no longer count."""

Call: TypeAlias = Literal["send", "edit", "quiet", "courtesy"]
"""What must be shown; what is edited in place; what can wait for both; what may as well not be done."""
SPARE: Final[Mapping[Call, int]] = {"send": 0, "edit": 0, "quiet": 2, "courtesy": 1}
"""Calls that such a one leaves to its chat: to ring for its player, and for the first choice he makes."""
Limit: TypeAlias = Bucket | Window
COUNTED: Final[ContextVar[bool]] = ContextVar("counted", default=False)
"""Whether the call being made has been counted already."""
GO: Final = 0.0
"""What a turn yields when the call may be made at once."""


@dataclass(slots=True)
class Allowance:
    """What is remembered of one chat; moments are Unix seconds."""

    limits: tuple[Limit, ...]
    next_edit: float = 0.0
    held: float = 0.0
    under_way: int = 0
    failures: int = 0
    failed: float = 0.0

    def ready(self, call: Call, now: float) -> float:
        """The moment from which such a call may be made."""
        edits = self.next_edit if call == "edit" else 0.0
        return max(now, self.held, edits, *(limit.ready(now, SPARE[call]) for limit in self.limits))

    def idle(self, now: float) -> bool:
        """Whether nothing would be lost by forgetting the chat."""
        waits = max(self.held, self.next_edit, self.failed + FORGIVEN if self.failures else 0.0)
        return not self.under_way and waits <= now and all(limit.full(now) for limit in self.limits)


@dataclass(slots=True)
class Pace:
    """The allowances of all chats that this process writes to."""

    now: Callable[[], float]
    chats: dict[ChatId, Allowance] = field(default_factory=dict)
    _swept: float = 0.0
    _seen: float = 0.0

    def ready(self, chat: ChatId, call: Call) -> float:
        """The moment from which such a call may be made; now when it may at once."""
        return self._allowance(chat).ready(call, self.now())

    def free(self, chat: ChatId, call: Call) -> bool:
        """Whether such a call may be made at once: asked of one moment, since the clock goes on between two looks."""
        now = self.now()
        return self._allowance(chat).ready(call, now) <= now

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
        return self.free(chat, "courtesy")

    @contextmanager
    def courtesy(self, chat: ChatId) -> Iterator[bool]:
        """Take a turn for a courtesy; yields whether there is one."""
        with self.turn(chat, "courtesy") as ready:
            yield ready == GO

    @contextmanager
    def _counted(self, allowance: Allowance, chat: ChatId, call: Call) -> Iterator[None]:
        now = self.now()
        for limit in allowance.limits:
            limit.take(now)
        if call == "edit" and chat < 0:
            allowance.next_edit = now + BOARD_EVERY
        allowance.under_way += 1
        token = COUNTED.set(True)
        try:
            yield
        finally:
            COUNTED.reset(token)
            allowance.under_way -= 1
            for limit in allowance.limits:
                limit.settle(self.now(), allowance.under_way)

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

    def _look(self) -> float:
        """The clock; where it has been set back all chats are forgotten, or they would wait for what it showed."""
        now = self.now()
        if now < self._seen - SET_BACK:
            self.chats.clear()
            self._swept = now
        self._seen = now
        return now

    def _allowance(self, chat: ChatId) -> Allowance:
        now = self._look()
        if now - self._swept >= SWEEP_EVERY:
            self.sweep()
        if chat not in self.chats:
            burst = Bucket(BURST[0], BURST[1], float(BURST[0]), now)
            self.chats[chat] = Allowance((burst, Window(*GROUP)) if chat < 0 else (burst,))
        return self.chats[chat]
