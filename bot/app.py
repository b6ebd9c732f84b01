"""The composition root: everything that runs, put together once, started in order and stopped in reverse.

What differs between the ways to run is decided here and nowhere else: which Telegram, which Redis.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from secrets import randbelow, token_hex

import structlog
from aiogram import Bot
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import TelegramAPIServer
from redis.asyncio import Redis

from bot.clock import Clock
from bot.commands_menu import publish_commands
from bot.dealer import try_and_deal
from bot.dispatch import UPDATES, feed
from bot.heart import Heart
from bot.house import Errands, House
from bot.poller import Poller
from bot.replies import Replies
from bot.screens.album import Album
from bot.screens.counting import Counting
from bot.screens.herald import Herald
from bot.screens.outbox import Outbox
from bot.screens.pace import Pace
from bot.screens.painter import Painter
from bot.screens.post import Post
from bot.screens.studio import Studio
from bot.screens.turning import Turning
from bot.table.desks import Desks
from bot.texts import Texts
from storage.chats import Chats
from storage.due import Due
from storage.keys import Keys
from storage.notices import Notices
from storage.people import People
from storage.pictures import Pictures
from storage.pulse import Pulse
from storage.screens import ScreenStore
from storage.tables import Tables
from storage.tickets import Tickets

DRAIN = 8.0
"""Seconds that work in progress has when the bot is told to stop."""

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class App:
    """A running bot: its house and its loops, for those who drive it (the command line, tests)."""

    house: House
    poller: Poller
    painter: Painter
    clock: Clock
    heart: Heart

    async def run(self) -> None:
        """Poll, draw, answer and keep time until `stop`; ends when any of these ends."""
        await self.heart.rise()
        running = (self.poller, self.painter, self.clock, self.house.outbox, self.heart)
        loops = [asyncio.create_task(loop.run()) for loop in running]
        done, _ = await asyncio.wait(loops, return_when=asyncio.FIRST_COMPLETED)
        await self.stop()
        await asyncio.gather(*loops, return_exceptions=True)
        for task in done:
            task.result()

    async def stop(self) -> None:
        """Take nothing more in, finish what is held, then stop drawing and keeping time."""
        await self.poller.stop()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.house.errands.settle(), DRAIN)
        await self.clock.stop()
        await self.painter.stop()
        await self.house.outbox.stop()
        await self.heart.stop()


def make_bot(token: str, api: str, session_type: type[AiohttpSession] = AiohttpSession) -> Bot:
    """A bot that talks to the Bot API server at this address."""
    session = session_type(api=TelegramAPIServer.from_base(api))
    session.middleware(Replies())
    return Bot(token, session=session)


@asynccontextmanager
async def opened(bot: Bot, redis: Redis, prefix: str, *, now: Callable[[], float]) -> AsyncIterator[App]:
    """Everything around one bot and one Redis, introduced to Telegram, not running yet."""
    async with AsyncExitStack() as stack:
        stack.push_async_callback(bot.session.close)
        texts = Texts()
        me = await bot.get_me()
        await publish_commands(bot, texts)
        yield compose(bot, me.username or "", redis, Keys(f"{{{prefix}}}:"), texts, now=now)


def compose(
    bot: Bot,
    username: str,
    redis: Redis,
    keys: Keys,
    texts: Texts,
    *,
    now: Callable[[], float],
    luck: Callable[[int], int] = randbelow,
) -> App:
    """The parts, each given what it needs; `luck` is a `randbelow`."""
    tables, people, store, due = Tables(redis, keys), People(redis, keys), ScreenStore(redis, keys), Due(redis, keys)
    chats = Chats(redis, keys)
    pace = Pace(now)
    bot.session.middleware(Counting(pace))
    post = Post(bot, pace, Album(Pictures(redis, keys)))
    painter = Painter(Studio(tables, store, people, texts, post, username, chats), due, now)
    desks = Desks(tables, now=now, randbelow=luck)
    clock = Clock(due, tables, desks.expire, Herald(Notices(redis, keys), due, texts, post, now, chats, people), now)
    desks.poke = lambda: _poke(painter, clock)
    house = House(
        bot=bot,
        username=username,
        desks=desks,
        tables=tables,
        people=people,
        chats=chats,
        tickets=Tickets(redis, keys),
        screens=store,
        texts=texts,
        post=post,
        outbox=Outbox(pace),
        turning=Turning(post),
        errands=Errands(),
        now=now,
        table_id=lambda: token_hex(4),
    )
    desks.frozen = lambda table: try_and_deal(house, table)
    poller = Poller(bot, lambda update: feed(house, update), allowed_updates=UPDATES)
    return App(house, poller, painter, clock, Heart(Pulse(redis, keys), desks, now))


def _poke(painter: Painter, clock: Clock) -> None:
    """A commit was made in this process: there may be something to draw, and a new deadline."""
    painter.poke()
    clock.poke()
