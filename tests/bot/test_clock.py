"""The clock: deadlines are asked about, notices are said, and nothing due is ever lost."""

from __future__ import annotations

from dataclasses import replace

import pytest
from aiogram.exceptions import TelegramForbiddenError, TelegramRetryAfter, TelegramServerError
from aiogram.methods import SendMessage
from redis.asyncio import Redis
from structlog.testing import capture_logs

from bot.clock import Clock
from bot.screens.herald import Herald
from bot.screens.watch import AGAIN
from bot.table.desks import Desks
from storage.acquaintance import Chat
from storage.change import Notice
from storage.errors import NoSuchTable
from storage.keys import Keys
from storage.notices import Notices
from storage.table import Closed, Running
from tests.bot.screens.gallery import TEXTS, Gallery
from tests.bot.screens.spy import Failure, error
from tests.redis_servers import named_server, redis, valkey, valkey_server
from tests.storage.tables_at_hand import NOW

__all__ = ["named_server", "redis", "valkey", "valkey_server"]

GROUP = -100
NOTICE = Notice("t1.1.0", NOW, GROUP, 0, "notice-forgetting", (("lang", "ru"), ("days", "2")))


class Tower:
    """A clock over the tables of a gallery."""

    def __init__(self, redis: Redis) -> None:
        self.gallery = Gallery(redis)
        self.wall = self.gallery.wall
        self.notices = Notices(redis, Keys("{test}:"))
        self.desks = Desks(self.gallery.tables, now=self.wall, randbelow=lambda _: 0)
        herald = Herald(
            self.notices,
            self.gallery.due,
            TEXTS,
            self.gallery.post,
            self.wall,
            self.gallery.studio.chats,
            self.gallery.studio.people,
        )
        self.clock = Clock(self.gallery.due, self.gallery.tables, self.expire, herald, self.wall)
        self.asked: list[str] = []
        self.broken: set[str] = set()

    async def expire(self, table_id: str, due: float) -> None:
        """Let the table decide."""
        self.asked.append(table_id)
        if table_id in self.broken:
            raise RuntimeError
        await self.desks.expire(table_id, due)

    async def later(self, seconds: float) -> None:
        """Time passes, and what has become due by then is handled."""
        self.wall.now += seconds
        await self.clock.settle()

    async def say(self, notice: Notice = NOTICE) -> None:
        """Have something said."""
        await self.notices.post(notice, self.wall.now)


@pytest.fixture
def tower(redis: Redis) -> Tower:
    """A clock with nothing to wait for."""
    return Tower(redis)


async def test_a_lobby_closes_at_its_deadline_and_not_before(tower: Tower) -> None:
    table = await tower.gallery.lobby()
    await tower.later(table.deadline.at - NOW - 1)
    assert tower.asked == []
    await tower.later(1)
    assert tower.asked == [table.id]
    assert isinstance((await tower.gallery.read()).phase, Closed)


async def test_a_table_that_is_over_is_forgotten_and_the_clock_with_it(tower: Tower) -> None:
    await tower.gallery.lobby()
    await tower.later(1800)
    await tower.later(3600)
    with pytest.raises(NoSuchTable):
        await tower.gallery.read()
    assert await tower.gallery.due.claim(tower.wall.now + 10_000_000, 30, 9, "expire") == []


async def test_a_turn_whose_hand_was_never_live_is_played_after_a_minute_more(tower: Tower) -> None:
    table = await tower.gallery.deal(await tower.gallery.lobby())
    assert not table.deadline.running
    await tower.later(table.deadline.at - NOW)
    after = await tower.gallery.read()
    assert isinstance(after.phase, Running)
    assert after.phase.entries == 1


async def test_a_wake_up_that_was_early_comes_again(tower: Tower) -> None:
    table = await tower.gallery.lobby()
    tower.wall.now = table.deadline.at
    real = tower.desks.expire

    async def set_back(table_id: str, due: float) -> None:
        tower.wall.now -= 30
        await real(table_id, due)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tower.desks, "expire", set_back)
        await tower.clock.settle()
    assert not isinstance((await tower.gallery.read()).phase, Closed)
    await tower.later(30)
    assert isinstance((await tower.gallery.read()).phase, Closed)


async def test_a_table_that_breaks_is_asked_again_and_stops_no_other(tower: Tower) -> None:
    table = await tower.gallery.lobby()
    await tower.gallery.lobby(id="t2", home=replace(table.home, chat=-300))
    tower.broken = {"t1"}
    with capture_logs() as logs:
        await tower.later(table.deadline.at - NOW)
    assert isinstance((await tower.gallery.read("t2")).phase, Closed)
    assert not isinstance((await tower.gallery.read("t1")).phase, Closed)
    assert [line["item"] for line in logs] == ["expire:t1"]
    tower.broken.clear()
    await tower.later(AGAIN)
    assert isinstance((await tower.gallery.read("t1")).phase, Closed)


async def test_a_notice_is_said_once_silently_in_its_group(tower: Tower) -> None:
    await tower.say()
    await tower.clock.settle()
    said = tower.gallery.spy.only(GROUP)
    assert "2" in said.text
    assert said.silent
    await tower.later(1000)
    assert len(tower.gallery.spy.messages(GROUP)) == 1


async def test_a_notice_waits_for_its_moment(tower: Tower) -> None:
    await tower.say(replace(NOTICE, at=NOW + 60))
    await tower.clock.settle()
    assert tower.gallery.spy.messages(GROUP) == []
    await tower.later(60)
    assert len(tower.gallery.spy.messages(GROUP)) == 1


@pytest.mark.parametrize(
    "failure",
    [
        error(TelegramRetryAfter, "Too Many Requests: retry after 1", retry_after=1),
        error(TelegramServerError, "Bad Gateway"),
    ],
)
async def test_a_notice_is_put_off_while_its_chat_has_to_wait(tower: Tower, failure: Failure) -> None:
    tower.gallery.spy.fails(SendMessage, failure, GROUP)
    await tower.say()
    await tower.clock.settle()
    assert tower.gallery.spy.messages(GROUP) == []
    await tower.later(1)
    assert len(tower.gallery.spy.messages(GROUP)) == 1


async def test_a_notice_is_said_in_the_language_its_group_has_now(tower: Tower) -> None:
    chats = tower.gallery.studio.chats
    await chats.meet(Chat(GROUP, "Friday"))
    await chats.set_lang(GROUP, "en")
    await tower.say()
    await tower.clock.settle()
    assert tower.gallery.spy.only(GROUP).text.startswith("This table has long been waiting for a move.")


async def test_a_notice_for_a_chat_that_is_shut_is_dropped(tower: Tower) -> None:
    blocked = error(TelegramForbiddenError, "Forbidden: bot was kicked from the supergroup chat")
    tower.gallery.spy.fails(SendMessage, blocked, GROUP)
    await tower.say()
    await tower.clock.settle()
    await tower.later(1000)
    assert tower.gallery.spy.said(GROUP) == ["sendMessage"]
