"""A common end as a verb: all who are still in the game agree, and it ends as if it had not been."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.table.agreement import agree, agreed
from bot.table.done import Done
from bot.table.leaving import leave
from bot.table.refusals import NoGame, NotSeated, TableGone
from bot.table.seats import running
from rules.game import Outcome
from storage.event import AgreedToEnd
from storage.table import Closed, Finished, Table
from tests.bot.table.tables import ANYA, BORYA, DIMA, GALYA, NOON, VASYA, at, dealt, lobby, played


def agreeing(table: Table, *people: int) -> Done:
    """These people agree, one after the other."""
    done = Done(table)
    for person in people:
        done = agree(done.table, person, wanted=True, at=at(NOON + 5))
    return done


def test_when_all_agree_the_game_ends_without_a_result_and_is_counted_for_nobody() -> None:
    done = agreeing(dealt(ANYA, BORYA, VASYA), ANYA, BORYA, VASYA)
    assert isinstance(done.table.phase, Finished)
    assert done.table.phase.outcome == Outcome((), (), "agreed")
    assert done.tallies == ()
    assert done.entries == ()
    assert done.table.gone == ()
    assert set(done.released) == {ANYA, BORYA, VASYA}


def test_one_who_does_not_agree_keeps_the_game_going() -> None:
    table = agreeing(dealt(ANYA, BORYA, VASYA), ANYA, VASYA).table
    assert agreed(table) == (0, 2)
    assert played(table).entries


def test_agreeing_twice_is_agreeing_once() -> None:
    table = agreeing(dealt(ANYA, BORYA), ANYA).table
    assert agree(table, ANYA, wanted=True, at=at()).table == table


def test_it_is_taken_back_only_by_asking_for_that() -> None:
    table = agreeing(dealt(ANYA, BORYA), ANYA).table
    back = agree(table, ANYA, wanted=False, at=at()).table
    assert agreed(back) == ()
    assert agree(back, ANYA, wanted=False, at=at()).table == back
    assert [told.events for told in running(back).chronicle[-2:]] == [(AgreedToEnd(0, True),), (AgreedToEnd(0, False),)]


def test_who_has_left_is_not_asked() -> None:
    table = leave(dealt(ANYA, BORYA, VASYA), VASYA, at()).table
    with pytest.raises(NotSeated):
        agree(table, VASYA, wanted=True, at=at())
    assert isinstance(agreeing(table, ANYA, BORYA).table.phase, Finished)


def test_when_the_last_who_would_play_on_leaves_the_others_have_agreed() -> None:
    table = agreeing(dealt(ANYA, BORYA, VASYA, GALYA), ANYA, BORYA, VASYA).table
    done = leave(table, GALYA, at())
    assert isinstance(done.table.phase, Finished)
    assert done.table.phase.outcome.places == ()
    assert [entry.kind for entry in done.entries] == ["leave"]
    assert set(done.released) == {ANYA, BORYA, VASYA, GALYA}


def test_a_game_that_is_won_by_leaving_is_won_whatever_was_agreed() -> None:
    table = agreeing(dealt(ANYA, BORYA), ANYA).table
    done = leave(table, BORYA, at())
    assert isinstance(done.table.phase, Finished)
    assert done.table.phase.outcome.places == (1, 2)


def test_there_is_nothing_to_agree_on_without_a_game() -> None:
    with pytest.raises(NotSeated):
        agree(dealt(ANYA, BORYA), DIMA, wanted=True, at=at())
    with pytest.raises(NoGame):
        agree(lobby(ANYA, BORYA), ANYA, wanted=True, at=at())
    with pytest.raises(TableGone):
        agree(replace(dealt(ANYA, BORYA), phase=Closed("cancelled", NOON)), ANYA, wanted=True, at=at())
