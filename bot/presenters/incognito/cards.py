"""The ten figures as cards: face up on paper, face down in their colour; masked where only their owner sees them.

A card bears the rank of its figure, five for the King and one for the Lackey: what beats what can be read off it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.presenters.incognito.art import art, bust
from bot.presenters.incognito.colours import SCAR, Livery
from bot.presenters.lettering import write
from bot.presenters.palette import DUSK, NIGHT, PAPER, mixed
from bot.presenters.sprites import faint, plate, stick
from rules.incognito.figure import Figure
from rules.incognito.model import Face

WIDE: Final = 126
HIGH: Final = 138
BORDER: Final = 8
RADIUS: Final = 20
BUST: Final = 104
BUST_AT: Final = (WIDE - BORDER - BUST - 1, HIGH - BORDER - BUST + 2)

MASK: Final = (92, 56)
DISGUISE: Final = (60, 36)
"""The mask of a back, and the one that somebody wears: width and height."""
EYES: Final[dict[Figure, tuple[int, int]]] = {
    Figure.KING: (52, 44),
    Figure.QUEEN: (52, 50),
    Figure.COUNSELLOR: (52, 46),
    Figure.KNIGHT: (52, 48),
    Figure.LACKEY: (44, 53),
}
"""Between the eyes of each, from the corner of his bust."""

TILE: Final = 74
"""The size of a figure in the strip of its player."""
INSET: Final = 5
LEFT: Final = 0.35
"""What is left of a figure that was captured."""


@lru_cache(maxsize=64)
def card(face: Face, livery: Livery, *, shown: bool) -> Image.Image:
    """The card of a figure, shared by all."""
    if not isinstance(face, Figure):
        return _back(livery)
    made = plate(WIDE, HIGH, RADIUS, PAPER if shown else livery.own, livery.own, BORDER).copy()
    stick(made, bust(face, BUST, livery), BUST_AT)
    write(ImageDraw.Draw(made), (BORDER + 7, BORDER + 34), str(int(face)), 39, livery.deep, "bold")
    return made if shown else _masked(made, face)


def _masked(made: Image.Image, figure: Figure) -> Image.Image:
    """On the ground of a back, with a mask before the eyes: known to the owner alone."""
    wide, high = DISGUISE
    x, y = EYES[figure]
    worn = art("disguise", wide, high, paper=PAPER, ground=NIGHT)
    stick(made, worn, (BUST_AT[0] + x - wide / 2, BUST_AT[1] + y - 15))
    return made


def _back(livery: Livery) -> Image.Image:
    wide, high = MASK
    made = plate(WIDE, HIGH, RADIUS, livery.own, mixed(livery.own, livery.deep, 0.35), BORDER).copy()
    stick(made, art("mask", wide, high, paper=PAPER, ground=livery.deep), ((WIDE - wide) / 2, (HIGH - high) / 2))
    return made


@lru_cache(maxsize=64)
def small(figure: Figure, livery: Livery, *, shown: bool, fallen: bool) -> Image.Image:
    """A figure in its player's strip: on paper once revealed, in its colour while incognito, dark once captured."""
    ground, edge = (DUSK, SCAR) if fallen else (PAPER if shown else livery.own, livery.own)
    made = plate(TILE, TILE, 15, ground, edge, 4).copy()
    portrait = bust(figure, TILE - 2 * INSET, livery)
    stick(made, faint(portrait, LEFT) if fallen else portrait, (INSET, INSET + 1))
    return made
