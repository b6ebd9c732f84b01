"""Two clocks at once in the chat: chosen, shown, charged for what was the player's, and what comes of one used up."""

from __future__ import annotations

from typing import Any

import pytest

from bot.table.seats import running
from tests.bot.conftest import Evenings
from tests.bot.party_paces import give_party_clocks
from tests.people import Group

DEAL: dict[str, Any] = {"hands": "handmaid guard", "pile": "priest baron prince king"}
BOTH = ("60 с на ход", "5 мин на партию")
SLACK = 5.0
"""Seconds within which Telegram has taken all messages of a turn."""


@pytest.fixture(autouse=True)
def _party_clocks(monkeypatch: pytest.MonkeyPatch) -> None:
    give_party_clocks(monkeypatch, forfeit=True)


def left(group: Group) -> tuple[float, ...]:
    """Seconds that each has left for the party, as they were when the question was asked."""
    return tuple(each / 1000 for each in running(group.table).left)


async def time_runs_out(group: Group) -> None:
    """Whoever is asked lets his time pass."""
    await group.evening.passes(group.table.deadline.at - group.evening.clock())


async def test_each_clock_is_chosen_by_itself_and_the_chat_remembers(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        await group.gathers()
        group.board.shows("60 с на ход, ≈")
        await group.sets("5 мин на партию", "30 с на ход")
        group.board.shows("30 с на ход · 5 мин на партию, ≈")
        await group.sets("без часов")
        group.board.shows("Отложенная карта: вне игры · 5 мин на партию, ≈")
        await anya.click("Отменить")
        await group.gathers()
        group.board.shows("· 5 мин на партию, ≈")


async def test_an_administrator_chooses_each_clock_for_the_group(evening: Evenings) -> None:
    async with evening("Аня") as (group, anya):
        await anya.writes("/settings")
        await anya.click("Темп", group.last)
        assert await anya.click("💌 5 мин на партию", group.last) == "⏱ Темп: 💌 5 мин на партию"
        assert await anya.click("💌 30 с на ход", group.last) == "⏱ Темп: 💌 30 с на ход"
        group.last.offers("✓ 💌 30 с на ход", "✓ 💌 5 мин на партию", "💌 1 мин на партию")
        await anya.click("Назад", group.last)
        group.last.shows("💌 30 с на ход · 5 мин на партию")
        await anya.writes("/play love_letter")
        group.board.shows("30 с на ход · 5 мин на партию")


async def test_board_and_hand_show_both_clocks_and_a_move_is_charged(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins(*BOTH, **DEAL)
        for surface in (group.board, anya.hand):
            surface.shows("Срок хода:", "⏱ Осталось на партию: Аня 5:00 · Боря 5:00")
        borya.hand.hides("Осталось на партию")
        await group.evening.passes(12)
        await anya.plays("handmaid")
        assert left(group) == pytest.approx((288, 300), abs=SLACK)
        group.board.shows("⏱ Осталось на партию: Аня 4:")
        borya.hand.shows("⏱ Осталось на партию: Аня 4:", "Боря 5:00")


async def test_where_the_party_has_no_clock_nothing_of_it_is_shown(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        await group.begins(**DEAL)
        group.board.shows("Срок хода:")
        group.board.hides("Осталось на партию")
        anya.hand.hides("Осталось на партию")


async def test_nobody_is_hurried_who_plays_on_the_clock_of_the_party(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        await group.begins("без часов", "5 мин на партию", **DEAL)
        group.board.refuses("⏳ Поторопить")
        group.board.shows("Срок хода:")
        anya.hand.shows("Срок хода:")
        assert group.table.deadline.at - group.evening.clock() == pytest.approx(300, abs=SLACK)


async def test_a_restart_loses_nothing(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        await group.begins(*BOTH, **DEAL)
        await group.evening.passes(20)
        deadline = group.table.deadline
        await group.evening.closes()
        await group.evening.opens()
        await group.evening.settle()
        assert group.table.deadline == deadline
        await anya.plays("handmaid")
        assert left(group) == pytest.approx((280, 300), abs=SLACK)


async def test_while_the_bot_is_down_no_clock_of_the_party_runs(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        await group.begins("без часов", "5 мин на партию", **DEAL)
        await group.evening.passes(20)
        await group.evening.closes()
        group.evening.clock.forward(100)
        await group.evening.opens()
        await group.evening.settle()
        await group.evening.passes(10)
        await anya.plays("handmaid")
        assert left(group) == pytest.approx((270, 300), abs=SLACK)


async def test_two_restarts_while_somebody_thinks_cost_him_nothing(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        await group.begins("без часов", "5 мин на партию", **DEAL)
        await group.evening.passes(20)
        for _ in range(2):
            await group.evening.closes()
            group.evening.clock.forward(100)
            await group.evening.opens()
            await group.evening.settle()
        await group.evening.passes(10)
        await anya.plays("handmaid")
        assert left(group) == pytest.approx((270, 300), abs=SLACK)


async def test_what_runs_out_while_the_bot_is_down_is_given_back(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        await group.begins(*BOTH, **DEAL)
        await group.evening.closes()
        group.evening.clock.forward(600)
        await group.evening.opens()
        await group.evening.settle()
        await group.evening.passes(10)
        await anya.plays("handmaid")
        assert left(group) == pytest.approx((290, 300), abs=SLACK)


async def test_a_pause_loses_nothing(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins(*BOTH, **DEAL)
        await group.evening.passes(10)
        await borya.click("Пауза")
        group.board.hides("Срок хода")
        await group.evening.passes(300)
        await borya.click("Продолжить")
        await group.evening.passes(5)
        await anya.plays("handmaid")
        assert left(group) == pytest.approx((285, 300), abs=SLACK)


async def test_a_hand_that_telegram_keeps_back_costs_nothing(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins(*BOTH, **DEAL)
        group.evening.pg.faults.fail(
            "sendMessage", 429, "Too Many Requests: retry after 40", parameters={"retry_after": 40}, chat_id=borya.id
        )
        await anya.plays("handmaid")
        await group.evening.passes(10)
        await borya.plays("guard")
        assert left(group)[1] == pytest.approx(290, abs=SLACK)


async def test_a_private_chat_that_is_shut_does_not_stop_the_game(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins("без часов", "1 мин на партию", **DEAL)
        await borya.blocks()
        await anya.plays("handmaid")
        await group.evening.passes(60 + 50)
        assert group.table.phase.kind == "running"
        await group.evening.passes(10)
        group.end.shows("🥈 Боря: 0 жетонов · время вышло")


async def test_used_up_is_lost_on_time_and_told_so_and_no_flight(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins("60 с на ход", "1 мин на партию", "До победы: 1 жетон", **DEAL)
        await group.evening.passes(50)
        await anya.plays("handmaid")
        await borya.plays("guard")
        group.board.shows("⏱ Осталось на партию: Аня 0:")
        assert group.table.deadline.at - group.evening.clock() < 11
        await time_runs_out(group)
        group.end.shows("🥇 Боря: ", "🥈 Аня: 0 жетонов · время вышло")
        group.board.shows("⏳ Аня: время вышло, партия проиграна.")
        people = group.evening.app.house.people
        assert await people.row(anya.id) == {"love_letter.places": 2, "love_letter.played": 1}
        assert (await people.get(anya.id)).flights == 0


async def test_once_more_with_the_clocks_full_again(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins("60 с на ход", "1 мин на партию", **DEAL)
        await time_runs_out(group)
        end = group.end
        await borya.click("Ещё раз")
        group.board.shows("60 с на ход · 1 мин на партию")
        await anya.click("Ещё раз", end)
        assert left(group) == (60, 60)
