"""A local Telegram on a free port for each test, with a clock in the test's hand."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest
from aiohttp import ClientSession

from bot.playground import Playground

from .friday import Clock, Friday

Opener = Callable[..., Awaitable[Friday]]


@pytest.fixture
async def opened() -> AsyncIterator[Opener]:
    """Opens evenings with the settings given; all are closed after the test."""
    async with AsyncExitStack() as stack:

        async def open_one(**settings: Any) -> Friday:
            clock = Clock()
            pg = Playground(**{"clock": clock, "limits": False, **settings})
            await pg.start()
            stack.push_async_callback(pg.stop)
            return Friday(pg, await stack.enter_async_context(ClientSession()), clock)

        yield open_one


@pytest.fixture
async def friday(opened: Opener) -> Friday:
    """The usual evening: no limits of pace, strict about fields."""
    return await opened()
