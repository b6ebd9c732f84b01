"""The moment a panel is drawn for: presenters have no clock of their own."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Moment:
    """Now and the deadline in Unix seconds (0 = none), and the whole seconds a turn has at the pace (0 = any time).

    With a clock of the party there is a deadline even where a turn may take any time.
    """

    now: float
    deadline: float = 0.0
    seconds: int = 0

    @property
    def unhurried(self) -> bool:
        """Whether a turn is long enough for a clock line and for a message of its own: 30 s and more, or any time."""
        return self.seconds == 0 or self.seconds >= UNHURRIED


UNHURRIED = 30
