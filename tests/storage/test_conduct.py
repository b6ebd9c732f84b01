"""Conduct and statistics are written by the commit that brings them about: once, whatever crashes (KG-19, KG-20)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from redis.asyncio import Redis

from storage.acquaintance import Person, Standing
from storage.change import Cause, Change, Tally
from storage.errors import Conflict
from storage.keys import Keys
from storage.people import People
from storage.table import Table
from storage.tables import Tables
from tests.storage.tables_at_hand import ANYA, BORYA, NOW, lobby, opened, renamed


@pytest.fixture
async def people(redis: Redis, keys: Keys) -> People:
    """Аня and Боря, whom the bot has met."""
    people = People(redis, keys)
    for member in (ANYA, BORYA):
        await people.meet(Person(member.person, member.name))
    return people


@pytest.fixture
async def table(tables: Tables) -> Table:
    """A table that stands."""
    await tables.open(opened(lobby()), NOW)
    return await tables.read("t1")


def press(number: int) -> Cause:
    """The n-th press of Аня."""
    return Cause("1", f"press.{number}")


def fled(table: Table, number: int) -> Change:
    """A change with a flight of hers in it."""
    return replace(renamed(table, f"{number}", press(number)), fled=(ANYA.person,))


async def standing(people: People) -> Standing:
    """What is held against Аня."""
    return (await people.get(ANYA.person)).standing


@pytest.mark.rule("KG-20")
async def test_a_warning_then_a_goat_then_no_change_until_a_game_is_finished(
    tables: Tables, people: People, table: Table
) -> None:
    assert await standing(people) == "clean"
    told: list[Standing] = []
    for number in range(1, 4):
        table = await tables.commit(table.rev, fled(table, number), NOW)
        told.append(await standing(people))
    assert told == ["warned", "coward", "coward"]
    assert (await people.get(BORYA.person)).standing == "clean"
    finished = replace(renamed(table, "the end", press(9)), lifted=(ANYA.person, BORYA.person))
    await tables.commit(table.rev, finished, NOW)
    assert await standing(people) == "clean"


@pytest.mark.rule("KG-19")
async def test_a_flight_told_twice_counts_once(tables: Tables, people: People, table: Table) -> None:
    change = fled(table, 1)
    await tables.commit(table.rev, change, NOW)
    await tables.commit(table.rev, change, NOW)
    assert await standing(people) == "warned"


@pytest.mark.rule("KG-19")
async def test_a_flight_whose_commit_lost_the_race_does_not_count(tables: Tables, people: People, table: Table) -> None:
    await tables.commit(table.rev, renamed(table, "quicker", Cause("2", "press.1")), NOW)
    with pytest.raises(Conflict):
        await tables.commit(table.rev, fled(table, 1), NOW)
    assert await standing(people) == "clean"


async def test_the_best_total_is_kept_and_a_worse_one_changes_nothing(
    tables: Tables, people: People, table: Table
) -> None:
    for number, points in enumerate((-40, 12, 7)):
        tally = Tally("person", ANYA.person, (("king.played", 1),), best=(("king", points),))
        change = replace(renamed(table, f"{number}", press(number)), tallies=(tally,))
        table = await tables.commit(table.rev, change, NOW)
    assert await people.best(ANYA.person) == {"king": 12}
    assert await people.row(ANYA.person) == {"king.played": 3}
    assert await people.best(BORYA.person) == {}
