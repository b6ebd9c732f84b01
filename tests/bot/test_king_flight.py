"""A deserted table of «Кинг»: the game stops for all, those who stayed wait, a fourth begins a new game (KG-19)."""

from __future__ import annotations

import pytest

from bot.table.seats import running
from storage.acquaintance import Habit
from storage.table import Running
from tests.bot.conftest import Evenings
from tests.bot.test_pause_absence import is_away_for_three_minutes
from tests.people import Group, Person
from tests.people.death import dies_while
from tests.people.party import usually_plays

FOUR = ("Аня", "Боря", "Вера", "Гриша")
WARNED = "Это предупреждение, и знаешь о нём только ты."
BLITZ = (("deck", "short"), ("programme", "blitz"), ("trump", "hearts"))


async def begins(group: Group, *people: Person) -> None:
    """A table of «Кинг» that is full begins by itself."""
    await people[0].writes("/play king")
    for person in people:
        if person.id not in {member.person for member in group.table.members}:
            await person.click("Сесть", group.board)
    await group.evening.passes(6)
    assert isinstance(group.table.phase, Running)


async def flees(group: Group, person: Person) -> None:
    """He leaves the game that is on."""
    await person.writes("/leave")
    group.last.shows("На этом она кончится")
    assert await person.click("Выйти из партии") == "Партия остановлена для всех: без тебя её не доиграть."
    await group.evening.settle()


@pytest.mark.rule("KG-19")
async def test_the_game_stops_for_all_and_says_what_comes_next(evening: Evenings) -> None:
    async with evening(*FOUR) as (group, anya, borya, vera, grisha):
        await begins(group, anya, borya, vera, grisha)
        await flees(group, borya)
        group.shows(
            "👑 Кинг · партия остановлена\n\n"
            "Партия окончена без результата.\n\n"
            "Неполным столом эту игру не доиграть. Место пустует: Боря.\n\n"
            "Остальные остались за столом. Место займут, и начнётся новая партия: счёт с нуля, раздача заново."
        )
        group.board.shows("За столом 3 из 4:")
        group.board.hides("Боря")
        for person in (anya, borya, vera, grisha):
            person.hand.shows("Партия остановлена, результата нет.")
            assert person.hand.buttons == []
        house = group.evening.app.house
        assert [await house.people.row(person.id) for person in (anya, borya)] == [{}, {"king.fled": 1}]
        assert await house.chats.row(group.id) == {}


@pytest.mark.rule("KG-19")
async def test_with_a_fourth_a_new_game_begins_from_zero(evening: Evenings) -> None:
    async with evening(*FOUR, "Даша") as (group, anya, borya, vera, grisha, dasha):
        await begins(group, anya, borya, vera, grisha)
        await group.plays_by_itself(seed=1, moves=5)
        await flees(group, borya)
        await dasha.click("Сесть", group.board)
        await group.evening.passes(6)
        assert isinstance(group.table.phase, Running)
        assert running(group.table).entries == 0
        assert {member.person for member in group.table.members} == {each.id for each in (anya, vera, grisha, dasha)}
        group.board.shows("Раздача 1 из 14", "· счёт 0 · в раздаче пока 0")
        assert len(group.asked) == 1


@pytest.mark.rule("KG-19", "KG-21")
async def test_the_one_who_fled_may_be_the_fourth_while_he_is_only_warned(evening: Evenings) -> None:
    async with evening(*FOUR) as (group, anya, borya, vera, grisha):
        await begins(group, anya, borya, vera, grisha)
        await flees(group, borya)
        await borya.click("Сесть", group.board)
        await group.evening.passes(6)
        assert isinstance(group.table.phase, Running)
        await flees(group, borya)
        assert (await borya.click("Сесть", group.board)).startswith("🐐 Здесь сидят те, кто доигрывает.")
        group.board.shows("За столом 3 из 4:")


@pytest.mark.rule("KG-19")
async def test_it_stops_although_the_bot_dies_before_anybody_is_told(evening: Evenings) -> None:
    async with evening(*FOUR) as (group, anya, borya, vera, grisha):
        await begins(group, anya, borya, vera, grisha)
        await borya.writes("/leave")
        await dies_while(group, borya.click("Выйти из партии"), "sendMessage", group.id, after_effect=False)
        group.evening.pg.faults.clear()
        await group.evening.opens()
        await group.evening.settle()
        group.shows("партия остановлена")
        group.board.shows("За столом 3 из 4:")
        assert (await group.evening.app.house.people.row(borya.id)) == {"king.fled": 1}


async def standings(group: Group) -> dict[str, str]:
    """What is held against those who have not a clean standing."""
    people = group.evening.app.house.people
    held = {str(person): (await people.get(person.id)).standing for person in group.people}
    return {name: standing for name, standing in held.items() if standing != "clean"}


@pytest.mark.rule("KG-19", "KG-20")
async def test_away_until_the_others_end_it_is_a_flight_and_the_table_waits_for_a_fourth(evening: Evenings) -> None:
    async with evening(*FOUR) as (group, anya, borya, vera, _):
        await begins(group, *group.people)
        await is_away_for_three_minutes(group, borya)
        group.board.shows("❓ Боря: давно не за столом.", "Решают голоса: 2 из 3.")
        await anya.click("Боря: закончить", group.board)
        assert await vera.click("Боря: закончить", group.board) == "Решено: партия остановлена без результата."
        group.shows("Партия окончена без результата.\n\nНеполным столом эту игру не доиграть. Место пустует: Боря.")
        group.board.shows("За столом 3 из 4:")
        assert await standings(group) == {"Боря": "warned"}
        assert group.who_reads(WARNED) == [borya]


@pytest.mark.rule("KG-19")
async def test_an_administrator_s_end_in_mid_game_is_nobody_s_flight(evening: Evenings) -> None:
    async with evening(*FOUR) as (group, anya, *_):
        await begins(group, *group.people)
        await group.plays_by_itself(seed=1, moves=2)
        await anya.writes("/cancel")
        group.board.shows("Стол закрыт.")
        assert await standings(group) == {}
        assert group.who_reads(WARNED) == []


@pytest.mark.slow
@pytest.mark.rule("KG-20")
async def test_a_blitz_played_out_lifts_what_was_held_against_all_four_the_last_one_too(evening: Evenings) -> None:
    async with evening(*FOUR) as (group, anya, borya, *_):
        await usually_plays(group, Habit("king", BLITZ, "15-10"))
        for person in (anya, borya):
            await begins(group, *group.people)
            await flees(group, person)
            await person.click("Сесть", group.board)
            await anya.writes("/cancel")
        assert await standings(group) == {"Аня": "warned", "Боря": "warned"}
        await begins(group, *group.people)
        await group.plays_by_itself(seed=1)
        assert group.table.phase.kind == "finished"
        assert await standings(group) == {}
        rows = [await group.evening.app.house.people.row(person.id) for person in group.people]
        assert [row["king.played"] for row in rows] == [1, 1, 1, 1]


@pytest.mark.rule("KG-19")
async def test_whom_an_administrator_removes_from_the_group_has_not_fled(evening: Evenings) -> None:
    async with evening(*FOUR) as (group, anya, borya, vera, grisha):
        await begins(group, anya, borya, vera, grisha)
        group.evening.pg.people.kick(group.id, anya.id, borya.id)
        await group.evening.settle()
        group.board.shows("За столом 3 из 4:")
        house = group.evening.app.house
        assert await house.people.row(borya.id) == {}
        assert (await house.people.get(borya.id)).standing == "clean"


@pytest.mark.rule("KG-19")
async def test_whoever_leaves_the_group_has_left_the_game(evening: Evenings) -> None:
    async with evening(*FOUR) as (group, anya, borya, vera, grisha):
        await begins(group, anya, borya, vera, grisha)
        group.evening.pg.people.leave(group.id, borya.id)
        await group.evening.settle()
        group.board.shows("За столом 3 из 4:")
        house = group.evening.app.house
        assert await house.people.row(borya.id) == {"king.fled": 1}
        assert (await house.people.get(borya.id)).standing == "warned"


async def test_a_game_that_can_go_on_goes_on_without_the_one_removed(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вера") as (group, anya, borya, vera):
        await group.begins(hands="handmaid guard priest", pile="prince baron")
        group.evening.pg.people.kick(group.id, anya.id, borya.id)
        await group.evening.settle()
        group.board.shows("Боря: больше не в группе и не в партии.", "🟢 Ходит Аня")
        assert await group.evening.app.house.people.row(borya.id) == {}
        assert vera.has_hand
