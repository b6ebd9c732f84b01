"""The lower part of the score sheet: the four totals over the deals, each line ending with its name and total."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.presenters.king.colours import BAND, DIM, FAINT, INK, PANEL, PLAYERS, RULE
from bot.presenters.king.grid import MARGIN, WIDTH
from bot.presenters.king.marks import mark
from bot.presenters.king.scores import shown_name
from bot.presenters.king.sheet import ScoreSheet
from bot.presenters.king.words import total
from bot.presenters.lettering import fitting, width
from bot.presenters.stencil import Stencil

CHART: Final = 560
LEFT, RIGHT, TOP, BOTTOM = MARGIN + 104, WIDTH - MARGIN - 250, 62, 66
"""The edges of the field: the first two from the left of the picture, the others within the chart."""
LABELS: Final = 56
"""Between two labels at the ends of lines."""
NAMES: Final = (32, 28, 25)
STEPS: Final = (5, 10, 20, 25, 50, 100)
LINES: Final = 6
"""The most lines of the scale."""
CROWDED: Final = 14
"""More deals than this, and only every other has its number."""


@dataclass(frozen=True, slots=True)
class Field:
    """Where a deal and a total stand in the picture."""

    top: int
    deals: int
    low: int
    high: int

    def x(self, deal: float) -> float:
        """The place of a deal; 0 is before the first."""
        return LEFT + (RIGHT - LEFT) * deal / self.deals

    def y(self, points: float) -> float:
        """The height of a total."""
        share = (self.high - points) / (self.high - self.low)
        return self.top + TOP + (CHART - TOP - BOTTOM) * share


def chart(stencil: Stencil, sheet: ScoreSheet, top: int) -> None:
    """The chart, from this height down."""
    courses = sheet.courses
    step = _step(courses)
    low = _down(min(map(min, courses)), step)
    high = max(low + step, -_down(-max(map(max, courses)), step))
    field = Field(top, len(sheet.deals), low, high)
    stencil.panel((MARGIN, top, WIDTH - MARGIN, top + CHART), PANEL, 28)
    _halves(stencil, sheet, field)
    _scale(stencil, field, step)
    for player, course in reversed(list(zip(sheet.players, courses, strict=True))):
        _course(stencil, player.seat, course, field)
    _ends(stencil, sheet, field)


def _step(courses: Sequence[Sequence[int]]) -> int:
    span = max(map(max, courses)) - min(map(min, courses))
    return next((step for step in STEPS if span <= step * (LINES - 1)), STEPS[-1])


def _down(points: int, step: int) -> int:
    return points // step * step


def _halves(stencil: Stencil, sheet: ScoreSheet, field: Field) -> None:
    """Every other half stands on a lighter ground, under its name."""
    begun = 0
    for number, half in enumerate(sheet.halves):
        left, right = field.x(begun), field.x(begun + len(half.deals))
        if number % 2:
            stencil.panel((left, field.top + 14, right, field.top + CHART - BOTTOM + 8), BAND, 10)
        if width(half.title, 28) < right - left:
            stencil.text(((left + right) / 2, field.top + 48), half.title, 28, DIM, align="middle")
        begun += len(half.deals)
    for deal in range(1, field.deals + 1):
        if field.deals <= CROWDED or deal % 2:
            stencil.text((field.x(deal), field.top + CHART - 18), str(deal), 28, DIM, align="middle")


def _scale(stencil: Stencil, field: Field, step: int) -> None:
    """A line a step, the zero line above all others."""
    for points in range(field.low, field.high + 1, step):
        y = field.y(points)
        stencil.line(((LEFT, y), (RIGHT, y)), FAINT if points == 0 else RULE, 3 if points == 0 else 2)
        stencil.text((LEFT - 18, y + 10), total(points), 30, INK if points == 0 else DIM, align="right")


def _course(stencil: Stencil, seat: int, course: Sequence[int], field: Field) -> None:
    points = [(field.x(deal), field.y(reached)) for deal, reached in enumerate(course)]
    stencil.line(points, PANEL, 11)
    stencil.line(points, PLAYERS[seat], 6)
    for point in points[1:]:
        mark(stencil, point, seat, 8, PANEL)


def _ends(stencil: Stencil, sheet: ScoreSheet, field: Field) -> None:
    """Name and total beside the end of every line, apart from each other."""
    ends = [field.y(player.total) for player in sheet.players]
    for player, end, at in zip(sheet.players, ends, _apart(ends, field), strict=True):
        colour, figure = PLAYERS[player.seat], total(player.total)
        stencil.line(((RIGHT + 12, end), (RIGHT + 30, at)), colour, 3)
        stencil.text((RIGHT + 40, at + 12), figure, 38, colour, "bold")
        begun = RIGHT + 52 + width(figure, 38, "bold")
        name, size = fitting(shown_name(player), NAMES, "regular", WIDTH - MARGIN - 14 - begun)
        stencil.text((begun, at + 12), name, size, colour)


def _apart(ends: Sequence[float], field: Field) -> Sequence[float]:
    """The heights of the labels, from the highest line (the best total) down, none upon another."""
    lowest = field.top + CHART - 40.0
    placed: list[float] = []
    for end in ends:
        placed.append(max(end, placed[-1] + LABELS) if placed else max(end, field.top + 40.0))
    for number in reversed(range(len(placed))):
        placed[number] = min(placed[number], lowest - LABELS * (len(placed) - 1 - number))
    return placed
