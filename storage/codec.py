"""A table as bytes, and back: a versioned envelope around four parts, one a line.

The head names the envelope's and the rules' versions; the others are the table without its game, the state of the
game, and what was told last. State and events are typed by the game. An older version is lifted step by step by the
migrations named here; a version that nobody can lift is Unreadable.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache, reduce
from operator import or_
from typing import Annotated, Any, NamedTuple, TypeAlias, get_args

from pydantic import Field

from rules.catalogue import games
from rules.game import Refused
from rules.record import BrokenRecord, Record, replay
from storage.errors import Unreadable
from storage.event import TableEvent, Told
from storage.form import Form
from storage.table import Deadline, Finished, Running, Table

_TUPLE: Any = tuple  # the types made here are known only when the program runs

ENVELOPE = 1
NO_GAME = 0


class Parts(NamedTuple):
    """An envelope cut open: the table without its game, the state, and the chronicle, each as JSON."""

    table: bytes
    state: bytes
    chronicle: bytes


Lift: TypeAlias = Callable[[Parts], Parts]

ENVELOPES: dict[int, Lift] = {}
"""From this envelope version to the next."""

RULES: dict[tuple[str, int], Lift] = {}
"""From this version of a game's rules to the next."""


@dataclass(frozen=True, slots=True)
class Head:
    """What tells how the rest is to be read; `rules` is 0 while no game has begun."""

    envelope: int
    game: str
    rules: int


HEAD: Form[Head] = Form(Head, "head of a snapshot")
TABLE: Form[Table] = Form(Table, "table")


@cache
def _state(game: str) -> Form[Any]:
    return Form(_known(game).state_type, f"state of {game}")


@cache
def _events(game: str) -> Form[tuple[Any, ...]]:
    return Form(_TUPLE[_event(game), ...], f"events of {game}")


@cache
def _chronicle(game: str) -> Form[tuple[tuple[int, tuple[Any, ...]], ...]]:
    return Form(_TUPLE[_TUPLE[int, _TUPLE[_event(game), ...]], ...], f"chronicle of {game}")


def _event(game: str) -> Any:
    """Any event of the game or of the table, told apart by its kind."""
    return Annotated[reduce(or_, (*_known(game).event_types, *get_args(TableEvent))), Field(discriminator="kind")]


def _known(game: str) -> Any:
    try:
        return games()[game]
    except KeyError:
        raise Unreadable(f"the game {game} is not known here") from None


# --- states and events alone -----------------------------------------------------------------------------------------


def encode_state(game: str, state: Any) -> bytes:
    """A game's state as bytes."""
    return _state(game).dump(state)


def decode_state(game: str, text: bytes) -> Any:
    """The state that the bytes tell; raises Unreadable."""
    return _state(game).load(text)


def encode_events(game: str, events: tuple[Any, ...]) -> bytes:
    """Events of a game or of its table as bytes."""
    return _events(game).dump(events)


def decode_events(game: str, text: bytes) -> tuple[Any, ...]:
    """The events that the bytes tell; raises Unreadable."""
    return _events(game).load(text)


# --- whole tables ----------------------------------------------------------------------------------------------------


def encode(table: Table) -> bytes:
    """The table as bytes, without its rev and deadline: those change by themselves and are kept beside it."""
    bare = replace(table, rev=0, deadline=Deadline(0.0))
    match table.phase:
        case Running() | Finished() as phase:
            head = Head(ENVELOPE, table.game, _known(table.game).version)
            told = tuple((each.entry, each.events) for each in phase.chronicle)
            hull = replace(bare, phase=replace(phase, state=None, chronicle=()))
            parts = Parts(TABLE.dump(hull), encode_state(table.game, phase.state), _chronicle(table.game).dump(told))
        case _:
            head, parts = Head(ENVELOPE, table.game, NO_GAME), Parts(TABLE.dump(bare), b"", b"")
    return b"\n".join((HEAD.dump(head), *parts))


def decode(snapshot: bytes, rev: int, deadline: Deadline) -> Table:
    """The table that the bytes tell, with the rev and deadline kept beside them; raises Unreadable."""
    head, parts = _open(snapshot)
    parts = _lift_rules(head, parts)
    table = replace(TABLE.load(parts.table), rev=rev, deadline=deadline)
    match table.phase:
        case Running() | Finished() as phase:
            told = tuple(Told(entry, events) for entry, events in _chronicle(table.game).load(parts.chronicle))
            state = decode_state(table.game, parts.state)
            return replace(table, phase=replace(phase, state=state, chronicle=told))
        case _:
            return table


def refold(snapshot: bytes, rev: int, deadline: Deadline, record: Record) -> Table:
    """The table with its state folded anew from the log, its chronicle empty; raises Unreadable.

    For a state whose form cannot be read although the rules are still those that wrote the log.
    """
    table = replace(TABLE.load(_open(snapshot)[1].table), rev=rev, deadline=deadline)
    match table.phase:
        case Running() | Finished() as phase:
            if phase.entries != len(record.entries) or phase.header != record.header:
                raise Unreadable("the log is not that of the snapshot")
            return replace(table, phase=replace(phase, state=fold(record), chronicle=()))
        case _:
            return table


def fold(record: Record) -> Any:
    """The state at the end of a record; raises Unreadable when today's rules did not write it."""
    try:
        return replay(_known(record.header.game), record).state
    except (BrokenRecord, Refused) as error:
        raise Unreadable(f"the log of {record.header.game} does not replay") from error


def _open(snapshot: bytes) -> tuple[Head, Parts]:
    """Cut a snapshot open and lift it to today's envelope."""
    first, *rest = snapshot.split(b"\n")
    head = HEAD.load(first)
    if len(rest) != len(Parts._fields):
        raise Unreadable(f"an envelope of {len(rest)} parts")
    return head, _lift(Parts(*rest), head.envelope, ENVELOPE, ENVELOPES, "envelope")


def _lift_rules(head: Head, parts: Parts) -> Parts:
    if head.rules == NO_GAME:
        return parts
    lifts = {version: lift for (game, version), lift in RULES.items() if game == head.game}
    return _lift(parts, head.rules, _known(head.game).version, lifts, f"rules of {head.game}")


def _lift(parts: Parts, version: int, today: int, lifts: Mapping[int, Lift], what: str) -> Parts:
    if version > today or any(step not in lifts for step in range(version, today)):
        raise Unreadable(f"{what}: version {version}, known here is {today}")
    for step in range(version, today):
        parts = lifts[step](parts)
    return parts
