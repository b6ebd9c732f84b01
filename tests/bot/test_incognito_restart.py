"""The bot dies while two arrange, in the middle of a game with both clocks, and during a pause: nothing is lost."""

from __future__ import annotations

import pytest

from bot.table.seats import running
from storage.table import Running
from tests.bot.conftest import Evenings
from tests.bot.test_incognito_hand import picture
from tests.people import Group
from tests.people.court import arranged, begins, board, goes, puts, taps
from tests.people.death import dies_while

TWO = ("Аня", "Боря")
DRAFTED = "инкогнито Король a5, Рыцарь b5, Лакей c5, Дама d5, Советник e5"
"""His Counsellor and his King have changed places."""
SLACK = 5.0
"""Seconds within which Telegram has taken all messages of a turn."""


async def dies_and_comes_back(group: Group) -> None:
    """kill −9, and another bot on the same Redis; half a minute has passed."""
    await group.evening.dies()
    await group.evening.opens()
    await group.evening.settle()


def left(group: Group) -> tuple[float, ...]:
    """Seconds that each has left for the party, as they were when the question was asked."""
    return tuple(each / 1000 for each in running(group.table).left)


async def test_one_has_arranged_and_the_other_is_still_at_it(evening: Evenings) -> None:
    async with evening(*TWO) as (group, anya, borya):
        await begins(group)
        await puts(anya, "q.k.l.n.c")
        await taps(borya, "put.kqlnc.0")
        hung, shown = group.board.key, picture(group, group.board.message)
        hands = [(person.hand.text.partition("Срок")[0], person.hand.rows) for person in (anya, borya)]
        await dies_and_comes_back(group)
        assert (group.board.key, picture(group, group.board.message)) == (hung, shown)
        assert [(person.hand.text.partition("Срок")[0], person.hand.rows) for person in (anya, borya)] == hands
        group.board.shows("Аня: фигуры расставлены.", "🟢 Ходит Боря")
        await taps(borya, "put.cqlnk")
        assert await borya.click("Готово", borya.hand) == "Боря: фигуры расставлены.\n🎬 Все на местах, лица скрыты."
        assert board(anya)[-1] == "🎭Д 🎭К 🎭Л 🎭Р 🎭С"
        borya.hand.shows(DRAFTED)


@pytest.mark.rule("IK-6")
async def test_time_for_arranging_that_runs_out_while_the_bot_is_down_is_given_anew(evening: Evenings) -> None:
    async with evening(*TWO) as (group, anya, borya):
        await begins(group, pace="30-3")
        await puts(anya, "q.k.l.n.c")
        await group.evening.closes()
        group.evening.clock.forward(600)
        await group.evening.opens()
        await group.evening.settle()
        assert group.asked == [borya]
        assert left(group) == (180, 180), "nobody's game has begun"
        await borya.click("Готово", borya.hand)
        assert group.asked == [anya]


@pytest.mark.rule("IK-25")
async def test_with_both_clocks_nothing_is_lost_in_mid_game(evening: Evenings) -> None:
    async with evening(*TWO) as (group, anya, borya):
        await arranged(group, pace="60-5")
        await group.evening.passes(20)
        await goes(anya, "a1", "a2")
        await group.evening.passes(10)
        deadline, hung, shown = group.table.deadline, group.board.key, picture(group, group.board.message)
        await group.evening.closes()
        await group.evening.opens()
        await group.evening.settle()
        assert group.table.deadline == deadline
        assert (group.board.key, picture(group, group.board.message)) == (hung, shown)
        borya.hand.shows("🟢 Твой ход", "⏱ Осталось на партию: Аня 4:")
        await group.evening.passes(5)
        await goes(borya, "a5", "a4")
        assert left(group) == pytest.approx((280, 285), abs=SLACK)


async def test_death_while_the_next_hand_is_on_its_way_loses_no_move_and_no_time(evening: Evenings) -> None:
    async with evening(*TWO) as (group, anya, borya):
        await arranged(group, pace="60-5")
        await group.evening.passes(10)
        await dies_while(group, goes(anya, "a1", "a2"), "sendMessage", borya.id, after_effect=False)
        group.evening.pg.faults.clear()
        await group.evening.opens()
        await group.evening.settle()
        assert running(group.table).entries == 3, "two arrangements and a move"
        borya.hand.shows("🟢 Твой ход")
        assert len([each for each in borya.messages() if "Твой ход" in each.text]) == 1
        assert board(borya)[1] == "· · · · 🔴?"
        assert group.table.deadline.at - group.evening.clock() > 60 - SLACK
        await goes(borya, "a5", "a4")
        assert left(group) == pytest.approx((290, 300), abs=SLACK)


async def test_a_pause_and_a_death_in_it_keep_both_clocks(evening: Evenings) -> None:
    async with evening(*TWO) as (group, anya, borya):
        await arranged(group, pace="60-5")
        await group.evening.passes(20)
        await borya.click("Пауза", group.board)
        await group.evening.passes(100)
        await dies_and_comes_back(group)
        await group.evening.passes(100)
        await anya.click("Продолжить", group.board)
        await group.evening.passes(5)
        assert group.table.deadline.at - group.evening.clock() == pytest.approx(60 - 25, abs=SLACK)
        await goes(anya, "a1", "a2")
        assert left(group) == pytest.approx((275, 300), abs=SLACK)


@pytest.mark.slow
async def test_a_pause_while_they_arrange_keeps_the_draft_and_the_time(evening: Evenings) -> None:
    async with evening(*TWO) as (group, anya, borya):
        await begins(group, pace="60-5")
        await taps(borya, "put.kqlnc.0")
        await taps(borya, "put.cqlnk")
        await group.evening.passes(30)
        await anya.click("Пауза", group.board)
        await group.evening.passes(300)
        await dies_and_comes_back(group)
        await anya.click("Продолжить", group.board)
        assert group.table.deadline.at - group.evening.clock() == pytest.approx(90, abs=SLACK)
        await anya.click("Готово", anya.hand)
        assert await borya.click("Готово", borya.hand)
        borya.hand.shows(DRAFTED)


@pytest.mark.slow
async def test_a_restart_keeps_the_game_on_valkey(evening_on_valkey: Evenings) -> None:
    async with evening_on_valkey(*TWO) as (group, anya, borya):
        await arranged(group, "q.k.l.n.c", cups="w p pw pw")
        await goes(anya, "b1", "b2")
        await goes(borya, "a5", "a4")
        before = running(group.table).state
        await dies_and_comes_back(group)
        assert running(group.table).state == before
        await goes(anya, "b2", "b3")
        assert isinstance(group.table.phase, Running)
        group.board.shows("Аня: b2 → b3.", "🟢 Ходит Боря")
