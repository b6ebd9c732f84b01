"""Away for three minutes, as verbs: those who are there choose, by a majority, to wait or to go on without him."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.table.absence import decide
from bot.table.away import ABSENT, asked_about, away
from bot.table.departure import flee
from bot.table.done import Done
from bot.table.leaving import leave
from bot.table.pause import pause, resume
from bot.table.refusals import NotSeated, Stale
from bot.table.returning import come_back
from bot.table.seats import in_game, running
from bot.table.wake import wake
from rules.catalogue import games
from rules.game import Outcome
from storage.change import Tally
from storage.codec import decode, encode
from storage.event import GivenUp, WaitedFor, WalkedOut
from storage.table import Finished, Lobby, Running, Table
from tests.bot.table.tables import ANYA, BORYA, DIMA, GALYA, VASYA, at, dealt, member, mover, played

COUNTS = ("played", "places", "won")


@pytest.fixture
def stops(monkeypatch: pytest.MonkeyPatch) -> None:
    """«Тайное послание» as if it could not go on with a seat missing."""
    monkeypatch.setattr(type(games()["love_letter"]), "deserted_stops", True, raising=False)


def without(*silent: int, of: tuple[int, ...] = (ANYA, BORYA, VASYA)) -> Table:
    """A game of these people, just when the last of the silent ones has gone away; nobody has been asked."""
    table = dealt(*of)
    while not {table.members[seat].person for seat in away(table)} >= set(silent):
        now = table.deadline.at
        table = (wake(table, at(now)) if mover(table) in silent else played(table, now - 110)).table
        assert isinstance(table.phase, Running)
    return table


def asked(*silent: int, of: tuple[int, ...] = (ANYA, BORYA, VASYA)) -> Table:
    """The same, three minutes later."""
    table = without(*silent, of=of)
    for _ in silent:
        table = wake(table, at(table.alarm)).table if table.alarm else table
    return table


def says(table: Table, person: int, about: int, *, wait: bool, late: float = 1) -> Done:
    """A press on the question about somebody, so many seconds after it was put."""
    seat = next(seat for seat, member in enumerate(table.members) if member.person == about)
    (absence,) = (each for each in running(table).absences if each.seat == seat)
    return decide(table, person, seat, int(absence.at), wait=wait, at=at(absence.at + late))


def outcome(table: Table) -> Outcome:
    assert isinstance(table.phase, Finished)
    return table.phase.outcome


def test_after_three_minutes_those_who_are_there_are_asked_and_not_before() -> None:
    table = without(ANYA)
    (absence,) = running(table).absences
    assert (absence.seat, asked_about(table), table.alarm) == (0, (), absence.at)
    early = wake(replace(table, deadline=replace(table.deadline, at=absence.at + 999)), at(absence.at - 1)).table
    assert asked_about(early) == ()
    assert [each.seat for each in asked_about(wake(table, at(absence.at)).table)] == [0]


def test_the_question_takes_nothing_from_the_clock_of_the_turn() -> None:
    table = without(ANYA)
    assert wake(table, at(table.alarm)).table.deadline == table.deadline


def test_a_majority_of_those_who_are_there_ends_the_waiting_by_the_rule_of_the_game() -> None:
    one = says(asked(ANYA), BORYA, ANYA, wait=False)
    assert (one.table.gone, one.fled) == ((), ())
    both = says(one.table, VASYA, ANYA, wait=False)
    assert (both.table.gone, both.fled, both.released) == ((0,), (ANYA,), (ANYA,))
    assert [(entry.kind, entry.seat, entry.by) for entry in both.entries] == [("leave", 0, "player")]
    assert GivenUp(0) in both.events
    assert isinstance(both.table.phase, Running)
    assert both.table.host == BORYA
    assert asked_about(both.table) == ()


def test_a_majority_that_waits_is_asked_again_after_three_more_minutes() -> None:
    table = says(asked(ANYA), BORYA, ANYA, wait=True).table
    done = says(table, VASYA, ANYA, wait=True, late=30)
    (before,), (after,) = running(table).absences, running(done.table).absences
    assert (after.asked, after.wait, after.at) == (False, (), before.at + 30 + ABSENT)
    assert done.events == (WaitedFor(0),)
    assert done.fled == ()
    assert [each.seat for each in asked_about(wake(done.table, at(after.at)).table)] == [0]


def test_one_for_each_decides_nothing_and_may_change_his_mind() -> None:
    table = says(says(asked(ANYA), BORYA, ANYA, wait=True).table, VASYA, ANYA, wait=False).table
    assert (running(table).absences[0].wait, running(table).absences[0].stop) == ((1,), (2,))
    assert says(table, BORYA, ANYA, wait=False).fled == (ANYA,)


def test_saying_it_twice_is_saying_it_once() -> None:
    table = says(asked(ANYA), BORYA, ANYA, wait=False).table
    assert says(table, BORYA, ANYA, wait=False).table == table


def test_where_only_one_is_left_he_decides_alone() -> None:
    done = says(asked(ANYA, of=(ANYA, BORYA)), BORYA, ANYA, wait=False)
    assert outcome(done.table).places == (2, 1)
    assert done.fled == (ANYA,)


def test_his_return_withdraws_the_question() -> None:
    table = says(asked(ANYA), BORYA, ANYA, wait=False).table
    back = come_back(table, ANYA, at(table.deadline.at - 1)).table
    assert (running(back).absences, back.alarm) == ((), 0)
    with pytest.raises(Stale):
        decide(back, VASYA, 0, int(running(table).absences[0].at), wait=False, at=at(table.deadline.at - 1))


def test_his_own_press_on_the_question_brings_him_back() -> None:
    back = says(asked(ANYA), ANYA, ANYA, wait=False).table
    assert (away(back), back.gone, running(back).absences) == ((), (), ())


def test_a_press_on_an_earlier_question_counts_for_no_later_one() -> None:
    table = asked(ANYA)
    moment = int(running(table).absences[0].at)
    table = says(says(table, BORYA, ANYA, wait=True).table, VASYA, ANYA, wait=True).table
    again = wake(table, at(table.alarm)).table
    assert [each.seat for each in asked_about(again)] == [0]
    with pytest.raises(Stale):
        decide(again, BORYA, 0, moment, wait=False, at=at(again.deadline.at))


def test_outsiders_and_those_who_left_have_no_say() -> None:
    table = asked(ANYA, of=(ANYA, BORYA, VASYA, GALYA))
    with pytest.raises(NotSeated):
        says(table, DIMA, ANYA, wait=False)
    with pytest.raises(NotSeated):
        says(leave(table, BORYA, at(table.deadline.at - 1)).table, BORYA, ANYA, wait=False)


def test_when_somebody_else_leaves_fewer_are_enough() -> None:
    table = says(asked(ANYA), BORYA, ANYA, wait=False).table
    done = leave(table, VASYA, at(table.deadline.at - 1))
    assert done.fled == (VASYA, ANYA)
    assert outcome(done.table).places[1] == 1


def test_two_who_are_away_are_asked_about_each_by_himself() -> None:
    table = asked(ANYA, BORYA, of=(ANYA, BORYA, VASYA, GALYA))
    assert [each.seat for each in asked_about(table)] == [0, 1]
    table = says(says(table, VASYA, ANYA, wait=False).table, VASYA, BORYA, wait=True).table
    done = says(table, GALYA, ANYA, wait=False)
    assert (done.fled, in_game(done.table)) == ((ANYA,), (1, 2, 3))
    done = says(done.table, GALYA, BORYA, wait=True)
    assert (done.fled, done.events) == ((), (WaitedFor(1),))


def test_whoever_goes_away_himself_has_no_say_any_more() -> None:
    of = (ANYA, BORYA, VASYA, GALYA)
    table = says(asked(ANYA, of=of), BORYA, ANYA, wait=False).table
    while BORYA not in {table.members[seat].person for seat in away(table)}:
        now = table.deadline.at
        table = (wake(table, at(now)) if mover(table) in (ANYA, BORYA) else played(table, now - 110)).table
    assert [each.stop for each in running(table).absences] == [(), ()]
    assert says(says(table, VASYA, ANYA, wait=False).table, GALYA, ANYA, wait=False).fled == (ANYA,)


def test_where_all_are_away_nobody_is_asked() -> None:
    table = without(ANYA, BORYA, VASYA)
    assert (table.alarm, asked_about(table)) == (0, ())
    assert outcome(wake(table, at(table.deadline.at)).table).reason == "deserted"


@pytest.mark.parametrize("waited", [10, 400])
def test_a_pause_asks_nothing_and_after_it_no_more_than_its_due(waited: float) -> None:
    table = without(ANYA)
    moment = table.alarm
    stopped = pause(table, BORYA, at(moment - 60)).table
    assert stopped.wakes == stopped.deadline.at
    going = resume(stopped, BORYA, at(moment - 60 + waited)).table
    assert going.alarm == moment
    late = wake(going, at(max(moment, moment - 60 + waited))).table
    assert bool(asked_about(late)) == (waited < 60)
    assert late.alarm == (0 if waited < 60 else moment - 60 + waited + ABSENT)


def test_it_can_be_decided_during_a_pause() -> None:
    table = pause(asked(ANYA), BORYA, at(running(asked(ANYA)).absences[0].at + 1)).table
    table = says(says(table, BORYA, ANYA, wait=False).table, VASYA, ANYA, wait=False).table
    assert (table.gone, bool(running(table).pause)) == ((0,), True)


def test_who_is_absent_and_what_was_said_is_stored() -> None:
    table = says(asked(ANYA), BORYA, ANYA, wait=False).table
    assert decode(encode(table), table.rev, table.deadline) == table


@pytest.mark.rule("KG-19")
@pytest.mark.usefixtures("stops")
def test_a_game_that_cannot_go_on_stops_for_all_without_a_result() -> None:
    done = says(says(asked(ANYA), BORYA, ANYA, wait=False).table, VASYA, ANYA, wait=False)
    assert isinstance(done.table.phase, Lobby)
    assert (done.fled, done.released, done.entries) == ((ANYA,), (ANYA,), ())
    assert [notice.chat for notice in done.notices] == [ANYA]
    assert done.tallies == (Tally("person", ANYA, (("love_letter.fled", 1),)),)
    assert done.table.host == BORYA


@pytest.mark.usefixtures("stops")
def test_leaving_such_a_game_stops_it_too() -> None:
    done = leave(dealt(ANYA, BORYA, VASYA), VASYA, at())
    assert (done.table.members, done.fled, done.table.gone) == ((member(ANYA), member(BORYA)), (VASYA,), ())


def test_leaving_is_a_flight_and_standing_up_from_a_lobby_none() -> None:
    table = dealt(ANYA, BORYA, VASYA)
    assert leave(table, BORYA, at()).fled == (BORYA,)
    assert leave(replace(asked(ANYA), deadline=table.deadline), ANYA, at()).fled == (ANYA,)


def test_a_flight_counts_nothing_for_who_fled_but_for_those_who_stayed() -> None:
    done = flee(dealt(ANYA, BORYA), 0, WalkedOut(0), at())
    own = {tally.id: dict(tally.counts) for tally in done.tallies if tally.owner == "person"}
    assert own == {ANYA: {"love_letter.fled": 1}, BORYA: {f"love_letter.{count}": 1 for count in COUNTS}}
    (chat,) = (dict(tally.counts) for tally in done.tallies if tally.owner == "chat")
    assert chat == {"love_letter.played": 1, f"love_letter.played.{BORYA}": 1, f"love_letter.won.{BORYA}": 1}
