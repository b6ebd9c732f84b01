"""The bell beside a sleeping loop."""

from __future__ import annotations

from bot.screens.bell import Bell


async def test_a_ring_while_nobody_sleeps_ends_the_next_sleep_at_once() -> None:
    bell = Bell()
    bell.ring()
    bell.ring()
    await bell.sleep(3600)


async def test_a_sleep_ends_by_itself() -> None:
    await Bell().sleep(0.001)
