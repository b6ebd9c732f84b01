"""«Моё»: nickname, avatar, standing, statistics and open tables (KG-22)."""

from __future__ import annotations

import pytest

from tests.bot.conftest import Evenings
from tests.people import Group, Person

BAD = "Прозвище не подошло: нужно от 2 до 24 видимых знаков. Пришли другое."
ONE_TOKEN = {"hands": "guard priest", "pile": "prince baron"}


async def opens(person: Person) -> None:
    """«👤 Моё» from the menu."""
    await person.starts()
    await person.click("Моё", person.last)


async def is_called(person: Person, nick: str) -> None:
    """He presses «Прозвище» and sends one."""
    await opens(person)
    await person.click("Прозвище", person.last)
    await person.tells(nick)


@pytest.mark.rule("KG-22")
async def test_a_nickname_and_an_avatar_show_at_every_table_from_the_next_drawing_on(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.gathers()
        await is_called(anya, "Лиса <b>")
        anya.last.shows("Лиса <b>", "В Telegram: Аня")
        await anya.click("Аватар", anya.last)
        assert await anya.click("🦊", anya.last) == "Готово. За столами видно со следующей перерисовки."
        anya.last.shows("🦊 Лиса <b>")
        await anya.click("Начать", group.board)
        group.board.shows("🦊 Лиса <b>", "Боря")
        borya.hand.hides("Аня")
        group.board.hides("Аня")


@pytest.mark.rule("KG-22")
@pytest.mark.parametrize("nick", ["Я", "\u200b\u200b\u200b", "Л" * 25, "\u202e\u2066x"])
async def test_a_nickname_that_does_not_fit_is_refused_and_nothing_is_lost(evening: Evenings, nick: str) -> None:
    async with evening("Аня") as (group, anya):
        await is_called(anya, "Лиса")
        await is_called(anya, nick)
        anya.last.shows(BAD)
        assert (await group.evening.app.house.people.get(anya.id)).nick == "Лиса"
        await anya.tells("Лисичка")
        anya.last.shows("Лисичка")


@pytest.mark.rule("KG-22")
async def test_what_is_said_without_being_asked_is_no_nickname(evening: Evenings) -> None:
    async with evening("Аня") as (group, anya):
        await anya.starts()
        await anya.tells("Лиса")
        await anya.click("Моё", anya.last)
        await anya.click("Прозвище", anya.last)
        await anya.click("Назад", anya.last)
        await anya.tells("Лиса")
        await anya.click("Моё", anya.last)
        await anya.click("Прозвище", anya.last)
        await group.evening.passes(700)
        await anya.tells("Лиса")
        assert (await group.evening.app.house.people.get(anya.id)).nick == ""


async def test_a_command_is_a_command_even_when_a_nickname_is_awaited(evening: Evenings) -> None:
    async with evening("Аня") as (group, anya):
        await opens(anya)
        await anya.click("Прозвище", anya.last)
        await anya.tells("/help")
        anya.last.shows("Как сыграть")
        await anya.tells("Лиса")  # said to nobody's question any more
        assert (await group.evening.app.house.people.get(anya.id)).nick == ""


@pytest.mark.rule("KG-22")
async def test_two_with_one_nickname_are_told_apart(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await is_called(anya, "Лиса")
        await is_called(borya, "лиса")
        await group.gathers()
        group.board.shows("1. Лиса · хозяин стола", "2. лиса (2)")


@pytest.mark.rule("KG-22")
async def test_a_nickname_and_an_avatar_are_taken_off_again(evening: Evenings) -> None:
    async with evening("Аня") as (group, anya):
        await is_called(anya, "Лиса")
        await anya.click("Аватар", anya.last)
        await anya.click("🔥", anya.last)
        await anya.click("Аватар", anya.last)
        anya.last.button("✓ 🔥")
        await anya.click("Без аватара", anya.last)
        await anya.click("Прозвище", anya.last)
        await anya.click("Убрать прозвище", anya.last)
        person = await group.evening.app.house.people.get(anya.id)
        assert (person.nick, person.avatar) == ("", "")


@pytest.mark.rule("KG-22")
async def test_one_sees_ones_own_standing_statistics_and_open_tables(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins("До победы: 1 жетон", **ONE_TOKEN)
        await anya.plays("guard.1.priest")
        assert group.table.phase.kind == "finished"
        await anya.click("Ещё раз")
        await borya.click("Ещё раз")
        await group.evening.passes(6)
        await flees(group, borya)
        await opens(anya)
        anya.last.shows("Поведение: чисто.", "2 партии, 2 победы, среднее место 1,0")
        await borya.tells("/me")
        borya.last.shows("предупреждение за одно бегство", "1 партия, 0 побед, среднее место 2,0, 1 бегство")
        borya.last.hides("Открытые столы")
        await group.gathers()
        await opens(anya)
        anya.last.shows("Открытые столы:\n", "собирается")


async def flees(group: Group, person: Person) -> None:
    """He leaves the game that is on."""
    await person.writes("/leave")
    await person.click("Выйти из партии")
    await group.evening.settle()
