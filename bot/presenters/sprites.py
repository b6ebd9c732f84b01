"""Sprites: drawings kept as SVG files, made into pixels once a process for every size and dress.

A drawing names its colours by classes; its dress says which colour each of them has, so that one file serves both
sides of a table. No typeface of the machine is looked at: a sprite has no letters.
"""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import Final, TypeAlias

from PIL import Image, ImageDraw
from resvg_py import svg_to_bytes

from bot.presenters.lettering import Colour

Dress: TypeAlias = tuple[tuple[str, Colour], ...]
"""Classes of a drawing and the colours that fill them."""

LARGER: Final = 4
"""How much larger than they are shown plates are drawn."""


@lru_cache(maxsize=256)
def sprite(file: Path, wide: int, high: int, dress: Dress = ()) -> Image.Image:
    """The drawing at so many pixels, on nothing; shared, so not to be drawn on."""
    sheet = "".join(f".{name}{{fill:rgb{colour}}}" for name, colour in dress)
    pixels = svg_to_bytes(
        svg_string=file.read_text(), width=wide, height=high, style_sheet=sheet, skip_system_fonts=True
    )
    return Image.open(BytesIO(pixels)).convert("RGBA")


@lru_cache(maxsize=64)
def plate(wide: int, high: int, radius: int, fill: Colour, edge: Colour, border: int) -> Image.Image:
    """A rectangle with round corners and a border, on nothing; shared, so not to be drawn on."""
    large = Image.new("RGBA", (wide * LARGER, high * LARGER), (*edge, 0))
    draw = ImageDraw.Draw(large)
    for inset, colour in ((0, edge), (border * LARGER, fill)):
        box = (inset, inset, wide * LARGER - 1 - inset, high * LARGER - 1 - inset)
        draw.rounded_rectangle(box, max(0, radius * LARGER - inset), fill=(*colour, 255))
    return large.reduce(LARGER)


@lru_cache(maxsize=64)
def ring(wide: int, high: int, radius: int, colour: Colour, border: int) -> Image.Image:
    """A frame with round corners and nothing in it; shared, so not to be drawn on."""
    large = Image.new("RGBA", (wide * LARGER, high * LARGER), (*colour, 0))
    box = (0, 0, wide * LARGER - 1, high * LARGER - 1)
    ImageDraw.Draw(large).rounded_rectangle(box, radius * LARGER, outline=(*colour, 255), width=border * LARGER)
    return large.reduce(LARGER)


def stick(picture: Image.Image, drawing: Image.Image, at: tuple[float, float]) -> None:
    """Put a sprite on a picture, its upper left corner here."""
    left, top = round(at[0]), round(at[1])
    if picture.mode == "RGBA":
        picture.alpha_composite(drawing, (left, top))
    else:
        picture.paste(drawing, (left, top), drawing)


def faint(drawing: Image.Image, share: float) -> Image.Image:
    """The sprite with so much of it left, the rest shining through."""
    made = drawing.copy()
    made.putalpha(drawing.getchannel("A").point(lambda alpha: alpha * share))
    return made
