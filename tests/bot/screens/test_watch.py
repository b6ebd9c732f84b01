"""The loop itself: it sleeps until something is due, works at many things at once, and stops when told."""

from __future__ import annotations

import asyncio

import pytest
from redis.asyncio import Redis
from structlog.testing import capture_logs

from bot.screens.painter import Painter
from bot.screens.watch import AGAIN, LEASE, LOOK_EVERY, Watch
from storage.due import Due
from storage.errors import Unavailable
from storage.hanging import Lease
from storage.keys import Keys
from storage.table import Home
from tests.bot.screens.gallery import Gallery, Wall, breathe


class Sleeper:
    """A waiter for whom time passes only when he is rung; it notes for how long he was sent to sleep."""

    def __init__(self) -> None:
        self.pauses: list[float] = []

    async def __call__(self, event: asyncio.Event, seconds: float) -> None:
        """Sleep until rung."""
        self.pauses.append(seconds)
        await event.wait()


class Worker:
    """Handles what a watch claims, and holds it for as long as the test wants."""

    def __init__(self, redis: Redis) -> None:
        self.due = Due(redis, Keys("{test}:"))
        self.wall = Wall()
        self.sleeper = Sleeper()
        self.done: list[str] = []
        self.free = asyncio.Event()
        self.free.set()
        self.broken: set[str] = set()
        self.watch = Watch(self.due, "draw", self.handle, self.wall, self.sleeper, at_once=2)

    async def handle(self, lease: Lease) -> None:
        """Work at one item."""
        await self.free.wait()
        if lease.item in self.broken:
            raise RuntimeError("a secret: guard, countess")
        self.done.append(lease.item)
        await self.due.ack(lease, self.wall.now)


@pytest.fixture
def worker(redis: Redis) -> Worker:
    """A worker with nothing to do."""
    return Worker(redis)


async def until(sleeper: Sleeper, looks: int) -> None:
    """Wait until the loop has looked so often and sleeps again."""
    while len(sleeper.pauses) < looks:  # noqa: ASYNC110 - what it waits for happens in this very loop
        await asyncio.sleep(0)
    await breathe()


async def test_it_sleeps_until_the_next_thing_is_due_but_never_long(worker: Worker) -> None:
    await worker.due.mark(-1, worker.wall.now + 0.25)
    running = asyncio.create_task(worker.watch.run())
    await until(worker.sleeper, 1)
    assert worker.sleeper.pauses == [pytest.approx(0.25, abs=0.01)]
    worker.wall.now += 0.25
    worker.watch.poke()
    await until(worker.sleeper, 3)
    assert worker.done == ["draw:-1"]
    assert worker.sleeper.pauses[-1] == LOOK_EVERY
    await worker.watch.stop()
    await running


async def test_it_claims_no_more_than_it_works_at(worker: Worker) -> None:
    worker.free.clear()
    for chat in (-1, -2, -3):
        await worker.due.mark(chat, worker.wall.now)
    running = asyncio.create_task(worker.watch.run())
    await until(worker.sleeper, 1)
    assert len(await worker.due.claim(worker.wall.now, LEASE, 9, "draw")) == 1
    worker.free.set()
    await worker.watch.stop()
    await running
    assert len(worker.done) == 2


async def test_something_broken_is_tried_again_and_stops_nothing_else(worker: Worker) -> None:
    worker.broken = {"draw:-1"}
    await worker.due.mark(-1, worker.wall.now - 1)
    await worker.due.mark(-2, worker.wall.now)
    with capture_logs() as logs:
        await worker.watch.settle()
    assert worker.done == ["draw:-2"]
    assert [line["error"] for line in logs] == ["RuntimeError"]
    assert "countess" not in str(logs)
    worker.broken.clear()
    worker.wall.now += AGAIN
    await worker.watch.settle()
    assert worker.done == ["draw:-2", "draw:-1"]


async def test_what_takes_too_long_at_the_end_is_left_to_others(worker: Worker) -> None:
    worker.free.clear()
    await worker.due.mark(-1, worker.wall.now)
    running = asyncio.create_task(worker.watch.run())
    await until(worker.sleeper, 1)
    await worker.watch.stop(within=0)
    await running
    await breathe()
    assert worker.done == []
    assert [lease.item for lease in await worker.due.claim(worker.wall.now + LEASE + 1, LEASE, 9)] == ["draw:-1"]


async def test_it_outlives_a_store_that_does_not_answer(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    async def silent(*_: object) -> tuple[list[Lease], float]:
        raise Unavailable("nobody there")

    await worker.due.mark(-1, worker.wall.now)
    with monkeypatch.context() as broken, capture_logs() as logs:
        broken.setattr(worker.due, "look", silent)
        running = asyncio.create_task(worker.watch.run())
        await until(worker.sleeper, 1)
    assert worker.sleeper.pauses == [LOOK_EVERY]
    assert [line["log_level"] for line in logs] == ["warning"]
    worker.watch.poke()
    await until(worker.sleeper, 2)
    await worker.watch.stop()
    await running
    assert worker.done == ["draw:-1"]


async def test_a_painter_that_runs_draws_after_a_poke(gallery: Gallery) -> None:
    sleeper = Sleeper()
    painter = Painter(gallery.studio, gallery.due, gallery.wall, sleeper)
    running = asyncio.create_task(painter.run())
    await until(sleeper, 1)
    await gallery.lobby()
    painter.poke()
    await until(sleeper, 3)
    assert len(gallery.spy.messages(-100)) == 1
    await painter.stop()
    await running


async def test_one_table_that_cannot_be_drawn_stops_no_other(gallery: Gallery) -> None:
    await gallery.lobby()
    await gallery.lobby(id="t2", home=Home(-300))
    await gallery.lobby(id="t3", home=Home(-100, 5), pace="no such pace")
    with capture_logs() as logs:
        await gallery.draw()
    assert [line["event"] for line in logs] == ["broken"]
    assert len(gallery.spy.messages(-300)) == 1
    assert len(gallery.spy.messages(-100)) == 1
