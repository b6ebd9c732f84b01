"""A token bucket: how many calls may be made in a burst, and how soon one more is allowed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SLACK: Final = 1e-6
"""What binary fractions of a second may lack of a whole token."""


@dataclass(slots=True)
class Bucket:
    """`size` tokens when full, one back every `every` seconds; `tokens` were there at `at` (Unix seconds)."""

    size: int
    every: float
    tokens: float
    at: float

    def level(self, now: float) -> float:
        """The tokens there are now."""
        return min(float(self.size), self.tokens + max(0.0, now - self.at) / self.every)

    def ready(self, now: float, spare: int = 0) -> float:
        """The moment from which a whole token is there, and so many to spare; `now` when they are there already."""
        return now + max(0.0, 1 + spare - SLACK - self.level(now)) * self.every

    def take(self, now: float) -> None:
        """Take one token, or run into debt for a call that could not be held back."""
        self.tokens, self.at = self.level(now) - 1, now

    def settle(self, now: float, under_way: int) -> None:
        """A call has been answered: Telegram took its token at some moment since, at the latest now.

        Had its bucket been full, what came back here in between has not come back there; calls still under way may be
        counted there as late as they like. So this bucket is never fuller than Telegram's.
        """
        self.tokens, self.at = min(self.level(now), float(self.size - 1 - under_way)), now

    def full(self, now: float) -> bool:
        """Whether the bucket has forgotten everything."""
        return self.level(now) >= self.size
