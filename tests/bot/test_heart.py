"""The heart of the bot: an outage is noted even where Redis does not answer at the start."""

from __future__ import annotations

import fakeredis
import pytest
from redis.asyncio import Redis

from bot.heart import Heart
from bot.table.desks import Desks
from storage.errors import Unavailable
from storage.keys import Keys
from storage.pulse import Outage, Pulse
from storage.tables import Tables
from tests.redis_servers import in_process

NOON = 1_800_000_000.0
KEYS = Keys("{heart}:")


class Moody(Pulse):
    """A pulse whose Redis may be silent."""

    silent = False

    async def rise(self, now: float) -> tuple[Outage, ...]:
        if self.silent:
            raise Unavailable
        return await super().rise(now)


@pytest.fixture
def redis() -> Redis:
    return in_process(fakeredis.FakeServer())


async def test_an_outage_is_noted_once_redis_answers(redis: Redis) -> None:
    pulse, desks = Moody(redis, KEYS), Desks(Tables(redis, KEYS), now=lambda: NOON, randbelow=lambda _: 0)
    await pulse.beat(NOON - 100)
    heart = Heart(pulse, desks, lambda: NOON)
    pulse.silent = True
    await heart.rise()
    await heart.beat()
    pulse.silent = False
    await heart.beat()
    assert desks.outages == (Outage(NOON - 100, NOON),)
    await heart.beat()
    assert desks.outages == (Outage(NOON - 100, NOON),)
