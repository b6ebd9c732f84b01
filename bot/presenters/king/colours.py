"""The colours of the score sheet, out of the palette of all pictures.

The four of the players differ in lightness as well as in hue, for eyes that tell no red from green; every line has a
mark of its own shape besides.
"""

from __future__ import annotations

from typing import Final

from bot.presenters.lettering import Colour
from bot.presenters.palette import BLUE, CORAL, DUSK, FOG, LEMON, MINT, MIST, NIGHT, PAPER, ROSE, SLATE, STEEL
from bot.presenters.palette import GOLD as GILT

BACK: Final[Colour] = NIGHT
PANEL: Final[Colour] = DUSK
BAND: Final[Colour] = SLATE
RULE: Final[Colour] = STEEL
INK: Final[Colour] = PAPER
DIM: Final[Colour] = MIST
FAINT: Final[Colour] = FOG
HEART: Final[Colour] = ROSE
GOLD: Final[Colour] = GILT
PLAYERS: Final[tuple[Colour, ...]] = (BLUE, LEMON, CORAL, MINT)
"""By seat."""
