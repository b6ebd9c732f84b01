"""A painter at work on a spied Telegram: tables are stored, time is told, and what hangs is looked at."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from typing import Any

from aiogram import Bot
from redis.asyncio import Redis

from bot.screens.album import Album
from bot.screens.claim import Claim
from bot.screens.counting import Counting
from bot.screens.pace import Pace
from bot.screens.painter import Painter
from bot.screens.post import Post
from bot.screens.studio import Studio
from bot.screens.watch import LEASE
from bot.texts import Texts
from rules.chance import live
from storage.acquaintance import Person
from storage.change import Cause
from storage.chats import Chats
from storage.due import Due
from storage.hanging import Hung, Lease, Open
from storage.ids import TableId
from storage.keys import Keys
from storage.people import People
from storage.pictures import Pictures
from storage.screens import ScreenStore
from storage.table import Finished, Running, Table, token_of
from storage.tables import Tables
from tests.bot.screens.spy import Spy, SpySession
from tests.storage.tables_at_hand import ANYA, BORYA, GAME, NOW, VERA, dealt, lobby, moved, opened, renamed

TEXTS = Texts()


@dataclass(slots=True)
class Wall:
    """The clock on the wall: it moves when it is moved."""

    now: float = NOW

    def __call__(self) -> float:
        """The moment."""
        return self.now


class Gallery:
    """Everything the painter needs, on one server."""

    def __init__(self, redis: Redis, spy: Spy | None = None, wall: Wall | None = None, bot: Bot | None = None) -> None:
        self.redis = redis
        keys = Keys("{test}:")
        self.wall = wall or Wall()
        self.spy = spy or Spy()
        self.bot = bot or Bot("1:test", session=SpySession(self.spy))
        self.tables, self.people = Tables(redis, keys), People(redis, keys)
        self.store, self.due = ScreenStore(redis, keys), Due(redis, keys)
        self.pace = Pace(self.wall)
        self.bot.session.middleware(Counting(self.pace))
        self.post = Post(self.bot, self.pace, Album(Pictures(redis, keys)))
        self.studio = Studio(self.tables, self.store, self.people, TEXTS, self.post, "table_bot", Chats(redis, keys))
        self.painter = Painter(self.studio, self.due, self.wall)
        self._causes = 0

    def beside(self) -> Gallery:
        """Another worker on the same server and the same Telegram, with nothing of this one's memory."""
        return Gallery(self.redis, self.spy, self.wall)

    # --- tables

    async def meet(self, *people: Person) -> None:
        """People who have opened their private chat."""
        for person in people:
            await self.people.meet(person)

    async def lobby(self, **other: Any) -> Table:
        """Everybody has met the bot, and a lobby stands in the group."""
        await self.meet(*(Person(who.person, who.name, reachable=True) for who in (ANYA, BORYA, VERA)))
        table = replace(lobby(), **other)
        await self.tables.open(opened(table), self.wall.now)
        return await self.tables.read(table.id)

    async def game(self, **other: Any) -> Table:
        """A game that has just been dealt and shown."""
        await self.deal(await self.lobby(**other))
        await self.draw()
        return await self.read()

    async def deal(self, table: Table) -> Table:
        """Deal at the table."""
        change = replace(dealt(table), cause=self.cause())
        return await self.tables.commit(table.rev, change, self.wall.now)

    async def move(self, choice: int = 0) -> Table:
        """Whoever is asked plays his n-th legal action, and the next question's clock stands."""
        table = await self.read()
        change = moved(table, self.cause(), choice)
        deadline = replace(table.deadline, at=self.wall.now + 120, running=False)
        change = replace(change, table=replace(change.table, deadline=deadline))
        return await self.tables.commit(table.rev, change, self.wall.now)

    async def end(self) -> Table:
        """The first seat leaves, and the game of two is over."""
        table = await self.read()
        assert isinstance(table.phase, Running)
        state = GAME.leave(table.phase.state, 0, live(lambda _: 0)).state
        outcome = GAME.outcome(state)
        assert outcome is not None
        over = Finished(table.phase.header, state, 1, outcome, self.wall.now, table.phase.chronicle)
        return await self.change(phase=over, gone=(0,))

    async def change(self, **other: Any) -> Table:
        """Something else about the table becomes different."""
        table = await self.read()
        change = replace(renamed(table, table.title, self.cause()), table=replace(table, **other))
        return await self.tables.commit(table.rev, change, self.wall.now)

    async def read(self, table_id: TableId = "t1") -> Table:
        """The table as it is stored."""
        return await self.tables.read(table_id)

    async def token(self) -> str:
        """The token of the question asked now."""
        table = await self.read()
        assert isinstance(table.phase, Running)
        return token_of(table, table.phase.question)

    async def hung(self, surface: str) -> Hung:
        """What is written down about a surface."""
        return (await self.store.load("t1")).hung[surface]

    async def open_menu(self, person: int, *words: str) -> None:
        """The person opens a sub-menu of the question asked now."""
        await self.store.open_menu("t1", person, Open(await self.token(), words))

    def cause(self) -> Cause:
        """Why the next commit is made: something new each time."""
        self._causes += 1
        return Cause("test", f"{id(self)}.{self._causes}")

    # --- time and drawing

    async def draw(self) -> None:
        """Draw all that is due."""
        await self.painter.settle()

    async def later(self, seconds: float) -> None:
        """Time passes, and what has become due by then is drawn."""
        self.wall.now += seconds
        await self.draw()

    async def claim(self) -> Claim:
        """Claim the chat as a painter would."""
        (lease,) = await self.due.claim(self.wall.now, LEASE, 1, "draw")
        return Claim(self.due, self.store, lease, self.wall)

    async def lease_of_another(self) -> Lease:
        """The lease of the painter at work runs out, and another one claims the chat."""
        self.wall.now += LEASE + 1
        (lease,) = await self.due.claim(self.wall.now, LEASE, 1, "draw")
        return lease


async def breathe() -> None:
    """Let every task go on as far as it can without time passing."""
    for _ in range(20):
        await asyncio.sleep(0)
