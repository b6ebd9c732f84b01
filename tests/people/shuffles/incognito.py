"""The deal of «ИнкогниК»: six cups, two in the refectories, two for the host, two for the guest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from rules.incognito.board import REFECTORIES
from rules.incognito.model import Cup
from rules.incognito.tables import CUPS, IN_HAND


class IncognitoShuffle:
    """All six are hidden; figures are put up by their owners, so they are no part of the deal."""

    def deck(self, options: Mapping[str, str]) -> tuple[Cup, ...]:
        """The cups, where the game has any."""
        return CUPS if options["variant"] == "cups" else ()

    def places(self, seats: int, cards: int) -> Iterator[tuple[int, int]]:  # noqa: ARG002 - always two
        """Any two that do not lie in one hand."""
        return ((one, other) for one, other in combinations(range(cards), 2) if _owner(one) != _owner(other))

    def hands(self, order: Sequence[Cup], seats: int) -> tuple[tuple[Cup, ...], ...]:
        """Two each, sorted."""
        first = len(REFECTORIES)
        hands = (order[first + seat * IN_HAND :][:IN_HAND] for seat in range(seats))
        return tuple(tuple(sorted(hand, key=CUPS.index)) for hand in hands)


def _owner(place: int) -> int:
    """Each refectory by itself, then the host and the guest."""
    lying = len(REFECTORIES)
    return place if place < lying else lying + (place - lying) // IN_HAND


SHUFFLE = IncognitoShuffle()
