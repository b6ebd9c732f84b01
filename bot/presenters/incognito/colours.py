"""The colours of the board of «ИнкогниК», out of the palette of all pictures.

Blue is whoever sits below, so everybody's own figures are blue; coral is whoever sits above. A card tells by its
drawing, not by its colour, what it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.presenters.lettering import Colour
from bot.presenters.palette import BLUE, CORAL, SLATE, STEEL
from rules.game import Seat

TILES: Final[tuple[Colour, Colour]] = (SLATE, STEEL)
"""The floor, dark and light."""
POISON: Final[Colour] = (154, 214, 92)
WATER: Final[Colour] = (110, 214, 255)
SCAR: Final[Colour] = (72, 84, 124)
"""The edge of a figure that is gone."""


@dataclass(frozen=True, slots=True)
class Room:
    """The ground of a room and the line that its furniture is drawn with."""

    ground: Colour
    line: Colour


THRONE_HALL: Final = Room((104, 84, 52), (214, 172, 84))
REFECTORY: Final = Room((37, 78, 92), (82, 138, 150))


@dataclass(frozen=True, slots=True)
class Livery:
    """The colours of one side: its own, a dark shade of it, and its bedrooms."""

    own: Colour
    deep: Colour
    bedroom: Room


NEAR: Final = Livery(BLUE, (36, 62, 140), Room((58, 77, 130), (69, 97, 161)))
FAR: Final = Livery(CORAL, (142, 44, 24), Room((89, 63, 84), (131, 77, 84)))


def livery_of(seat: Seat, below: Seat) -> Livery:
    """The colours of a seat when this one sits below (IK-1)."""
    return NEAR if seat == below else FAR
