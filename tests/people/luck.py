"""The luck of an evening: stacked where a test speaks of it, drawn from a seed elsewhere."""

from __future__ import annotations

from collections import deque
from random import Random

from bot.table.desks import STAMP


class Luck:
    """A `randbelow` that gives stacked draws first; the stamps of commits never use them up."""

    def __init__(self, seed: int = 0) -> None:
        self._seeded = Random(seed)
        self._stacked: deque[int] = deque()

    def __call__(self, n: int) -> int:
        """A number from 0 to n−1."""
        if self._stacked and n != STAMP:
            return self._stacked.popleft()
        return self._seeded.randrange(n)

    def stack(self, *draws: int) -> None:
        """What the next draws of the games will give."""
        self._stacked.extend(draws)

    @property
    def left(self) -> int:
        """The stacked draws that nothing has asked for yet."""
        return len(self._stacked)
