"""The lobby: sitting, standing, options, beginning, and what an idle one comes to."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.table import lobby as verbs
from bot.table.deadlines import CHECKING, HOST_ALONE, LOBBY
from bot.table.refusals import GameRunning, NotHost, NotSeated, Stale, TableFull, TableGone, TooEarly, TooFew, Wait
from bot.table.starting import play_again
from bot.table.wake import wake
from storage.acquaintance import Chat, Habit
from storage.table import Closed, Finished, Lobby, Plea, Running, Table
from tests.bot.table.tables import ANYA, BORYA, CHAT, DIMA, GALYA, NOON, VASYA, at, dealt, lobby, member, played_out


def people(table: Table) -> list[int]:
    return [seated.person for seated in table.members]


def test_people_sit_in_the_order_they_came_and_twice_is_once() -> None:
    table = lobby(ANYA, BORYA, BORYA)
    assert people(table) == [ANYA, BORYA]
    assert verbs.sit(table, member(BORYA), at()).table == table


def test_a_full_table_has_no_seat_left() -> None:
    full = lobby(ANYA, BORYA, VASYA, GALYA)
    with pytest.raises(TableFull):
        verbs.sit(full, member(DIMA), at())


def test_a_host_who_stands_passes_the_table_on() -> None:
    table = verbs.stand(lobby(ANYA, BORYA, VASYA), ANYA, at()).table
    assert table.host == BORYA
    assert people(table) == [BORYA, VASYA]


def test_whoever_sits_down_first_at_an_empty_table_is_its_host() -> None:
    empty = verbs.stand(lobby(ANYA), ANYA, at()).table
    assert empty.members == ()
    assert verbs.sit(empty, member(BORYA), at()).table.host == BORYA


def test_a_host_without_a_seat_hands_the_table_to_the_first_who_sits() -> None:
    table = verbs.new_table("t", lobby().home, CHAT, verbs.habit_of(CHAT, "love_letter"), ANYA, NOON)
    assert verbs.sit(table, member(BORYA), at()).table.host == BORYA


def test_who_stands_is_released_and_a_stranger_standing_changes_nothing() -> None:
    table = lobby(ANYA, BORYA)
    assert verbs.stand(table, BORYA, at()).released == (BORYA,)
    assert verbs.stand(table, DIMA, at()).table == table


def test_only_the_host_picks_options_and_only_those_there_are() -> None:
    table = lobby(ANYA, BORYA)
    assert dict(verbs.set_option(table, ANYA, "aside", "on", at()).table.options)["aside"] == "on"
    assert verbs.set_option(table, ANYA, "pace", "30", at()).table.pace == "30"
    with pytest.raises(NotHost):
        verbs.set_option(table, BORYA, "aside", "on", at())
    for key, choice in (("aside", "perhaps"), ("colour", "red"), ("pace", "7")):
        with pytest.raises(Stale):
            verbs.set_option(table, ANYA, key, choice, at())


def test_a_chat_remembers_its_habit_as_far_as_it_still_fits() -> None:
    habit = Habit("love_letter", (("aside", "on"), ("gone", "yes"), ("tokens", "99")), "never")
    chat = Chat(-1, "Клуб", habits=(habit,))
    kept = verbs.habit_of(chat, "love_letter")
    assert dict(kept.options) == {"aside": "on", "tokens": "classic"}
    assert kept.pace == "60"


def test_the_host_begins_others_only_after_two_minutes() -> None:
    table = lobby(ANYA, BORYA)
    assert verbs.start(table, ANYA, administrator=False, at=at()).table.phase.kind == "checking"
    with pytest.raises(TooEarly):
        verbs.start(table, BORYA, administrator=False, at=at(NOON + HOST_ALONE - 1))
    later = verbs.start(table, BORYA, administrator=False, at=at(NOON + HOST_ALONE))
    assert later.table.phase.kind == "checking"


def test_an_administrator_begins_without_a_seat_a_stranger_never() -> None:
    table = lobby(ANYA, BORYA)
    assert verbs.start(table, DIMA, administrator=True, at=at()).table.phase.kind == "checking"
    with pytest.raises(NotSeated):
        verbs.start(table, DIMA, administrator=False, at=at(NOON + 3 * HOST_ALONE))


def test_one_person_is_too_few() -> None:
    with pytest.raises(TooFew) as refused:
        verbs.start(lobby(ANYA), ANYA, administrator=False, at=at())
    assert refused.value.about == {"needed": 2}


def test_while_the_private_chats_are_tried_the_seats_are_frozen() -> None:
    frozen = verbs.freeze(lobby(ANYA, BORYA), at()).table
    with pytest.raises(Wait):
        verbs.sit(frozen, member(DIMA), at())
    with pytest.raises(Wait):
        verbs.stand(frozen, ANYA, at())


def test_a_failed_start_opens_the_lobby_again_and_names_who_could_not_be_reached() -> None:
    frozen = verbs.freeze(lobby(ANYA, BORYA), at()).table
    table = verbs.reopen(frozen, (BORYA,), at()).table
    assert isinstance(table.phase, Lobby)
    assert table.phase.unreachable == (BORYA,)
    reached = verbs.sit(table, member(BORYA), at()).table
    assert isinstance(reached.phase, Lobby)
    assert reached.phase.unreachable == ()


def test_a_lobby_that_opens_again_is_as_it_was() -> None:
    told = verbs.unseat(lobby(ANYA, BORYA, VASYA), ANYA, VASYA, at()).table
    assert isinstance(told.phase, Lobby)
    phase = replace(told.phase, pleas=(Plea(member(GALYA), (ANYA,)),), invited=(member(DIMA),), slow=10)
    asked = replace(told, phase=phase)
    table = verbs.reopen(verbs.freeze(asked, at()).table, (BORYA,), at()).table
    assert table.phase == replace(phase, unreachable=(BORYA,))


def test_a_start_that_never_came_back_opens_the_lobby_again() -> None:
    frozen = verbs.freeze(lobby(ANYA, BORYA), at()).table
    assert wake(frozen, at(NOON + CHECKING - 1)).table == frozen
    assert wake(frozen, at(NOON + CHECKING)).table.phase.kind == "lobby"


def test_an_idle_lobby_closes_after_half_an_hour_and_each_change_begins_it_anew() -> None:
    table = verbs.sit(lobby(ANYA), member(BORYA), at(NOON + 600)).table
    assert wake(table, at(NOON + LOBBY)).table == table
    closed = wake(table, at(NOON + 600 + LOBBY))
    assert isinstance(closed.table.phase, Closed)
    assert closed.table.phase.reason == "idle"
    assert set(closed.released) == {ANYA, BORYA}


def test_dealing_asks_the_first_question_and_opens_the_log() -> None:
    done = verbs.deal(verbs.freeze(lobby(ANYA, BORYA), at()).table, at())
    assert isinstance(done.table.phase, Running)
    assert done.header == (done.table.phase.header,)
    assert not done.table.deadline.running
    assert verbs.deal(done.table, at()).table == done.table


def seats(table: Table, seed: int) -> tuple[int, ...]:
    """Who sits where once the game is dealt."""
    return tuple(people(verbs.deal(verbs.freeze(table, at()).table, at(seed=seed)).table))


@pytest.mark.rule("KG-3")
def test_lots_are_drawn_for_the_seats_where_the_game_wants_it() -> None:
    four = lobby(ANYA, BORYA, VASYA, GALYA)
    king = replace(four, game="king", options=verbs.habit_of(CHAT, "king").options)

    assert {seats(four, seed) for seed in range(9)} == {(ANYA, BORYA, VASYA, GALYA)}
    assert len({seats(king, seed) for seed in range(200)}) == 24, "every order of four"


def test_a_running_table_takes_nobody_in() -> None:
    for verb in (verbs.sit, verbs.again):
        with pytest.raises(GameRunning):
            verb(dealt(ANYA, BORYA), member(DIMA), at())


def test_again_invites_the_people_of_the_last_game_and_begins_with_the_last_of_them() -> None:
    over = played_out(dealt(ANYA, BORYA, VASYA)).table
    assert isinstance(over.phase, Finished)
    table = verbs.again(over, member(BORYA), at()).table
    assert table.number == over.number + 1
    assert table.host == BORYA
    assert isinstance(table.phase, Lobby)
    assert [one.person for one in table.phase.invited] == [ANYA, VASYA]
    table = verbs.again(table, member(ANYA), at()).table
    assert not verbs.complete_again(table)
    table = verbs.again(table, member(VASYA), at()).table
    assert verbs.complete_again(table)
    assert people(table) == [BORYA, ANYA, VASYA]


def test_only_a_rematch_begins_by_itself() -> None:
    assert not verbs.complete_again(lobby(ANYA, BORYA))
    over = played_out(dealt(ANYA, BORYA)).table
    fresh = play_again(over, verbs.habit_of(CHAT, "love_letter"), member(ANYA), seated=True, at=at()).table
    assert not verbs.complete_again(verbs.sit(fresh, member(BORYA), at()).table)


def test_a_rematch_whose_people_changed_or_whose_start_failed_waits_for_its_host() -> None:
    over = played_out(dealt(ANYA, BORYA)).table
    rematch = verbs.again(verbs.again(over, member(BORYA), at()).table, member(ANYA), at()).table
    assert verbs.complete_again(rematch)
    failed = verbs.reopen(verbs.freeze(rematch, at()).table, (ANYA,), at()).table
    assert not verbs.complete_again(verbs.sit(failed, member(ANYA), at()).table)
    stood = verbs.sit(verbs.stand(rematch, ANYA, at()).table, member(DIMA), at()).table
    assert not verbs.complete_again(stood)


def test_a_closed_table_is_gone() -> None:
    closed = replace(lobby(ANYA), phase=Closed("cancelled", NOON))
    with pytest.raises(TableGone):
        verbs.lobby_of(closed)
