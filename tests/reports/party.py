"""One game played through on the clock: the bot as in production, a slow local Telegram with its limits, and people."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import fakeredis
from structlog.testing import capture_logs

from bot.app import App, compose
from bot.playground import Latency, Playground
from bot.playground.journal import Request
from bot.press import Desk, Seat, Setting
from bot.texts import Texts
from storage.errors import NoSuchTable
from storage.keys import Keys
from storage.table import Finished, Home, Lobby, Running, Table
from tests.people.clock import EVENING
from tests.people.luck import Luck
from tests.people.wires import bot_at
from tests.redis_servers import in_process
from tests.reports.tape import Tape
from tests.reports.thinker import Thinker

NAMES: Final = ("Аня", "Боря", "Вася", "Галя", "Дима", "Ева")
USUAL: Final = Latency(80, 40)
"""How slow the real Telegram is."""
GLANCE: Final = 0.5
"""Seconds between two looks at the board while people gather and while they play."""
AFTERWARDS: Final = 5.0
"""Seconds for which the end of the game is watched."""
PATIENCE: Final = 6 * 3600.0
"""Seconds after which a game that does not end is given up."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What is to be played: a game, by so many people, with options as the lobby's buttons have them, at most so long.

    `most` are moves.
    """

    game: str
    people: int = 4
    options: tuple[tuple[str, str], ...] = ()
    latency: Latency = USUAL
    most: int = 1_000_000


@dataclass(frozen=True, slots=True)
class Played:
    """What was seen of one game, from the first hand to the end; `moves` is the length of its record."""

    seed: int
    moves: int
    began: float
    ended: float
    group: int
    tape: Tape
    requests: tuple[Request, ...]
    faults: tuple[str, ...]


async def play(wish: Wish, seed: int, texts: Texts) -> Played:
    """Play one game to its end on the clock of the running loop."""
    loop = asyncio.get_running_loop()
    pg = Playground(clock=lambda: EVENING + loop.time(), latency=wish.latency, seed=seed)
    with capture_logs() as logs:
        async with _open(pg), _bot(pg, seed, texts) as app:
            people = [pg.people.add_person(name)["id"] for name in NAMES[: wish.people]]
            group = pg.people.add_group("Пятница", people[0], members=people[1:])["id"]
            tape = Tape(pg.world)
            pg.people.telegram.live.listeners.add(tape)
            table = _Table(pg, app, group, [Thinker(each, pg, tape, Random(f"{seed}.{each}")) for each in people])
            began, ended = await table.plays(wish)
            moves = _length(await table.stands())
    told = tuple(line["event"] for line in logs if line["log_level"] in {"error", "critical"})
    return Played(seed, moves, began, ended, group, tape, tuple(pg.requests), told)


@asynccontextmanager
async def _open(pg: Playground) -> AsyncIterator[None]:
    await pg.start()
    try:
        yield
    finally:
        await pg.stop()


@asynccontextmanager
async def _bot(pg: Playground, seed: int, texts: Texts) -> AsyncIterator[App]:
    bot, session = bot_at(pg.token, pg.url)
    redis = in_process(fakeredis.FakeServer())
    keys, name = Keys("{report}:"), pg.world.bot.username
    app = compose(bot, name, redis, keys, texts, now=pg.world.clock, luck=Luck(seed))
    running = asyncio.create_task(app.run())
    try:
        yield app
    finally:
        await app.stop()
        await running
        await session.close()
        await redis.aclose()


def _length(table: Table) -> int:
    """The moves of the game so far."""
    return table.phase.entries if isinstance(table.phase, Running | Finished) else 0


class _Table:
    """The people around one table, from /play to the end."""

    def __init__(self, pg: Playground, app: App, group: int, people: Sequence[Thinker]) -> None:
        self._pg = pg
        self._tables = app.house.tables
        self._group = group
        self._people = people

    async def plays(self, wish: Wish) -> tuple[float, float]:
        """Gather, play, watch the end; returns when the game began and when it ended (Unix seconds)."""
        await self._gather(wish)
        began = self._pg.world.clock()
        playing = [asyncio.create_task(each.plays()) for each in self._people]
        try:
            await self._until(lambda table: isinstance(table.phase, Finished) or _length(table) >= wish.most)
            ended = self._pg.world.clock()
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        await asyncio.sleep(AFTERWARDS)  # whoever has just pressed is still answered
        return began, ended

    async def _gather(self, wish: Wish) -> None:
        for each in self._people:
            self._pg.people.start(each.id)
        host = self._people[0]
        await asyncio.sleep(GLANCE)
        self._pg.people.send(host.id, self._group, f"/play {wish.game}")
        table = await self._until(lambda table: isinstance(table.phase, Lobby))
        for option, choice in wish.options:
            await self._press(host, Setting(table=table.id, number=table.number, option=option, choice=choice))
        for each in self._people:
            await self._press(each, Seat(table=table.id, number=table.number, wanted=1))
        await self._until(lambda table: len(table.members) == len(self._people))
        await self._press(host, Desk(table=table.id, number=table.number, verb="start"))
        await self._until(lambda table: not isinstance(table.phase, Lobby))

    async def _press(self, who: Thinker, button: Any) -> None:
        """Press a button of the board, a moment after the last one."""
        await asyncio.sleep(GLANCE)
        boards = [each for each in self._pg.world.chats[self._group].messages.values() if each.keyboard]
        who.press(self._group, boards[-1].message_id, button.pack())

    async def stands(self) -> Table:
        """The table as it is stored; raises NoSuchTable."""
        return await self._tables.read(await self._tables.at(Home(self._group)))

    async def _until(self, holds: Any) -> Table:
        """Look at the table now and then until it is so; AssertionError where that takes hours."""
        for _ in range(int(PATIENCE / GLANCE)):
            await asyncio.sleep(GLANCE)
            try:
                table = await self.stands()
            except NoSuchTable:
                continue
            if holds(table):
                return table
        raise AssertionError("the game does not end")
