"""The pace Telegram allows: token buckets per chat.

A group has 20 tokens and gets one back per 3 seconds; every chat also has 5 and gets one back a second. Sends and edits
take one of each; who has none is told how long to wait.
"""

import math
from dataclasses import dataclass

from .errors import too_many

GROUP = (20, 3.0)
CHAT = (5, 1.0)
REMEMBERED = 10_000
ALMOST = 1e-6


@dataclass(slots=True)
class Bucket:
    """`tokens` at the moment `at`; one comes back per `seconds`, up to `size`."""

    size: int
    seconds: float
    tokens: float
    at: float

    def refill(self, now: float) -> None:
        """Gives back what has come back since."""
        self.tokens = min(self.size, self.tokens + max(0.0, now - self.at) / self.seconds)
        self.at = now

    def wait(self) -> float:
        """Seconds until a token is there."""
        return max(0.0, (1 - self.tokens) * self.seconds)


class Buckets:
    """The buckets of all chats; a chat that has been quiet is forgotten, which changes nothing."""

    def __init__(self) -> None:
        self._chats: dict[int, tuple[Bucket, ...]] = {}

    def take(self, chat_id: int, now: float) -> None:
        """Takes a token of each bucket of the chat, or raises 429 with the wait rounded up and takes none."""
        buckets = self._chats.get(chat_id) or self._fresh(chat_id, now)
        for bucket in buckets:
            bucket.refill(now)
        wait = max(bucket.wait() for bucket in buckets)
        if wait > ALMOST:
            raise too_many(max(1, math.ceil(wait - ALMOST)))
        for bucket in buckets:
            bucket.tokens -= 1

    def _fresh(self, chat_id: int, now: float) -> tuple[Bucket, ...]:
        if len(self._chats) >= REMEMBERED:
            self._forget_full(now)
        sizes = (CHAT, GROUP) if chat_id < 0 else (CHAT,)
        self._chats[chat_id] = tuple(Bucket(size, seconds, size, now) for size, seconds in sizes)
        return self._chats[chat_id]

    def _forget_full(self, now: float) -> None:
        for buckets in self._chats.values():
            for bucket in buckets:
                bucket.refill(now)
        self._chats = {
            chat_id: buckets for chat_id, buckets in self._chats.items() if any(b.tokens < b.size for b in buckets)
        }
