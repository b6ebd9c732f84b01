"""A table and its phases: everything at it that has to survive.

Frozen and free of behaviour that changes anything: the verbs live in `bot.table`. The state and the events of a game
stand here as `Any`; the codec knows their types by the game's key.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from hashlib import blake2b
from typing import Any, Final, Literal, TypeAlias

from rules.game import Outcome
from rules.record import Header
from storage.event import Told
from storage.ids import ChatId, PersonId, TableId


@dataclass(frozen=True, slots=True)
class Home:
    """Where a table stands: a group, and in a forum one of its topics (0 = none)."""

    chat: ChatId
    topic: int = 0


@dataclass(frozen=True, slots=True)
class Member:
    """A person at a table as he was when he sat down; the order of members is the order of seats.

    `avatar` is the emoji he has picked ("" = none); `coward` tells that he was a «трусливый козёл» then (KG-20).
    """

    person: PersonId
    name: str
    avatar: str = ""
    coward: bool = False


@dataclass(frozen=True, slots=True)
class Plea:
    """A козёл asks to be let in (KG-21); `agreed` are those seated who would let him."""

    member: Member
    agreed: tuple[PersonId, ...] = ()


@dataclass(frozen=True, slots=True)
class Gathering:
    """What is known of a table before the deal. `opened` and all other moments are Unix seconds.

    `invited` are those of the last game who have not pressed «again» yet; `unreachable` those who could not be written
    to at the last attempt to start. A `rematch` begins by itself once nobody is awaited. `starts` is when a full table
    of a fixed number of players begins by itself (0 = it does not); `unseated` are those whom the host has unseated.
    `slow` are the seconds that the group's slow mode puts between two messages of one person. `pleas` are of those who
    ask to be let in; `stopped` are those whose flight has stopped the game that was played here last (KG-19). `kept`
    are the people of the last game in its order of seats, where they keep them (() = people sit as they come).
    """

    opened: float
    invited: tuple[Member, ...] = ()
    unreachable: tuple[PersonId, ...] = ()
    rematch: bool = False
    starts: float = 0.0
    unseated: tuple[Member, ...] = ()
    slow: int = 0
    pleas: tuple[Plea, ...] = ()
    stopped: tuple[Member, ...] = ()
    kept: tuple[PersonId, ...] = ()


@dataclass(frozen=True, slots=True)
class Lobby(Gathering):
    """People sit down."""

    kind: Literal["lobby"] = "lobby"


@dataclass(frozen=True, slots=True)
class Checking(Gathering):
    """The seats are frozen while every private chat is tried; nothing has been dealt, and the lobby may open again."""

    kind: Literal["checking"] = "checking"


def gathered(phase: Gathering) -> dict[str, Any]:
    """All that is known before the deal, to be taken along from the lobby to the check and back."""
    return {each.name: getattr(phase, each.name) for each in fields(Gathering)}


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked now: the stage, the entry with which it began, and that entry's random stamp.

    `graced` tells that its deadline was once handled late and given anew. `asked` is when it was asked first, `rung`
    how often those asked were called again since, `hurried` whether they have a minute although there is no clock.
    `relieved` is until when its clock is free of our outages: one that ended by then is not taken off (again).
    """

    stage: str
    entry: int
    stamp: int
    graced: bool = False
    asked: float = 0.0
    rung: int = 0
    hurried: bool = False
    relieved: float = 0.0


@dataclass(frozen=True, slots=True)
class Pause:
    """A pause: who took it, when it ends by itself, and the seconds the clock had left (0 = it did not run yet)."""

    seat: int
    until: float
    left: float = 0.0


AWAY_AFTER: Final = 3
"""Time-outs in a row after which a player is away."""


@dataclass(frozen=True, slots=True)
class Absence:
    """Somebody is away: the moment from which the others are asked what to do about it, and whether they have been.

    `wait` are the seats that would wait on, `stop` those that would not.
    """

    seat: int
    at: float
    asked: bool = False
    wait: tuple[int, ...] = ()
    stop: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Running:
    """A game is played: `state` is the game's, `entries` counts the log, `chronicle` holds the last entries told.

    `pause` is the one that is on (() = none); `paused` names a seat once for every pause it has taken;
    `enders` are the seats that would have the game end without a result; `silent` names a seat once for every time-out
    in a row, three at most: then it is away, and `absences` tells since when; `forfeited` are seats that lost on time.
    `missed` names a seat once for every time-out of the game by which it was not away yet. `left` are the milliseconds
    that each seat had left for the party when the question was asked (() = the party has no clock).
    """

    header: Header
    state: Any
    entries: int
    question: Question
    chronicle: tuple[Told, ...] = ()
    pause: tuple[Pause, ...] = ()
    paused: tuple[int, ...] = ()
    enders: tuple[int, ...] = ()
    silent: tuple[int, ...] = ()
    absences: tuple[Absence, ...] = ()
    forfeited: tuple[int, ...] = ()
    missed: tuple[int, ...] = ()
    left: tuple[int, ...] = ()
    kind: Literal["running"] = "running"

    @property
    def away(self) -> tuple[int, ...]:
        """The seats that nobody waits for any more."""
        return tuple(sorted(seat for seat in set(self.silent) if self.silent.count(seat) >= AWAY_AFTER))


@dataclass(frozen=True, slots=True)
class Finished:
    """A game has its outcome; the table waits for «again» or for its end. `forfeited` are seats that lost on time."""

    header: Header
    state: Any
    entries: int
    outcome: Outcome
    finished: float
    chronicle: tuple[Told, ...] = ()
    forfeited: tuple[int, ...] = ()
    kind: Literal["finished"] = "finished"


Reason: TypeAlias = Literal["cancelled", "idle", "forgotten", "broken"]


@dataclass(frozen=True, slots=True)
class Closed:
    """The table is over without a result; its message says why."""

    reason: Reason
    closed: float
    kind: Literal["closed"] = "closed"


Phase: TypeAlias = Lobby | Checking | Running | Finished | Closed


@dataclass(frozen=True, slots=True)
class Deadline:
    """When the clock must look at the table again; a turn's clock is not `running` until the hand is live."""

    at: float
    running: bool = True


@dataclass(frozen=True, slots=True)
class Table:
    """A table in a chat and everything that has to survive.

    `number` counts the games played at it, `rev` its commits (0 = not stored yet), `title` is the group's name,
    `options` hold a choice for every option of the game, `pace` is the key of one of its paces, `gone` are the seats
    given up. `usual` are the choices that «Ещё раз» has changed for the same people, as they were before.
    """

    id: TableId
    home: Home
    title: str
    lang: str
    game: str
    options: tuple[tuple[str, str], ...]
    pace: str
    host: PersonId
    members: tuple[Member, ...]
    phase: Phase
    deadline: Deadline
    number: int = 1
    rev: int = 0
    gone: tuple[int, ...] = ()
    usual: tuple[tuple[str, str], ...] = ()

    @property
    def alarm(self) -> float:
        """When the clock must look at the table besides its deadline: to ask about somebody away (0 = not at all).

        A pause asks nothing, and where everybody is away nobody can be asked.
        """
        phase = self.phase
        if not isinstance(phase, Running) or phase.pause:
            return 0.0
        there = [seat for seat in range(len(self.members)) if seat not in (*self.gone, *phase.away)]
        unasked = [each.at for each in phase.absences if not each.asked and each.seat not in self.gone]
        return min(unasked, default=0.0) if there else 0.0

    @property
    def wakes(self) -> float:
        """When the clock must look at the table next."""
        return min(self.deadline.at, self.alarm or self.deadline.at)


def token_of(table: Table, question: Question) -> str:
    """Five characters that tell a question of a game from every other: what a press must carry to count."""
    told = f"{table.id}|{table.number}|{question.entry}|{question.stamp}"
    return blake2b(told.encode(), digest_size=4).hexdigest()[:5]
