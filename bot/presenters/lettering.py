"""Text in pictures: one line, its letters taken from whichever typeface has them.

What no typeface can draw is left out rather than shown as a box. A line is laid out here and not by the system's
library, so that the same text is the same picture on every machine.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Final, Literal, TypeAlias

from PIL import ImageDraw, ImageFont

from bot.presenters.fonts import BOLD, REGULAR, SPARE

Weight: TypeAlias = Literal["regular", "bold"]
Align: TypeAlias = Literal["left", "middle", "right"]
Colour: TypeAlias = tuple[int, int, int]

FACES: Final = {"regular": (REGULAR, *SPARE), "bold": (BOLD, *SPARE)}
JOINER, TEXT_STYLE, EMOJI_STYLE = "\u200d", "\ufe0e", "\ufe0f"
UNSEEN: Final = {JOINER, TEXT_STYLE, EMOJI_STYLE, "\u2068", "\u2069"}
"""What has a meaning in a message and no look of its own: joiners, styles, isolates."""
SKIN_TONES: Final = range(0x1F3FB, 0x1F400)
NOBODYS_LETTER: Final = "\uffff"
"""Drawn by a typeface as what it shows for every letter it has not got."""
PROBE: Final = 24
ELLIPSIS: Final = "…"
RIGHT_TO_LEFT: Final = ("R", "AL")


def legible(text: str) -> str:
    """The text without what no typeface here can draw; "" when nothing is left."""
    return "".join(letter for letter in _plain(text) if _face(letter, "bold")).strip()


def width(text: str, size: int, weight: Weight = "regular") -> float:
    """How many pixels the line is wide."""
    return sum(_font(face, size).getlength(part) for face, part in _runs(text, weight))


def fitted(text: str, size: int, weight: Weight, room: float) -> str:
    """The text, cut with «…» to so many pixels."""
    if width(text, size, weight) <= room:
        return text
    kept = text
    while kept and width(kept + ELLIPSIS, size, weight) > room:
        kept = kept[:-1]
    return kept.rstrip() + ELLIPSIS


def fitting(text: str, sizes: Sequence[int], weight: Weight, room: float) -> tuple[str, int]:
    """The text and the first of these sizes at which it has room; at the last one it is cut."""
    size = next((size for size in sizes if width(text, size, weight) <= room), sizes[-1])
    return fitted(text, size, weight, room), size


def write(
    draw: ImageDraw.ImageDraw,
    at: tuple[float, float],
    text: str,
    size: int,
    colour: Colour,
    weight: Weight = "regular",
    align: Align = "left",
) -> None:
    """Write a line with its baseline at this height, beginning, centred or ending there."""
    x, y = at
    x -= {"left": 0.0, "middle": 0.5, "right": 1.0}[align] * width(text, size, weight)
    for face, part in _runs(text, weight):
        font = _font(face, size)
        draw.text((x, y), part, fill=colour, font=font, anchor="ls")
        x += font.getlength(part)


def _runs(text: str, weight: Weight) -> Iterator[tuple[str, str]]:
    """The line from left to right in stretches of one typeface."""
    for face, letters in groupby(from_left(_plain(text)), key=lambda letter: _face(letter, weight)):
        if face:
            yield face, "".join(letters)


def _plain(text: str) -> str:
    """The text with every emoji as its first picture: neither joined ones, nor tones, nor styles."""
    kept, joined = [], False
    for letter in text:
        if not (joined or letter in UNSEEN or ord(letter) in SKIN_TONES):
            kept.append(_known(letter))
        joined = letter == JOINER
    return "".join(kept)


def _known(letter: str) -> str:
    """The letter, or where no typeface has it the plain one that it is a fancy form of."""
    return letter if _face(letter, "bold") else unicodedata.normalize("NFKC", letter)


def from_left(text: str) -> str:
    """The text as it stands on the line: words of right-to-left scripts turned round."""
    if not any(_turns(letter) for letter in text):
        return text
    words = ["".join(reversed(word)) if any(map(_turns, word)) else word for word in text.split(" ")]
    return " ".join(reversed(words) if all(any(map(_turns, word)) for word in text.split()) else words)


def _turns(letter: str) -> bool:
    return unicodedata.bidirectional(letter) in RIGHT_TO_LEFT


@lru_cache(maxsize=4096)
def _face(letter: str, weight: Weight) -> str:
    """The first typeface that has the letter, "" where none has."""
    return next((face for face in FACES[weight] if _has(face, letter)), "")


def _has(face: str, letter: str) -> bool:
    font = _font(face, PROBE)
    return _pixels(font, letter) != _pixels(font, NOBODYS_LETTER)


def _pixels(font: ImageFont.FreeTypeFont, letter: str) -> tuple[tuple[int, int], bytes]:
    mask = font.getmask(letter)
    return mask.size, bytes(mask)


@lru_cache(maxsize=64)
def _font(face: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(face, size, layout_engine=ImageFont.Layout.BASIC)
