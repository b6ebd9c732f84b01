"""The strips above and below the board: a player's name, cups and lives, and what has become of his five figures."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.presenters.incognito.art import art, goblet
from bot.presenters.incognito.cards import TILE, small
from bot.presenters.incognito.colours import Livery, livery_of
from bot.presenters.incognito.diagram import Diagram, Side
from bot.presenters.incognito.layout import Layout
from bot.presenters.lettering import fitting, legible, write
from bot.presenters.palette import DUSK, MINT, NIGHT, ROSE, mixed
from bot.presenters.sprites import plate, stick
from rules.incognito.figure import Figure

MARGIN: Final = 20
HIGH: Final = 116
STEP: Final = 81
"""From one figure to the next."""
ICON: Final = 46
NAMES: Final = (36, 32, 28)
NAME: Final = (392, 56)
"""The room of a name: the baseline is 16 above its foot."""
GLOW: Final = 0.55
"""How much of his colour the strip of whoever is asked has."""


def strips(picture: Image.Image, diagram: Diagram, layout: Layout) -> None:
    """One above the board and one below; there are none in an example."""
    tops = (MARGIN, layout.size[1] - HIGH - MARGIN)
    for side, top in zip(diagram.sides, tops, strict=False):
        livery = livery_of(side.seat, layout.below)
        _ground(picture, side, top, livery)
        stick(picture, _name(_callable(side), livery), (MARGIN + 26, top + 6))
        _belongings(picture, side, top + HIGH - ICON - 10)
        shown = {one.face for one in diagram.board if one.seat == side.seat and one.shown}
        for at, figure in enumerate(sorted(Figure, reverse=True)):
            made = small(figure, livery, shown=figure in shown, fallen=figure in side.fallen)
            left = picture.width - MARGIN - 20 - TILE - (len(Figure) - 1 - at) * STEP
            stick(picture, made, (left, top + (HIGH - TILE) / 2))


def _ground(picture: Image.Image, side: Side, top: int, livery: Livery) -> None:
    """Whoever is asked has light and an edge in his colour."""
    ground = mixed(DUSK, livery.deep, GLOW) if side.asked else DUSK
    edge = livery.own if side.asked else DUSK
    stick(picture, plate(picture.width - 2 * MARGIN, HIGH, 26, ground, edge, 5), (MARGIN, top))


def _callable(side: Side) -> str:
    """The name, or the number of the seat where no typeface has a letter of it."""
    return legible(side.name) or side.otherwise


@lru_cache(maxsize=256)
def _name(name: str, livery: Livery) -> Image.Image:
    """The name on nothing: laid out once, as it stands in picture after picture."""
    made = Image.new("RGBA", NAME, (*livery.own, 0))
    cut, size = fitting(name, NAMES, "bold", NAME[0])
    write(ImageDraw.Draw(made), (0, NAME[1] - 16), cut, size, livery.own, "bold")
    return made


def _belongings(picture: Image.Image, side: Side, top: int) -> None:
    """Cups, then lives, then the sign of an offer of a draw: half a point."""
    left = MARGIN + 18
    for cup in side.cups:
        stick(picture, goblet(cup, ICON), (left, top))
        left += ICON + 8
    for _ in range(side.lives):
        stick(picture, art("life", ICON - 6, ICON - 6, ink=ROSE), (left + 10, top + 4))
        left += ICON + 2
    if side.offers:
        stick(picture, _half(), (left + 18, top + 1))


@lru_cache
def _half() -> Image.Image:
    made = plate(64, 44, 22, MINT, MINT, 0).copy()
    write(ImageDraw.Draw(made), (32, 33), "½", 34, NIGHT, "bold", "middle")
    return made
