"""`/cancel` by the host after the first move: with a majority of those in the game."""

from __future__ import annotations

from tests.bot.conftest import Evenings

LACKING = (
    "Партия уже идёт, один хозяин её не закроет. Закончить готовы 1, нужно 2: жмите «🏁 Закончить» на столе в группе, "
    "потом снова /cancel. Администратор чата может всегда."
)


async def test_the_host_closes_the_table_with_a_majority(evening: Evenings) -> None:
    async with evening("Вера", "Аня", "Боря", "Вася") as (group, _, anya, borya, vasya):
        await group.gathers(anya, borya, vasya)
        group.deals(hands="handmaid guard baron", pile="priest baron")
        await anya.click("Начать")
        await anya.plays("handmaid")
        await anya.writes("/cancel")
        group.last.shows(LACKING)
        assert group.table.phase.kind == "running"
        await borya.click("Закончить")
        await anya.writes("/cancel")
        assert group.table.phase.kind == "closed"
        group.shows("Стол закрыт.")
        vasya.hand.shows("Стол закрыт, партия без результата.")
        assert group.board.buttons == []


async def test_a_host_who_is_an_administrator_needs_nobody(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, *_):
        await group.begins(hands="handmaid guard baron", pile="priest baron")
        await anya.plays("handmaid")
        await anya.writes("/cancel")
        assert group.table.phase.kind == "closed"


async def test_a_majority_without_the_host_closes_nothing(evening: Evenings) -> None:
    async with evening("Вера", "Аня", "Боря", "Вася") as (group, _, anya, borya, vasya):
        await group.gathers(anya, borya, vasya)
        group.deals(hands="handmaid guard baron", pile="priest baron")
        await anya.click("Начать")
        await anya.plays("handmaid")
        await borya.click("Закончить")
        await vasya.click("Закончить")
        await borya.writes("/cancel")
        group.last.shows("Это может только хозяин стола или администратор чата.")
        assert group.table.phase.kind == "running"
