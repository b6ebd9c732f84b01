"""What is due: claimed by one at a time, back by itself when its claimant dies, and due again when marked meanwhile."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from redis.asyncio import Redis

from storage.due import NEVER, Due
from storage.errors import Lost
from storage.hanging import Lease, Open
from storage.keys import Keys
from storage.screens import ScreenStore
from storage.tables import Tables
from tests.storage.tables_at_hand import NOW, lobby, opened

SECONDS = 30.0


async def only(due: Due, now: float) -> Lease:
    """The one lease there is to be had."""
    (lease,) = await due.claim(now, SECONDS, 9)
    return lease


async def test_nothing_is_due_before_its_time(due: Due) -> None:
    assert await due.next_at() == NEVER
    await due.mark(-100, NOW)
    assert await due.next_at() == NOW
    assert await due.claim(NOW - 0.001, SECONDS, 9) == []
    assert (await only(due, NOW)).item == "draw:-100"


async def test_a_claimed_item_is_nobody_elses_until_its_lease_ends(due: Due) -> None:
    await due.mark(-100, NOW)
    first = await only(due, NOW)
    assert await due.claim(NOW + SECONDS - 1, SECONDS, 9) == []
    assert await due.next_at() == first.score
    second = await only(due, NOW + SECONDS + 1)
    assert second.item == first.item
    assert not await due.ack(first, NOW + SECONDS + 1), "the first has lost it"
    assert await due.ack(second, NOW + SECONDS + 2)
    assert await due.next_at() == NEVER


async def test_the_earliest_come_first_and_no_more_than_asked(due: Due) -> None:
    for chat, at in ((-3, NOW + 3), (-1, NOW + 1), (-2, NOW + 2)):
        await due.mark(chat, at)
    assert [lease.item for lease in await due.claim(NOW + 9, SECONDS, 2)] == ["draw:-1", "draw:-2"]
    assert [lease.item for lease in await due.claim(NOW + 9, SECONDS, 2)] == ["draw:-3"]


async def test_one_kind_is_found_behind_many_of_another(due: Due, tables: Tables) -> None:
    for chat in range(-120, 0):
        await due.mark(chat, NOW)
    await tables.open(opened(lobby()), NOW + 1)
    found = await due.claim(NOW + 1800, SECONDS, 5, "expire")
    assert [lease.item for lease in found] == ["expire:t1"]
    assert len(await due.claim(NOW + 1800, SECONDS, 500, "draw")) == 120


async def test_two_leases_never_have_one_score(due: Due) -> None:
    for chat in range(-150, 0):
        await due.mark(chat, NOW)
    leases = await due.claim(NOW, SECONDS, 300)
    assert len({lease.score for lease in leases}) == 150
    assert all(abs(lease.score - NOW - SECONDS) < 0.002 for lease in leases)


async def test_two_claimers_lose_nothing_and_share_nothing(due: Due, redis: Redis, keys: Keys) -> None:
    for chat in range(-100, 0):
        await due.mark(chat, NOW)
    done: list[str] = []

    async def work(claimer: Due) -> None:
        while leases := await claimer.claim(NOW, SECONDS, 7):
            for lease in leases:
                assert await claimer.ack(lease, NOW)
                done.append(lease.item)

    await asyncio.gather(work(due), work(Due(redis, keys)), work(Due(redis, keys)))
    assert len(done) == len(set(done)) == 100


@pytest.mark.parametrize("seed", range(3))
async def test_whatever_the_claimers_do_every_mark_is_drawn(due: Due, redis: Redis, keys: Keys, seed: int) -> None:
    """Marks, crashes, renewals and postponements at random: what was last asked for has been drawn in the end."""
    luck, now = Random(seed), NOW
    asked, drawn = dict.fromkeys(range(-4, 0), 0), dict.fromkeys(range(-4, 0), 0)
    for _ in range(40):
        now += luck.random() * 12
        chat = luck.choice(list(asked))
        asked[chat] += 1
        await due.mark(chat, now)
        for lease in await due.claim(now, SECONDS, 2):
            await _draw(due, lease, asked, drawn, luck.random(), now)
    while (at := await due.next_at()) != NEVER:
        now = max(now, at)
        for lease in await due.claim(now, SECONDS, 2):
            await _draw(due, lease, asked, drawn, 1.0, now)
    assert drawn == asked
    assert not await redis.exists(keys.marks, keys.held, keys.due)


async def _draw(due: Due, lease: Lease, asked: dict[int, int], drawn: dict[int, int], fate: float, now: float) -> None:
    chat = int(lease.item.removeprefix("draw:"))
    drawn[chat] = asked[chat]
    if fate < 0.2:
        return  # a crash
    if fate < 0.4:
        asked[chat] += 1
        await due.mark(chat, now)  # asked for again while it was drawn
    if fate < 0.6:
        lease = await due.renew(lease, now, SECONDS)
    await (due.put_off(lease, now + 5) if 0.6 < fate < 0.7 else due.ack(lease, now))


async def test_a_chat_marked_while_it_is_drawn_is_due_again_at_once(due: Due) -> None:
    await due.mark(-100, NOW)
    lease = await only(due, NOW)
    await due.mark(-100, NOW + 1)
    assert await due.claim(NOW + 1, SECONDS, 9) == [], "its drawer is at work"
    assert await due.ack(lease, NOW + 2)
    again = await only(due, NOW + 2)
    assert await due.ack(again, NOW + 3)
    assert await due.claim(NOW + 9, SECONDS, 9) == []


async def test_what_was_put_off_comes_at_its_time(due: Due) -> None:
    await due.mark(-100, NOW)
    assert await due.put_off(await only(due, NOW), NOW + 4)
    assert await due.claim(NOW + 3.9, SECONDS, 9) == []
    assert (await only(due, NOW + 4)).item == "draw:-100"


async def test_what_was_put_off_comes_forward_when_it_is_marked(due: Due) -> None:
    await due.mark(-100, NOW)
    await due.put_off(await only(due, NOW), NOW + 40)
    await due.mark(-100, NOW + 1)
    assert (await only(due, NOW + 1)).mark == 2


async def test_a_mark_never_makes_what_was_put_off_come_later(due: Due) -> None:
    await due.mark(-100, NOW)
    await due.put_off(await only(due, NOW), NOW + 2)
    await due.mark(-100, NOW + 9)
    assert await due.next_at() == NOW + 2


async def test_what_was_marked_while_it_was_drawn_is_not_put_off(due: Due) -> None:
    await due.mark(-100, NOW)
    lease = await only(due, NOW)
    await due.mark(-100, NOW + 1)
    await due.put_off(lease, NOW + 40)
    assert (await only(due, NOW + 1)).mark == 2


async def test_a_renewed_lease_fences_out_its_old_score(due: Due) -> None:
    await due.mark(-100, NOW)
    old = await only(due, NOW)
    new = await due.renew(old, NOW + 10, SECONDS)
    assert new.score > old.score
    assert await due.claim(NOW + SECONDS + 1, SECONDS, 9) == [], "it is held longer"
    assert not await due.ack(old, NOW + 11)
    assert not await due.put_off(old, NOW + 11)
    with pytest.raises(Lost):
        await due.renew(old, NOW + 11, SECONDS)
    assert await due.ack(new, NOW + 12)


async def test_a_mark_leaves_no_trace_once_it_is_drawn(due: Due, redis: Redis, keys: Keys) -> None:
    for chat in range(-50, 0):
        await due.mark(chat, NOW)
    for lease in await due.claim(NOW, SECONDS, 99):
        await due.ack(lease, NOW)
    assert await redis.keys() == [keys.turns.encode()]


async def test_a_commit_takes_the_deadline_out_of_the_clocks_hands(
    due: Due, tables: Tables, redis: Redis, keys: Keys
) -> None:
    await tables.open(opened(lobby()), NOW)
    (lease,) = await due.claim(NOW + 1800, SECONDS, 9, "expire")
    table = await tables.read("t1")
    change = opened(table)
    await tables.commit(table.rev, type(change)(table, type(change.cause)("clock", "d1")), NOW + 1801)
    assert not await due.ack(lease, NOW + 1801), "the deadline is a new one"
    assert not await redis.exists(keys.held)
    assert len(await due.claim(NOW + 1802, SECONDS, 9, "expire")) == 1


async def test_a_navigation_press_is_drawn_before_all_else(due: Due, tables: Tables, redis: Redis, keys: Keys) -> None:
    await due.mark(-7, NOW - 500)
    await tables.open(opened(lobby()), NOW)
    assert await ScreenStore(redis, keys).open_menu("t1", 1, Open("abcde", ("guard",)))
    assert [lease.item for lease in await due.claim(NOW, SECONDS, 1)] == ["draw:-100"]


async def test_a_look_takes_what_is_due_and_tells_when_the_next_comes(due: Due) -> None:
    assert await due.look(NOW, SECONDS, 9) == ([], NEVER)
    await due.mark(-1, NOW)
    await due.mark(-2, NOW + 5)
    (lease,), first = await due.look(NOW, SECONDS, 9)
    assert (lease.item, first) == ("draw:-1", NOW + 5)
    assert await due.look(NOW + 5, SECONDS, 0) == ([], NOW + 5)
    (other,), first = await due.look(NOW + 5, SECONDS, 9, "draw")
    assert (other.item, first) == ("draw:-2", lease.score)
