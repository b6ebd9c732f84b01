"""The face of a table: all of it that a reader may be shown, and nothing else.

Panels take a face and never a table, so the state of a running game is out of their reach: a leak is a type error. The
chronicle is filtered for the reader here, once.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from bot.presenters.names import seated
from bot.presenters.presenter import Say, Sight
from bot.table.away import asked_about, there
from bot.table.party_clock import is_timed
from rules.game import Outcome, Reader, hears
from storage.event import Told
from storage.ids import PersonId, TableId
from storage.table import (
    Absence,
    Checking,
    Closed,
    Finished,
    Lobby,
    Member,
    Pause,
    Plea,
    Reason,
    Running,
    Table,
    token_of,
)

Kind: TypeAlias = Literal["lobby", "checking", "running", "finished", "closed"]
Why: TypeAlias = Reason | Literal[""]


@dataclass(frozen=True, slots=True)
class TableFace:
    """A table as the reader may see it; what a phase does not have is empty (`outcome` alone is None).

    `agreeable` tells that those at the table may end the game by themselves, `slow` the seconds of a slow mode.
    `missed` is how often the time of the reader himself has run out. `timed` tells that whoever is asked has a clock,
    `left` are the milliseconds that each seat had for the party when it was asked, `forfeited` who has lost on time.
    """

    id: TableId
    number: int
    title: str
    game: str
    options: tuple[tuple[str, str], ...]
    pace: str
    host: PersonId
    members: tuple[Member, ...]
    gone: tuple[int, ...]
    phase: Kind
    opened: float = 0.0
    invited: tuple[Member, ...] = ()
    unreachable: tuple[PersonId, ...] = ()
    starts: float = 0.0
    unseated: tuple[Member, ...] = ()
    chronicle: tuple[Told, ...] = ()
    outcome: Outcome | None = None
    pause: tuple[Pause, ...] = ()
    enders: tuple[int, ...] = ()
    away: tuple[int, ...] = ()
    there: tuple[int, ...] = ()
    absent: tuple[Absence, ...] = ()
    token: str = ""
    rung: int = 0
    missed: int = 0
    reason: Why = ""
    slow: int = 0
    agreeable: bool = True
    pleas: tuple[Plea, ...] = ()
    stopped: tuple[Member, ...] = ()
    timed: bool = False
    left: tuple[int, ...] = ()
    forfeited: tuple[int, ...] = ()

    def sight(self, reader: Reader, say: Say) -> Sight:
        """What a presenter looks at when this table is shown to the reader."""
        return Sight(reader, seated(self.members, say), say)


def face_of(table: Table, reader: Reader) -> TableFace:
    """The table as a seat or the group may see it."""
    face = TableFace(
        id=table.id,
        number=table.number,
        title=table.title,
        game=table.game,
        options=table.options,
        pace=table.pace,
        host=table.host,
        members=table.members,
        gone=table.gone,
        phase=table.phase.kind,
    )
    return _with_phase(face, table, reader)


def _with_phase(face: TableFace, table: Table, reader: Reader) -> TableFace:
    match table.phase:
        case Lobby(opened=opened, invited=invited, unreachable=unreachable) as lobby:
            told = replace(face, opened=opened, invited=invited, unreachable=unreachable)
            waiting = replace(told, starts=lobby.starts, unseated=lobby.unseated, slow=lobby.slow)
            return replace(waiting, pleas=lobby.pleas, stopped=lobby.stopped)
        case Checking(opened=opened, invited=invited):
            return replace(face, opened=opened, invited=invited)
        case Running(chronicle=chronicle) as phase:
            enders = tuple(seat for seat in sorted(phase.enders) if seat not in table.gone)
            away = tuple(seat for seat in phase.away if seat not in table.gone)
            token, rung = token_of(table, phase.question), phase.question.rung
            told = replace(face, chronicle=heard(chronicle, reader), token=token, rung=rung)
            clocked = replace(told, timed=is_timed(table, phase.question), left=phase.left)
            asked = replace(clocked, there=there(table), absent=asked_about(table))
            missed = sum(seat == reader for seat in phase.missed)
            return replace(asked, pause=phase.pause, enders=enders, away=away, missed=missed)
        case Finished(chronicle=chronicle, outcome=outcome, forfeited=forfeited):
            return replace(face, chronicle=heard(chronicle, reader), outcome=outcome, forfeited=forfeited)
        case Closed(reason=reason):
            return replace(face, reason=reason)


def heard(chronicle: tuple[Told, ...], reader: Reader) -> tuple[Told, ...]:
    """The chronicle with only those events that the reader may hear."""
    return tuple(
        Told(told.entry, tuple(event for event in told.events if hears(event.audience, reader))) for told in chronicle
    )
