"""Away: three time-outs in a row, then nobody waits; any press at that table brings a player back."""

from __future__ import annotations

import pytest

from bot.table.away import away
from bot.table.seats import running
from tests.bot.conftest import Evenings
from tests.people import Group, Person

TURN = 60


def left(group: Group) -> float:
    """Seconds until the clock looks at the table again."""
    return group.table.deadline.at - group.evening.clock()


async def goes_away(group: Group, *people: Person) -> None:
    """Time passes until these people are away; the others play by themselves."""
    while not set(people) <= {group.person(group.table.members[seat].person) for seat in away(group.table)}:
        if group.asked[0] in people:
            await group.evening.passes(TURN)
        else:
            await group.plays_by_itself(seed=1, moves=1)
        assert group.table.phase.kind == "running"


async def test_after_three_time_outs_in_a_row_the_table_says_that_he_is_away(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins()
        await goes_away(group, borya)
        group.board.shows(
            "💤 Боря: третий раз без ответа. Дальше играют часы, любое нажатие возвращает за стол.",
            "💤 Отошли: Боря. Их ходы сразу делают часы, любое нажатие возвращает за стол.",
        )
        assert group.asked == [anya]


async def test_from_then_on_he_is_played_for_after_two_seconds(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins()
        await goes_away(group, borya)
        for _ in range(3):
            await group.plays_by_itself(seed=2, moves=1)
            await is_played_for(group, borya)
            assert group.asked == [anya]


async def is_played_for(group: Group, person: Person) -> None:
    """His turn is made by the table within seconds; it may have been while the screens were drawn."""
    begun = group.evening.clock()
    while group.asked == [person]:
        await group.evening.passes(2)
    assert group.evening.clock() - begun < TURN / 2


async def test_any_press_of_his_at_that_table_brings_him_back(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins()
        await goes_away(group, borya)
        await borya.click("Мои карты")
        group.board.shows("👋 Боря снова за столом.")
        group.board.hides("💤 Отошли")
        await anya.click(anya.hand.choices[0], anya.hand)
        await group.plays_by_itself(seed=3, moves=0 if group.asked == [borya] else 1)
        assert left(group) > TURN - 15


async def test_a_press_that_is_refused_brings_him_back_too(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, _, borya):
        await group.begins()
        await goes_away(group, borya)
        assert await borya.presses(group.press_of("guard.0.king"), borya.hand.key) == "Сейчас не твой ход."
        assert away(group.table) == ()


async def test_a_press_of_somebody_else_does_not(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вера") as (group, anya, borya, vera):
        await group.begins(seats=2)
        await goes_away(group, borya)
        await anya.click("Мои карты")
        await vera.click("Мои карты")
        assert away(group.table) == (1,)


async def test_one_who_is_away_is_not_rung_for_every_turn(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, _, borya):
        await group.begins()
        await goes_away(group, borya)
        rung: list[tuple[str, tuple[int, int]]] = []
        for _ in range(8):
            before = round_of(group)
            await group.plays_by_itself(seed=4, moves=1)
            await is_played_for(group, borya)
            if round_of(group) == before:
                rung.append((before, borya.hand.key))
        assert len(rung) > len(dict(rung)) == len(set(rung))


def round_of(group: Group) -> str:
    """The round as the board names it."""
    return group.board.text.split("\n\n")[1].partition(" · ")[0]


async def test_j6_when_everybody_is_away_the_game_ends_after_ten_minutes(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins()
        await goes_away(group, anya, borya)
        group.board.shows("💤 Отошли все. Любое нажатие возвращает за стол")
        group.board.hides("Срок хода")
        made = running(group.table).entries
        await group.evening.passes(left(group) - 10)
        assert running(group.table).entries == made
        await group.evening.passes(left(group))
        group.end.shows("Партия окончена без результата.", "Отошли все, и за десять минут никто не вернулся.")
        group.end.hides("не доиграна")
        assert group.table.gone == ()
        assert await group.evening.redis.keys("*row:*") == []


async def test_one_who_comes_back_to_a_deserted_table_wakes_it(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins()
        await goes_away(group, anya, borya)
        asked = group.asked[0]
        await asked.click("Мои карты")
        assert left(group) == pytest.approx(TURN, abs=8)
        asked.hand.shows("Срок хода")
        group.board.hides("Отошли все")
