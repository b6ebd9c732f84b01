"""The drawings by what they show, at the size and in the colours that are asked for."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from PIL import Image

from bot.presenters.incognito.colours import POISON, WATER, Livery
from bot.presenters.incognito.svg import FOLDER
from bot.presenters.lettering import Colour
from bot.presenters.palette import NIGHT, SILVER
from bot.presenters.sprites import sprite
from rules.incognito.figure import Figure
from rules.incognito.model import HIDDEN, Content, Cup

Drawing: TypeAlias = Literal[
    "king", "queen", "counsellor", "knight", "lackey", "mask", "disguise", "throne", "table", "bed", "cup", "poison",
    "water", "life", "lock", "went", "swapped",
]  # fmt: skip
"""The files of the folder."""

FIGURES: Final[dict[Figure, Drawing]] = {
    Figure.KING: "king",
    Figure.QUEEN: "queen",
    Figure.COUNSELLOR: "counsellor",
    Figure.KNIGHT: "knight",
    Figure.LACKEY: "lackey",
}
CUPS: Final[dict[Content, tuple[Drawing, Colour]]] = {
    Cup.POISON: ("poison", POISON),
    Cup.WATER: ("water", WATER),
    HIDDEN: ("cup", SILVER),
}


def art(name: Drawing, wide: int, high: int, **dress: Colour) -> Image.Image:
    """A drawing at so many pixels, in these colours."""
    return sprite(FOLDER / f"{name}.svg", wide, high, tuple(dress.items()))


def bust(figure: Figure, size: int, livery: Livery) -> Image.Image:
    """One of the five, so many pixels wide and high."""
    return art(FIGURES[figure], size, size, own=livery.own, deep=livery.deep)


def goblet(content: Content, size: int, placed: Livery | None = None) -> Image.Image:
    """A cup, so many pixels wide and high; in the colour of whoever is known to have placed it."""
    drawing, metal = CUPS[content]
    return art(drawing, size, size, metal=placed.own if placed else metal, mark=NIGHT)
