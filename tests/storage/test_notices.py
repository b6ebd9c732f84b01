"""Notices: said once, kept until they are."""

from __future__ import annotations

import pytest
from redis.asyncio import Redis

from storage.change import Notice
from storage.due import Due
from storage.errors import NoSuchNotice
from storage.keys import Keys
from storage.notices import Notices
from tests.storage.tables_at_hand import NOW

NOTICE = Notice("n1", NOW + 3600, -100, 5, "lobby-closed", (("minutes", "30"),))


@pytest.fixture
def notices(redis: Redis, keys: Keys) -> Notices:
    """No notice yet."""
    return Notices(redis, keys)


async def test_a_posted_notice_is_due_at_its_moment_and_taken_once(notices: Notices, due: Due) -> None:
    await notices.post(NOTICE, NOW)
    assert await due.next_at() == NOTICE.at
    assert await notices.look("n1") == NOTICE
    assert await notices.take("n1") == NOTICE
    with pytest.raises(NoSuchNotice):
        await notices.take("n1")
    with pytest.raises(NoSuchNotice):
        await notices.look("n1")


async def test_a_notice_outlives_its_moment_by_two_days(notices: Notices, redis: Redis, keys: Keys) -> None:
    await notices.post(NOTICE, NOW)
    assert await redis.ttl(keys.notice("n1")) == pytest.approx(3600 + 2 * 86_400, abs=5)
