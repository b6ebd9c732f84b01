"""The floor under the figures: bedrooms, refectories, throne hall, and what files and ranks are called."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.presenters.incognito.art import Drawing, art
from bot.presenters.incognito.colours import REFECTORY, THRONE_HALL, TILES, Room, livery_of
from bot.presenters.incognito.layout import CELL, EDGE, GAP, Layout
from bot.presenters.lettering import write
from bot.presenters.palette import MIST, NIGHT
from bot.presenters.sprites import ring, stick
from rules.incognito.board import BEDROOMS, REFECTORIES, THRONE, Cell

LETTER: Final = 34
FURNITURE: Final = 96
CARPET: Final = 4
"""The edge of the throne hall, seen beside whoever stands there."""


@lru_cache(maxsize=32)
def floor(layout: Layout, *, throne: bool, refectories: bool) -> Image.Image:
    """The empty board, shared by all; rooms that mean nothing are like any other cell."""
    picture = Image.new("RGB", layout.size, NIGHT)
    for cell in layout.cells:
        if cell == THRONE and throne:
            _room(picture, cell, layout, THRONE_HALL, "throne")
            stick(picture, ring(CELL - GAP, CELL - GAP, 0, THRONE_HALL.line, CARPET), layout.corner(cell))
        elif cell in REFECTORIES and refectories:
            _room(picture, cell, layout, REFECTORY, "table")
        else:
            _plain(picture, cell, layout)
    _coordinates(picture, layout)
    return picture


def _plain(picture: Image.Image, cell: Cell, layout: Layout) -> None:
    """A bedroom of either side, or a tile."""
    owners = [seat for seat, line in enumerate(BEDROOMS) if cell in line]
    if owners:
        _room(picture, cell, layout, livery_of(owners[0], layout.below).bedroom, "bed")
    else:
        picture.paste(TILES[(cell.file + cell.rank) % 2], _box(cell, layout))


def _room(picture: Image.Image, cell: Cell, layout: Layout, room: Room, furniture: Drawing) -> None:
    picture.paste(room.ground, _box(cell, layout))
    left, top = layout.corner(cell)
    inset = (CELL - GAP - FURNITURE) / 2
    made = art(furniture, FURNITURE, FURNITURE, ink=room.line, ground=room.ground)
    stick(picture, made, (left + inset, top + inset))


def _box(cell: Cell, layout: Layout) -> tuple[int, int, int, int]:
    left, top = layout.corner(cell)
    return left, top, left + CELL - GAP, top + CELL - GAP


def _coordinates(picture: Image.Image, layout: Layout) -> None:
    draw = ImageDraw.Draw(picture)
    for at, rank in enumerate(layout.ranks):
        write(draw, (EDGE / 2, layout.top + (at + 0.5) * CELL + 12), str(rank + 1), LETTER, MIST, align="middle")
    bottom = layout.top + CELL * len(layout.ranks)
    for at, file in enumerate(layout.files):
        write(draw, (EDGE + (at + 0.5) * CELL, bottom + 36), "abcde"[file], LETTER, MIST, align="middle")
