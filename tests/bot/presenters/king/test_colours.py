"""The players' colours are told apart by everybody, those included who tell no red from green."""

from __future__ import annotations

from itertools import combinations

import pytest

from bot.presenters.king.colours import PANEL, PLAYERS
from bot.presenters.lettering import Colour

Matrix = tuple[tuple[float, float, float], ...]
EYES: dict[str, Matrix] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.1524, 1.0526, -0.2049), (0.1145, 0.7863, 0.0992), (-0.0039, -0.0481, 1.0520)),
    "deuteranopia": ((0.3673, 0.8606, -0.2280), (0.2801, 0.6726, 0.0473), (-0.0118, 0.0430, 0.9689)),
    "tritanopia": ((1.2555, -0.0768, -0.1788), (-0.0784, 0.9308, 0.1476), (0.0047, 0.6914, 0.3039)),
}
"""How linear light is seen (Machado, Oliveira and Fernandes, 2009, severity 1)."""


def linear(colour: Colour) -> list[float]:
    """Light by channel, 0 … 1."""
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (part / 255 for part in colour)]


def seen(colour: Colour, eyes: Matrix) -> list[float]:
    """The light as these eyes see it."""
    light = linear(colour)
    return [min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in eyes]


def lab(light: list[float]) -> tuple[float, float, float]:
    """CIELAB, white at D65."""
    red, green, blue = light
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def apart(one: Colour, other: Colour, eyes: Matrix) -> float:
    """How far two colours are from each other for these eyes."""
    first, second = lab(seen(one, eyes)), lab(seen(other, eyes))
    return float(sum((a - b) ** 2 for a, b in zip(first, second, strict=True)) ** 0.5)


@pytest.mark.parametrize("eyes", EYES)
def test_any_two_players_are_told_apart(eyes: str) -> None:
    assert min(apart(one, other, EYES[eyes]) for one, other in combinations(PLAYERS, 2)) > 25


@pytest.mark.parametrize("colour", PLAYERS)
def test_every_player_stands_out_from_the_ground(colour: Colour) -> None:
    light, dark = (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05 for r, g, b in (linear(colour), linear(PANEL)))
    assert light / dark > 4.5  # the contrast that letters need (WCAG AA)
