"""Every kind of table there is: each game with each set of its options and each number of seats."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from rules.catalogue import games
from rules.game import AnyGame, offered


@dataclass(frozen=True)
class Table:
    """A game about to begin."""

    game: AnyGame
    seats: int
    choices: tuple[tuple[str, str], ...]

    @property
    def options(self) -> dict[str, str]:
        """The choice of every option."""
        return dict(self.choices)

    def __str__(self) -> str:
        return "-".join([self.game.key, str(self.seats), *(f"{key}={choice}" for key, choice in self.choices)])


def option_sets(game: AnyGame) -> Iterator[tuple[tuple[str, str], ...]]:
    """Every set of choices that differ before a game, in the order of the options; one without a meaning is default."""
    keys = [option.key for option in game.options]
    for chosen in product(*(option.choices for option in game.options)):
        choices = dict(zip(keys, chosen, strict=True))
        if all(option in offered(game, choices) or choices[option.key] == option.choices[0] for option in game.options):
            yield tuple(choices.items())


def tables() -> Iterator[Table]:
    """Every table of every game."""
    for game in games().values():
        for choices in option_sets(game):
            for seats in game.seats:
                yield Table(game, seats, choices)
