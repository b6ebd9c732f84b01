"""The palette of all pictures: a night of their own, so that they sit well in a light chat and in a dark one."""

from __future__ import annotations

from typing import Final

from bot.presenters.lettering import Colour

NIGHT: Final[Colour] = (22, 27, 46)
DUSK: Final[Colour] = (30, 37, 62)
SLATE: Final[Colour] = (41, 50, 82)
STEEL: Final[Colour] = (50, 60, 95)
FOG: Final[Colour] = (112, 123, 162)
MIST: Final[Colour] = (152, 162, 194)
SILVER: Final[Colour] = (198, 206, 224)
PAPER: Final[Colour] = (244, 240, 230)

BLUE: Final[Colour] = (104, 156, 255)
LEMON: Final[Colour] = (255, 224, 76)
CORAL: Final[Colour] = (255, 118, 84)
MINT: Final[Colour] = (168, 245, 214)
ROSE: Final[Colour] = (255, 104, 104)
GOLD: Final[Colour] = (255, 211, 94)


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """The first colour with such a share of the other."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue
