"""How fast a chat may be written to: by itself, and in the drawings of a busy evening."""

from __future__ import annotations

import pytest
from aiogram.exceptions import TelegramRetryAfter
from aiogram.methods import EditMessageText, SendMessage

from bot.screens.pace import GO, Pace
from tests.bot.screens.gallery import Gallery, Wall
from tests.bot.screens.spy import error
from tests.storage.tables_at_hand import ANYA, BORYA, NOW, VERA

GROUP, OTHER = -100, -200


def sends(pace: Pace, chat: int) -> int:
    """How many messages may be sent right now."""
    count = 0
    while True:
        with pace.turn(chat, "send") as ready:
            if ready != GO:
                return count
        count += 1


def test_a_chat_takes_five_at_once_and_one_a_second() -> None:
    wall = Wall()
    pace = Pace(wall)
    assert sends(pace, 1) == 5
    wall.now += 1
    assert sends(pace, 1) == 1
    wall.now += 60
    assert sends(pace, 1) == 5


def test_a_group_takes_twenty_a_minute() -> None:
    wall = Wall()
    pace = Pace(wall)
    first = 0
    for _ in range(60):
        first += sends(pace, GROUP)
        wall.now += 1
    later = 0
    for _ in range(60):
        later += sends(pace, GROUP)
        wall.now += 1
    assert (first, later) == (20, 20)


def test_a_courtesy_leaves_a_call_to_what_must_be_shown() -> None:
    wall = Wall()
    pace = Pace(wall)
    taken = 0
    while pace.spares(GROUP):
        with pace.courtesy(GROUP) as free:
            assert free
        taken += 1
    with pace.courtesy(GROUP) as free:
        assert not free
    assert (taken, sends(pace, GROUP)) == (4, 1)
    pace.hold(OTHER, 7)
    assert not pace.spares(OTHER)
    wall.now += 7
    assert pace.spares(OTHER)


def test_a_group_is_edited_once_in_four_seconds_and_sent_to_in_between() -> None:
    wall = Wall()
    pace = Pace(wall)
    with pace.turn(GROUP, "edit") as ready:
        assert ready == GO
    with pace.turn(GROUP, "edit") as ready:
        assert ready == NOW + 4
    with pace.turn(GROUP, "send") as ready:
        assert ready == GO
    wall.now += 4
    with pace.turn(GROUP, "edit") as ready:
        assert ready == GO


def test_a_private_chat_may_be_edited_at_once() -> None:
    pace = Pace(Wall())
    for _ in range(5):
        with pace.turn(1, "edit") as ready:
            assert ready == GO


def test_what_nobody_waits_for_leaves_room_for_who_must_act() -> None:
    wall = Wall()
    pace = Pace(wall)
    for _ in range(3):
        with pace.turn(1, "quiet") as ready:
            assert ready == GO
    with pace.turn(1, "quiet") as ready:
        assert ready == pytest.approx(NOW + 1)
    assert sends(pace, 1) == 2
    wall.now += 2
    with pace.turn(1, "quiet") as ready:
        assert ready == pytest.approx(wall.now + 1)
    assert sends(pace, 1) == 2


def test_what_telegram_counts_late_is_counted_late_here_too() -> None:
    wall = Wall()
    pace = Pace(wall)
    for _ in range(5):
        with pace.turn(1, "send") as ready:
            assert ready == GO
            wall.now += 0.1
    assert sends(pace, 1) == 0
    wall.now += 0.55
    assert sends(pace, 1) == 0
    wall.now += 0.06
    assert sends(pace, 1) == 1


def test_what_cannot_wait_is_made_room_for() -> None:
    wall = Wall()
    pace = Pace(wall)
    for _ in range(7):
        with pace.unasked(1):
            pass
    wall.now += 2
    assert sends(pace, 1) == 0
    wall.now += 1
    assert sends(pace, 1) == 1


def test_one_chat_waits_and_the_others_do_not() -> None:
    wall = Wall()
    pace = Pace(wall)
    assert pace.hold(GROUP, 37) == NOW + 37
    assert sends(pace, GROUP) == 0
    assert sends(pace, OTHER) == 5
    wall.now += 37
    assert sends(pace, GROUP) == 5


def test_many_chats_seen_once_leave_no_trace() -> None:
    wall = Wall()
    pace = Pace(wall)
    for chat in range(1, 5_001):
        wall.now += 0.1
        with pace.turn(chat, "send"):
            pass
    assert len(pace.chats) <= 601
    wall.now += 120
    pace.sweep()
    assert not pace.chats


def test_a_chat_that_waits_is_not_forgotten() -> None:
    wall = Wall()
    pace = Pace(wall)
    pace.hold(GROUP, 200)
    wall.now += 100
    pace.sweep()
    assert sends(pace, GROUP) == 0


def test_a_clock_set_back_silences_nobody() -> None:
    wall = Wall()
    pace = Pace(wall)
    for _ in range(20):
        sends(pace, GROUP)
        sends(pace, 1)
        wall.now += 1
    pace.hold(OTHER, 30)
    wall.now -= 3600
    assert pace.ready(OTHER, "send") <= wall.now + 30
    wall.now += 60
    assert (sends(pace, GROUP), sends(pace, 1), sends(pace, OTHER)) == (5, 5, 5)


async def test_after_a_429_that_chat_alone_waits(gallery: Gallery) -> None:
    await gallery.game()
    flood = error(TelegramRetryAfter, "Too Many Requests: retry after 40", retry_after=40)
    gallery.spy.fails(EditMessageText, flood, GROUP)
    await gallery.move()
    await gallery.later(10)
    gallery.spy.forget_calls()
    await gallery.move()
    await gallery.later(10)
    await gallery.move()
    await gallery.later(10)
    assert gallery.spy.said(GROUP) == []
    assert gallery.spy.said(ANYA.person)
    assert gallery.spy.said(BORYA.person)
    await gallery.later(25)
    assert gallery.spy.said(GROUP) == ["editMessageText"]


async def test_a_send_refused_for_now_is_not_taken_for_one_whose_fate_is_unknown(gallery: Gallery) -> None:
    flood = error(TelegramRetryAfter, "Too Many Requests: retry after 9", retry_after=9)
    gallery.spy.fails(SendMessage, flood, GROUP)
    await gallery.lobby()
    await gallery.draw()
    assert not (await gallery.store.load("t1")).hung
    await gallery.later(9)
    assert len(gallery.spy.messages(GROUP)) == 1


async def test_a_hurried_evening_stays_within_the_groups_budget(gallery: Gallery) -> None:
    await gallery.lobby()
    await gallery.draw()
    await gallery.later(60)
    gallery.spy.forget_calls()
    for second in range(24):
        await gallery.change(members=(ANYA, BORYA, VERA)[: second % 3 + 1])
        await gallery.later(1)
    assert len(gallery.spy.said(GROUP)) == 6
    await gallery.later(4)
    assert "Вера" in gallery.spy.only(GROUP).text
    gallery.spy.forget_calls()
    await gallery.due.mark(GROUP, gallery.wall.now)
    await gallery.later(10)
    assert gallery.spy.calls == []


async def test_what_handlers_send_counts_too(gallery: Gallery) -> None:
    for _ in range(5):
        await gallery.bot.send_message(1, "правила")
    assert sends(gallery.pace, 1) == 0
    await gallery.bot.delete_message(1, 1)
    gallery.wall.now += 1
    assert sends(gallery.pace, 1) == 1
