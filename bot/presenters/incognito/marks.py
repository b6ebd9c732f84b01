"""What is said about cells: the last move, pairs that may not meet, and what an example marks."""

from __future__ import annotations

from functools import lru_cache
from math import atan2, degrees
from typing import Final

from PIL import Image

from bot.presenters.incognito.art import art
from bot.presenters.incognito.diagram import Diagram
from bot.presenters.incognito.layout import CELL, GAP, Layout
from bot.presenters.palette import GOLD, MINT, NIGHT, PAPER
from bot.presenters.sprites import ring, stick
from rules.incognito.board import Cell

BADGE: Final = 48
FRAME: Final = 9
INSET: Final = 4
"""Between the edge of a cell and its frame: the carpet of the throne hall is seen."""


def frames(picture: Image.Image, diagram: Diagram, layout: Layout) -> None:
    """Frames below the figures: where the last move went, and the cells of which an example speaks."""
    side = CELL - GAP - 2 * INSET
    for cells, colour in ((diagram.last, MINT), (diagram.marked, GOLD)):
        for cell in filter(layout.shows, cells):
            left, top = layout.corner(cell)
            stick(picture, ring(side, side, 6, colour, FRAME), (left + INSET, top + INSET))


def badges(picture: Image.Image, diagram: Diagram, layout: Layout) -> None:
    """Badges above the figures: each on the border of two cells. A lock hides the arrow of the same pair."""
    for one, other in diagram.barred:
        _badge(picture, art("lock", BADGE, BADGE, ink=PAPER, ground=NIGHT), one, other, layout)
    match diagram.last:
        case (start, goal) if (min(start, goal), max(start, goal)) not in diagram.barred:
            _badge(picture, _went(start, goal, diagram, layout), start, goal, layout)


def _went(start: Cell, goal: Cell, diagram: Diagram, layout: Layout) -> Image.Image:
    """An arrow from start to goal, with two heads where both changed places."""
    taken = {one.cell for one in diagram.board}
    (x, y), (to_x, to_y) = layout.centre(start), layout.centre(goal)
    return _turned(round(degrees(atan2(y - to_y, to_x - x))), both={start, goal} <= taken)


@lru_cache(maxsize=32)
def _turned(angle: int, *, both: bool) -> Image.Image:
    """The arrow turned by so many degrees, drawn at twice the size for smooth edges."""
    made = art("swapped" if both else "went", BADGE * 2, BADGE * 2, ink=NIGHT, ground=MINT)
    return made.rotate(angle, Image.Resampling.BICUBIC).reduce(2)


def _badge(picture: Image.Image, made: Image.Image, one: Cell, other: Cell, layout: Layout) -> None:
    if layout.shows(one) and layout.shows(other):
        (x, y), (to_x, to_y) = layout.centre(one), layout.centre(other)
        stick(picture, made, ((x + to_x - GAP - BADGE) / 2, (y + to_y - GAP - BADGE) / 2))
