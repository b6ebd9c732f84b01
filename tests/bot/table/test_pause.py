"""A pause as a verb: who may take it, how often, and what becomes of the clock."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.table.deadlines import LATE, PAUSE, UNSEEN
from bot.table.leaving import leave
from bot.table.pause import pause, resume
from bot.table.refusals import Incomplete, NoGame, NoPauseLeft, NotSeated, OnPause, TableGone
from bot.table.seats import legal_texts, running
from bot.table.turn import move
from bot.table.wake import wake
from storage.codec import decode, encode
from storage.event import PauseBegan, PauseEnded, PauseRanOut
from storage.table import Closed, Deadline, Table
from tests.bot.table.tables import ANYA, BORYA, DIMA, NOON, VASYA, at, dealt, lobby, mover, played, token


def live(table: Table, until: float = NOON + 60) -> Table:
    """The clock of the question runs."""
    return replace(table, deadline=Deadline(until))


def paused(table: Table, now: float = NOON + 20, who: int = BORYA) -> Table:
    return pause(table, who, at(now)).table


def test_the_time_that_was_left_is_there_after_the_pause() -> None:
    stopped = paused(live(dealt(ANYA, BORYA)), NOON + 20)
    assert stopped.deadline == Deadline(NOON + 20 + PAUSE)
    assert resume(stopped, ANYA, at(NOON + 300)).table.deadline == Deadline(NOON + 300 + 40)


def test_the_clock_ends_the_pause_after_ten_minutes() -> None:
    stopped = paused(live(dealt(ANYA, BORYA)), NOON + 20)
    assert wake(stopped, at(NOON + 20 + PAUSE - 1)).table == stopped
    over = wake(stopped, at(NOON + 20 + PAUSE)).table
    assert over.deadline == Deadline(NOON + 20 + PAUSE + 40)
    assert running(over).chronicle[-1].events == (PauseRanOut(),)
    assert not running(over).pause


def test_a_pause_that_ends_late_by_our_fault_gives_the_full_time() -> None:
    stopped = paused(live(dealt(ANYA, BORYA)), NOON + 55)
    late = stopped.deadline.at + LATE + 1
    for over in (wake(stopped, at(late)), resume(stopped, ANYA, at(late))):
        assert over.table.deadline == Deadline(late + 60 + UNSEEN, running=False)


def test_a_clock_that_did_not_run_yet_has_its_full_time_afterwards() -> None:
    table = dealt(ANYA, BORYA)
    assert not table.deadline.running
    again = resume(paused(table), ANYA, at(NOON + 100)).table
    assert again.deadline == Deadline(NOON + 100 + 60 + UNSEEN, running=False)


def test_a_clock_stopped_at_its_last_moment_has_a_moment_left() -> None:
    stopped = paused(live(dealt(ANYA, BORYA)), NOON + 60)
    assert resume(stopped, ANYA, at(NOON + 100)).table.deadline == Deadline(NOON + 101)


def test_each_takes_two_pauses_a_game_and_no_more() -> None:
    table = live(dealt(ANYA, BORYA))
    for number in range(2):
        table = resume(paused(table, NOON + number), ANYA, at(NOON + number)).table
    with pytest.raises(NoPauseLeft):
        paused(table)
    assert running(paused(table, who=ANYA)).pause


def test_a_second_press_stops_nothing_and_costs_nothing() -> None:
    stopped = paused(live(dealt(ANYA, BORYA)))
    assert pause(stopped, BORYA, at(NOON + 21)).table == stopped
    assert pause(stopped, ANYA, at(NOON + 21)).table == stopped
    going = resume(stopped, ANYA, at(NOON + 30)).table
    assert resume(going, BORYA, at(NOON + 30)).table == going


def test_the_chronicle_tells_who_took_it_and_who_ended_it() -> None:
    table = resume(paused(live(dealt(ANYA, BORYA))), ANYA, at(NOON + 30)).table
    assert [told.events for told in running(table).chronicle[-2:]] == [(PauseBegan(1),), (PauseEnded(0),)]


def test_only_those_at_the_table_pause_a_game_under_way() -> None:
    table = dealt(ANYA, BORYA)
    for verb in (pause, resume):
        with pytest.raises(NotSeated):
            verb(table, DIMA, at())
        with pytest.raises(NoGame):
            verb(lobby(ANYA, BORYA), ANYA, at())
        with pytest.raises(TableGone):
            verb(replace(table, phase=Closed("cancelled", NOON)), ANYA, at())


def test_without_a_clock_a_pause_puts_off_the_next_call() -> None:
    table = dealt(ANYA, BORYA, pace="none")
    due = table.deadline.at
    stopped = pause(table, BORYA, at(NOON + 100)).table
    assert resume(stopped, ANYA, at(NOON + 400)).table.deadline.at == due + 300


def test_nobody_moves_during_a_pause_but_a_choice_may_be_looked_at() -> None:
    stopped = paused(live(dealt(ANYA, BORYA)))
    with pytest.raises(OnPause):
        played(stopped)
    (seat,) = (seat for seat, one in enumerate(stopped.members) if one.person == mover(stopped))
    (deep, *_) = [text for text in legal_texts(stopped, seat) if "." in text] or [""]
    with pytest.raises(Incomplete):
        move(stopped, mover(stopped), token(stopped), deep.partition(".")[0] if deep else "", at())
    going = resume(stopped, ANYA, at(NOON + 30)).table
    assert played(going, NOON + 31).entries


def test_one_who_leaves_during_a_pause_does_not_end_it() -> None:
    stopped = paused(live(dealt(ANYA, BORYA, VASYA)))
    left = leave(stopped, mover(stopped), at(NOON + 30)).table
    assert left.deadline == stopped.deadline
    assert running(left).pause
    going = resume(left, mover(left), at(NOON + 50)).table
    assert going.deadline == Deadline(NOON + 50 + 60 + UNSEEN, running=False)


def test_a_pause_is_stored_with_what_the_clock_had_left() -> None:
    stopped = paused(live(dealt(ANYA, BORYA)))
    assert decode(encode(stopped), stopped.rev, stopped.deadline) == stopped


def test_a_table_stored_before_there_were_pauses_is_read() -> None:
    table = dealt(ANYA, BORYA)
    old = encode(table).replace(b',"pause":[],"paused":[],"enders":[],"silent":[]', b"")
    assert old != encode(table)
    assert decode(old, table.rev, table.deadline) == table


def test_a_turn_that_ran_out_while_we_were_down_has_its_full_time_after_a_pause() -> None:
    stopped = paused(live(dealt(ANYA, BORYA)), NOON + 3600)
    going = resume(stopped, ANYA, at(NOON + 3610)).table
    assert going.deadline == Deadline(NOON + 3610 + 60 + UNSEEN, running=False)


def test_full_time_is_given_anew_only_once_before_a_pause_too() -> None:
    table = wake(live(dealt(ANYA, BORYA)), at(NOON + 3600)).table
    stopped = paused(table, NOON + 7200)
    assert resume(stopped, ANYA, at(NOON + 7210)).table.deadline == Deadline(NOON + 7211)
