"""Leaving, cancelling, closing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.table import lobby as verbs
from bot.table.button import of_this_game, of_this_seat
from bot.table.deadlines import AGAIN
from bot.table.ending import cancel
from bot.table.leaving import leave
from bot.table.refusals import MajorityNeeded, NotHost, NotSeated, Stale, TableGone
from bot.table.seats import askees, is_member
from bot.table.starting import play_again
from storage.event import WalkedOut
from storage.table import Closed, Deadline, Finished, Lobby, Table
from tests.bot.table.tables import (
    ANYA,
    BORYA,
    CHAT,
    DIMA,
    GALYA,
    NOON,
    VASYA,
    at,
    dealt,
    lobby,
    member,
    played,
    played_out,
)


def phases() -> dict[str, Table]:
    """A table in every phase there is."""
    over = played_out(dealt(ANYA, BORYA)).table
    return {
        "lobby": lobby(ANYA, BORYA),
        "checking": verbs.freeze(lobby(ANYA, BORYA), at()).table,
        "dealt": dealt(ANYA, BORYA),
        "running": played(dealt(ANYA, BORYA)).table,
        "finished": over,
        "closed": replace(over, phase=Closed("idle", NOON)),
    }


def test_an_administrator_cancels_whatever_is_going_on() -> None:
    for name in ("lobby", "checking", "dealt", "running"):
        done = cancel(phases()[name], DIMA, administrator=True, at=at())
        assert done.table.phase == Closed("cancelled", NOON), name
        assert done.table.deadline == Deadline(NOON + AGAIN)
        assert not done.tallies


def test_the_host_cancels_until_the_first_move() -> None:
    for name in ("lobby", "checking", "dealt"):
        assert cancel(phases()[name], ANYA, administrator=False, at=at()).table.phase.kind == "closed", name
    with pytest.raises(MajorityNeeded):
        cancel(phases()["running"], ANYA, administrator=False, at=at())


def test_nobody_else_cancels() -> None:
    for name in ("lobby", "checking", "dealt", "running"):
        for person in (BORYA, DIMA):
            with pytest.raises(NotHost):
                cancel(phases()[name], person, administrator=False, at=at())


def test_what_is_over_cannot_be_cancelled() -> None:
    for name in ("finished", "closed"):
        with pytest.raises(TableGone):
            cancel(phases()[name], ANYA, administrator=True, at=at())


def test_leaving_a_game_is_for_good_and_the_rest_play_on() -> None:
    table = dealt(ANYA, BORYA, VASYA)
    done = leave(table, ANYA, at())
    assert done.table.gone == (0,)
    assert done.table.host == BORYA
    assert done.released == (ANYA,)
    assert isinstance(done.events[0], WalkedOut)
    assert [entry.kind for entry in done.entries] == ["leave"]
    assert not is_member(done.table, ANYA)
    assert len(askees(done.table)) == 1
    with pytest.raises(NotSeated):
        leave(done.table, ANYA, at())


def test_the_last_one_left_wins_and_who_left_is_not_counted() -> None:
    done = leave(dealt(ANYA, BORYA), ANYA, at())
    assert isinstance(done.table.phase, Finished)
    assert done.table.phase.outcome.places == (2, 1)
    counted = {(tally.owner, tally.id) for tally in done.tallies if dict(tally.counts).get("love_letter.played")}
    assert counted == {("person", BORYA), ("chat", -100)}
    assert set(done.released) == {ANYA, BORYA}


def test_leaving_a_lobby_is_standing_up_and_who_leaves_during_the_check_is_not_dealt_in() -> None:
    assert leave(phases()["lobby"], BORYA, at()).table.members == (member(ANYA),)
    with pytest.raises(NotSeated):
        leave(phases()["lobby"], DIMA, at())
    reopened = leave(phases()["checking"], BORYA, at())
    assert (reopened.table.phase.kind, reopened.table.members) == ("lobby", (member(ANYA),))
    assert reopened.released == (BORYA,)
    with pytest.raises(NotSeated):
        leave(phases()["checking"], DIMA, at())
    for name in ("finished", "closed"):
        with pytest.raises(TableGone):
            leave(phases()[name], BORYA, at())


def test_buttons_of_another_game_or_of_a_closed_table_do_not_count() -> None:
    table = phases()["lobby"]
    of_this_game(table, 1)
    with pytest.raises(Stale):
        of_this_game(table, 2)
    with pytest.raises(TableGone):
        of_this_game(phases()["closed"], 1)


def test_again_counts_for_the_people_of_the_last_game_alone() -> None:
    over = phases()["finished"]
    of_this_seat(over, 1, BORYA)
    with pytest.raises(Stale):
        of_this_seat(over, 1, DIMA)
    rematch = verbs.again(over, member(BORYA), at()).table
    of_this_seat(rematch, 1, ANYA)
    of_this_seat(rematch, 2, DIMA)
    with pytest.raises(Stale):
        of_this_seat(rematch, 1, DIMA)


def test_play_sets_a_table_up_anew_only_when_its_game_is_over() -> None:
    habit = verbs.habit_of(CHAT, "love_letter")
    for name in ("lobby", "checking", "dealt", "running"):
        assert play_again(phases()[name], habit, member(GALYA), seated=True, at=at()).table == phases()[name]
    for name in ("finished", "closed"):
        fresh = play_again(phases()[name], habit, member(GALYA), seated=True, at=at()).table
        assert isinstance(fresh.phase, Lobby)
        assert (fresh.number, fresh.host, fresh.members) == (2, GALYA, (member(GALYA),))
    unseated = play_again(phases()["closed"], habit, member(GALYA), seated=False, at=at()).table
    assert (unseated.host, unseated.members) == (GALYA, ())
