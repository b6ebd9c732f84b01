"""What games add up to, for a person and for a chat: rows of counts, written in the commit that ends or leaves a game.

A row's fields are `<game>.<count>`; a chat's row also counts by person, `<game>.<count>.<person>`, for `/top`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product

from rules.catalogue import games
from rules.game import AnyGame, Outcome, Seat
from storage.change import Tally
from storage.ids import PersonId
from storage.table import Table


def finished_rows(table: Table, outcome: Outcome) -> tuple[Tally, ...]:
    """What a finished game adds to the rows of its people and its chat; nothing for a game without a result."""
    if not outcome.places:
        return ()
    seats = tuple(seat for seat in range(len(table.members)) if seat not in table.gone)
    own = tuple(_own(table, outcome, seat) for seat in seats)
    each = tuple(count for seat in seats for count in _in_chat(table, outcome, seat))
    return (*own, Tally("chat", table.home.chat, ((f"{table.game}.played", 1), *each)))


def fled_row(table: Table, person: PersonId) -> Tally:
    """What a flight adds to the row of who has fled."""
    return Tally("person", person, ((f"{table.game}.fled", 1),))


def _own(table: Table, outcome: Outcome, seat: Seat) -> Tally:
    game, place = table.game, outcome.places[seat]
    won = ((f"{game}.won", 1),) if place == 1 else ()
    best = ((_alike(table), outcome.points[seat]),) if games()[game].best_among else ()
    counts = ((f"{game}.played", 1), (f"{game}.places", place), *won)
    return Tally("person", table.members[seat].person, counts, best)


def _alike(table: Table) -> str:
    """The name that all games share whose points may be compared: `king.classic.long`."""
    chosen = dict(table.options)
    return ".".join((table.game, *(chosen[option] for option in games()[table.game].best_among)))


def _in_chat(table: Table, outcome: Outcome, seat: Seat) -> tuple[tuple[str, int], ...]:
    game, person = table.game, table.members[seat].person
    won = ((f"{game}.won.{person}", 1),) if outcome.places[seat] == 1 else ()
    return ((f"{game}.played.{person}", 1), *won)


# --- read back -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Best:
    """The most points ever had in games alike: `among` are the options in which they are, with their choices."""

    points: int
    among: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Score:
    """How somebody has fared in a game: how often played to the end, won and fled, the sum of places, the best points.

    `best` has one for each kind of games that are alike; () where the game compares no points, or none were had.
    """

    game: str
    played: int
    won: int
    places: int
    fled: int
    best: tuple[Best, ...] = ()


def scores(row: Mapping[str, int], best: Mapping[str, int]) -> tuple[Score, ...]:
    """A person's row, game by game; what he has neither finished nor fled is left out (KG-22)."""
    told = (_score(game, row, best) for game in games())
    return tuple(score for score in told if score.played or score.fled)


def _score(game: str, row: Mapping[str, int], best: Mapping[str, int]) -> Score:
    played, won, places, fled = (row.get(f"{game}.{count}", 0) for count in ("played", "won", "places", "fled"))
    return Score(game, played, won, places, fled, _best(game, best))


def _best(game: str, best: Mapping[str, int]) -> tuple[Best, ...]:
    """In the order in which the choices stand in the lobby."""
    rules = games()[game]
    choices = [[(key, choice) for choice in _choices(rules, key)] for key in rules.best_among]
    kinds = [(".".join((game, *(choice for _, choice in kind))), kind) for kind in product(*choices)]
    return tuple(Best(best[name], kind) for name, kind in kinds if name in best and kind)


def _choices(rules: AnyGame, key: str) -> tuple[str, ...]:
    return next(option.choices for option in rules.options if option.key == key)


@dataclass(frozen=True, slots=True)
class Winner:
    """Somebody who has won in a chat: how often, of how many games he has played there to the end."""

    person: PersonId
    won: int
    played: int


def winners(row: Mapping[str, int], game: str) -> tuple[Winner, ...]:
    """Those who have won the game in the chat of this row, who won most first, then who needed fewer games."""
    begins = f"{game}.won."
    people = [int(field.removeprefix(begins)) for field in row if field.startswith(begins)]
    found = [Winner(each, row[f"{begins}{each}"], row.get(f"{game}.played.{each}", 0)) for each in people]
    return tuple(sorted(found, key=lambda winner: (-winner.won, winner.played, winner.person)))
