"""The colours of the board of «ИнкогниК», of one family with the other pictures: dark, for light chats and dark ones.

Blue is whoever sits below, so everybody's own figures are blue; coral is whoever sits above. They differ in lightness
too, and what a card is it tells by its drawing.
"""

from __future__ import annotations

from typing import Final

from bot.presenters.lettering import Colour

BACK: Final[Colour] = (22, 27, 46)
LIGHT: Final[Colour] = (52, 62, 100)
DARK: Final[Colour] = (41, 50, 82)
INK: Final[Colour] = (244, 240, 230)
DIM: Final[Colour] = (152, 162, 194)
GOLD: Final[Colour] = (255, 211, 94)
MINT: Final[Colour] = (168, 245, 214)

NEAR: Final[Colour] = (104, 156, 255)
FAR: Final[Colour] = (255, 118, 84)
DEEP: Final[tuple[Colour, Colour]] = ((38, 68, 148), (150, 48, 26))
"""The dark shade of near and of far."""
