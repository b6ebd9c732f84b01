"""The deal of «Кинг»: the whole deck, a card at a time around the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import cast

from rules.king.cards import Card
from rules.king.model import Deck
from rules.king.tables import DECKS


class KingShuffle:
    """Every card is in somebody's hand."""

    def deck(self, options: Mapping[str, str]) -> tuple[Card, ...]:
        """The long deck or the short one."""
        return DECKS[cast(Deck, options["deck"])]

    def places(self, seats: int, cards: int) -> Iterator[tuple[int, int]]:
        """The cards of two hands."""
        return ((one, other) for one, other in combinations(range(cards), 2) if (one - other) % seats)

    def hands(self, order: Sequence[Card], seats: int) -> tuple[tuple[Card, ...], ...]:
        """A hand each, sorted."""
        return tuple(tuple(sorted(order[seat::seats])) for seat in range(seats))


SHUFFLE = KingShuffle()
