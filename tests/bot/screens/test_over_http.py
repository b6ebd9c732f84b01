"""Games on the screens of the local Telegram, over HTTP, with its limits and its delays."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
from aiogram import Bot
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import TelegramAPIServer
from redis.asyncio import Redis

from bot.playground import Playground
from rules.game import asked
from storage.acquaintance import Person
from storage.table import Home, Member, Running
from tests.bot.screens.gallery import Gallery, Wall
from tests.storage.tables_at_hand import GAME, moved


class Evening:
    """A group of four in the local Telegram, and a gallery that draws there."""

    def __init__(self, local: Playground, gallery: Gallery) -> None:
        self.local = local
        self.gallery = gallery
        self.people = [local.people.add_person(name)["id"] for name in ("Аня", "Боря", "Вера", "Гриша")]
        self.group = int(local.people.add_group("Пятница", self.people[0], members=self.people[1:])["id"])
        for person in self.people:
            local.people.start(person)

    async def begin(self) -> None:
        """Everybody sits, and the first round is dealt and shown."""
        members = tuple(Member(person, name) for person, name in zip(self.people, "АБВГ", strict=True))
        await self.gallery.meet(*(Person(who.person, who.name, reachable=True) for who in members))
        await self.gallery.lobby(home=Home(self.group), members=members)
        await self.gallery.draw()
        await self.gallery.deal(await self.gallery.read())
        await self.gallery.later(5)

    async def play(self, seconds: float, most: int) -> int:
        """Play to the end or so many moves, one every so many seconds; returns the number of moves."""
        for count in range(most):
            table = await self.gallery.read()
            assert isinstance(table.phase, Running)
            change = moved(table, self.gallery.cause(), count * 7 + 3)
            after = change.table.phase
            assert isinstance(after, Running)
            if not asked(GAME, after.state, len(self.people)):
                return count
            deadline = replace(table.deadline, at=self.gallery.wall.now + 120, running=False)
            await self.gallery.tables.commit(
                table.rev, replace(change, table=replace(change.table, deadline=deadline)), self.gallery.wall.now
            )
            await self.pass_time(seconds)
        return most

    async def pass_time(self, seconds: float) -> None:
        """Time passes from one thing due to the next, so that what was put off is drawn when its moment comes."""
        end = self.gallery.wall.now + seconds
        await self.gallery.draw()
        while (now := self.gallery.wall.now) < end:
            await self.gallery.later(min(max(await self.gallery.due.next_at() - now, 0.05), end - now))

    def refused(self) -> list[tuple[str, str]]:
        """What Telegram did not take."""
        return [(request.method, request.error[1]) for request in self.local.requests if request.error]


@pytest.fixture
async def evening(valkey: Redis) -> AsyncIterator[Evening]:
    """An evening that is about to begin."""
    wall = Wall()
    local = Playground(clock=wall)
    await local.start()
    bot = Bot(local.token, session=AiohttpSession(api=TelegramAPIServer.from_base(local.url)))
    yield Evening(local, Gallery(valkey, wall=wall, bot=bot))
    await bot.session.close()
    await local.stop()


@pytest.mark.parametrize(
    ("seconds", "most"),
    [(1, 25), (6, 12), pytest.param(1, 400, marks=pytest.mark.slow), pytest.param(6, 400, marks=pytest.mark.slow)],
)
async def test_a_game_stays_within_what_telegram_allows(evening: Evening, seconds: float, most: int) -> None:
    await evening.begin()
    moves = await evening.play(seconds, most)
    await evening.pass_time(30)
    assert most == moves or moves > 25
    assert evening.refused() == []
    assert evening.local.violations == []
    board = (await evening.gallery.store.load("t1")).hung["board"]
    shown = evening.local.people.phone(evening.people[0], chat_id=evening.group)["chats"][0]["messages"]
    boards = [message["message_id"] for message in shown if message["sender"]["is_bot"] and message["keyboard"]]
    assert boards == [board.message]


async def test_a_turn_costs_the_group_one_edit_and_the_private_chats_three_calls(evening: Evening) -> None:
    await evening.begin()
    before = len(evening.local.requests)
    await evening.gallery.move()
    await evening.pass_time(6)
    calls = [(request.method, request.chat_id) for request in list(evening.local.requests)[before:]]
    assert [method for method, chat in calls if chat == evening.group] == ["editMessageText"]
    assert len([method for method, chat in calls if chat != evening.group]) <= 3
