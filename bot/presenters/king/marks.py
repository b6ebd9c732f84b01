"""The marks of the four players: a shape each, so that a line is known by more than its colour."""

from __future__ import annotations

from bot.presenters.king.colours import PLAYERS
from bot.presenters.lettering import Colour
from bot.presenters.stencil import Point, Stencil


def mark(stencil: Stencil, centre: Point, seat: int, size: float, edge: Colour) -> None:
    """The seat's mark: a disc, a square, a triangle, a diamond; `edge` parts it from what lies under it."""
    for colour, radius in ((edge, size * 1.35), (PLAYERS[seat], size)):
        _shape(stencil, centre, seat, radius, colour)


def _shape(stencil: Stencil, centre: Point, seat: int, size: float, colour: Colour) -> None:
    x, y = centre
    match seat:
        case 0:
            stencil.disc(centre, size, colour)
        case 1:
            half = size * 0.88
            stencil.panel((x - half, y - half, x + half, y + half), colour)
        case 2:
            tall = size * 1.15
            stencil.polygon(((x, y - tall), (x + tall, y + tall * 0.8), (x - tall, y + tall * 0.8)), colour)
        case _:
            tall = size * 1.25
            stencil.polygon(((x, y - tall), (x + tall, y), (x, y + tall), (x - tall, y)), colour)
