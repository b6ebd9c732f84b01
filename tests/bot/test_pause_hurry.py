"""Without a clock «⏳ Поторопить» gives a minute; and whoever is asked is called again by itself."""

from __future__ import annotations

import pytest

from bot.press import Hurry
from bot.table.seats import running
from storage.table import token_of
from tests.bot.conftest import Evenings
from tests.people import Group

HURRIED = "На этот ход теперь минута, телефон звонит."
STALE = "Эта кнопка уже не действует: с тех пор всё изменилось."
HOUR = 3600


def data(group: Group) -> str:
    return Hurry(table=group.table.id, token=token_of(group.table, running(group.table).question)).pack()


async def test_the_board_offers_it_only_without_a_clock(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        await group.begins("без часов")
        assert group.board.buttons[-3:] == ["⏸ Пауза", "🏁 Закончить", "⏳ Поторопить"]
        await anya.click("Закончить")
        group.board.offers("⏳ Поторопить")


async def test_a_pause_without_a_clock_holds_the_moves_until_somebody_goes_on(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins("без часов", hands="handmaid guard", pile="priest baron")
        await borya.click("Пауза")
        group.board.shows("⏸ На паузе: Боря.")
        with group.nothing_changes():
            await anya.click("4 Служанка", anya.hand)
        await anya.click("Продолжить", group.board)
        await anya.click("4 Служанка", anya.hand)
        group.board.shows("Аня: Служанка")


async def test_with_a_clock_there_is_nothing_to_hurry(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        await group.begins()
        group.board.refuses("⏳ Поторопить")
        with group.nothing_changes():
            assert await anya.presses(data(group), group.board.key) == "Здесь и так торопят часы."


async def test_whoever_is_hurried_has_a_minute_and_his_hand_rings_anew(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins("без часов", hands="princess guard", pile="handmaid priest")
        before, resting = anya.hand, borya.hand
        assert await borya.click("Поторопить") == HURRIED
        assert anya.hand.message > before.message
        assert not anya.hand.silent
        anya.hand.shows("Срок хода", "⏳ Боря торопит: на ход минута.")
        assert before.key not in {surface.key for surface in anya.messages()}
        assert borya.hand.key == resting.key
        group.board.shows("⏳ Боря торопит: на ход минута.", "Срок хода")
        group.assert_nothing_else()
        assert group.table.deadline.at - group.evening.clock() == pytest.approx(60, abs=5)
        await group.evening.passes(60)
        group.board.shows("⏳ Аня: время вышло, ход за часами.", "🟢 Ходит Боря")
        group.board.hides("Срок хода")


async def test_a_move_within_the_minute_counts_and_the_next_has_no_clock(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins("без часов", hands="handmaid guard", pile="priest baron")
        await borya.click("Поторопить")
        await group.evening.passes(30)
        await anya.plays("handmaid")
        borya.hand.hides("Срок хода")
        await group.evening.passes(600)
        assert group.table.phase.entries == 1


async def test_a1_two_who_hurry_at_the_same_moment_ring_once(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, vasya):
        await group.begins("без часов", hands="handmaid guard priest")
        press, board = data(group), group.board.key
        sent = len([surface for surface in anya.messages() if surface.rows])
        said = await group.evening.at_once(*(one.presses(press, board) for one in (borya, vasya)))
        assert said == [HURRIED, HURRIED]
        assert running(group.table).question.rung == 1
        assert len([surface for surface in anya.messages() if surface.rows]) == sent


async def test_a_hurry_that_comes_after_the_move_hurries_nobody(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins("без часов", hands="handmaid guard", pile="priest baron")
        old = data(group)
        await anya.plays("handmaid")
        with group.nothing_changes():
            assert await anya.presses(old, group.board.key) == STALE
        assert borya.hand.choices


async def test_an_outsider_hurries_nobody(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вера") as (group, *_, vera):
        await group.begins("без часов", seats=2)
        with group.nothing_changes():
            assert await vera.click("Поторопить") == "Это для тех, кто сидит за столом. Тебя за ним нет."


async def test_he_is_called_again_after_an_hour_then_daily(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins("без часов", hands="handmaid guard", pile="priest baron")
        board, resting = group.board.key, borya.hand.key
        for hours in (1, 24, 24):
            before = anya.hand
            await group.evening.passes((hours - 0.1) * HOUR)
            assert anya.hand.key == before.key
            await group.evening.passes(0.2 * HOUR)
            assert anya.hand.message > before.message
            assert not anya.hand.silent
        assert (group.board.key, borya.hand.key) == (board, resting)
        await anya.plays("handmaid")
        assert group.table.phase.entries == 1


async def test_j4_a_turn_of_days_survives_a_restart(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        await group.begins("без часов", hands="handmaid guard", pile="priest baron")
        before = anya.hand
        await group.evening.closes()
        group.evening.clock.forward(30 * HOUR)
        await group.evening.opens()
        await group.evening.settle()
        assert anya.hand.message > before.message
        await anya.plays("handmaid")
        assert group.table.phase.entries == 1
