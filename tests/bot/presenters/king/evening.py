"""An evening at «Кинг»: a deal told as a story, and what people would be shown of it."""

from __future__ import annotations

from typing import Any

from rules.game import GROUP
from tests.bot.presenters.evening import NAMES, Evening

CLASSIC = ("s3 s4 s5 h3 h4 h5 c3 c4 c5 d3 d4 d5", "s6 s7 s8 h6 h7 h8 c6 c7 c8 d6 d7 d8",
           "s9 s10 sj h9 h10 hj c9 c10 cj d9 d10 dj", "sq sk sa hq hk ha cq ck ca dq dk da")  # fmt: skip
"""Four hands in order of rank: the fourth, Гриша, holds the ace of diamonds and takes every trick he leads."""


class KingEvening(Evening):
    """A party of «Кинг» with people's names, 15 and 10 seconds a move."""

    game = "king"
    pace = "15-10"

    def __init__(self, lang: str = "ru", seconds: int = 15, **deal: Any) -> None:
        super().__init__(NAMES, lang, seconds, **({"hands": CLASSIC} | deal))


def short_party(programme: str, lang: str = "ru") -> KingEvening:
    """A party with the short deck, every deal of it stacked."""
    evening = KingEvening(lang, options={"deck": "short", "programme": programme}, hands=(), deck="short")
    for _ in evening.story.sees(GROUP).programme[1:]:
        evening.story.deals_next(deck="short")
    return evening
