"""Trouble on the line: a reply that is lost, a server that is gone, one that takes no more writes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from redis.asyncio import Redis

from storage.change import Cause, Change
from storage.connect import connect
from storage.errors import Unavailable
from storage.keys import Keys
from storage.people import People
from storage.server import Server
from storage.tables import Tables
from tests.storage.lossy import Lossy, Meanwhile, cut_after
from tests.storage.tables_at_hand import NOW, VERA, dealt, lobby, moved, opened

PRESS = Cause("1", "press-1")


@pytest.fixture
def line(redis: Redis) -> Lossy:
    """The line to the server at hand."""
    return Lossy(redis)


@pytest.fixture
def far(line: Lossy, keys: Keys) -> Tables:
    """The tables as they are seen over that line."""
    return Tables(cast("Any", line), keys)


async def test_a_commit_whose_reply_was_lost_is_made_once(far: Tables, tables: Tables, line: Lossy) -> None:
    await tables.open(opened(lobby()), NOW)
    table = await tables.commit(1, dealt(lobby()), NOW)
    line.lose = 1
    after = await far.commit(table.rev, moved(table, PRESS), NOW)
    assert line.lose == 0
    assert after == await tables.read("t1")
    assert after.rev == table.rev + 1
    assert len((await tables.record("t1", 1)).entries) == 1


async def test_an_opening_whose_reply_was_lost_is_made_once(far: Tables, tables: Tables, line: Lossy) -> None:
    line.lose = 1
    assert await far.open(opened(lobby()), NOW) == "t1"
    assert (await tables.read("t1")).rev == 1


async def test_a_commit_of_unknown_fate_is_said_to_be_one_and_can_be_made_again(
    far: Tables, tables: Tables, line: Lossy
) -> None:
    await tables.open(opened(lobby()), NOW)
    change = dealt(lobby())
    line.lose = 2
    with pytest.raises(Unavailable):
        await far.commit(1, change, NOW)
    assert await far.commit(1, change, NOW) == await tables.read("t1")
    assert (await tables.read("t1")).rev == 2


async def test_who_sits_down_while_the_table_is_forgotten_leaves_no_trace(
    redis: Redis, tables: Tables, keys: Keys
) -> None:
    await tables.open(opened(lobby()), NOW)
    joined = replace(lobby(), members=(*lobby().members, VERA))
    hurried = Meanwhile(redis, "EVALSHA", lambda: tables.commit(1, Change(joined, PRESS), NOW))
    await Tables(cast("Any", hurried), keys).forget("t1")
    left = {name.encode() for name in (keys.turns, keys.due, keys.marks)}
    assert set(await redis.keys()) <= left


async def test_a_line_that_is_really_cut_is_taken_up_again(valkey_server: Server, keys: Keys, tmp_path: Path) -> None:
    async with cut_after(valkey_server.socket, tmp_path / "line", cuts=2):
        client = connect(tmp_path / "line")
        await client.flushall()
        tables = Tables(client, keys)
        assert await tables.open(opened(lobby()), NOW) == "t1"
        assert (await tables.commit(1, dealt(lobby()), NOW)).rev == 2
        assert (await tables.record("t1", 1)).entries == ()
        await client.aclose()


async def test_a_server_that_is_not_there_is_unavailable(tmp_path: Path, keys: Keys) -> None:
    client = connect(tmp_path / "nobody.sock")
    with pytest.raises(Unavailable):
        await People(client, keys).get(1)
    with pytest.raises(Unavailable):
        await Tables(client, keys).open(opened(lobby()), NOW)
    await client.aclose()


async def test_a_server_that_is_full_is_unavailable_and_keeps_the_table_as_it_was(valkey: Redis, keys: Keys) -> None:
    tables = Tables(valkey, keys)
    await tables.open(opened(lobby()), NOW)
    before = {key: await valkey.dump(key) for key in await valkey.keys()}
    await valkey.config_set("maxmemory", 1)
    try:
        with pytest.raises(Unavailable):
            await tables.commit(1, dealt(lobby()), NOW)
    finally:
        await valkey.config_set("maxmemory", 0)
    assert {key: await valkey.dump(key) for key in await valkey.keys()} == before
    assert (await tables.read("t1")).rev == 1


async def test_a_server_that_has_forgotten_the_scripts_is_told_them_again(redis: Redis, tables: Tables) -> None:
    await tables.open(opened(lobby()), NOW)
    await redis.script_flush()
    assert (await tables.commit(1, dealt(lobby()), NOW)).rev == 2
