"""«Кто закрывает партию»: administrators and the table, or administrators alone."""

from __future__ import annotations

from bot.press import Agree
from tests.bot.conftest import Evenings
from tests.bot.test_settings import chooses
from tests.people import Group, Person

LEFT_TO_ADMINISTRATORS = (
    "В этом чате партию раньше конца закрывает только администратор: /cancel. Выйти из неё может каждый: /leave."
)


async def _plays_without_the_administrator(group: Group, *people: Person) -> None:
    await group.gathers(*people)
    await people[0].click("Начать")


async def test_only_administrators_end_a_game_where_that_is_set(evening: Evenings) -> None:
    async with evening("Вера", "Аня", "Боря") as (group, vera, anya, borya):
        await chooses(vera, "Кто закрывает партию", "только администраторы")
        await _plays_without_the_administrator(group, anya, borya)
        group.board.offers("Пауза")
        group.board.refuses("Закончить")
        await anya.writes("/cancel")
        group.last.shows(LEFT_TO_ADMINISTRATORS)
        assert group.table.phase.kind == "running"
        await vera.writes("/cancel")
        assert group.table.phase.kind == "closed"


async def test_a_button_drawn_before_ends_nothing_either_and_consent_can_be_taken_back(evening: Evenings) -> None:
    async with evening("Вера", "Аня", "Боря") as (group, vera, anya, borya):
        await _plays_without_the_administrator(group, anya, borya)
        await anya.click("Закончить")
        finish = Agree(table=group.table.id, number=group.table.number, wanted=1).pack()
        await chooses(vera, "Кто закрывает партию", "только администраторы")
        assert await borya.presses(finish, group.board.key) == LEFT_TO_ADMINISTRATORS
        assert group.table.phase.kind == "running"
        assert await anya.click("Играть дальше", group.board) == "Хорошо, играем дальше."


async def test_the_host_still_closes_a_table_where_nothing_has_been_dealt(evening: Evenings) -> None:
    async with evening("Вера", "Аня", "Боря") as (group, vera, anya, borya):
        await chooses(vera, "Кто закрывает партию", "только администраторы")
        await group.gathers(anya, borya)
        await anya.click("Отменить", group.board)
        assert group.table.phase.kind == "closed"


async def test_given_back_to_the_table_the_button_is_there_again(evening: Evenings) -> None:
    async with evening("Вера", "Аня", "Боря") as (group, vera, anya, borya):
        await chooses(vera, "Кто закрывает партию", "только администраторы")
        await _plays_without_the_administrator(group, anya, borya)
        await vera.click("администраторы и стол")
        group.board.offers("Закончить")
        await anya.click("Закончить")
        await borya.click("Закончить")
        assert group.table.phase.kind == "finished"
