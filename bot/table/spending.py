"""What an answer costs on the clock of the party, and when that clock runs on without a break."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce

from bot.table.away import is_away, nobody_answers
from bot.table.deadlines import allowed, overslept
from bot.table.party_clock import MILLISECONDS, party_runs
from bot.table.seats import askees, running
from rules.game import Seat
from storage.pulse import Outage
from storage.table import Deadline, Running, Table


def spent(table: Table, seat: Seat, now: float) -> Table:
    """The table after the seat has answered, or let its time run out: what that has cost is taken off its clock.

    Never more than it had. What the table plays for somebody who is away costs him nothing.
    """
    phase = running(table)
    if not party_runs(table, phase.question) or is_away(table, seat):
        return table
    left = max(0, phase.left[seat] - _used(table, now))
    return replace(table, phase=replace(phase, left=(*phase.left[:seat], left, *phase.left[seat + 1 :])))


def _used(table: Table, now: float) -> int:
    """Milliseconds of what was allowed that are gone: none that passed while we were down or the hand was not live."""
    if overslept(table, now):
        return 0
    whole = allowed(table, running(table).question)
    gone = min(whole, whole - (table.deadline.at - now))
    return max(0, round(gone * MILLISECONDS))


def relieved(table: Table, *outages: Outage) -> Table:
    """The table without what passed of a clock of the party while we were down: its deadline is so much later.

    The outages are in their order; each is taken off once.
    """
    return reduce(_relieved_of, outages, table)


def _relieved_of(table: Table, outage: Outage) -> Table:
    phase = table.phase
    if not isinstance(phase, Running) or not _is_spending(table, phase) or phase.question.relieved >= outage.ended:
        return table
    question = phase.question
    lost = outage.ended - max(outage.begun, table.deadline.at - allowed(table, question))
    if lost <= 0:
        return table
    later = replace(phase, question=replace(question, relieved=outage.ended))
    return replace(table, phase=later, deadline=Deadline(table.deadline.at + lost))


def _is_spending(table: Table, phase: Running) -> bool:
    """Whether somebody's clock of the party runs at this moment."""
    live = table.deadline.running and not phase.pause
    return live and party_runs(table, phase.question) and not nobody_answers(table)


def run_on(before: Table, after: Table, now: float) -> Table:
    """The table after an answer by which the same one is asked again, on the clock of the party: an offer of a draw.

    He looks at his hand already, so his clocks do not wait for it to be live.
    """
    question = running(after).question
    same = askees(before) == askees(after) and before.deadline.running and party_runs(after, question)
    if not same or nobody_answers(after):
        return after
    return replace(after, deadline=Deadline(now + allowed(after, question)))
