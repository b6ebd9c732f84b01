"""When the bot was down: found by the one that starts, known to those that start later."""

from __future__ import annotations

import pytest
from redis.asyncio import Redis

from storage.keys import Keys
from storage.pulse import MISSED, Outage, Pulse
from tests.storage.tables_at_hand import NOW


@pytest.fixture
def pulse(redis: Redis, keys: Keys) -> Pulse:
    return Pulse(redis, keys)


async def test_the_first_start_of_all_ends_no_outage(pulse: Pulse) -> None:
    assert await pulse.rise(NOW) == Outage()


async def test_whoever_starts_after_the_last_beat_ends_an_outage(pulse: Pulse) -> None:
    await pulse.rise(NOW)
    await pulse.beat(NOW + 100.25)
    assert await pulse.rise(NOW + 160.5) == Outage(NOW + 100.25, NOW + 160.5)


async def test_one_more_worker_ends_none_and_is_told_of_the_last(pulse: Pulse) -> None:
    await pulse.rise(NOW)
    outage = await pulse.rise(NOW + 60)
    await pulse.beat(NOW + 62)
    assert await pulse.rise(NOW + 62 + MISSED) == outage == Outage(NOW, NOW + 60)
