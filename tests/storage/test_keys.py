"""Keys: one prefix, one slot of a cluster."""

from __future__ import annotations

from typing import Any

import pytest
from redis.asyncio import Redis
from redis.crc import key_slot

from storage.hanging import Open
from storage.keys import Keys
from storage.screens import ScreenStore
from storage.table import Home
from storage.tables import Tables
from tests.storage.tables_at_hand import NOW, dealt, lobby, opened


@pytest.mark.parametrize("prefix", ["", "tg:", "{}:", "}tg{:"])
def test_a_prefix_needs_a_hash_tag(prefix: str) -> None:
    with pytest.raises(ValueError, match="hash tag"):
        Keys(prefix)


async def test_every_key_that_is_written_lies_in_one_slot(tables: Tables, redis: Redis, keys: Keys) -> None:
    await tables.open(opened(lobby()), NOW)
    await tables.commit(1, dealt(lobby()), NOW)
    await ScreenStore(redis, keys).open_menu("t1", 1, Open("abcde"))
    written: list[Any] = await redis.keys()
    assert len(written) > 8
    assert {key_slot(key) for key in written} == {key_slot(b"{test}")}


async def test_two_bots_with_two_prefixes_share_a_server(redis: Redis) -> None:
    one, other = Tables(redis, Keys("{one}:")), Tables(redis, Keys("{other}:"))
    await one.open(opened(lobby("t1")), NOW)
    await other.open(opened(lobby("t2")), NOW)
    assert (await one.at(Home(-100)), await other.at(Home(-100))) == ("t1", "t2")
