"""Without a clock: whoever is asked can be hurried, and is called again by itself."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.table.deadlines import DAY, FIRST_CALL, HOUR, HURRY, LATE, PATIENCE, UNSEEN, WARNING
from bot.table.hurry import hurry
from bot.table.refusals import HasClock, NoGame, NotSeated, Stale
from bot.table.seats import running
from bot.table.wake import wake
from storage.codec import decode, encode
from storage.event import Hurried, TimedOut
from storage.table import Closed, Deadline, Table
from tests.bot.table.tables import ANYA, BORYA, DIMA, NOON, VASYA, at, dealt, lobby, mover, played, token


def slow(*people: int) -> Table:
    """A game without a clock."""
    return dealt(*(people or (ANYA, BORYA)), pace="none")


def hurried(table: Table, now: float = NOON + 100, who: int = VASYA) -> Table:
    return hurry(table, who, token(table), at(now)).table


def test_whoever_is_asked_has_a_minute_once_his_hand_is_live() -> None:
    table = hurried(slow(ANYA, BORYA, VASYA))
    assert table.deadline == Deadline(NOON + 100 + HURRY + UNSEEN, running=False)
    assert running(table).chronicle[-1].events == (Hurried(2),)
    assert running(table).question.rung == 1


def test_after_the_minute_silence_plays() -> None:
    table = replace(hurried(slow(ANYA, BORYA, VASYA)), deadline=Deadline(NOON + 160))
    done = wake(table, at(NOON + 160))
    assert [entry.by for entry in done.entries] == ["clock"]
    assert isinstance(done.events[0], TimedOut)
    assert not running(done.table).question.hurried


def test_a_minute_missed_by_us_is_given_anew_once() -> None:
    table = replace(hurried(slow(ANYA, BORYA, VASYA)), deadline=Deadline(NOON + 160))
    late = NOON + 160 + LATE + 1
    graced = wake(table, at(late))
    assert not graced.entries
    assert graced.table.deadline == Deadline(late + HURRY)
    assert wake(graced.table, at(late + 1000)).entries


def test_a_question_is_hurried_once() -> None:
    table = hurried(slow(ANYA, BORYA, VASYA))
    assert hurry(table, ANYA, token(table), at(NOON + 120)).table == table


def test_hurry_that_comes_after_the_move_hurries_nobody() -> None:
    table = slow()
    after = played(table, NOON + 5).table
    with pytest.raises(Stale):
        hurry(after, ANYA, token(table), at(NOON + 6))


def test_a_move_ends_the_hurry() -> None:
    moved = played(hurried(slow(), who=BORYA), NOON + 130).table
    assert moved.deadline == Deadline(NOON + 130 + FIRST_CALL)
    assert not running(moved).question.hurried


def test_only_those_at_the_table_hurry_and_only_without_a_clock() -> None:
    with pytest.raises(NotSeated):
        hurried(slow(), who=DIMA)
    with pytest.raises(HasClock):
        hurried(dealt(ANYA, BORYA), who=ANYA)
    with pytest.raises(NoGame):
        hurry(lobby(ANYA, BORYA), ANYA, "abcde", at())


def test_he_is_called_again_after_an_hour_then_daily_until_all_are_warned() -> None:
    table, calls = slow(), []
    asked = mover(table)
    while running(table).question.rung < 12:
        now = table.deadline.at
        done = wake(table, at(now))
        assert not done.entries
        assert not done.notices
        table = done.table
        calls.append(now - NOON)
    assert calls == [HOUR, *(HOUR + day * DAY for day in range(1, 12))]
    assert table.deadline.at == NOON + PATIENCE - WARNING
    warned = wake(table, at(table.deadline.at))
    assert [notice.text for notice in warned.notices] == ["notice-forgetting"]
    assert mover(warned.table) == asked
    assert wake(warned.table, at(NOON + PATIENCE)).table.phase.kind == "closed"


def test_one_who_is_hurried_after_the_warning_saves_the_game() -> None:
    warned = wake(slow(), at(NOON + PATIENCE - WARNING)).table
    table = replace(hurried(warned, NOON + PATIENCE - WARNING + 5, BORYA), deadline=Deadline(NOON + PATIENCE))
    assert not isinstance(wake(table, at(NOON + PATIENCE)).table.phase, Closed)


def test_a_table_stored_before_there_was_hurry_is_read_and_still_warned() -> None:
    table = slow()
    new = encode(table)
    start, end = new.index(b',"asked":'), new.index(b',"hurried":false') + len(b',"hurried":false')
    old = decode(new[:start] + new[end:], table.rev, Deadline(NOON + PATIENCE - WARNING))
    assert running(old).question.asked == 0
    assert wake(old, at(NOON + PATIENCE - WARNING)).notices
