"""Cups on and beside the board: those that lie in the refectories, and those that are gone."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from bot.presenters.incognito.art import goblet
from bot.presenters.incognito.colours import livery_of
from bot.presenters.incognito.diagram import Diagram
from bot.presenters.incognito.layout import CELL, EDGE, GAP, Layout
from bot.presenters.sprites import faint, stick
from rules.incognito.model import Content, Cup

ALONE: Final = 106
"""The size of a cup that lies in an empty cell."""
BESIDE: Final = 58
"""The size of one beside which a figure stands."""
GONE: Final = 46
STEP: Final = 58
LEFT: Final = 0.5
"""What is left of a cup that was put away."""


def lying(picture: Image.Image, diagram: Diagram, layout: Layout) -> None:
    """The cups of the refectories: large on a free cell, at the corner of the card where a figure stands."""
    taken = {one.cell for one in diagram.board}
    inset = (CELL - GAP - ALONE) / 2
    for cup in diagram.cups:
        if not layout.shows(cup.cell):
            continue
        left, top = layout.corner(cup.cell)
        placed = livery_of(cup.by[0], layout.below) if cup.by else None
        if cup.cell in taken:
            stick(picture, goblet(cup.content, BESIDE, placed), (left + 2, top + CELL - BESIDE - 6))
        else:
            stick(picture, goblet(cup.content, ALONE, placed), (left + inset, top + inset))


def gone(picture: Image.Image, diagram: Diagram, layout: Layout) -> None:
    """Beside the board: the cups that were drunk, bottom up, and those that were put away."""
    cups = [*map(_drunk, diagram.drunk), *map(_removed, diagram.removed)]
    top = layout.top + (CELL * len(layout.ranks) - STEP * len(cups)) / 2
    for at, made in enumerate(cups):
        stick(picture, made, (layout.size[0] - (EDGE + GONE) / 2, top + at * STEP))


@lru_cache
def _drunk(cup: Cup) -> Image.Image:
    return goblet(cup, GONE).transpose(Image.Transpose.ROTATE_180)


@lru_cache
def _removed(content: Content) -> Image.Image:
    return faint(goblet(content, GONE), LEFT)
