"""What a press must carry to count, and verbs that come a second time."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.table.ending import cancel
from bot.table.leaving import leave
from bot.table.lobby import deal, reopen
from bot.table.refusals import NotHost
from bot.table.seats import askees, legal_texts, running
from bot.table.turn import move
from storage.table import Table
from tests.bot.table.tables import ANYA, BORYA, VASYA, at, dealt, mover, token


def moved(table: Table, stamp: int) -> Table:
    """The table after the first legal move, made by a commit with this stamp."""
    (seat,) = askees(table)
    return move(table, mover(table), token(table), legal_texts(table, seat)[0], replace(at(), stamp=stamp)).table


def test_the_same_question_asked_by_another_commit_has_another_token() -> None:
    """A Redis that lost its tail plays the entry anew: presses on the lost question must not count."""
    once, anew = (moved(dealt(ANYA, BORYA, VASYA), stamp) for stamp in (1, 2))
    assert running(once).question.stage == running(anew).question.stage
    assert token(once) != token(anew)


def test_dealing_or_reopening_twice_does_nothing() -> None:
    table = dealt(ANYA, BORYA)
    assert deal(table, at()).table == table
    assert reopen(table, (ANYA,), at()).table == table


def test_a_host_who_has_left_is_a_host_no_more() -> None:
    left = leave(dealt(ANYA, BORYA, VASYA), ANYA, at()).table
    assert left.host == BORYA
    with pytest.raises(NotHost):
        cancel(replace(left, host=ANYA), ANYA, administrator=False, at=at())
