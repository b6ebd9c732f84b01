"""The rules at a terminal: a random game in notation, a record replayed, and how fast the games run.

The one place in this package that reads files, prints, times and seeds. What it prints for a random game is itself a
record: its places are comments, so the output can be kept in a file and replayed.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from rules.catalogue import games
from rules.game import AnyGame, Event, Refused, defaults
from rules.playout import playout
from rules.record import BrokenRecord, Record, dump, load, steps


def main(arguments: list[str] | None = None) -> int:
    """Run one command; gives the exit code: 0, or 2 for input that cannot be used."""
    parser = _parser()
    given = parser.parse_args(arguments)
    try:
        for line in given.lines(given):
            print(line)
    except BrokenPipeError:  # as under `| head`: whoever reads has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (BrokenRecord, Refused, OSError, UnicodeError) as error:
        print(f"{parser.prog}: {error or type(error).__name__}", file=sys.stderr)
        return 2
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m rules", description=__doc__.partition("\n")[0])
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for game in games().values():
        random = commands.add_parser(game.key, help=f"a whole random game of {game.key}")
        random.add_argument("--seats", type=int, choices=tuple(game.seats), default=game.seats[-1])
        random.add_argument("--seed", type=int, default=0)
        random.add_argument("--option", action="append", type=_choice(game), default=[], metavar="KEY=CHOICE")
        random.set_defaults(lines=_random_game, game=game)
    again = commands.add_parser("replay", help="replay a record and tell what happened")
    again.add_argument("file", type=Path)
    again.set_defaults(lines=_replay)
    bench = commands.add_parser("bench", help="random play-outs and moves per second of one core")
    bench.add_argument("--seconds", type=float, default=1.0, help="processor time for each game and number of seats")
    bench.set_defaults(lines=_bench)
    return parser


def _choice(game: AnyGame) -> Callable[[str], tuple[str, str]]:
    """A reader of choices such as "aside=on", for the options of the game."""
    choices = {option.key: option.choices for option in game.options}

    def option(text: str) -> tuple[str, str]:
        key, _, choice = text.partition("=")
        if choice not in choices.get(key, ()):
            known = "; ".join(f"{key}={'|'.join(its)}" for key, its in choices.items())
            raise argparse.ArgumentTypeError(f"{text!r} is none of {known}")
        return key, choice

    return option


def _random_game(given: argparse.Namespace) -> Iterator[str]:
    game: AnyGame = given.game
    record, state = playout(game, given.seats, defaults(game) | dict(given.option), Random(given.seed).randrange)
    yield dump(record).rstrip("\n")
    yield from _ending(game, state)


def _ending(game: AnyGame, state: Any) -> Iterator[str]:
    """Places and points as comments of a record."""
    outcome = game.outcome(state)
    if outcome is None:
        yield f"# still running: {game.stage(state)}"
        return
    yield f"# over: {outcome.reason}"
    for seat, points in enumerate(outcome.points):
        place = f"place {outcome.places[seat]}" if outcome.places else "no place"
        yield f"# seat {seat}: {place}, points {points}"


def _replay(given: argparse.Namespace) -> Iterator[str]:
    record = load(given.file.read_text(encoding="utf-8-sig"))
    game = games().get(record.header.game)
    if game is None:
        raise BrokenRecord(f"no such game: {record.header.game}")
    yield from _told(game, record)


def _told(game: AnyGame, record: Record) -> Iterator[str]:
    """Every entry with what happened at it; a fault is reported with the entry it lies in."""
    heads = ["setup", *(f"{entry.seat} {entry.text or entry.kind}" for entry in record.entries)]
    state, number = None, -1
    try:
        for number, step in enumerate(steps(game, record)):
            state = step.state
            yield heads[number]
            yield from (f"    {_event(game, event)}" for event in step.events)
    except (BrokenRecord, Refused) as error:
        raise BrokenRecord(f"entry {number + 1} ({heads[number + 1]}): {error}") from error
    yield from _ending(game, state)


def _event(game: AnyGame, event: Event) -> str:
    """The name of an event and its fields, its action in notation."""
    return " ".join((type(event).__name__, *_fields(game, event)))


def _fields(game: AnyGame, noun: Any) -> Iterator[str]:
    for name in (field.name for field in fields(noun) if field.name != "kind"):
        value = getattr(noun, name)
        yield f"{name}={game.notation.text(value) if name == 'action' else _value(game, value)}"


def _value(game: AnyGame, value: Any) -> str:
    if isinstance(value, Enum):
        return value.name.lower()
    if isinstance(value, tuple):
        return f"({', '.join(_value(game, part) for part in value)})"
    return f"({', '.join(_fields(game, value))})" if is_dataclass(value) else str(value)


def _bench(given: argparse.Namespace) -> Iterator[str]:
    for game in games().values():
        for seats in game.seats:
            count, moves, seconds = _timed(game, seats, given.seconds)
            rates = f"{count / seconds:8.0f} games/s {moves / seconds:8.0f} moves/s"
            yield f"{game.key} {seats} seats: {rates}, {moves / count:.0f} moves a game"


def _timed(game: AnyGame, seats: int, limit: float) -> tuple[int, int, float]:
    """Games and moves played in at least so many seconds of processor time, and how many they took."""
    count = moves = 0
    luck = Random(0).randrange
    began = process_time()
    while count == 0 or process_time() - began < limit:
        record, _ = playout(game, seats, defaults(game), luck)
        count, moves = count + 1, moves + len(record.entries)
    return count, moves, process_time() - began


if __name__ == "__main__":
    sys.exit(main())
