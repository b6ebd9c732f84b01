"""How a game ends before its end and at its end, and how a table is cleared away."""

from __future__ import annotations

from dataclasses import replace

from bot.table.deadlines import forgetting
from bot.table.done import Done, Instant
from bot.table.refusals import AdministratorsEnd, MajorityNeeded, NotHost, TableGone
from bot.table.seats import in_game, is_member, running
from bot.table.statistics import finished_rows
from rules.game import Outcome
from storage.acquaintance import Cancelling
from storage.ids import PersonId
from storage.table import Closed, Finished, Reason, Running, Table


def finish(table: Table, phase: Running, outcome: Outcome, at: Instant) -> Done:
    """The game has its outcome: it is counted in the same commit, and the table waits for «again»."""
    ended = Finished(
        header=phase.header,
        state=phase.state,
        entries=phase.entries,
        outcome=outcome,
        finished=at.now,
        chronicle=phase.chronicle,
        forfeited=phase.forfeited,
    )
    people = tuple(member.person for seat, member in enumerate(table.members) if seat not in table.gone)
    return Done(
        replace(table, phase=ended, deadline=forgetting(at.now)),
        tallies=finished_rows(table, outcome),
        released=people,
        lifted=_lifted(table, phase, outcome),
    )


def _lifted(table: Table, phase: Running, outcome: Outcome) -> tuple[PersonId, ...]:
    """Those who are there at the result: what was held against them is gone (KG-20). Losing on time does not lift."""
    if not outcome.places:
        return ()
    absent = {*table.gone, *phase.away, *phase.forfeited}
    return tuple(member.person for seat, member in enumerate(table.members) if seat not in absent)


def drop(table: Table, reason: str, at: Instant) -> Done:
    """The game ends here without a result: nobody has won, nobody has fled, nothing is counted."""
    return finish(table, running(table), Outcome((), (), reason), at)


def close(table: Table, reason: Reason, at: Instant) -> Done:
    """The table is over without a result."""
    people = tuple(member.person for member in table.members)
    phase = Closed(reason=reason, closed=at.now)
    return Done(replace(table, phase=phase, deadline=forgetting(at.now)), released=people)


def cancel(
    table: Table, person: PersonId, *, administrator: bool, at: Instant, cancelling: Cancelling = "table"
) -> Done:
    """Close the table for everybody: an administrator always, the host until the first move, then with a majority.

    Where `cancelling` leaves it to administrators the host may until the cards are dealt. Raises TableGone, NotHost,
    AdministratorsEnd, MajorityNeeded.
    """
    if isinstance(table.phase, Finished | Closed):
        raise TableGone
    if not administrator:
        theirs_to_end(table, cancelling)
        _host_may_cancel(table, person)
    return close(table, "cancelled", at)


def theirs_to_end(table: Table, cancelling: Cancelling) -> None:
    """Whether those at the table may end what is played there; raises AdministratorsEnd."""
    if cancelling == "admins" and isinstance(table.phase, Running):
        raise AdministratorsEnd


def _host_may_cancel(table: Table, person: PersonId) -> None:
    if person != table.host or (isinstance(table.phase, Running) and not is_member(table, person)):
        raise NotHost
    if isinstance(table.phase, Running) and table.phase.entries:
        _majority_agrees(table, table.phase)


def _majority_agrees(table: Table, phase: Running) -> None:
    """More than half of those in the game would have it end: those who pressed «Закончить», and the host who asks."""
    playing = in_game(table)
    agreed = sum(seat in phase.enders or table.members[seat].person == table.host for seat in playing)
    needed = len(playing) // 2 + 1
    if agreed < needed:
        raise MajorityNeeded(agreed=agreed, needed=needed)
