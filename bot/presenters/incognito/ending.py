"""The end in words: why it came, and all that was hidden (IK-23…26)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.presenters.incognito.position import position
from bot.presenters.presenter import Sight
from bot.presenters.table import paragraphs
from rules.game import Outcome
from rules.incognito.model import View

REASONS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "crown": "incognito-end-crown",
        "king": "incognito-end-king",
        "poison": "incognito-end-poison",
        "resigned": "incognito-end-resigned",
        "left": "incognito-end-left",
        "agreed": "incognito-end-agreed",
        "repetition": "incognito-end-repetition",
        "quiet": "incognito-end-quiet",
        "bare": "incognito-end-bare",
        "passes": "incognito-end-passes",
    }
)


def result(view: View, outcome: Outcome, sight: Sight) -> str:
    """The reason, and the last position with every face and every cup."""
    first, last = outcome.places.index(min(outcome.places)), outcome.places.index(max(outcome.places))
    named = sight.seated.html
    reason = sight.say(REASONS[outcome.reason], winner=named(first), loser=named(last))
    return paragraphs((reason, position(view, sight)))
