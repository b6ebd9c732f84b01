"""Bringing people together: an evening with a group, opened and closed around a test."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from aiogram.types import Update
from redis.asyncio import Redis
from structlog.testing import capture_logs

from bot.playground import Playground
from bot.texts import Texts
from tests.people import conduct, secrecy
from tests.people.clock import Clock
from tests.people.evening import Evening
from tests.people.group import Group
from tests.people.line import Inside, Line, OverHttp
from tests.people.luck import Luck
from tests.people.person import Person

GROUP = "Пятница"
BOT = "evening_bot"


@asynccontextmanager
async def gathering(
    *names: str, texts: Texts, connect: Callable[[], Redis], over_http: bool = False, seed: int = 0, **telegram: Any
) -> AsyncIterator[Group]:
    """A group of these people with the bot in it; afterwards everything the bot did is judged."""
    _forget_other_updates()
    clock = Clock()
    pg = Playground(clock=clock, bot_username=BOT, seed=seed, **telegram)
    async with AsyncExitStack() as stack:
        logs = stack.enter_context(capture_logs())
        await pg.start()
        stack.push_async_callback(pg.stop)
        numbers = [pg.people.add_person(name)["id"] for name in names]
        chat = pg.people.add_group(GROUP, numbers[0], members=numbers[1:])["id"]
        line = await stack.enter_async_context(line_to(pg, over_http=over_http))
        evening = await stack.enter_async_context(Evening(pg, clock, Luck(seed), line, texts, connect, logs))
        group = Group(chat, evening)
        group.people += [Person(name, number, evening, group) for name, number in zip(names, numbers, strict=True)]
        await evening.settle()
        yield group
        await evening.settle()
        await evening.closes()
        conduct.check(evening)
        secrecy.check(evening)


def _forget_other_updates() -> None:
    """aiogram remembers what kind the last updates were by their numbers, which are the same on every evening."""
    event_type = vars(Update)["event_type"].fget
    event_type.cache_clear()


@asynccontextmanager
async def line_to(pg: Playground, *, over_http: bool) -> AsyncIterator[Line]:
    """The way of people's phones to their Telegram."""
    if not over_http:
        yield Inside(pg)
        return
    async with OverHttp(pg) as line:
        yield line
