"""Draws a diagram: the floor, the cards on it, the cups, what is said about cells, and a strip for each player.

All drawings are sprites made once a process; a picture is a copy of an empty board with some of them stuck on.
"""

from __future__ import annotations

from PIL import Image

from bot.presenters.incognito import goblets, marks
from bot.presenters.incognito.arrow import arrow
from bot.presenters.incognito.cards import HIGH, WIDE, card
from bot.presenters.incognito.colours import livery_of
from bot.presenters.incognito.diagram import Diagram
from bot.presenters.incognito.floor import floor
from bot.presenters.incognito.layout import CELL, GAP, Layout
from bot.presenters.incognito.strips import strips
from bot.presenters.jpeg import jpeg
from bot.presenters.sprites import stick


def drawn(diagram: Diagram) -> bytes:
    """The diagram as a JPEG."""
    return jpeg(painted(diagram))


def painted(diagram: Diagram) -> Image.Image:
    """The diagram in pixels."""
    layout = layout_of(diagram)
    picture = floor(layout, throne=diagram.throne, refectories=diagram.refectories).copy()
    marks.frames(picture, diagram, layout)
    _cards(picture, diagram, layout)
    goblets.lying(picture, diagram, layout)
    for start, goal in diagram.arrows:
        arrow(picture, layout.centre(start), layout.centre(goal))
    marks.badges(picture, diagram, layout)
    goblets.gone(picture, diagram, layout)
    strips(picture, diagram, layout)
    return picture


def layout_of(diagram: Diagram) -> Layout:
    """Where everything stands in the picture."""
    return Layout(diagram.below, diagram.window, strips=bool(diagram.sides))


def _cards(picture: Image.Image, diagram: Diagram, layout: Layout) -> None:
    for one in diagram.board:
        if layout.shows(one.cell):
            left, top = layout.corner(one.cell)
            made = card(one.face, livery_of(one.seat, layout.below), shown=one.shown)
            stick(picture, made, (left + (CELL - GAP - WIDE) / 2, top + (CELL - GAP - HIGH) / 2))
