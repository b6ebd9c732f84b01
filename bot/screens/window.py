"""A sliding window: at most so many calls in any stretch of so many seconds.

A bucket as large as the window would let twice as many through in the minute in which it runs dry.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field


@dataclass(slots=True)
class Window:
    """`size` calls in any `seconds`; `ended` are the moments (Unix seconds) at which the last ones were answered."""

    size: int
    seconds: float
    under_way: int = 0
    ended: deque[float] = field(default_factory=deque)

    def ready(self, now: float, spare: int = 0) -> float:
        """The moment from which a call may be made that leaves so many more; `now` when it may at once."""
        self._forget(now)
        over = len(self.ended) + self.under_way + 1 + spare - self.size
        if over <= 0:
            return now
        return (self.ended[over - 1] if over <= len(self.ended) else now) + self.seconds

    def take(self, _now: float) -> None:
        """Make a call: until it is answered nobody knows when Telegram counts it."""
        self.under_way += 1

    def settle(self, now: float, _under_way: int) -> None:
        """A call has been answered: Telegram counted it by now."""
        self.under_way -= 1
        self.ended.append(now)

    def full(self, now: float) -> bool:
        """Whether the window has forgotten everything."""
        self._forget(now)
        return not (self.ended or self.under_way)

    def _forget(self, now: float) -> None:
        while self.ended and self.ended[0] <= now - self.seconds:
            self.ended.popleft()
