"""A table of a fixed number of players begins by itself; and seats that the host takes back."""

from __future__ import annotations

import pytest

from bot.table import lobby as verbs
from bot.table.deadlines import COUNTDOWN, LATE, LOBBY
from bot.table.refusals import GameRunning, NotHost, NotSeated, Stale
from bot.table.wake import wake
from rules.catalogue import games
from storage.codec import decode, encode
from storage.table import Checking, Deadline, Lobby, Table
from tests.bot.table.tables import ANYA, BORYA, DIMA, NOON, VASYA, at, dealt, lobby, member


@pytest.fixture
def trio(monkeypatch: pytest.MonkeyPatch) -> None:
    """«Тайное послание» as if it were for three and no others."""
    monkeypatch.setattr(type(games()["love_letter"]), "seats", range(3, 4))


def starts(table: Table) -> float:
    """When it begins by itself; the table's deadline is that moment and no other."""
    assert isinstance(table.phase, Lobby)
    assert not table.phase.starts or table.deadline == Deadline(table.phase.starts)
    return table.phase.starts


def full() -> Table:
    return lobby(ANYA, BORYA, VASYA)


@pytest.mark.usefixtures("trio")
def test_the_last_to_sit_begins_the_countdown_and_its_end_freezes_the_seats() -> None:
    assert starts(lobby(ANYA, BORYA)) == 0
    table = full()
    assert starts(table) == NOON + COUNTDOWN
    assert wake(table, at(NOON + COUNTDOWN - 0.1)).table == table
    assert isinstance(wake(table, at(NOON + COUNTDOWN)).table.phase, Checking)


def test_a_table_that_takes_more_or_fewer_never_counts_down() -> None:
    assert starts(lobby(ANYA, BORYA, VASYA, DIMA)) == 0


@pytest.mark.usefixtures("trio")
def test_anyone_seated_or_an_administrator_stops_it_and_twice_is_once() -> None:
    with pytest.raises(NotSeated):
        verbs.hold(full(), DIMA, administrator=False, at=at())
    for person, administrator in ((BORYA, False), (DIMA, True)):
        held = verbs.hold(full(), person, administrator=administrator, at=at(NOON + 3)).table
        assert (starts(held), held.deadline) == (0, Deadline(NOON + 3 + LOBBY))
        assert verbs.hold(held, ANYA, administrator=False, at=at(NOON + 4)).table == held
        assert verbs.sit(held, member(BORYA), at(NOON + 5)).table == held


@pytest.mark.usefixtures("trio")
def test_standing_up_stops_it_and_sitting_again_begins_it_anew() -> None:
    up = verbs.stand(full(), BORYA, at(NOON + 2)).table
    assert starts(up) == 0
    assert starts(verbs.sit(up, member(DIMA), at(NOON + 3)).table) == NOON + 3 + COUNTDOWN


@pytest.mark.usefixtures("trio")
def test_a_choice_made_meanwhile_gives_the_whole_countdown_to_read_it() -> None:
    table = verbs.set_option(full(), ANYA, "tokens", "1", at(NOON + 4)).table
    assert starts(table) == NOON + 4 + COUNTDOWN
    held = verbs.hold(table, ANYA, administrator=False, at=at(NOON + 5)).table
    assert starts(verbs.set_option(held, ANYA, "tokens", "3", at(NOON + 6)).table) == 0


@pytest.mark.usefixtures("trio")
def test_who_cannot_be_reached_keeps_it_from_counting_until_he_can() -> None:
    frozen = wake(full(), at(NOON + COUNTDOWN)).table
    again = verbs.reopen(frozen, (BORYA,), at(NOON + 6)).table
    assert starts(again) == 0
    assert starts(verbs.sit(again, member(VASYA), at(NOON + 7)).table) == 0
    assert starts(verbs.sit(again, member(BORYA), at(NOON + 8)).table) == NOON + 8 + COUNTDOWN


@pytest.mark.usefixtures("trio")
def test_g3_a_countdown_that_ended_while_the_bot_was_down_begins_anew() -> None:
    late = NOON + COUNTDOWN + LATE + 1
    assert starts(wake(full(), at(late)).table) == late + COUNTDOWN


@pytest.mark.usefixtures("trio")
def test_g1_death_between_the_freezing_and_the_deal_counts_down_once_more() -> None:
    frozen = wake(full(), at(NOON + COUNTDOWN)).table
    again = wake(frozen, at(frozen.deadline.at)).table
    assert starts(again) == frozen.deadline.at + COUNTDOWN


@pytest.mark.usefixtures("trio")
def test_the_countdown_is_stored() -> None:
    table = full()
    assert decode(encode(table), table.rev, table.deadline) == table


def test_the_host_takes_a_seat_back_and_whoever_sat_there_may_sit_again() -> None:
    done = verbs.unseat(lobby(ANYA, BORYA, VASYA), ANYA, BORYA, at())
    assert [seated.person for seated in done.table.members] == [ANYA, VASYA]
    assert done.released == (BORYA,)
    assert verbs.lobby_of(done.table).unseated == (member(BORYA),)
    back = verbs.sit(done.table, member(BORYA), at()).table
    assert [seated.person for seated in back.members] == [ANYA, VASYA, BORYA]
    assert verbs.lobby_of(back).unseated == ()


def test_nobody_else_takes_seats_back_and_nobody_his_own() -> None:
    table = lobby(ANYA, BORYA)
    with pytest.raises(NotHost):
        verbs.unseat(table, BORYA, ANYA, at())
    with pytest.raises(Stale):
        verbs.unseat(table, ANYA, ANYA, at())
    with pytest.raises(GameRunning):
        verbs.unseat(dealt(ANYA, BORYA), ANYA, BORYA, at())


def test_a_seat_that_is_empty_already_stays_so() -> None:
    table = lobby(ANYA, BORYA)
    assert verbs.unseat(table, ANYA, DIMA, at()).table == table
    gone = verbs.unseat(table, ANYA, BORYA, at()).table
    assert verbs.unseat(gone, ANYA, BORYA, at(NOON + 9)).table == gone


@pytest.mark.usefixtures("trio")
def test_an_unseating_stops_the_countdown() -> None:
    assert starts(verbs.unseat(full(), ANYA, VASYA, at()).table) == 0
