"""Where the rows and columns of a score sheet stand, in pixels: a short party has taller rows than a long one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.presenters.king.sheet import Deal, Half, ScoreSheet

WIDTH: Final = 1080
MARGIN: Final = 28
HEAD: Final = 232
"""The height of the heading: names and totals."""
STAKES: Final = 322
"""The width of the first column."""
ROWS: Final = (50, 66)
"""The lowest and the highest row."""
ROOM: Final = 860
"""What the rows should take where they can."""


@dataclass(frozen=True, slots=True)
class Grid:
    """The height of a row, and where every band and deal begins."""

    row: int
    rows: tuple[tuple[int, Half | Deal], ...]

    @property
    def bottom(self) -> int:
        """Where the last row ends."""
        return self.rows[-1][0] + self.row

    def column(self, number: int) -> tuple[float, float]:
        """The left and right edge of a player's column, the first one 0."""
        wide = (WIDTH - 2 * MARGIN - STAKES) / 4
        left = MARGIN + STAKES + number * wide
        return left, left + wide


def grid_of(sheet: ScoreSheet) -> Grid:
    """The grid of a sheet."""
    whole = list(_rows(sheet))
    lowest, highest = ROWS
    row = max(lowest, min(highest, ROOM // len(whole)))
    top = MARGIN + HEAD
    return Grid(row, tuple((top + at * row, what) for at, what in enumerate(whole)))


def _rows(sheet: ScoreSheet) -> Iterator[Half | Deal]:
    for half in sheet.halves:
        yield half
        yield from half.deals
