"""Time: it starts when the hand is live, plays for the silent, and is given anew to those it was stolen from."""

from __future__ import annotations

import pytest

from tests.bot.conftest import Evenings
from tests.people import Group

TURN = 60


async def test_the_clock_runs_from_when_the_hand_is_live(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        await group.gathers()
        group.evening.pg.faults.fail(
            "sendMessage", 429, "Too Many Requests: retry after 9", parameters={"retry_after": 9}, chat_id=anya.id
        )
        begun = group.evening.clock()
        await anya.click("Начать")
        assert group.table.deadline.running
        assert group.table.deadline.at >= begun + 9 + TURN


async def test_a_hand_that_is_not_live_yet_does_not_cost_its_player_time(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins(hands="guard priest", pile="handmaid prince")
        group.evening.pg.faults.fail(
            "sendMessage", 429, "Too Many Requests: retry after 40", parameters={"retry_after": 40}, chat_id=borya.id
        )
        await anya.plays("guard.1.baron")
        assert group.table.phase.entries == 1  # 40 s without a hand did not count
        assert group.table.deadline.at - group.evening.clock() > TURN - 10


async def test_silence_plays_for_the_silent(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins(hands="princess guard", pile="handmaid priest")
        before = anya.hand
        await group.evening.passes(TURN)
        group.board.shows("⏳ Аня: время вышло, ход за часами.", "Аня: Служанка, защита на круг.", "🟢 Ходит Боря")
        assert anya.hand.key == before.key
        anya.hand.shows("8 Принцесса", "Сейчас не твой ход")
        borya.hand.shows("🟢 Твой ход")
        assert group.table.phase.entries == 1


async def test_a_turn_in_time_is_not_touched_by_the_clock(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        await group.begins(hands="handmaid guard", pile="priest baron")
        await group.evening.passes(TURN - 15)
        await anya.plays("handmaid")
        await group.evening.passes(TURN - 15)
        assert group.table.phase.entries == 1


async def test_two_silent_people_are_not_waited_for_for_ever(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, *_):
        await group.begins("До победы: 1 жетон")
        for _ in range(20):
            if group.table.phase.kind == "finished":
                break
            await group.evening.passes(TURN)
        group.end.shows("партия сыграна")


async def test_a_deadline_that_comes_late_is_given_its_full_time_once(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, *_):
        await group.begins()
        await _sleeps_through_the_deadline(group)
        assert group.table.phase.entries == 0
        assert group.table.deadline.at - group.evening.clock() == pytest.approx(TURN, abs=5)
        await _sleeps_through_the_deadline(group)
        assert group.table.phase.entries == 1


async def _sleeps_through_the_deadline(group: Group) -> None:
    """The bot is down while the time runs out."""
    await group.evening.closes()
    group.evening.clock.forward(TURN + 30)
    await group.evening.opens()
    await group.evening.settle()


async def test_without_a_clock_nobody_is_hurried(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        await group.begins("без часов")
        anya.hand.hides("Срок хода")
        group.board.hides("Срок хода")
        await group.evening.passes(24 * 3600)
        assert group.table.phase.entries == 0


async def test_a_game_without_a_clock_is_forgotten_after_a_warning(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        await group.begins("без часов")
        await group.evening.passes(12 * 24 * 3600 + 60)
        group.shows("Этот стол давно ждёт хода. Ещё 2 дня тишины")
        assert group.table.phase.kind == "running"
        await group.evening.passes(2 * 24 * 3600 + 60)
        group.shows("Две недели без хода: стол убран, партия без результата.")
        anya.hand.shows("Стол закрыт, партия без результата.")


async def test_a_game_goes_on_without_one_who_blocks_the_bot_and_with_him_when_he_is_back(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, _vasya):
        await group.begins(hands="handmaid guard priest", pile="priest baron prince guard guard guard")
        await borya.blocks()
        await anya.plays("handmaid")
        group.board.shows("🟢 Ходит Боря")
        await borya.click("Мои карты")
        borya.glimpse.shows("1 Стражница")
        await group.evening.passes(2 * TURN)
        group.board.shows("⏳ Боря: время вышло, ход за часами.", "🟢 Ходит")
        await borya.unblocks()
        borya.hand.shows("Тайное послание · чат «Пятница»")


async def test_the_deadline_is_shown_where_it_is_read(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins()
        anya.hand.shows("Срок хода:")
        group.board.shows("Срок хода:")
        borya.hand.hides("Срок хода:")
        shown = group.evening.pg.world.chats[anya.id].messages[anya.hand.message].text
        moments = [entity for entity in shown.entities if entity.type == "date_time"]
        assert [int(moment.unix_time) for moment in moments] == [pytest.approx(group.table.deadline.at, abs=5)]
