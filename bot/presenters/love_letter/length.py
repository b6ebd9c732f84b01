"""How long a game usually takes. Rounds to a goal do not grow in proportion to it: others win rounds meanwhile."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from rules.game import Pace

ROUNDS: Final[Mapping[str, int]] = MappingProxyType({"classic": 10, "3": 5, "1": 1})
"""Rounds that a game to so many tokens takes among equals, on the average of two, three and four players."""
STEP: Final = 5
"""Minutes: nobody believes a finer figure, and nothing is shorter."""


def minutes(pace: Pace, goal: str) -> int:
    """The usual minutes of a game at the pace to this goal, a choice of the option «tokens»."""
    share = pace.minutes * ROUNDS[goal] / ROUNDS["classic"]
    return max(STEP, STEP * round(share / STEP))
