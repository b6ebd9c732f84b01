"""How a game ends before its end and at its end, and how a table is cleared away."""

from __future__ import annotations

from dataclasses import replace

from bot.table.deadlines import forgetting
from bot.table.done import Done, Instant
from bot.table.refusals import MajorityNeeded, NotHost, TableGone
from rules.game import Outcome
from storage.model import Closed, Finished, PersonId, Reason, Running, Table, Tally


def finish(table: Table, phase: Running, outcome: Outcome, at: Instant) -> Done:
    """The game has its outcome: it is counted in the same commit, and the table waits for «again»."""
    ended = Finished(
        header=phase.header,
        state=phase.state,
        entries=phase.entries,
        outcome=outcome,
        finished=at.now,
        chronicle=phase.chronicle,
    )
    people = tuple(member.person for seat, member in enumerate(table.members) if seat not in table.gone)
    return Done(
        replace(table, phase=ended, deadline=forgetting(at.now)),
        tallies=tallies(table, outcome),
        released=people,
    )


def tallies(table: Table, outcome: Outcome) -> tuple[Tally, ...]:
    """What a finished game adds to the rows of its people and its chat; nothing for a game without a result."""
    if not outcome.places:
        return ()
    rows = tuple(
        Tally("person", member.person, _row(table.game, outcome.places[seat]))
        for seat, member in enumerate(table.members)
        if seat not in table.gone
    )
    return (*rows, Tally("chat", table.home.chat, ((f"{table.game}.played", 1),)))


def _row(game: str, place: int) -> tuple[tuple[str, int], ...]:
    return ((f"{game}.played", 1), (f"{game}.places", place), *(((f"{game}.won", 1),) if place == 1 else ()))


def close(table: Table, reason: Reason, at: Instant) -> Done:
    """The table is over without a result."""
    people = tuple(member.person for member in table.members)
    phase = Closed(reason=reason, closed=at.now)
    return Done(replace(table, phase=phase, deadline=forgetting(at.now)), released=people)


def cancel(table: Table, person: PersonId, *, administrator: bool, at: Instant) -> Done:
    """Close the table for everybody: an administrator always, the host until the first move.

    Raises TableGone, NotHost, MajorityNeeded.
    """
    if isinstance(table.phase, Finished | Closed):
        raise TableGone
    if not administrator:
        _host_may_cancel(table, person)
    return close(table, "cancelled", at)


def _host_may_cancel(table: Table, person: PersonId) -> None:
    if person != table.host:
        raise NotHost
    if isinstance(table.phase, Running) and table.phase.entries:
        raise MajorityNeeded
