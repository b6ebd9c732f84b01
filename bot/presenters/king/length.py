"""How long a party usually takes: in proportion to its deals and to the cards of a hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from rules.game import Pace
from rules.king.contract import Trump
from rules.king.model import Deck, Options, Programme
from rules.king.tables import HAND, programme

USUAL: Final = Options("long", "classic", Trump.HEARTS)
"""What the figure of a pace is for."""
STEP: Final = 5
"""Minutes: nobody believes a finer figure, and nothing is shorter."""


def minutes(pace: Pace, options: Mapping[str, str]) -> int:
    """The usual minutes of a party at the pace with these options."""
    chosen = Options(cast(Deck, options["deck"]), cast(Programme, options["programme"]), Trump(options["trump"]))
    share = pace.minutes * _cards(chosen) / _cards(USUAL)
    return max(STEP, STEP * round(share / STEP))


def _cards(options: Options) -> int:
    return len(programme(options)) * HAND[options.deck]
