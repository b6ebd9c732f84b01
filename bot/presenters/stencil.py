"""A picture in the making: shapes first, drawn large and brought down for smooth edges, then the letters on top."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PIL import Image, ImageDraw

from bot.presenters.lettering import Align, Colour, Weight, write

LARGER: Final = 2
"""How much larger than they are shown shapes are drawn."""

Point = tuple[float, float]
Box = tuple[float, float, float, float]


class Stencil:
    """A picture of so many pixels; all positions are in those."""

    def __init__(self, width: int, height: int, back: Colour) -> None:
        self._shapes = Image.new("RGB", (width * LARGER, height * LARGER), back)
        self._draw = ImageDraw.Draw(self._shapes)
        self._letters: list[Callable[[ImageDraw.ImageDraw], None]] = []

    def panel(self, box: Box, colour: Colour, radius: int = 0) -> None:
        """A filled rectangle with round corners."""
        left, top, right, bottom = self._larger(box)
        self._draw.rounded_rectangle((left, top, right - 1, bottom - 1), radius * LARGER, fill=colour)

    def line(self, points: Sequence[Point], colour: Colour, thickness: int) -> None:
        """A line through these points, its corners and ends round."""
        large = [(x * LARGER, y * LARGER) for x, y in points]
        self._draw.line(large, fill=colour, width=thickness * LARGER, joint="curve")

    def polygon(self, points: Sequence[Point], colour: Colour) -> None:
        """A filled polygon."""
        self._draw.polygon([(x * LARGER, y * LARGER) for x, y in points], fill=colour)

    def disc(self, centre: Point, radius: float, colour: Colour) -> None:
        """A filled circle."""
        x, y = centre
        self._draw.ellipse(self._larger((x - radius, y - radius, x + radius, y + radius)), fill=colour)

    def text(
        self, at: Point, text: str, size: int, colour: Colour, weight: Weight = "regular", align: Align = "left"
    ) -> None:
        """A line of letters with its baseline at this height."""
        self._letters.append(partial(write, at=at, text=text, size=size, colour=colour, weight=weight, align=align))

    def finish(self) -> Image.Image:
        """The picture."""
        picture = self._shapes.reduce(LARGER)
        draw = ImageDraw.Draw(picture)
        for letters in self._letters:
            letters(draw)
        return picture

    def _larger(self, box: Box) -> Box:
        left, top, right, bottom = box
        return (left * LARGER, top * LARGER, right * LARGER, bottom * LARGER)
