"""The deal of «Тайное послание»: one card aside, some open, one for each, the pile."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from rules.love_letter.model import Card
from rules.love_letter.tables import DECK, OPEN_CARDS


class LoveLetterShuffle:
    """The card aside comes first, then the open ones, then the hands."""

    def deck(self, options: Mapping[str, str]) -> tuple[Card, ...]:  # noqa: ARG002 - one deck
        """The sixteen cards."""
        return DECK

    def places(self, seats: int, cards: int) -> Iterator[tuple[int, int]]:
        """All but the open ones."""
        opened = range(1, 1 + OPEN_CARDS[seats])
        return combinations([at for at in range(cards) if at not in opened], 2)

    def hands(self, order: Sequence[Card], seats: int) -> tuple[Card, ...]:
        """A card each."""
        first = 1 + OPEN_CARDS[seats]
        return tuple(order[first : first + seats])


SHUFFLE = LoveLetterShuffle()
