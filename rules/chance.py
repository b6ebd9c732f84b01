"""Chance as an argument: the one door through which luck enters a game.

Everything random is built on `draw(n)`. What was drawn is remembered, so the draws of a move can be written down
beside it and the game replayed without any generator.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")


class NoDrawLeft(LookupError):
    """Known luck was asked for more than it holds."""


class WrongDraw(ValueError):
    """A source gave a number that was not asked for."""


class Chance:
    """A source of luck that remembers what it gave."""

    __slots__ = ("_source", "draws")

    def __init__(self, source: Callable[[int], int]) -> None:
        self._source = source
        self.draws: list[int] = []

    def draw(self, n: int) -> int:
        """A number from 0 to n−1; raises WrongDraw when the source breaks that."""
        value = self._source(n)
        if not 0 <= value < n:
            raise WrongDraw(f"draw({n}) gave {value}")
        self.draws.append(value)
        return value

    def roll(self, sides: int = 6) -> int:
        """A die: 1 to `sides`."""
        return self.draw(sides) + 1

    def pick(self, things: Sequence[T]) -> T:
        """One of the things; a single thing costs no draw."""
        return things[0] if len(things) == 1 else things[self.draw(len(things))]

    def shuffle(self, things: Iterable[T]) -> tuple[T, ...]:
        """The things in random order (Fisher and Yates, from the end)."""
        order = list(things)
        for last in range(len(order) - 1, 0, -1):
            other = self.draw(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)


def live(randbelow: Callable[[int], int]) -> Chance:
    """Real luck, such as `secrets.randbelow` or a seeded `Random().randrange`."""
    return Chance(randbelow)


def scripted(draws: Iterable[int]) -> Chance:
    """Luck that is known beforehand; asking for more than there is raises NoDrawLeft."""
    rest = iter(draws)

    def following(n: int) -> int:
        for value in rest:
            return value
        raise NoDrawLeft(f"no draw left for draw({n})")

    return Chance(following)


def turning() -> Chance:
    """Luck that takes 0, 1, 2 … in turn, modulo n: for counting trees, where dice must be fixed."""
    count = 0

    def following(n: int) -> int:
        nonlocal count
        count += 1
        return (count - 1) % n

    return Chance(following)


def draws_for(order: Sequence[T], things: Sequence[T]) -> tuple[int, ...]:
    """The draws that make `shuffle(things)` give `order`; raises ValueError when it is no rearrangement."""
    rest = list(things)
    if len(order) != len(rest):
        raise ValueError("not as many things")
    draws = []
    for last in range(len(rest) - 1, 0, -1):
        other = rest[: last + 1].index(order[last])
        rest[last], rest[other] = rest[other], rest[last]
        draws.append(other)
    if tuple(rest) != tuple(order):
        raise ValueError("not a rearrangement of the same things")
    return tuple(draws)
