"""The words of «Тайное послание»: characters, targets, tokens, rows of cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from types import MappingProxyType
from typing import Final

from bot.presenters.presenter import Say, Sight
from rules.love_letter.model import ASIDE, Card, Target

NAMES: Final[Mapping[Card, str]] = MappingProxyType(
    {
        Card.GUARD: "love_letter-guard",
        Card.PRIEST: "love_letter-priest",
        Card.BARON: "love_letter-baron",
        Card.HANDMAID: "love_letter-handmaid",
        Card.PRINCE: "love_letter-prince",
        Card.KING: "love_letter-king",
        Card.COUNTESS: "love_letter-countess",
        Card.PRINCESS: "love_letter-princess",
    }
)
"""The short names: what stands on buttons and in the chronicle."""

EFFECTS: Final[Mapping[Card, str]] = MappingProxyType(
    {
        Card.GUARD: "love_letter-guard-effect",
        Card.PRIEST: "love_letter-priest-effect",
        Card.BARON: "love_letter-baron-effect",
        Card.HANDMAID: "love_letter-handmaid-effect",
        Card.PRINCE: "love_letter-prince-effect",
        Card.KING: "love_letter-king-effect",
        Card.COUNTESS: "love_letter-countess-effect",
        Card.PRINCESS: "love_letter-princess-effect",
    }
)
"""What a card does, in one line of a hand."""

TIPS: Final[Mapping[Card, str]] = MappingProxyType(
    {
        Card.GUARD: "love_letter-guard-tip",
        Card.PRIEST: "love_letter-priest-tip",
        Card.BARON: "love_letter-baron-tip",
        Card.HANDMAID: "love_letter-handmaid-tip",
        Card.PRINCE: "love_letter-prince-tip",
        Card.KING: "love_letter-king-tip",
        Card.COUNTESS: "love_letter-countess-tip",
        Card.PRINCESS: "love_letter-princess-tip",
    }
)
"""What «?» says of a card; two of them fit into one alert."""


NBSP: Final = "\u00a0"
"""Keeps what belongs together on one line of a phone."""
BETWEEN: Final = f"{NBSP}· "
"""Between cards of a row: a line may break after the dot only."""


def card_of(word: str) -> Card:
    """The character that a word of the notation names."""
    return Card[word.upper()]


def numbered(card: Card, say: Say) -> str:
    """The value and the name: «1 Стражница»."""
    return f"{card.value} {say(NAMES[card])}"


def row(cards: Iterable[Card], say: Say) -> str:
    """Cards in the order in which they lie; none is torn apart by the end of a line."""
    return BETWEEN.join(numbered(card, say).replace(" ", NBSP) for card in cards)


def counted(copies: Iterable[tuple[Card, int]], say: Say) -> str:
    """How many there are of each, those that have run out left away: «Стражница ×3 · Священник ×1»."""
    return BETWEEN.join(f"{say(NAMES[card])}{NBSP}×{count}" for card, count in copies if count)


def tokens(won: int, needed: int) -> str:
    """The tokens won and those still to win: «●●○○»."""
    return "●" * won + "○" * max(needed - won, 0)


def target_name(target: Target, sight: Sight) -> str:
    """A target as it is named in messages, escaped."""
    return escape(sight.say("love_letter-aside"), quote=False) if target is ASIDE else sight.seated.html(target)
