"""Counting the tree of play: how many ways there are to go on for so many moves.

The counts of a few positions stand beside this in text files: a record that leads to the position, and a line
`perft DEPTH COUNT` for each depth. Where a game can draw a position, lines that begin with "|" do so instead of moves,
and lines `with WORD VALUE` say what no picture shows. A rule that changes by accident changes a count.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from rules.catalogue import games
from rules.chance import turning
from rules.game import AnyGame, play
from rules.record import Record, load, replay

HOME = Path(__file__).parent


@dataclass(frozen=True)
class Position:
    """Where counting begins."""

    game: AnyGame
    seats: int
    state: Any


def positions(pattern: str = "*") -> list[Path]:
    """The files of positions whose name fits."""
    return sorted(HOME.glob(f"{pattern}.txt"))


def counts(path: Path) -> dict[int, int]:
    """The pinned counts of a file by depth."""
    lines = (line.split() for line in path.read_text().splitlines() if line.startswith("perft "))
    return {int(depth): int(count) for _, depth, count in lines}


def record(path: Path) -> Record:
    """The record of a file, which leads to its position."""
    lines = path.read_text().splitlines()
    return load("\n".join(line for line in lines if not line.startswith(("perft ", "| ", "with "))))


def position(path: Path) -> Position:
    """The position of a file, drawn in it or reached by its record."""
    way = record(path)
    game = games()[way.header.game]
    drawn = [line[2:] for line in path.read_text().splitlines() if line.startswith("| ")]
    state = _drawn(path, game.key, drawn, dict(way.header.options)) if drawn else replay(game, way).state
    return Position(game, way.header.seats, state)


def _drawn(path: Path, key: str, picture: list[str], options: dict[str, str]) -> Any:
    """The state of a picture, made by what the tests of the game draw theirs with."""
    lines = (line.split() for line in path.read_text().splitlines() if line.startswith("with "))
    deals = import_module(f"tests.rules.{key}.deals")
    return deals.drawn("\n".join(picture), options, {word: value for _, word, value in lines})


def perft(game: AnyGame, state: Any, seats: int, depth: int) -> int:
    """The number of ways to make `depth` moves from here, chance giving 0, 1, 2 … in every move."""
    moves = [(seat, action) for seat in range(seats) for action in game.legal_actions(state, seat)]
    if depth == 1:
        return len(moves)
    following = (play(game, state, seat, action, turning()).state for seat, action in moves)
    return sum(perft(game, after, seats, depth - 1) for after in following)
