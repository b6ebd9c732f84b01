"""How long things last, and when the clock must look at a table again."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.table.away import deserted, nobody_answers
from bot.table.party_clock import party_seconds
from bot.table.seats import running, turn_seconds
from storage.table import Deadline, Question, Table

MINUTE: Final = 60.0
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

LOBBY: Final = 30 * MINUTE
"""An idle lobby closes after this."""
COUNTDOWN: Final = 5.0
"""A full table of a fixed number of players begins by itself after this."""
CHECKING: Final = 15.0
"""Trying the private chats may take this long; then the lobby opens again."""
AGAIN: Final = HOUR
"""A finished or closed table is forgotten after this."""
PATIENCE: Final = 14 * DAY
"""A game without a clock is forgotten this long after its last move."""
WARNING: Final = 2 * DAY
"""Its people are told this long before."""
FIRST_CALL: Final = HOUR
"""Without a clock those asked are called again after this,"""
NEXT_CALL: Final = DAY
"""and then every so often."""
HURRY: Final = MINUTE
"""Time for a move that somebody at a table without a clock asked for."""
AWAY: Final = 2.0
"""The table plays for somebody who is away after this."""
DESERTED: Final = 10 * MINUTE
"""A game that everybody is away from ends after this."""
UNSEEN: Final = MINUTE
"""A turn is given this much more while its hand is not live on the player's screen."""
LATE: Final = 5.0
"""A deadline handled later than this is given its full time again, once."""
PAUSE: Final = 10 * MINUTE
"""A pause ends by itself after this."""
PAUSES: Final = 2
"""How many pauses each may take in a game."""
HOST_ALONE: Final = 2 * MINUTE
"""For this long only the host (or an administrator) may begin."""


def lobby_deadline(now: float) -> Deadline:
    """When a lobby closes if nobody touches it again."""
    return Deadline(now + LOBBY)


def answer_seconds(table: Table, question: Question) -> int:
    """Seconds that a move may take of people who are there: the pace's, a minute for the hurried, 0 = any time."""
    return turn_seconds(table, question.stage) or (int(HURRY) if question.hurried else 0)


def allowed(table: Table, question: Question) -> float:
    """Seconds for an answer: those of the move or what is left for the party, the sooner; 0 where nothing presses."""
    clocks = (float(answer_seconds(table, question)), party_seconds(table, question))
    return min(filter(None, clocks), default=0.0)


def patience(table: Table, question: Question) -> float:
    """Seconds before the table acts by itself, 0 where nothing presses; people who are away are not waited for."""
    if deserted(table):
        return DESERTED
    return AWAY if nobody_answers(table) else allowed(table, question)


def question_deadline(table: Table, question: Question, now: float) -> Deadline:
    """The deadline of a question just asked: not running until the hand is live; without a clock, the first call.

    For somebody who is away it runs at once.
    """
    if nobody_answers(table) or deserted(table):
        return Deadline(now + patience(table, question))
    seconds = allowed(table, question)
    return Deadline(now + seconds + UNSEEN, running=False) if seconds else Deadline(now + FIRST_CALL)


def overslept(table: Table, now: float) -> bool:
    """Whether the deadline passed while we were down, so that nobody could answer in time; that counts once."""
    return now > table.deadline.at + LATE and not running(table).question.graced


def renewed(table: Table, question: Question, now: float) -> Deadline:
    """The full time of a question once more, running at once."""
    return Deadline(now + patience(table, question))


def given_time(table: Table, question: Question, now: float) -> Table:
    """The table with this question asked and its full time before it; in a pause the time waits until it is over.

    What was granted or said about the time that is over (`graced`) counts for it no more.
    """
    phase = replace(running(table), question=replace(question, graced=False))
    if phase.pause:
        waiting = tuple(replace(pause, left=0.0) for pause in phase.pause)
        return replace(table, phase=replace(phase, pause=waiting))
    asked = replace(table, phase=phase)
    return replace(asked, deadline=question_deadline(asked, question, now))


def forgetting(now: float) -> Deadline:
    """When a table that is over is forgotten."""
    return Deadline(now + AGAIN)
