"""The pages of the rules and the plate of each: a position in which the rule that the page tells of can be seen.

Every page has one, so that turning is one edit: Telegram takes no picture away. The tests play on the plates: what is
marked there is what may be done there.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from bot.presenters.incognito.diagram import example
from bot.presenters.picture import Picture
from rules.game import GROUP, Reader
from rules.incognito.board import GUEST, HOST
from rules.incognito.model import Variant

CUPS: Final = "- 0-0 p/w/pw/pw/-/-"
"""As a game with cups begins: nobody barred, no life won yet."""
MIDDLE: Final = "a2e4"
GOAL: Final = f"k?1l?1c?/1q?1n?1/5/1N?K?2/Q?2L?C? h {CUPS}"


@dataclass(frozen=True, slots=True)
class Plate:
    """A position as text, what part of the board is shown to whom, and what is marked on it."""

    position: str
    window: str = "a1e5"
    marked: str = ""
    arrows: str = ""
    reader: Reader = HOST
    variant: Variant = "cups"


PLATES: Final[Mapping[str, Plate]] = MappingProxyType(
    {
        "goal": Plate(GOAL, arrows="c2c3"),
        "board": Plate(f"k?q?l?n?c?/5/5/5/Q?L?K?N?C? h {CUPS}"),
        "moves": Plate(f"4k?/5/3n?1/1L?N?l?1/Q?1K?1C? h {CUPS}", "a1e3", marked="b2 b3 c1 c3 d2"),
        "fights": Plate("k?4/2q2/1l?Cn1/5/K?4 h", MIDDLE, arrows="c3b3 c3c4 c3d3", variant="throne"),
        "cups": Plate(f"k?4/5/1L?1Q1/5/2K?2 h {CUPS}", MIDDLE, marked="b3 d3"),
        "throne": Plate(f"k?3c?/1n3/2K?1l?/5/Q?3L? h {CUPS}", MIDDLE, marked="b3 c2 c4 d3"),
        "end": Plate(f"2c?2/1n3/2k2/2K?2/L?3Q? h {CUPS}", MIDDLE, arrows="c2c3"),
        "modes": Plate(f"cnlqk/5/5/5/KQLNC h {CUPS}"),
        "clock": Plate(f"n?k?c?l?q?/5/5/5/Q?L?K?N?C? g {CUPS}", reader=GUEST),
        "secrets": Plate(GOAL, reader=GROUP),
    }
)
"""By page."""

PAGES: Final = tuple(PLATES)
"""The topics in order."""


def plate(page: str) -> Picture:
    """The picture of a page: the same in every language."""
    shown = PLATES[page]
    return example(shown.position, shown.window, shown.marked, shown.arrows, shown.reader, shown.variant)
