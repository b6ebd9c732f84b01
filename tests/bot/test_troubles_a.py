"""Presses (troubles, letter A): at the same moment, twice, too late, on old buttons.

Proved elsewhere: A1 and A3 by the tests of these letters on pause, hurry, common end and absence; A3 of a move also by
`test_game_presses.test_five_presses_of_one_button_play_once`, two presses of «Начать» at once by
`test_game_lobby.test_begin_pressed_by_two_at_once_deals_once`.
"""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import pytest

from bot import press
from bot.handlers import reply
from bot.press import Setting
from bot.table.seats import running
from tests.bot.conftest import Evenings
from tests.people import Group

STALE = "Эта кнопка уже не действует: с тех пор всё изменилось."
ILLEGAL = "Так сейчас сходить нельзя. Посмотри на стол: он мог измениться."
SHIELD = "Аня: Служанка, защита на круг."
SAME = (
    "Bad Request: message is not modified: specified new message content and reply markup are exactly the same "
    "as a current content and reply markup of the message"
)
TURN = 60


async def _deadline_and(group: Group, *doing: Coroutine[Any, Any, str]) -> list[str]:
    """The time of the turn runs out in the very moment in which this is done; returns the toasts."""
    group.evening.clock.reach(group.table.deadline.at)
    group.evening.app.clock.poke()
    return await group.evening.at_once(*doing)


async def test_a2_a_deadline_and_a_move_at_once_are_one_of_the_two(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, *_):
        await group.begins(hands="handmaid priest guard", pile="handmaid prince king")
        move, hand = group.press_of("handmaid"), anya.hand.key
        toasts = await _deadline_and(group, anya.presses(move, hand), anya.presses(move, hand))
        assert sorted(toasts) in (sorted([STALE, SHIELD]), [STALE, STALE])
        assert running(group.table).entries == 1
        (entry,) = group.evening.records[(group.table.id, 1)].entries
        assert entry.by == ("clock" if toasts == [STALE, STALE] else "player")


async def test_a4_a_message_that_shows_it_already_is_no_failure(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins("без часов", hands="handmaid guard", pile="priest baron")
        board, begun = group.board, len(group.evening.pg.requests)
        group.evening.pg.faults.fail("editMessageText", 400, SAME, chat_id=group.id)
        assert await anya.plays("handmaid") == SHIELD
        await group.evening.passes(600)
        edits = [each for each in list(group.evening.pg.requests)[begun:] if each.chat_id == group.id]
        assert [each.method for each in edits] == ["editMessageText"]
        assert group.board.key == board.key
        assert (anya.toast, anya.alert) == (SHIELD, False)
        borya.hand.shows("🟢 Твой ход")


@pytest.mark.parametrize("button", ["Сесть", "Встать", "Настройки", "Начать", "Отменить"])
async def test_a5_a_keyboard_of_an_ended_game_gives_a_toast_and_goes(evening: Evenings, button: str) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await _ends_a_game_whose_lobby_is_left_behind(group)
        lobby = next(surface for surface in anya.messages(group.id) if surface.button("Встать"))
        await anya.writes("/play love_letter")
        await borya.click("Сесть", group.board)
        table, board = group.table, group.board
        assert await anya.click(button, lobby) == STALE
        assert lobby.key not in {surface.key for surface in anya.messages(group.id)}
        assert group.table == table
        assert group.board == board


async def _ends_a_game_whose_lobby_is_left_behind(group: Group) -> None:
    """The lobby could not be edited, so a new message became the board."""
    await group.gathers()
    await group.sets("До победы: 1 жетон")
    group.deals(hands="guard priest", pile="handmaid")
    await group.evening.passes(10)
    refusal = "Bad Request: message can't be edited"
    group.evening.pg.faults.fail("editMessageText", 400, refusal, chat_id=group.id)
    await group.people[0].click("Начать")
    await group.people[0].plays("guard.1.priest")
    assert group.table.phase.kind == "finished"


async def test_a6_a_target_that_is_out_or_oneself_is_judged_when_it_is_played(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, _borya, vasya):
        await group.begins(hands="guard priest guard", pile="handmaid baron")
        await anya.plays("guard.1.priest")
        for target in ("guard.1.baron", "guard.2.baron", "baron.1", "baron.2"):
            with group.nothing_changes():
                assert await vasya.presses(group.press_of(target), vasya.hand.key) == ILLEGAL


async def test_a7_a_button_says_what_it_does_by_name(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _borya):
        await group.gathers()
        await anya.click("Настройки")
        settings = group.board
        await anya.click("До победы: 3 жетона")
        assert dict(group.table.options)["tokens"] == "3"
        one = Setting(table=group.table.id, number=1, option="tokens", choice="1").pack()
        await anya.presses(one, settings.key)  # as the button of the keyboard before the last one
        assert dict(group.table.options)["tokens"] == "1"
        await anya.presses(one.removesuffix("1") + "0", settings.key)
        assert anya.toast == STALE
        assert dict(group.table.options)["tokens"] == "1"


async def test_a8_no_call_to_telegram_is_made_before_the_answer(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, vasya):
        await vasya.starts()
        calls = group.evening.pg.requests
        before: dict[str, list[str]] = {}
        await anya.writes("/play love_letter")
        for person, label in ((anya, "Сесть"), (borya, "Сесть"), (anya, "Настройки"), (anya, "‹ Назад")):
            told = len(calls)
            await person.click(label)
            before[label] = _until_the_answer(group, told)
        group.deals(hands="handmaid guard", pile="priest baron guard")
        for person, label in ((anya, "Начать"), (anya, "4 Служанка"), (borya, "Мои карты"), (borya, "Что за карты")):
            told = len(calls)
            await person.click(label)
            before[label] = _until_the_answer(group, told)
        assert {label: methods for label, methods in before.items() if methods} == {"Мои карты": ["sendMessage"]}
        assert len(borya.glimpses) == 1, "👁 alone waits: its message decides the answer"


def _until_the_answer(group: Group, told: int) -> list[str]:
    """The calls that went out ahead of the answer to the last press."""
    methods = [request.method for request in list(group.evening.pg.requests)[told:]]
    return methods[: methods.index("answerCallbackQuery")]


async def test_a8_where_telegram_must_be_asked_the_answer_does_not_wait_for_it(
    evening: Evenings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reply, "PATIENCE", 0.05)
    async with evening("Аня", "Боря", "Вася") as (group, _anya, borya, vasya):
        await group.gathers(borya, vasya)
        group.evening.pg.faults.hang("getChatAdministrators", seconds=0.5)
        assert await vasya.click("Отменить") == "⏳ Секунду, ход принят и скоро появится."
        assert group.table.phase.kind == "lobby"


@pytest.mark.parametrize("first", [0, 1])
async def test_a9_two_who_answer_one_question_at_the_same_moment_both_count(evening: Evenings, first: int) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, vasya):
        await group.begins()
        board = group.board
        both = [borya, vasya] if first else [vasya, borya]
        toasts = await group.evening.at_once(*(person.click("Закончить", board) for person in both))
        assert toasts == ["Когда согласятся все, партия закончится без результата."] * 2
        group.board.shows("🏁 Закончить без результата готовы: Боря, Вася (2 из 3).")
        await anya.click("Закончить", board)  # from the keyboard that the others had before them
        assert group.table.phase.kind == "finished"


async def test_a10_a_second_move_in_the_same_turn_is_refused(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, *_):
        await group.begins(hands="handmaid priest baron", pile="prince guard guard guard")
        shield, other, hand = group.press_of("handmaid"), group.press_of("prince.1"), anya.hand.key
        toasts = await group.evening.at_once(anya.presses(shield, hand), anya.presses(other, hand))
        assert toasts.count(STALE) == 1
        assert running(group.table).entries == 1
        with group.nothing_changes():
            assert await anya.presses(other, hand) == STALE


async def test_a11_the_end_comes_once_by_two_triggers(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins("До победы: 1 жетон", hands="guard priest", pile="guard")
        move, hand = group.press_of("guard.1.priest"), anya.hand.key
        leave = press.Leave(table=group.table.id, number=1, person=borya.id, wanted=1).pack()
        await _deadline_and(group, anya.presses(move, hand), borya.presses(leave, group.board.key))
        while group.table.phase.kind == "running":
            await group.evening.passes(TURN)
        house = group.evening.app.house
        assert (await house.chats.row(group.id))["love_letter.played"] == 1
        ends = [surface for surface in anya.messages(group.id) if surface.button("Ещё раз")]
        assert len(ends) == 1


async def test_a12_who_sits_down_in_the_second_of_the_start_is_in_or_out(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, vasya):
        await vasya.starts()
        await group.gathers(anya, borya)
        toasts = await group.evening.at_once(anya.click("Начать"), vasya.click("Сесть"))
        sits = "Ты за столом." in toasts
        assert sits == (vasya.id in {member.person for member in group.table.members})
        assert sits == vasya.has_hand
        assert group.table.phase.kind == "running"


async def test_a12_a_new_lobby_after_a_table_was_closed_waits_for_everybody(evening: Evenings) -> None:
    """Only a rematch begins by itself; here nobody was asked for one."""
    async with evening("Аня", "Боря", "Вася") as (group, anya, *_):
        await group.gathers()
        await anya.click("Отменить")
        await group.gathers()
        group.board.shows("За столом 3 из 4")
        assert group.table.phase.kind == "lobby"
