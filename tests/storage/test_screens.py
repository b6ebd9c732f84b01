"""What hangs: written by whoever holds the chat's lease and by nobody else."""

from __future__ import annotations

import pytest
from redis.asyncio import Redis

from storage.due import Due
from storage.hanging import Hung, Lease, Open, Screens
from storage.keys import Keys
from storage.screens import ScreenStore
from storage.tables import Tables
from tests.storage.tables_at_hand import NOW, lobby, opened

BOARD = Hung(-100, 17, "d1", "round-1", NOW, topic=5)


@pytest.fixture
async def screens(redis: Redis, keys: Keys, tables: Tables) -> ScreenStore:
    """The screens of a table that has just been opened."""
    await tables.open(opened(lobby()), NOW)
    return ScreenStore(redis, keys)


@pytest.fixture
async def lease(screens: ScreenStore, due: Due) -> Lease:
    """The right to draw its chat."""
    (claimed,) = await due.claim(NOW, 30, 9)
    return claimed


async def test_what_hangs_is_found_again(screens: ScreenStore, lease: Lease) -> None:
    assert await screens.load("t1") == Screens()
    assert await screens.hang("t1", "board", BOARD, lease)
    assert await screens.hang("t1", "hand.1", Hung(1, 4, "d2", "", NOW, sending=True), lease)
    assert await screens.open_menu("t1", 1, Open("abcde", ("guard", "2")))
    assert await screens.load("t1") == Screens(
        {"board": BOARD, "hand.1": Hung(1, 4, "d2", "", NOW, sending=True)}, {1: Open("abcde", ("guard", "2"))}
    )


async def test_what_hangs_would_end_by_itself(screens: ScreenStore, lease: Lease, redis: Redis, keys: Keys) -> None:
    await screens.hang("t1", "board", BOARD, lease)
    assert await redis.ttl(keys.screens("t1")) > 0


async def test_what_is_dropped_hangs_no_more(screens: ScreenStore, lease: Lease) -> None:
    await screens.hang("t1", "board", BOARD, lease)
    assert await screens.drop("t1", "board", lease)
    assert (await screens.load("t1")).hung == {}


async def test_who_lost_the_chat_stores_nothing(screens: ScreenStore, lease: Lease, due: Due) -> None:
    await screens.hang("t1", "board", BOARD, lease)
    (taken_over,) = await due.claim(NOW + 31, 30, 9)
    assert not await screens.hang("t1", "board", Hung(-100, 99, "late", "", NOW + 32), lease)
    assert not await screens.drop("t1", "board", lease)
    assert (await screens.load("t1")).hung == {"board": BOARD}
    assert await screens.drop("t1", "board", taken_over)


async def test_a_drawer_keeps_the_chat_while_it_is_marked_again(screens: ScreenStore, lease: Lease, due: Due) -> None:
    await due.mark(-100, NOW + 1)
    await screens.open_menu("t1", 1, Open("abcde"))
    assert await screens.hang("t1", "board", BOARD, lease)


async def test_nobody_hangs_anything_after_giving_the_chat_back(screens: ScreenStore, lease: Lease, due: Due) -> None:
    await due.ack(lease, NOW)
    assert not await screens.hang("t1", "board", BOARD, lease)


async def test_of_two_sub_menus_the_last_one_is_open(screens: ScreenStore) -> None:
    await screens.open_menu("t1", 1, Open("abcde", ("guard",)))
    await screens.open_menu("t1", 1, Open("abcde", ("priest",)))
    await screens.open_menu("t1", 2, Open("abcde"))
    assert (await screens.load("t1")).open == {1: Open("abcde", ("priest",)), 2: Open("abcde")}
    await screens.close("t1", 1)
    assert (await screens.load("t1")).open == {2: Open("abcde")}


async def test_a_forgotten_table_gets_no_screens(
    screens: ScreenStore, tables: Tables, lease: Lease, redis: Redis, keys: Keys
) -> None:
    await tables.forget("t1")
    assert not await screens.hang("t1", "board", BOARD, lease)
    assert not await screens.open_menu("t1", 1, Open("abcde"))
    assert not await redis.exists(keys.screens("t1"))
