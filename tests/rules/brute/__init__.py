"""Each game once more, from its rule file alone and as plainly as it can be done: to be compared with the real one.

Nothing here imports the game it checks; a file a game, found by the game's key.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from typing import Any, Protocol, cast


class Position(Protocol):
    """A position of the plain game, changed in place by what is done."""

    def moves(self, seat: int) -> list[str]:
        """What the seat may do, as text in any order; [] when it is not asked."""

    def play(self, seat: int, text: str) -> None:
        """Carry out one of the moves."""

    def leave(self, seat: int) -> None:
        """The seat is given up."""

    def copy(self) -> Position:
        """The same position, to be changed by itself."""

    def picture(self) -> Any:
        """Everything that can be compared with the real game."""

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won the round; () while it is played."""


class Brute(Protocol):
    """The plain game."""

    def position(self, state: Any) -> Position:
        """The plain position of a state of the real game, read off by the names of its fields."""

    def picture(self, state: Any) -> Any:
        """What of the real state is to be compared."""

    def winners(self, events: Iterable[Any]) -> tuple[int, ...]:
        """Who has won the round that ends in these events of the real game; () when none does."""


def brute_of(key: str) -> Brute:
    """The plain form of a game; raises ModuleNotFoundError while it is missing."""
    return cast(Brute, import_module(f"{__name__}.{key}").BRUTE)
