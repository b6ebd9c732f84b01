"""A game written down: a header and the moves with the luck they drew.

A record replays without seed, clock or generator. It is refolded only under the rules version that wrote it. As text
it is one entry a line, made to be read by people and by `python -m rules replay`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from rules.chance import Chance, NoDrawLeft, WrongDraw, scripted
from rules.game import AnyGame, GameOver, Seat, Step, play
from rules.notation import UnknownMove

FORMAT = 1

Kind: TypeAlias = Literal["move", "leave"]
By: TypeAlias = Literal["player", "clock"]


@dataclass(frozen=True, slots=True)
class Header:
    """What a game was begun with; `draws` are those of the setup."""

    game: str
    version: int
    seats: int
    options: tuple[tuple[str, str], ...]
    draws: tuple[int, ...]
    format: int = FORMAT


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log: who did what, with which luck, and whether a player or the clock did it."""

    kind: Kind
    seat: Seat
    text: str
    draws: tuple[int, ...] = ()
    by: By = "player"


@dataclass(frozen=True, slots=True)
class Record:
    """A whole game, or one so far."""

    header: Header
    entries: tuple[Entry, ...] = ()


class BrokenRecord(ValueError):
    """The record cannot be read or does not fit the rules at hand."""


def begin(game: AnyGame, seats: int, options: dict[str, str], chance: Chance) -> tuple[Header, Step[Any, Any]]:
    """Set a game up and write its header."""
    step = game.setup(seats, options, chance)
    header = Header(game.key, game.version, seats, tuple(sorted(options.items())), tuple(chance.draws))
    return header, step


def follow(game: AnyGame, state: Any, entry: Entry) -> Step[Any, Any]:
    """The step that one entry describes; raises Refused, or BrokenRecord when the move or its draws do not fit."""
    with _fitting(entry.draws) as chance:
        if entry.kind == "move":
            return play(game, state, entry.seat, game.notation.parse(entry.text), chance)
        if game.outcome(state) is not None:
            raise GameOver
        return game.leave(state, entry.seat, chance)


def steps(game: AnyGame, record: Record) -> Iterator[Step[Any, Any]]:
    """The step of the setup, then that of each entry; raises BrokenRecord or Refused where the record goes wrong."""
    header = record.header
    _check(game, header)
    with _fitting(header.draws) as chance:
        step: Step[Any, Any] = game.setup(header.seats, dict(header.options), chance)
    yield step
    for entry in record.entries:
        if entry.seat >= header.seats:
            raise BrokenRecord(f"there is no seat {entry.seat}")
        step = follow(game, step.state, entry)
        yield step


def replay(game: AnyGame, record: Record) -> Step[Any, Any]:
    """Fold the record into its last state with the events of the whole game; raises BrokenRecord or Refused."""
    state: Any = None
    events: list[Any] = []
    for step in steps(game, record):
        state = step.state
        events.extend(step.events)
    return Step(state, tuple(events))


def _check(game: AnyGame, header: Header) -> None:
    """The header must fit the rules at hand: the same version, a seat count and options that they know."""
    if (header.game, header.version, header.format) != (game.key, game.version, FORMAT):
        raise BrokenRecord(f"written by {header.game} {header.version}, format {header.format}")
    if header.seats not in game.seats:
        raise BrokenRecord(f"{game.key} is not for {header.seats}")
    known = {option.key: option.choices for option in game.options}
    chosen = dict(header.options)
    if chosen.keys() != known.keys() or any(chosen[key] not in known[key] for key in known):
        raise BrokenRecord(f"{game.key} has other options than {chosen}")


@contextmanager
def _fitting(draws: tuple[int, ...]) -> Iterator[Chance]:
    """The luck written down, all of which must be used by what is done with it."""
    chance = scripted(draws)
    try:
        yield chance
    except (NoDrawLeft, WrongDraw, UnknownMove) as error:
        raise BrokenRecord(f"{type(error).__name__}: {error}") from error
    if len(chance.draws) != len(draws):
        raise BrokenRecord(f"draws left over: {draws[len(chance.draws) :]}")


def dump(record: Record) -> str:
    """The record as text, one entry a line."""
    header = record.header
    lines = [
        f"game {header.game}",
        f"format {header.format}",
        f"version {header.version}",
        f"seats {header.seats}",
        *(f"option {key} {choice}" for key, choice in header.options),
        f"draws{_tail(header.draws)}",
        *map(_line, record.entries),
    ]
    return "\n".join(lines) + "\n"


def load(text: str) -> Record:
    """The record that a text holds; empty lines and those beginning with # are comments. Raises BrokenRecord."""
    lines = [line.split() for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    try:
        header = _header([words for words in lines if not words[0].isdigit()])
        return Record(header, tuple(_entry(words) for words in lines if words[0].isdigit()))
    except KeyError as error:
        raise BrokenRecord(f"unreadable record: no line {error}") from error
    except ValueError as error:
        raise BrokenRecord(f"unreadable record: {error}") from error


def _header(lines: list[list[str]]) -> Header:
    options: dict[str, str] = dict(words[1:] for words in lines if words[0] == "option")
    heads = {words[0]: words[1:] for words in lines if words[0] != "option"}
    (game,), (version,), (seats,), (form,) = (heads.pop(name) for name in ("game", "version", "seats", "format"))
    draws = tuple(map(int, heads.pop("draws")))
    if heads:
        raise BrokenRecord(f"no such heading: {', '.join(heads)}")
    return Header(game, int(version), int(seats), tuple(sorted(options.items())), draws, int(form))


def _tail(draws: tuple[int, ...]) -> str:
    return "".join(f" {draw}" for draw in draws)


def _line(entry: Entry) -> str:
    """Seat, what, then the marks: "by clock" and "draws 1 2"."""
    what = "leave" if entry.kind == "leave" else entry.text
    clock = " by clock" if entry.by == "clock" else ""
    return f"{entry.seat} {what}{clock}" + (f" draws{_tail(entry.draws)}" if entry.draws else "")


def _entry(words: list[str]) -> Entry:
    seat, what, *rest = words
    by: By = "clock" if rest[:2] == ["by", "clock"] else "player"
    rest = rest[2:] if by == "clock" else rest
    if rest and rest[0] != "draws":
        raise BrokenRecord(f"unreadable entry: {' '.join(words)}")
    draws = tuple(map(int, rest[1:]))
    if what == "leave":
        return Entry("leave", int(seat), "", draws, by)
    return Entry("move", int(seat), what, draws, by)
