"""Whole games as text, read through by a person once: what was done in `X.txt`, what it brought about in `X.told`.

The first is a record, which `python -m rules replay` reads too; the second is that game told line by line, secrets
included. A rule that changes by accident changes a told line.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path
from typing import Any

from rules.game import AnyGame, Event
from rules.record import Entry, Record, follow, replay

HOME = Path(__file__).parent


def tell(game: AnyGame, record: Record) -> str:
    """The game as text: every entry, indented beneath it its events, at the end places and points by seat."""
    return "\n".join(_lines(game, record)) + "\n"


def _lines(game: AnyGame, record: Record) -> Iterator[str]:
    step = replay(game, Record(record.header))
    yield "deal"
    yield from map(_event, step.events)
    for entry in record.entries:
        step = follow(game, step.state, entry)
        yield _entry(entry)
        yield from map(_event, step.events)
    outcome = game.outcome(step.state)
    assert outcome is not None, "a golden game is a whole one"
    yield f"places {_word(outcome.places)}"
    yield f"points {_word(outcome.points)}"
    yield f"because {outcome.reason}"


def _entry(entry: Entry) -> str:
    what = "leave" if entry.kind == "leave" else entry.text
    return f"{entry.seat} {what}" + (" by clock" if entry.by == "clock" else "")


def _event(event: Event) -> str:
    """The event with its fields; a secret one says for whom it is."""
    secret = f" (for {_word(event.audience)} alone)" if isinstance(event.audience, tuple) else ""
    return f"    {_word(event)}{secret}"


def _word(value: Any) -> str:
    """A value as a word: cards by name, tuples in brackets, nouns with their fields."""
    match value:
        case Enum():
            return value.name.lower()
        case bool():
            return "yes" if value else "no"
        case tuple():
            return f"[{' '.join(map(_word, value))}]"
    if is_dataclass(value):
        parts = [f"{field.name}={_word(getattr(value, field.name))}" for field in fields(value) if field.name != "kind"]
        return f"{type(value).__name__}({' '.join(parts)})"
    return str(value)
