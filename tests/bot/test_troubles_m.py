"""Memory (troubles, letter M): what was seen once leaves no trace.

Proved elsewhere: that every key of a table would end by itself (M2), should nobody wake it, by
`storage.test_tables.test_every_key_of_a_table_would_end_by_itself`.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Any

from fakeredis import FakeAsyncRedis

from bot.presenters.names import REMEMBERED, shown
from bot.screens.pace import Pace
from bot.table.desks import Desks
from storage.ids import TableId
from storage.tables import Tables
from tests.bot.conftest import Evenings
from tests.people import Group
from tests.people.clock import Clock
from tests.people.evening import KEYS

CHATS = 100_000
DAY = 24 * 3600


def test_m1_a_hundred_thousand_chats_written_to_once_leave_no_pace() -> None:
    clock = Clock()
    pace, most = Pace(clock), 0
    for chat in range(1, CHATS + 1):
        clock.forward(0.1)
        pace.hold(-chat if chat % 2 else chat, 1)
        most = max(most, len(pace.chats))
    assert most <= 1300  # two minutes' worth
    clock.forward(120)
    pace.sweep()
    assert pace.chats == {}


async def test_m1_a_hundred_thousand_tables_written_to_once_leave_no_lock() -> None:
    nothing_is_stored = Tables(FakeAsyncRedis(), KEYS)
    desks = Desks(nothing_is_stored, now=Clock(), randbelow=lambda _: 0)
    for number in range(CHATS):
        await _locked_once(desks, f"t{number}")
    gc.collect()
    assert len(desks._locks) == 0


async def _locked_once(desks: Desks, table: TableId) -> None:
    async with desks._lock(table):
        assert isinstance(desks._locks[table], asyncio.Lock)


def test_m1_names_seen_once_are_not_all_remembered() -> None:
    for number in range(2 * REMEMBERED):
        shown(f"Аня {number}")
    assert shown.cache_info().currsize <= REMEMBERED


async def test_m1_an_evening_leaves_nothing_running(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        await group.begins("До победы: 1 жетон", hands="guard priest", pile="handmaid")
        await anya.plays("guard.1.priest")
        await group.evening.passes(3600 + 600)
        app = group.evening.app
        app.house.post.pace.sweep()
        gc.collect()
        assert app.house.errands.running == set()
        assert len(app.house.desks._locks) == 0
        assert app.house.post.pace.chats == {}
        assert [key for key in await group.evening.redis.keys("*") if b"table" in key or b"screen" in key] == []


async def _left_of_tables(group: Group) -> list[bytes]:
    keys: list[Any] = await group.evening.redis.keys("*")
    return [key for key in keys if b"table" in key or b"screen" in key]


async def test_m2_an_abandoned_lobby_closes_and_leaves_no_key(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, *_):
        await group.gathers()
        assert await _left_of_tables(group)
        await group.evening.passes(1800 + 60)
        group.board.shows("Полчаса никто не садится и не встаёт: стол закрыт.")
        await group.evening.passes(3600 + 60)
        assert await _left_of_tables(group) == []


async def test_m2_an_abandoned_game_ends_and_leaves_no_key(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, *_):
        await group.begins("без часов")
        await group.evening.passes(12 * DAY + 60)
        await group.evening.passes(2 * DAY + 60)
        group.board.shows("Две недели без хода: стол убран, партия без результата.")
        await group.evening.passes(3600 + 60)
        assert await _left_of_tables(group) == []
        assert await group.evening.app.house.chats.get(group.id)  # what the group has set stays
