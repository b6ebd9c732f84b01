"""The desk: one writer per table, conflicts played again, causes carried out once."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from dataclasses import replace
from random import Random

import fakeredis
import pytest
from redis.asyncio import Redis

from bot.table.desks import TRIES, Desks
from bot.table.done import Done, Instant
from bot.table.lobby import habit_of, sit, stand
from bot.table.refusals import TableFull, TableGone, Wait
from bot.table.starting import play_again
from storage.change import Cause, Change
from storage.commit import CAUSES
from storage.errors import Conflict, HomeTaken
from storage.keys import Keys
from storage.table import Table
from storage.tables import Tables
from tests.bot.table.tables import ANYA, BORYA, CHAT, DIMA, GALYA, NOON, VASYA, lobby, member
from tests.redis_servers import in_process


class Rival(Tables):
    """Tables at which somebody else is quicker, so many times."""

    def __init__(self, redis: Redis, keys: Keys, beaten: int) -> None:
        super().__init__(redis, keys)
        self.beaten = beaten

    async def commit(self, before_rev: int, change: Change, now: float) -> Table:
        """Lose the race first."""
        if self.beaten:
            self.beaten -= 1
            raise Conflict(change.table.id)
        return await super().commit(before_rev, change, now)


@pytest.fixture
async def redis() -> AsyncIterator[Redis]:
    client = in_process(fakeredis.FakeServer())
    yield client
    await client.aclose()


def desks_at(redis: Redis, beaten: int = 0, now: float = NOON) -> Desks:
    return Desks(Rival(redis, Keys(), beaten), now=lambda: now, randbelow=Random(1).randrange)


async def opened(desks: Desks, *people: int) -> str:
    return await desks.open(lobby(*people), Cause("11", "open"))


def nothing(table: Table, _at: Instant) -> Done:
    return Done(table)


async def test_people_who_sit_down_at_once_all_sit(redis: Redis) -> None:
    desks = desks_at(redis)
    table_id = await opened(desks, ANYA)

    async def one(person: int) -> Done:
        return await desks.write(table_id, Cause(str(person), "sit"), lambda table, at: sit(table, member(person), at))

    await asyncio.gather(*map(one, (BORYA, VASYA, GALYA)))
    assert len((await desks.read(table_id)).members) == 4
    with pytest.raises(TableFull):
        await one(DIMA)


async def test_two_processes_at_one_table_lose_nothing(redis: Redis) -> None:
    here, there = desks_at(redis), desks_at(redis)
    table_id = await opened(here, ANYA)

    async def one(desks: Desks, person: int) -> None:
        await desks.write(table_id, Cause(str(person), "sit"), lambda table, at: sit(table, member(person), at))

    await asyncio.gather(one(here, BORYA), one(there, VASYA), one(there, GALYA))
    assert {seated.person for seated in (await here.read(table_id)).members} == {ANYA, BORYA, VASYA, GALYA}


async def test_a_lost_race_is_run_again(redis: Redis) -> None:
    desks = desks_at(redis, beaten=TRIES - 1)
    table_id = await opened(desks, ANYA)
    calls: list[int] = []

    def verb(table: Table, at: Instant) -> Done:
        calls.append(at.stamp)
        return sit(table, member(BORYA), at)

    await desks.write(table_id, Cause("12", "x"), verb)
    assert len(calls) == TRIES
    assert len(set(calls)) == TRIES  # every attempt has luck of its own


async def test_endless_conflicts_ask_to_come_again(redis: Redis) -> None:
    desks = desks_at(redis, beaten=TRIES)
    table_id = await opened(desks, ANYA)
    with pytest.raises(Wait):
        await desks.write(table_id, Cause("12", "x"), lambda table, at: sit(table, member(BORYA), at))


async def test_the_same_cause_is_carried_out_once(redis: Redis) -> None:
    desks = desks_at(redis)
    table_id = await opened(desks, ANYA, BORYA)
    cause = Cause(str(BORYA), "press.7")
    await desks.write(table_id, cause, lambda table, at: stand(table, BORYA, at))
    again = await desks.write(table_id, cause, lambda table, at: sit(table, member(BORYA), at))
    assert again.repeated
    assert len((await desks.read(table_id)).members) == 1


async def test_what_changes_nothing_is_not_committed(redis: Redis) -> None:
    desks = desks_at(redis)
    table_id = await opened(desks, ANYA)
    rev = (await desks.read(table_id)).rev
    await desks.write(table_id, Cause("11", "x"), lambda table, at: sit(table, member(ANYA), at))
    assert (await desks.read(table_id)).rev == rev


async def test_commits_wake_the_painter_and_refusals_do_not(redis: Redis) -> None:
    desks, pokes = desks_at(redis), []
    table_id = await opened(desks, ANYA, BORYA, VASYA, GALYA)
    desks.poke = lambda: pokes.append(1)
    with pytest.raises(TableFull):
        await desks.write(table_id, Cause("15", "x"), lambda table, at: sit(table, member(DIMA), at))
    assert not pokes
    await desks.write(table_id, Cause("14", "y"), lambda table, at: stand(table, GALYA, at))
    assert pokes == [1]


async def test_a_home_takes_one_table(redis: Redis) -> None:
    desks = desks_at(redis)
    table_id = await opened(desks, ANYA)
    with pytest.raises(HomeTaken) as taken:
        await desks.open(replace(lobby(BORYA), id="t2"), Cause(str(BORYA), "open"))
    assert taken.value.table == table_id


async def test_no_table_is_gone(redis: Redis) -> None:
    desks = desks_at(redis)
    with pytest.raises(TableGone):
        await desks.read("never")
    with pytest.raises(TableGone):
        await desks.write("never", Cause("1", "x"), nothing)
    await desks.expire("never", NOON)


async def test_locks_of_tables_seen_once_leave_no_trace(redis: Redis) -> None:
    desks = desks_at(redis)
    for number in range(100):
        with pytest.raises(TableGone):
            await desks.write(f"t{number}", Cause("1", "x"), nothing)
    gc.collect()
    assert len(desks._locks) == 0


async def test_a_table_that_is_over_is_forgotten_with_every_key(redis: Redis) -> None:
    desks = desks_at(redis)
    table_id = await opened(desks, ANYA)
    late = desks_at(redis, now=NOON + 1801)
    await late.expire(table_id, NOON + 1800)
    assert (await late.read(table_id)).phase.kind == "closed"
    await late.expire(table_id, NOON + 1801)
    assert (await late.read(table_id)).phase.kind == "closed"  # too early to forget
    await desks_at(redis, now=NOON + 1801 + 3601).expire(table_id, NOON + 1801 + 3600)
    left = [key for key in await redis.keys("*") if table_id.encode() in key]
    assert left == []


async def test_an_earlier_cause_of_the_same_person_is_known_too(redis: Redis) -> None:
    desks = desks_at(redis)
    table_id = await opened(desks, ANYA, BORYA)
    up, down = Cause(str(BORYA), "press.7"), Cause(str(BORYA), "press.8")
    await desks.write(table_id, up, lambda table, at: stand(table, BORYA, at))
    await desks.write(table_id, down, lambda table, at: sit(table, member(BORYA), at))
    again = await desks.write(table_id, up, lambda table, at: stand(table, BORYA, at))
    assert again.repeated
    assert len((await desks.read(table_id)).members) == 2


async def test_of_everybodys_causes_only_the_last_are_kept(redis: Redis) -> None:
    desks = desks_at(redis)
    table_id = await opened(desks, ANYA, BORYA)
    for number in range(CAUSES):
        verb = (lambda table, at: sit(table, member(BORYA), at)) if number % 2 else lambda t, at: stand(t, BORYA, at)
        await desks.write(table_id, Cause(str(BORYA), f"press.{number}"), verb)
    assert (await desks.write(table_id, Cause(str(BORYA), "press.0"), nothing)).repeated
    await desks.write(table_id, Cause(str(BORYA), "press.last"), lambda table, at: stand(table, BORYA, at))
    assert not (await desks.write(table_id, Cause(str(BORYA), "press.0"), nothing)).repeated


async def test_a_table_somebody_has_just_gone_on_at_is_not_forgotten(redis: Redis) -> None:
    here, there = desks_at(redis), desks_at(redis, now=NOON + 1801)
    table_id = await opened(here, ANYA)
    await there.expire(table_id, NOON + 1800)
    late = desks_at(redis, now=NOON + 1801 + 3601)
    read, habit = late.tables.read, habit_of(CHAT, "love_letter")

    async def read_then_beaten(table_id: str) -> Table:
        table = await read(table_id)
        verb = lambda now, at: play_again(now, habit, member(BORYA), seated=True, at=at)  # noqa: E731
        await here.write(table_id, Cause(str(BORYA), "play"), verb)
        return table

    late.tables.read = read_then_beaten  # type: ignore[method-assign]
    await late.expire(table_id, NOON + 1801 + 3600)
    assert (await here.read(table_id)).phase.kind == "lobby"


async def test_one_press_at_two_workers_is_told_once_what_it_brought_about(redis: Redis) -> None:
    here = desks_at(redis)
    table_id = await opened(here, ANYA, BORYA)
    cause = Cause(str(BORYA), "press.7")

    def verb(table: Table, at: Instant) -> Done:
        return replace(stand(table, BORYA, at), events=("stood",))

    class Slower(Rival):
        async def commit(self, before_rev: int, change: Change, now: float) -> Table:
            await here.write(table_id, cause, verb)
            return await super().commit(before_rev, change, now)

    there = Desks(Slower(redis, Keys(), 0), now=lambda: NOON + 9, randbelow=Random(2).randrange)
    done = await there.write(table_id, cause, verb)
    assert done.repeated
    assert done.events == ()
