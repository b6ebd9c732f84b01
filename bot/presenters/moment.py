"""The moment a panel is drawn for: presenters have no clock of their own."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Moment:
    """Now and the deadline in Unix seconds, and the whole seconds a turn has (both 0 = no clock)."""

    now: float
    deadline: float = 0.0
    seconds: int = 0

    @property
    def unhurried(self) -> bool:
        """Whether a turn is long enough for a clock line and for a message of its own: 30 s and more, or no clock."""
        return self.seconds == 0 or self.seconds >= UNHURRIED


UNHURRIED = 30
