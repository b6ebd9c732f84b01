"""The arrows of an example: short ones across the border of two cells, so that they cover no face."""

from __future__ import annotations

from math import atan2, cos, dist, sin
from typing import Final

from PIL import Image, ImageDraw

from bot.presenters.palette import GOLD, NIGHT
from bot.presenters.sprites import LARGER

HALF: Final = 9
"""Half the thickness of the shaft."""
HEAD: Final = 27
"""Half the width of the head, and its length."""
SHORT: Final = (44, 38)
"""How far from both middles it begins and ends."""
EDGE: Final = 5
"""What parts it from whatever lies below."""

Point = tuple[float, float]


def arrow(picture: Image.Image, start: Point, goal: Point) -> None:
    """An arrow from the middle of one cell towards that of another."""
    for grown, colour in ((EDGE, NIGHT), (0, GOLD)):
        points = _outline(start, goal, grown)
        left, top = (int(min(values)) - 1 for values in zip(*points, strict=True))
        right, bottom = (int(max(values)) + 2 for values in zip(*points, strict=True))
        mask = Image.new("L", ((right - left) * LARGER, (bottom - top) * LARGER))
        ImageDraw.Draw(mask).polygon([((x - left) * LARGER, (y - top) * LARGER) for x, y in points], fill=255)
        picture.paste(colour, (left, top), mask.reduce(LARGER))


def _outline(start: Point, goal: Point, grown: int) -> list[Point]:
    """The corners, so many pixels outside the arrow itself."""
    angle, long = atan2(goal[1] - start[1], goal[0] - start[0]), dist(start, goal)
    tail, neck, tip = SHORT[0] - grown, long - SHORT[1] - HEAD - grown, long - SHORT[1] + 1.8 * grown
    half, head = HALF + grown, HEAD + 1.8 * grown
    shape = ((tail, -half), (neck, -half), (neck, -head), (tip, 0), (neck, head), (neck, half), (tail, half))
    return [
        (start[0] + along * cos(angle) - aside * sin(angle), start[1] + along * sin(angle) + aside * cos(angle))
        for along, aside in shape
    ]
