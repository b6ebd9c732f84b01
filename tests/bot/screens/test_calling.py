"""Whoever must act: his clock, his open sub-menus, and what happens when he cannot be written to."""

from __future__ import annotations

import asyncio

import pytest
from aiogram.exceptions import TelegramForbiddenError, TelegramNetworkError
from aiogram.methods import EditMessageText, SendMessage

from rules.game import asked
from storage.table import Running
from tests.bot.screens.gallery import Gallery
from tests.bot.screens.spy import Shown, error
from tests.storage.tables_at_hand import ANYA, BORYA, GAME

GROUP = -100
HANDS = (ANYA.person, BORYA.person)
SECONDS = GAME.paces[0].seconds["play"]


async def acting(gallery: Gallery) -> int:
    """The person who is asked."""
    table = await gallery.read()
    assert isinstance(table.phase, Running)
    return table.members[asked(GAME, table.phase.state, len(table.members))[0]].person


async def hand(gallery: Gallery) -> Shown:
    """The newest message of whoever is asked."""
    return gallery.spy.messages(await acting(gallery))[-1]


async def first_aim(gallery: Gallery) -> tuple[str, ...]:
    """Words that begin an action and leave more than one way to go on; plays on until there is such a choice."""
    for _ in range(12):
        table = await gallery.read()
        assert isinstance(table.phase, Running)
        seat = asked(GAME, table.phase.state, len(table.members))[0]
        texts = [GAME.notation.text(action).split(".") for action in GAME.legal_actions(table.phase.state, seat)]
        for words in texts:
            if len([other for other in texts if other[0] == words[0]]) > 1:
                return (words[0],) if len({other[1] for other in texts if other[0] == words[0]}) > 1 else (*words[:2],)
        await gallery.move()
        await gallery.later(10)
    raise AssertionError("no choice in twelve turns")


async def test_the_clock_runs_once_telegram_has_taken_the_hand_and_not_before(gallery: Gallery) -> None:
    table = await gallery.deal(await gallery.lobby())
    person = await acting(gallery)

    async def look(method: SendMessage) -> None:
        if method.chat_id == person:
            gallery.wall.now += 3
            assert not (await gallery.read()).deadline.running

    gallery.spy.before["sendMessage"] = look
    assert not table.deadline.running
    await gallery.draw()
    deadline = (await gallery.read()).deadline
    assert deadline.running
    assert deadline.at == gallery.wall.now + SECONDS


async def test_the_clock_stands_while_the_hand_is_not_taken(gallery: Gallery) -> None:
    await gallery.deal(await gallery.lobby())
    gallery.spy.fails(SendMessage, error(TelegramNetworkError, "Request timeout error"), await acting(gallery))
    await gallery.draw()
    assert not (await gallery.read()).deadline.running
    await gallery.later(2)
    assert (await gallery.read()).deadline.running


async def test_the_others_hands_do_not_start_the_clock_nor_hold_it_up(gallery: Gallery) -> None:
    await gallery.deal(await gallery.lobby())
    other = 3 - await acting(gallery)
    gallery.spy.fails(SendMessage, error(TelegramForbiddenError, "Forbidden: bot was blocked by the user"), other)
    await gallery.draw()
    assert (await gallery.read()).deadline.running


async def test_a_clock_that_was_not_started_before_a_crash_is_started_after_it(gallery: Gallery) -> None:
    await gallery.game()
    table = await gallery.read()
    await gallery.change(deadline=table.deadline.__class__(table.deadline.at, running=False))
    gallery.spy.forget_calls()
    await gallery.later(10)
    assert (await gallery.read()).deadline.running
    assert gallery.spy.calls == []


async def test_an_open_menu_stays_while_its_question_lasts(gallery: Gallery) -> None:
    await gallery.game()
    words = await first_aim(gallery)
    cards = (await hand(gallery)).buttons
    await gallery.open_menu(await acting(gallery), *words)
    await gallery.draw()
    choice = (await hand(gallery)).buttons
    assert choice != cards
    assert "Назад" in " ".join(choice)

    await gallery.change(title="Суббота")
    await gallery.later(10)
    assert (await hand(gallery)).buttons == choice
    assert "Суббота" in (await hand(gallery)).text


async def test_a_menu_of_an_earlier_question_is_dropped(gallery: Gallery) -> None:
    await gallery.game()
    words = await first_aim(gallery)
    person = await acting(gallery)
    await gallery.open_menu(person, *words)
    await gallery.draw()
    await gallery.move()
    await gallery.later(10)
    await gallery.move()
    await gallery.later(10)
    assert await acting(gallery) == person
    assert "Назад" not in " ".join((await hand(gallery)).buttons)


async def test_the_last_menu_wins(gallery: Gallery) -> None:
    await gallery.game()
    words = await first_aim(gallery)
    cards = (await hand(gallery)).buttons
    person = await acting(gallery)
    gallery.spy.forget_calls()
    await gallery.open_menu(person, *words)
    await gallery.open_menu(person)
    await gallery.draw()
    assert (await hand(gallery)).buttons == cards
    assert gallery.spy.calls == []


async def test_a_menu_is_drawn_before_what_was_marked_earlier(gallery: Gallery) -> None:
    await gallery.game()
    await gallery.due.mark(-200, gallery.wall.now - 100)
    await gallery.open_menu(await acting(gallery), *await first_aim(gallery))
    assert (await gallery.claim()).chat == GROUP


async def test_somebody_who_blocked_the_bot_is_noted_and_left_in_peace(gallery: Gallery) -> None:
    await gallery.game()
    blocked = error(TelegramForbiddenError, "Forbidden: bot was blocked by the user")
    gallery.spy.fails(SendMessage, blocked, BORYA.person, times=99)
    gallery.spy.fails(EditMessageText, blocked, BORYA.person, times=99)
    for _ in range(2):
        await gallery.move()
        await gallery.later(10)
    assert not (await gallery.people.get(BORYA.person)).reachable
    gallery.spy.forget_calls()
    for _ in range(4):
        await gallery.move()
        await gallery.later(10)
    assert gallery.spy.said(BORYA.person) == []
    assert gallery.spy.said(GROUP)
    assert gallery.spy.said(ANYA.person)


async def test_somebody_who_comes_back_gets_his_hand(gallery: Gallery) -> None:
    await gallery.lobby()
    await gallery.people.set_reachable(ANYA.person, reachable=False)
    await gallery.deal(await gallery.read())
    await gallery.draw()
    assert gallery.spy.messages(ANYA.person) == []
    await gallery.people.set_reachable(ANYA.person, reachable=True)
    await gallery.due.mark(GROUP, gallery.wall.now)
    await gallery.later(10)
    assert gallery.spy.only(ANYA.person).buttons


async def test_the_group_waits_for_the_hand_of_whoever_must_act_but_not_for_ever(
    gallery: Gallery, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.screens.scene.HANDS_FIRST", 0.01)
    await gallery.deal(await gallery.lobby())
    person, answered = await acting(gallery), asyncio.Event()

    async def hang(method: SendMessage) -> None:
        if method.chat_id == person:
            await answered.wait()

    gallery.spy.before["sendMessage"] = hang
    drawing = asyncio.create_task(gallery.draw())
    while not gallery.spy.messages(GROUP):  # noqa: ASYNC110 - the painter works in this very loop
        await asyncio.sleep(0)
    assert gallery.spy.messages(person) == []
    assert not (await gallery.read()).deadline.running
    answered.set()
    await drawing
    assert (await gallery.read()).deadline.running


async def test_what_a_call_replaces_is_cleared_away_after_the_board_is_drawn(gallery: Gallery) -> None:
    await gallery.game()
    await gallery.later(10)
    gallery.spy.forget_calls()
    await gallery.move()
    person = await acting(gallery)
    await gallery.draw()
    ring, board, gone = ("sendMessage", person), ("editMessageText", GROUP), ("deleteMessage", person)
    assert [call for call in gallery.spy.calls if call in (ring, board, gone)] == [ring, board, gone]


async def test_silent_edits_of_a_hand_never_hold_up_the_call_of_its_player(gallery: Gallery) -> None:
    await gallery.game()
    await gallery.later(10)
    waiting = 3 - await acting(gallery)
    gallery.spy.forget_calls()
    for day in ("Вторник", "Среда", "Четверг", "Суббота", "Воскресенье"):
        await gallery.change(title=day)
        await gallery.draw()
    assert gallery.spy.said(waiting) == ["editMessageText"] * 3
    await gallery.move()
    await gallery.draw()
    assert await acting(gallery) == waiting
    assert "sendMessage" in gallery.spy.said(waiting)
    assert "Воскресенье" in (await hand(gallery)).text
