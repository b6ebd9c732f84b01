"""«⏸ Пауза» and «▶»: anyone at the table, twice each, up to ten minutes, and no time is lost."""

from __future__ import annotations

import pytest

from bot.press import Halt
from tests.bot.conftest import Evenings
from tests.people import Group

TURN = 60
PAUSE = 600
ON_PAUSE = "Сейчас пауза. Продолжить может любой за столом: кнопка «▶ Продолжить» в группе."
TAKEN = "Пауза до десяти минут. Продолжить может любой за столом."
NOT_SEATED = "Это для тех, кто сидит за столом. Тебя за ним нет."


def left(group: Group) -> float:
    """Seconds until the clock looks at the table again."""
    return group.table.deadline.at - group.evening.clock()


def halt(group: Group, wanted: int) -> str:
    return Halt(table=group.table.id, number=group.table.number, wanted=wanted).pack()


async def test_the_board_has_a_second_row(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, *_):
        await group.begins()
        group.board.offers("⏸ Пауза")
        group.board.refuses("▶ Продолжить")


async def test_the_board_says_who_paused_and_until_when(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins()
        begun = group.evening.clock()
        assert await borya.click("Пауза") == TAKEN
        group.board.shows("⏸ На паузе: Боря. Игра пойдёт сама", "⏸ Боря берёт паузу.")
        group.board.hides("Срок хода")
        group.board.offers("▶ Продолжить")
        group.board.refuses("⏸ Пауза")
        shown = group.evening.pg.world.chats[group.id].messages[group.board.message].text
        moments = [int(entity.unix_time) for entity in shown.entities if entity.type == "date_time"]
        assert moments == [pytest.approx(begun + PAUSE, abs=2)]
        anya.hand.shows("⏸ Пауза: сходишь, когда она кончится.")
        anya.hand.hides("Срок хода")
        borya.hand.shows("⏸ Пауза. После неё позову, когда дойдёт до тебя.")
        borya.hand.hides("Сейчас не твой ход")
        group.assert_nothing_else()


async def test_a_pause_costs_each_private_chat_one_edit_and_its_end_another(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вера") as (group, anya, borya, vera):
        await group.begins(hands="handmaid guard baron", pile="priest")
        hands = [person.hand.key for person in (anya, borya, vera)]
        for label, resting in (("Пауза", "⏸ Пауза."), ("Продолжить", "Сейчас не твой ход.")):
            told = len(group.evening.pg.requests)
            await borya.click(label)
            made = list(group.evening.pg.requests)[told:]
            private = [int(request.params["chat_id"]) for request in made if request.method.startswith("edit")]
            assert sorted(chat for chat in private if chat > 0) == [anya.id, borya.id, vera.id]
            assert not [request for request in made if request.method.startswith(("send", "delete"))]
            vera.hand.shows(resting)
        assert [person.hand.key for person in (anya, borya, vera)] == hands


async def test_while_paused_a_move_is_refused_with_a_toast(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins(hands="handmaid guard", pile="priest baron")
        await borya.click("Пауза")
        with group.nothing_changes():
            assert await anya.click("4 Служанка", anya.hand) == ON_PAUSE
        await anya.click("Продолжить")
        assert await anya.plays("handmaid") == "Аня: Служанка, защита на круг."


async def test_the_time_that_was_left_survives_the_pause(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins()
        await group.evening.passes(25)
        before = left(group)
        rung = anya.hand.key
        await borya.click("Пауза")
        await group.evening.passes(300)
        assert await anya.click("Продолжить") == "Играем дальше."
        assert left(group) == pytest.approx(before, abs=6)
        assert group.table.phase.entries == 0
        anya.hand.shows("Срок хода")
        anya.hand.hides("Пауза")
        assert anya.hand.key == rung
        group.board.shows("▶ Аня продолжает игру.", "Срок хода")


async def test_the_time_that_was_left_survives_a_restart_too(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins()
        await group.evening.passes(25)
        before = left(group)
        await borya.click("Пауза")
        await group.evening.closes()
        group.evening.clock.forward(200)
        await group.evening.opens()
        await group.evening.settle()
        group.board.shows("⏸ На паузе: Боря.")
        await anya.click("Продолжить")
        assert left(group) == pytest.approx(before, abs=6)


async def test_a_pause_that_ended_while_the_bot_was_down_gives_the_full_time(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, _, borya):
        await group.begins()
        await group.evening.passes(40)
        await borya.click("Пауза")
        await group.evening.closes()
        group.evening.clock.forward(PAUSE + 100)
        await group.evening.opens()
        await group.evening.settle()
        group.board.shows("▶ Пауза кончилась, часы идут дальше.", "Срок хода")
        assert group.table.deadline.running
        assert left(group) == pytest.approx(TURN, abs=6)


async def test_the_clock_ends_the_pause_by_itself(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins()
        await borya.click("Пауза")
        await group.evening.passes(PAUSE)
        group.board.shows("▶ Пауза кончилась, часы идут дальше.", "🟢 Ходит Аня")
        group.board.offers("⏸ Пауза")
        assert group.table.phase.entries == 0
        await group.evening.passes(TURN)
        assert group.table.phase.entries == 1
        group.board.shows("⏳ Аня: время вышло")
        assert anya.hand


async def test_each_may_pause_twice(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins()
        for _ in range(2):
            await borya.click("Пауза")
            await borya.click("Продолжить")
        with group.nothing_changes():
            assert await borya.click("Пауза") == "Две твои паузы в этой партии уже потрачены."
        assert await anya.click("Пауза") == TAKEN


async def test_an_outsider_neither_pauses_nor_plays_on(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вера") as (group, anya, _, vera):
        await group.begins(seats=2)
        with group.nothing_changes():
            assert await vera.click("Пауза") == NOT_SEATED
        await anya.click("Пауза")
        with group.nothing_changes():
            assert await vera.click("Продолжить") == NOT_SEATED


async def test_a1_two_who_pause_at_the_same_moment_take_one_pause(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins()
        board = group.board.key
        said = await group.evening.at_once(*(one.presses(halt(group, 1), board) for one in (anya, borya)))
        assert said == [TAKEN, TAKEN]
        assert len(group.table.phase.paused) == len(group.table.phase.pause) == 1


async def test_a3_five_presses_of_pause_take_one(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        await group.begins()
        data, board = halt(group, 1), group.board.key
        said = await group.evening.at_once(*(anya.presses(data, board) for _ in range(5)))
        assert said == [TAKEN] * 5
        assert group.table.phase.paused == (0,)


async def test_a_pause_of_the_last_game_does_not_stop_the_next(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins("До победы: 1 жетон", hands="guard priest")
        group.evening.expect("message to edit not found")
        old, board = halt(group, 1), group.board.key
        await anya.plays("guard.1.priest")
        await anya.click("Ещё раз")
        await borya.click("Ещё раз")
        with group.nothing_changes():
            said = await anya.presses(old, board)
            assert said == "Эта кнопка уже не действует: с тех пор всё изменилось."


async def test_a_pause_in_english(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins()
        await anya.click("Пауза")
        await borya.tells("/start")
        await borya.click("Язык")
        await borya.click("English")
        assert await borya.click("Продолжить") == "We play on."
