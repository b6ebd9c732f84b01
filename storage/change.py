"""One commit, whole: its cause, the table as it becomes, and all that is written with it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.record import Entry, Header
from storage.hanging import Hung
from storage.ids import ChatId, PersonId
from storage.table import Table


@dataclass(frozen=True, slots=True)
class Cause:
    """Why a commit is made: whose doing (a person, or "clock"), and the id of the press or deadline behind it."""

    who: str
    id: str


@dataclass(frozen=True, slots=True)
class Notice:
    """Something to be said once, at a moment, that no message on the table shows: `text` is a locale key."""

    id: str
    at: float
    chat: ChatId
    topic: int
    text: str
    about: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Tally:
    """What a game adds to the row of a person or chat, such as ("love_letter.played", 1).

    `best` are points of his that are kept if they are more than ever before, by the kind of games that are alike.
    """

    owner: Literal["person", "chat"]
    id: int
    counts: tuple[tuple[str, int], ...]
    best: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Change:
    """One commit, whole: the table as it becomes and all that is written with it.

    `header` opens a new log (() = none), `entries` are appended to it; `draw` marks the chat to be drawn; `released`
    are people who no longer belong to the table; `fled` those who gave up a game that had begun, by leaving it or by
    being away for longer than the others would wait; `lifted` those who have finished one, so that nothing is held
    against them any more (KG-20). `hung` is the message that becomes its board (() = none).
    """

    table: Table
    cause: Cause
    header: tuple[Header, ...] = ()
    entries: tuple[Entry, ...] = ()
    notices: tuple[Notice, ...] = ()
    tallies: tuple[Tally, ...] = ()
    released: tuple[PersonId, ...] = ()
    fled: tuple[PersonId, ...] = ()
    hung: tuple[Hung, ...] = ()
    lifted: tuple[PersonId, ...] = ()
    draw: bool = True
