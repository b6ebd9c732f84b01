"""The colours of the score sheet: a card of its own, dark, so that it sits well in a light chat and in a dark one.

The four of the players differ in lightness as well as in hue, for eyes that tell no red from green; every line has a
mark of its own shape besides.
"""

from __future__ import annotations

from typing import Final

from bot.presenters.lettering import Colour

BACK: Final[Colour] = (22, 27, 46)
PANEL: Final[Colour] = (30, 37, 62)
BAND: Final[Colour] = (41, 50, 82)
RULE: Final[Colour] = (50, 60, 95)
INK: Final[Colour] = (244, 240, 230)
DIM: Final[Colour] = (152, 162, 194)
FAINT: Final[Colour] = (112, 123, 162)
HEART: Final[Colour] = (255, 104, 104)
GOLD: Final[Colour] = (255, 211, 94)
PLAYERS: Final[tuple[Colour, ...]] = ((104, 156, 255), (255, 224, 76), (255, 118, 84), (168, 245, 214))
"""By seat."""
