"""The clock of the party, as that of chess: what a player has left for all his answers together.

Nothing is written while it runs. The table keeps the milliseconds that each seat had left when it was asked; the
deadline tells when they, or the seconds of the move, will be used up; and what an answer has cost is read off the
deadline when the answer comes. So a pause, which keeps what the deadline had left, a hand that is not live yet, and a
deadline given anew because of us cost nothing.
"""

from __future__ import annotations

from typing import Final

from bot.table.seats import askees, pace_of, running, turn_seconds
from rules.game import Pace, stage_kind
from storage.table import Question, Table

LEAST: Final = 1.0
"""Seconds that a clock stopped or read at its very last moment has left."""
MILLISECONDS: Final = 1000


def full(pace: Pace, seats: int) -> tuple[int, ...]:
    """What each seat begins with, in milliseconds; () at a pace without a clock of the party."""
    return (pace.party * MILLISECONDS,) * seats if pace.party else ()


def party_runs(table: Table, question: Question) -> bool:
    """Whether the question is one of those that are answered on the clock of the party."""
    return bool(running(table).left) and stage_kind(question.stage) in pace_of(table).party_runs


def party_seconds(table: Table, question: Question) -> float:
    """Seconds that whoever is asked has left for the party; 0 where that clock does not run."""
    if not party_runs(table, question):
        return 0.0
    left = running(table).left
    return max(LEAST, min((left[seat] for seat in askees(table)), default=0) / MILLISECONDS)


def is_timed(table: Table, question: Question) -> bool:
    """Whether whoever is asked has a clock by the table's pace, of the move or of the party."""
    return bool(turn_seconds(table, question.stage)) or party_runs(table, question)
