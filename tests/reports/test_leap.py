"""A loop that leaps over idleness tells the same time to everything that runs on it."""

from __future__ import annotations

import asyncio
from time import monotonic, process_time

from tests.reports.leap import Leap


def test_an_hour_of_waiting_takes_no_time_and_keeps_its_order() -> None:
    async def wait() -> tuple[float, list[str]]:
        told: list[str] = []

        async def tells(name: str, seconds: float) -> None:
            await asyncio.sleep(seconds)
            told.append(name)

        loop, began = asyncio.get_running_loop(), asyncio.get_running_loop().time()
        await asyncio.gather(tells("later", 3600), tells("sooner", 60), tells("soonest", 0.05))
        return loop.time() - began, told

    began = monotonic()
    with asyncio.Runner(loop_factory=lambda: Leap(work=False)) as runner:
        assert runner.run(wait()) == (3600, ["soonest", "sooner", "later"])
    assert monotonic() - began < 60


def test_work_counts_where_it_is_asked_to() -> None:
    async def work() -> float:
        loop = asyncio.get_running_loop()
        began, busy = loop.time(), process_time()
        while process_time() < busy + 0.02:
            pass
        await asyncio.sleep(1)
        return loop.time() - began

    with asyncio.Runner(loop_factory=Leap) as runner:
        assert 1.02 <= runner.run(work()) < 1.5
    with asyncio.Runner(loop_factory=lambda: Leap(work=False)) as runner:
        assert runner.run(work()) == 1


def test_nothing_is_leapt_over_while_a_thread_is_at_work() -> None:
    async def both() -> list[str]:
        told: list[str] = []

        async def sleeps() -> None:
            await asyncio.sleep(30)
            told.append("slept")

        sleeping = asyncio.create_task(sleeps())
        await asyncio.to_thread(sum, range(100_000))
        told.append("worked")
        await sleeping
        return told

    with asyncio.Runner(loop_factory=lambda: Leap(work=False)) as runner:
        assert runner.run(both()) == ["worked", "slept"]
