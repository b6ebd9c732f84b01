"""Draws a diagram: the floor, the cups, the cards on it, what was moved last, and a strip for each player."""

from __future__ import annotations

from typing import Final

from PIL import Image, ImageDraw

from bot.presenters.incognito.colours import BACK, DARK, DEEP, DIM, FAR, GOLD, INK, LIGHT, MINT, NEAR
from bot.presenters.incognito.diagram import Diagram, Side
from bot.presenters.incognito.layout import CELL, EDGE, STRIP, Layout
from bot.presenters.jpeg import jpeg
from bot.presenters.lettering import Colour, fitting, legible, write
from rules.incognito.board import REFECTORIES, THRONE, Cell
from rules.incognito.figure import Figure
from rules.incognito.model import Content, Cup, Hidden, Standing

CUPS: Final[dict[Content, str]] = {Cup.POISON: "×", Cup.WATER: "+", Hidden.HIDDEN: "?"}


def drawn(diagram: Diagram) -> bytes:
    """The diagram as a JPEG."""
    layout = Layout(diagram.below, diagram.window, bool(diagram.sides))
    picture = Image.new("RGB", layout.size, BACK)
    draw = ImageDraw.Draw(picture)
    for cell in Cell:
        if layout.shows(cell):
            _cell(draw, cell, layout, diagram)
    for one in diagram.board:
        if layout.shows(one.cell):
            _card(draw, one, layout)
    for cup in diagram.cups:
        if layout.shows(cup.cell):
            x, y = layout.corner(cup.cell)
            write(draw, (x + 16, y + CELL - 16), CUPS[cup.content], 60, MINT, "bold")
    for one_cell, other in (*diagram.barred, *diagram.arrows):
        draw.line((*layout.centre(one_cell), *layout.centre(other)), fill=DIM, width=6)
    tops = (0, layout.size[1] - STRIP)
    for side, top in zip(diagram.sides, tops, strict=False):
        _strip(draw, side, top, layout)
    gone = "".join(CUPS[cup] for cup in (*diagram.drunk, *diagram.removed))
    write(draw, (layout.size[0] - 10, layout.size[1] // 2), gone, 40, DIM, align="right")
    return jpeg(picture)


def _cell(draw: ImageDraw.ImageDraw, cell: Cell, layout: Layout, diagram: Diagram) -> None:
    x, y = layout.corner(cell)
    draw.rectangle((x, y, x + CELL - 1, y + CELL - 1), fill=(DARK, LIGHT)[cell % 2])
    special = (cell == THRONE and diagram.throne) or (cell in REFECTORIES and diagram.cellar)
    for colour, wanted, inset in (
        (GOLD, special, 2),
        (MINT, cell in diagram.last, 8),
        (INK, cell in diagram.marked, 14),
    ):
        if wanted:
            draw.rectangle((x + inset, y + inset, x + CELL - 1 - inset, y + CELL - 1 - inset), outline=colour, width=5)
    if cell.file == layout.files[0]:
        write(draw, (EDGE / 2, y + CELL / 2), str(cell.rank + 1), 34, DIM, align="middle")
    if cell.rank == layout.ranks[-1]:
        write(draw, (x + CELL / 2, y + CELL + 40), "abcde"[cell.file], 34, DIM, align="middle")


def _colour(seat: int, layout: Layout) -> Colour:
    return NEAR if seat == layout.below else FAR


def _card(draw: ImageDraw.ImageDraw, one: Standing, layout: Layout) -> None:
    x, y = layout.corner(one.cell)
    colour = _colour(one.seat, layout)
    draw.rounded_rectangle((x + 16, y + 12, x + CELL - 16, y + CELL - 12), 20, fill=colour)
    if one.shown:
        draw.rounded_rectangle((x + 26, y + 22, x + CELL - 26, y + CELL - 22), 14, fill=INK)
    word = str(int(one.face)) if isinstance(one.face, Figure) else "?"
    write(draw, (x + CELL / 2, y + 126), word, 100, DEEP[one.seat != layout.below], "bold", "middle")


def _strip(draw: ImageDraw.ImageDraw, side: Side, top: int, layout: Layout) -> None:
    colour = _colour(side.seat, layout)
    name, size = fitting(legible(side.name) or side.otherwise, (40, 34), "bold", 500)
    write(draw, (EDGE, top + 60), f"{name}{' •' if side.asked else ''}{' ½' if side.offers else ''}", size, colour)
    words = f"♥{side.lives}  {''.join(CUPS[cup] for cup in side.cups)}"
    write(draw, (layout.size[0] - EDGE, top + 60), words, 40, INK, align="right")
    write(draw, (EDGE, top + 120), "".join(str(int(figure)) for figure in side.fallen), 40, DIM)
