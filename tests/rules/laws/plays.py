"""The random games of one table, and the states of them that the laws read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from random import Random

from rules.game import AnyGame, Seat
from tests.rules.laws.playout import Moment, Playout, playout
from tests.rules.laws.table import Table
from tests.rules.laws.twins import Twins, twins


@dataclass(frozen=True)
class Scale:
    """How many games are played at a table, and how many states of each the dear laws try (0 = all)."""

    seeds: int
    states: int


@dataclass(frozen=True)
class Plays:
    """The random games of one table."""

    table: Table
    scale: Scale
    playouts: tuple[Playout, ...]

    @property
    def game(self) -> AnyGame:
        """The game played."""
        return self.table.game

    @property
    def moments(self) -> Iterator[Moment]:
        """Every state of every game."""
        return chain.from_iterable(played.moments for played in self.playouts)

    @property
    def running(self) -> Iterator[Moment]:
        """Every state that is not the end."""
        return (moment for moment in self.moments if moment.entry)

    @cached_property
    def sampled(self) -> tuple[Moment, ...]:
        """The states for the dear laws, ends among them."""
        moments = tuple(self.moments)
        wanted = self.scale.states * len(self.playouts)
        return tuple(Random(str(self.table)).sample(moments, wanted)) if 0 < wanted < len(moments) else moments

    @cached_property
    def twins(self) -> tuple[Twins, ...]:
        """Those states, each beside one that a reader cannot tell from it."""
        return tuple(twins(self.sampled))

    @property
    def twins_of_seats(self) -> Iterator[tuple[Twins, Seat]]:
        """The twins of readers who play."""
        return ((pair, pair.reader) for pair in self.twins if isinstance(pair.reader, int))


def play_out(table: Table, scale: Scale) -> Plays:
    """So many random games at a table."""
    return Plays(table, scale, tuple(playout(table, seed) for seed in range(scale.seeds)))
