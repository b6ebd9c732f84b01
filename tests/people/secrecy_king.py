"""What a request shows of a hand of «Кинг»: its rows of suits, the cards that may be laid, the buttons of a hand.

What was left when a deal ended early lies open; everything else of a hand is for its holder's eyes alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from bot.playground.journal import Request
from bot.presenters.plain import plain
from bot.press import Move
from rules.king.cards import Card, Suit

SUIT: Final = {"♠": Suit.SPADES, "♥": Suit.HEARTS, "♣": Suit.CLUBS, "♦": Suit.DIAMONDS}
RANK: Final = {"В": 11, "J": 11, "Д": 12, "Q": 12, "К": 13, "K": 13, "Т": 14, "A": 14}
HELD: Final = re.compile("([♠♥♣♦])\ufe0f?((?:\u00a0(?:\\d+|[ВДКТJQKA]))+)")
"""A suit of a hand."""
ALLOWED: Final = re.compile(r"(?:Можно|You may lay): (.*)$", re.MULTILINE)
"""The cards that may be laid, which the one who pressed another is told of (KG-18)."""
NAMED: Final = re.compile("([♠♥♣♦])\ufe0f?(\\d+|[ВДКТJQKA])")
CELLS_OF: Final = "🎭"
"""How a hand of «ИнкогниК» begins, whose cells are called c3 and d4 as cards are."""
OPEN: Final = re.compile(r"^(?:Остались на руках|Left in hand): .*$", re.MULTILINE)


def held_in(request: Request) -> frozenset[Card]:
    """The cards of somebody's hand that a request shows, none where it shows none."""
    text = OPEN.sub("", plain(str(request.params.get("text") or request.params.get("caption") or "")))
    if text.startswith(CELLS_OF):
        return frozenset()
    return frozenset((*_rows(text), *_allowed(text), *_buttons(request)))


def _rows(text: str) -> Iterator[Card]:
    for suit, ranks in HELD.findall(text):
        yield from (_card(suit, rank) for rank in ranks.split("\u00a0") if rank)


def _allowed(text: str) -> Iterator[Card]:
    for told in ALLOWED.findall(text):
        yield from (_card(suit, rank) for suit, rank in NAMED.findall(told))


def _buttons(request: Request) -> Iterator[Card]:
    markup = request.params.get("reply_markup") or {}
    for button in (button for row in markup.get("inline_keyboard", ()) for button in row):
        data = button.get("callback_data", "")
        word = Move.unpack(data).words.upper() if data.startswith("m:") else ""
        if word in Card.__members__:
            yield Card[word]


def _card(suit: str, rank: str) -> Card:
    return Card(SUIT[suit] << 4 | (RANK[rank] if rank in RANK else int(rank)))
