"""How each game deals: one file a game, found by the game's key, so that twins can be dealt other cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, cast


class Shuffle(Protocol):
    """A game's deal, as the order of a shuffled deck."""

    def deck(self, options: Mapping[str, str]) -> tuple[Any, ...]:
        """What a shuffle starts from."""

    def places(self, seats: int, cards: int) -> Iterator[tuple[int, int]]:
        """The pairs of places in the order whose cards are hidden and make another deal where they are exchanged."""

    def hands(self, order: Sequence[Any], seats: int) -> tuple[Any, ...]:
        """What everybody is dealt by this order."""


def shuffle_of(game: str) -> Shuffle:
    """The deal of a game; raises ModuleNotFoundError while its file is missing."""
    return cast(Shuffle, import_module(f"{__name__}.{game}").SHUFFLE)
