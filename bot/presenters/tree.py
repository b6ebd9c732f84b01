"""The keyboard of a game of cards: one level of the tree of its legal texts, from the cards held downwards.

Steps with a single choice are skipped, but their words are on the key: whoever presses has read what he does.
"""

from __future__ import annotations

from itertools import groupby
from typing import Any, Final, Protocol

from bot.presenters.key import Key, Keys, Words
from bot.presenters.names import units
from bot.presenters.presenter import Sight
from rules.notation import SEPARATOR, choices

NARROW: Final = 16
"""Keys whose texts all have at most so many UTF-16 units stand two in a row."""


class Cards(Protocol):
    """What a game says of its cards."""

    def held(self, view: Any) -> Words:
        """The first words in order: every card held, playable or not."""
        ...

    def shelf(self, word: str) -> str:
        """Which row a first word stands in: neighbours with the same answer share it."""
        ...

    def label(self, words: Words, view: Any, sight: Sight) -> str:
        """The key for the last of these words."""
        ...


def keyboard(cards: Cards, view: Any, legal: Words, words: Words, sight: Sight) -> Keys:
    """The cards as they stand on their shelves, or what may follow the words chosen."""
    nexts = choices(legal, words) if words else cards.held(view)
    keys = tuple(_key(cards, view, legal, (*words, word), sight) for word in nexts)
    return _grid(keys) if words else _shelves(nexts, keys, cards)


def opened(words: Words, legal: Words) -> Words:
    """The words if they are the way to some legal texts, else ()."""
    return words if choices(legal, words) else ()


def parent(words: Words, legal: Words) -> Words:
    """The last step before these words that was a choice, or the cards."""
    for depth in range(len(words) - 1, 0, -1):
        if len(choices(legal, words[:depth])) > 1:
            return words[:depth]
    return ()


def _shelves(words: Words, keys: tuple[Key, ...], cards: Cards) -> Keys:
    """The first words as the game puts them: side by side what stands on one shelf."""
    shelves = groupby(zip(words, keys, strict=True), key=lambda pair: cards.shelf(pair[0]))
    return tuple(tuple(key for _, key in shelf) for _, shelf in shelves)


def _key(cards: Cards, view: Any, legal: Words, words: Words, sight: Sight) -> Key:
    """The key of these words and of all that follow from them without a choice."""
    forced = _forced(legal, words)
    steps = range(len(words), len(forced) + 1)
    text = " → ".join(cards.label(forced[:depth], view, sight) for depth in steps)
    playable = bool(choices(legal, words)) or SEPARATOR.join(words) in legal
    return Key(text, forced, "primary" if playable else "")


def _forced(legal: Words, words: Words) -> Words:
    """The words, and those after them that are the only ones possible."""
    while SEPARATOR.join(words) not in legal and len(following := choices(legal, words)) == 1:
        words = (*words, *following)
    return words


def _grid(keys: tuple[Key, ...]) -> Keys:
    """Two in a row where all are short, else one below the other."""
    wide = 2 if all(units(key.text) <= NARROW for key in keys) else 1
    return tuple(keys[start : start + wide] for start in range(0, len(keys), wide))
