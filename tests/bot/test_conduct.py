"""Conduct counts: a flight, its warning, the mark, where one may sit, and how it is lifted (KG-19…21)."""

from __future__ import annotations

import pytest

from bot.handlers import opening
from bot.press import Admit
from storage.acquaintance import Standing, Strictness
from tests.bot.conftest import Evenings
from tests.people import Group, Person
from tests.people.death import dies_while

WARNED = "Это предупреждение, и знаешь о нём только ты."
BARRED = "🐐 Здесь сидят те, кто доигрывает."
QUICK = {"hands": "guard priest", "pile": "prince baron"}
"""A game to one token that Аня wins with her first move."""


async def standing(person: Person) -> Standing:
    """What is held against somebody."""
    return (await person.evening.app.house.people.get(person.id)).standing


async def flees(group: Group, person: Person) -> None:
    """He leaves the game that is on."""
    await person.writes("/leave")
    await person.click("Выйти из партии")
    await group.evening.settle()


async def sits_down(group: Group, *people: Person) -> None:
    """A new lobby with these people, in this order."""
    await people[0].writes("/play love_letter")
    for person in people:
        await person.click("Сесть", group.board)


async def becomes_a_goat(group: Group, person: Person, other: Person) -> None:
    """He flees two games in a row."""
    for _ in range(2):
        await sits_down(group, other, person)
        await other.click("Начать", group.board)
        await flees(group, person)


@pytest.mark.rule("KG-19", "KG-20")
async def test_the_first_flight_is_a_warning_that_only_he_sees(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, _):
        await group.begins()
        await flees(group, borya)
        assert group.who_reads(WARNED) == [borya]
        assert group.who_reads("предупреждение") == [borya]
        group.hides("🐐")
        assert (await standing(borya), await standing(anya)) == ("warned", "clean")


@pytest.mark.rule("KG-20", "KG-21")
async def test_a_second_flight_makes_a_goat_and_everybody_sees_it(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await becomes_a_goat(group, borya, anya)
        borya.last.shows("ты «трусливый козёл» 🐐")
        assert await standing(borya) == "coward"
        await sits_down(group, borya)
        group.board.shows("1. Боря 🐐 · хозяин стола")
        await anya.click("Сесть", group.board)
        await borya.click("Начать", group.board)
        group.board.shows("Боря 🐐")


@pytest.mark.rule("KG-21")
async def test_a_goat_is_told_why_he_cannot_sit_down(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await becomes_a_goat(group, borya, anya)
        await sits_down(group, anya)
        assert (await borya.click("Сесть", group.board)).startswith(BARRED)
        group.board.shows("За столом 1 из 4")


@pytest.mark.rule("KG-20")
async def test_one_game_finished_lifts_it(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await becomes_a_goat(group, borya, anya)
        await sits_down(group, borya, anya)
        await group.sets("До победы: 1 жетон")
        group.deals(**QUICK)
        await borya.click("Начать", group.board)
        group.board.shows("Боря 🐐")
        await group.plays_by_itself(seed=1)
        assert group.table.phase.kind == "finished"
        assert await standing(borya) == "clean"
        await sits_down(group, anya, borya)
        group.board.hides("🐐")


@pytest.mark.rule("KG-19")
async def test_a_flight_stands_when_the_game_is_closed_afterwards(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, vasya):
        await group.begins()
        await flees(group, borya)
        await anya.writes("/cancel")
        assert (await standing(borya), await standing(anya), await standing(vasya)) == ("warned", "clean", "clean")


@pytest.mark.rule("KG-21")
async def test_with_the_consent_of_those_seated_a_goat_sits_down(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, vasya):
        await becomes_a_goat(group, borya, anya)
        await group.evening.app.house.chats.set_strictness(group.id, "consent")
        await sits_down(group, anya, vasya)
        assert await borya.click("Сесть", group.board) == (
            "За столом спросили, пустить ли тебя. Сядешь, когда согласятся все."
        )
        group.board.shows("🐐 Боря просится за стол. Пустить согласны 0 из 2")
        assert await borya.click("Пустить: Боря", group.board) == ("Это для тех, кто сидит за столом. Тебя за ним нет.")
        assert await anya.click("Пустить: Боря", group.board) == "Принято. Сядет, когда согласятся все за столом."
        group.board.shows("Пустить согласны 1 из 2")
        assert await vasya.click("Пустить: Боря", group.board) == "Готово, место занято."
        group.board.shows("3. Боря 🐐")
        group.board.hides("просится")


@pytest.mark.rule("KG-21")
async def test_a_plea_ends_with_the_setting_that_allowed_it(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, vasya):
        await becomes_a_goat(group, borya, anya)
        await group.evening.app.house.chats.set_strictness(group.id, "consent")
        await sits_down(group, anya, vasya)
        await borya.click("Сесть", group.board)
        admit, lobby = Admit(table=group.table.id, number=group.table.number, person=borya.id).pack(), group.board.key
        await anya.writes("/settings")
        await anya.click("🐐 Козлы", group.last)
        await anya.click("✓ с согласия сидящих", group.last)
        group.board.shows("🐐 Боря просится за стол.")
        await anya.click("как в правилах", group.last)
        group.board.hides("просится")
        assert await anya.presses(admit, lobby) == "Эта кнопка уже не действует: с тех пор всё изменилось."
        assert (await borya.click("Сесть", group.board)).startswith(BARRED)


@pytest.mark.rule("KG-21")
@pytest.mark.parametrize(("strictness", "second"), [("any", "2. Боря 🐐"), ("consent", "🐐 Боря просится за стол.")])
async def test_a_goat_who_opens_a_table_a_moment_too_late_is_judged_as_the_chat_has_it(
    evening: Evenings, monkeypatch: pytest.MonkeyPatch, strictness: Strictness, second: str
) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await becomes_a_goat(group, borya, anya)
        await group.evening.app.house.chats.set_strictness(group.id, strictness)
        await anya.writes("/cancel")
        await group.evening.passes(3700)  # the table is forgotten
        await sits_down(group, anya)
        monkeypatch.setattr(opening, "standing", _sees_nothing)
        await borya.writes("/play love_letter")
        group.board.shows("1. Аня · хозяин стола", second)


async def _sees_nothing(*_: object) -> None:
    """Nobody had opened a table yet when he looked."""


@pytest.mark.rule("KG-21")
async def test_one_who_must_press_start_first_is_told_at_once_or_asks_by_it(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await becomes_a_goat(group, borya, anya)
        await borya.blocks()
        await sits_down(group, anya)
        assert (await borya.click("Сесть", group.board)).startswith(BARRED)
        await group.evening.app.house.chats.set_strictness(group.id, "consent")
        await borya.click("Сесть", group.board)
        borya.last.shows("За столом спросили, пустить ли тебя.")
        await anya.click("Пустить: Боря", group.board)
        group.board.shows("2. Боря 🐐")


@pytest.mark.rule("KG-21")
async def test_where_the_chat_does_not_mind_a_goat_sits_down(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await becomes_a_goat(group, borya, anya)
        await group.evening.app.house.chats.set_strictness(group.id, "any")
        await sits_down(group, anya, borya)
        group.board.shows("2. Боря 🐐")


@pytest.mark.rule("KG-19", "KG-20")
async def test_a_flight_counts_once_though_the_bot_dies_right_after_it(evening_on_valkey: Evenings) -> None:
    async with evening_on_valkey("Аня", "Боря", "Вася") as (group, _, borya, __):
        await group.begins()
        await borya.writes("/leave")
        await dies_while(group, borya.click("Выйти из партии"), "sendMessage", borya.id, after_effect=False)
        group.evening.pg.faults.clear()
        await group.evening.opens()
        await group.evening.settle()
        assert await standing(borya) == "warned"
        assert [surface.text.count(WARNED) for surface in borya.messages() if WARNED in surface.text] == [1]


@pytest.mark.rule("KG-20")
@pytest.mark.parametrize("after_effect", [False, True])
async def test_a_finished_game_lifts_and_counts_once_though_the_bot_dies_right_after_it(
    evening: Evenings, after_effect: bool
) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await becomes_a_goat(group, borya, anya)
        await sits_down(group, borya, anya)
        await group.sets("До победы: 1 жетон")
        group.deals(hands="guard priest", pile="prince baron")
        await borya.click("Начать", group.board)
        await dies_while(group, borya.plays("guard.1.priest"), "sendMessage", group.id, after_effect=after_effect)
        group.evening.pg.faults.clear()
        await group.evening.opens()
        await group.evening.settle()
        assert group.table.phase.kind == "finished"
        house = group.evening.app.house
        assert await standing(borya) == "clean"
        assert await house.people.row(borya.id) == {
            "love_letter.fled": 2,
            "love_letter.places": 1,
            "love_letter.played": 1,
            "love_letter.won": 1,
        }
        assert (await house.chats.row(group.id))[f"love_letter.won.{borya.id}"] == 1
