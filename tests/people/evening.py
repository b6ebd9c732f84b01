"""An evening: the local Telegram, a Redis, and the bot between them, all running for real, with only time in hand.

After everything a person does the evening settles: updates are handled, errands done, screens drawn. Where a drawing
waits for its pace the clock is moved on to its turn, so no test ever sleeps and none is refused by Telegram's limits.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from redis.asyncio import Redis

from bot.app import compose
from bot.playground import Playground
from bot.texts import Texts
from rules.record import Record
from storage.due import NEVER
from storage.errors import NoSuchTable
from storage.hanging import Screens
from storage.ids import ChatId, TableId
from storage.keys import Keys
from storage.screens import ScreenStore
from storage.table import Finished, Home, Member, Running, Table
from storage.tables import Tables
from tests.people.clock import Clock
from tests.people.line import PATIENCE, Line
from tests.people.luck import Luck
from tests.people.wires import bot_at, cut

T = TypeVar("T")

KEYS: Final = Keys("{evening}:")
LEASE_OVER: Final = 31.0
"""Seconds after which what a dead bot had claimed is free again."""
ROUNDS: Final = 60
"""Drawings in a row that may wait for their pace before an evening counts as endless."""

Game = tuple[TableId, int]
Item = tuple[str, float, bool]
"""What has its time: the item, the moment, and whether somebody has it in his hands."""
Place = ChatId | Home
"""Where a table stands: a group, or a topic of one."""


@dataclass
class Evening:
    """Everything around one bot; `logs` are the lines it has logged."""

    pg: Playground
    clock: Clock
    luck: Luck
    line: Line
    texts: Texts
    connect: Callable[[], Redis]
    logs: list[Any] = field(default_factory=list)
    tables: dict[Place, Table] = field(default_factory=dict)
    screens: dict[Place, Screens] = field(default_factory=dict)
    games: dict[Game, tuple[Member, ...]] = field(default_factory=dict)
    records: dict[Game, Record] = field(default_factory=dict)
    deaths: int = 0
    presses: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.redis = self.connect()
        self._eyes = Tables(self.redis, KEYS), ScreenStore(self.redis, KEYS)
        self._struck = 0.0

    async def __aenter__(self) -> Evening:
        await self.opens()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.closes()
        await self.redis.aclose()

    # --- the bot

    async def opens(self) -> None:
        """Start the bot; another one on the same Redis and the same Telegram after the first has gone."""
        self._bot, self._session = bot_at(self.pg.token, self.pg.url)
        self._redis = self.connect()
        name = self.pg.world.bot.username
        self.app = compose(self._bot, name, self._redis, KEYS, self.texts, now=self.clock, luck=self.luck)
        self._running = asyncio.create_task(self.app.run())

    async def closes(self) -> None:
        """Stop the bot in good order; nothing to do where none runs."""
        if self._running.done():
            return
        await self.app.stop()
        await self._running
        await self._session.close()
        await self._redis.aclose()

    async def restarts(self) -> None:
        """Stop the bot and start it again."""
        await self.closes()
        await self.opens()
        await self.settle()

    async def dies(self) -> None:
        """kill −9: from this very moment nothing the bot does has an effect; what it had claimed runs out."""
        told = len(self.logs)
        self.deaths += 1
        cut(self._redis)
        await self._session.cut()
        with suppress(Exception):
            await self.app.stop()
        await asyncio.gather(self._running, return_exceptions=True)
        await self._redis.aclose()
        del self.logs[told:]
        self.clock.forward(LEASE_OVER)

    # --- time

    async def passes(self, seconds: float) -> None:
        """Let time pass, and whatever is due by then happen."""
        self.clock.forward(seconds)
        await self.settle()

    async def at_once(self, *doing: Coroutine[Any, Any, T]) -> list[T]:
        """Several things done at the same moment."""
        return await asyncio.gather(*doing)

    async def settle(self) -> None:
        """Wait until all is done and drawn, moving the clock on wherever a drawing waits for its turn."""
        for _ in range(ROUNDS):
            if not self._moves_on(await self._quiet()):
                break
        else:
            raise AssertionError("the screens are never done")
        await self.line.catch_up()
        await self._look()

    async def _quiet(self) -> list[Item]:
        """Wait until nothing happens any more; returns what is left for later."""
        if self.clock() != self._struck:
            self._struck = self.clock()
            self.app.painter.poke()
            self.app.clock.poke()
        async with asyncio.timeout(PATIENCE):
            while True:
                if not self._is_at_work():
                    items = await self._due()
                    if not any(at <= self.clock() or held for _, at, held in items):
                        return items
                await asyncio.sleep(0.001)

    def _is_at_work(self) -> bool:
        """Whether an update is unconfirmed or an errand under way."""
        house = self.app.house
        return bool(len(self.pg.people.telegram.updates) or house.errands.running or house.outbox.at_work)

    async def nudge(self) -> bool:
        """Move the clock on to the next drawing in nobody's hands, or letter that waits; False when there is none."""
        return self._moves_on(await self._due())

    def _moves_on(self, items: list[Item]) -> bool:
        turns = [at for item, at, held in items if item.startswith("draw:") and not held]
        soonest = min(*turns, self.app.house.outbox.next_at(), NEVER)
        if soonest == NEVER:
            return False
        self.clock.reach(soonest)
        self.app.painter.poke()
        self.app.house.outbox.poke()
        return True

    async def _due(self) -> list[Item]:
        """Everything that has its time."""
        async with self.redis.pipeline(transaction=True) as pipe:
            pipe.zrange(KEYS.due, 0, -1, withscores=True)
            pipe.hkeys(KEYS.held)
            items, held = await pipe.execute()
        return [(item.decode(), at, item in held) for item, at in items]

    # --- what the test looks at

    async def _look(self) -> None:
        """Remember the tables as they stand now, and who has played what."""
        tables, screens = self._eyes
        for home in self._homes():
            place = home if home.topic else home.chat
            try:
                table = await tables.read(await tables.at(home))
            except NoSuchTable:
                self.tables.pop(place, None)
                continue
            self.tables[place] = table
            self.screens[place] = await screens.load(table.id)
            if isinstance(table.phase, Running | Finished):
                self.games[(table.id, table.number)] = table.members
                await self._keep_record(table)

    def _homes(self) -> Iterator[Home]:
        """Every group, and every topic that there is or was in it: the messages that made them tell."""
        for group in self.pg.world.groups():
            yield Home(group.id)
            made = (one for one in group.messages.values() if one.service and one.service.kind == "topic_created")
            yield from (Home(group.id, one.topic) for one in made)

    async def _keep_record(self, table: Table) -> None:
        """The log as it is now; a table takes its own along when it is forgotten."""
        key, (tables, _) = (table.id, table.number), self._eyes
        kept = self.records.get(key)
        assert isinstance(table.phase, Running | Finished)
        if kept is None or len(kept.entries) != table.phase.entries:
            self.records[key] = await tables.record(*key)

    def expect(self, *refusals: str) -> None:
        """Telegram may refuse requests with these words; without it no refusal is fine."""
        self.expected.extend(refusals)
