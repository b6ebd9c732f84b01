"""A clock in the test's hand: nothing ever waits for it, it is moved."""

from __future__ import annotations

EVENING = 1_800_000_000.0


class Clock:
    """Unix seconds that stand still until they are moved forward."""

    def __init__(self, now: float = EVENING) -> None:
        self.now = now

    def __call__(self) -> float:
        """The moment it is."""
        return self.now

    def forward(self, seconds: float) -> None:
        """Let so many seconds pass."""
        self.now += seconds

    def reach(self, moment: float) -> None:
        """Let the moment come; one that has passed stays passed."""
        self.now = max(self.now, moment)
