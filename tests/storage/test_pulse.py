"""When the bot was down: found by the one that starts, known to those that start later."""

from __future__ import annotations

import pytest
from redis.asyncio import Redis

from storage.keys import Keys
from storage.pulse import KEPT, MISSED, Outage, Pulse
from tests.storage.tables_at_hand import NOW


@pytest.fixture
def pulse(redis: Redis, keys: Keys) -> Pulse:
    return Pulse(redis, keys)


async def test_the_first_start_of_all_ends_no_outage(pulse: Pulse) -> None:
    assert await pulse.rise(NOW) == ()


async def test_whoever_starts_after_the_last_beat_ends_an_outage(pulse: Pulse) -> None:
    await pulse.rise(NOW)
    await pulse.beat(NOW + 100.25)
    assert await pulse.rise(NOW + 160.5) == (Outage(NOW + 100.25, NOW + 160.5),)


async def test_one_more_worker_ends_none_and_is_told_of_the_last(pulse: Pulse) -> None:
    await pulse.rise(NOW)
    outages = await pulse.rise(NOW + 60)
    await pulse.beat(NOW + 62)
    assert await pulse.rise(NOW + 62 + MISSED) == outages == (Outage(NOW, NOW + 60),)


async def test_the_last_few_outages_are_remembered_in_their_order(pulse: Pulse) -> None:
    starts = [NOW + 60 * number for number in range(KEPT + 3)]
    for start in starts:
        outages = await pulse.rise(start)
    assert len(outages) == KEPT
    assert outages[-2:] == (Outage(starts[-3], starts[-2]), Outage(starts[-2], starts[-1]))
