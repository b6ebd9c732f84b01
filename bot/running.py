"""One run of the bot, from the first greeting to the last write."""

from __future__ import annotations

import asyncio
import signal
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import structlog
from aiogram.exceptions import TelegramAPIError, TelegramConflictError, TelegramUnauthorizedError
from redis.asyncio import Redis

from bot import logs
from bot.aiogram_on_demand import build_for_a_press
from bot.app import App, make_bot, opened
from bot.dispatch import dispatcher
from bot.evening import evening
from bot.memory import set_aside
from bot.playground import Latency, Playground
from bot.settings import Settings
from bot.texts import DEFAULT, Texts
from storage.connect import check_server, connect
from storage.errors import Unavailable
from storage.server import Server

log = structlog.get_logger(__name__)

LOCAL_TOKEN = "1:local"  # noqa: S105 - the local Telegram's own, no secret


@dataclass(frozen=True, slots=True)
class Telegram:
    """Which Telegram a run talks to: the token and the address of its Bot API."""

    token: str
    api: str


class PortTaken(Exception):
    """The local Telegram cannot listen where it is told to."""

    def __init__(self, host: str, port: int, why: str | None) -> None:
        super().__init__(f"cannot listen on {host}:{port} ({why}); set another PORT, or 0 for any")


async def run(settings: Settings, where: str | Path, server: Server | None) -> int:
    """Run until a signal or a loop ends it; 0 after a clean stop, 1 when something outside refused."""
    logs.set_up(
        settings.log_level,
        json=settings.log_format == "json",
        secrets=(settings.bot_token.get_secret_value(), settings.redis_url.get_secret_value()),
    )
    redis = connect(where)
    watching = asyncio.create_task(server.watch()) if server else None
    try:
        for fault in await check_server(redis):
            log.warning(fault)
        async with telegram(settings) as place:
            await _serve(settings, place, redis)
    except (TelegramAPIError, Unavailable, PortTaken) as error:
        log.error(_plainly(error))  # noqa: TRY400 - a line for people, not a traceback
        return 1
    finally:
        if watching:
            watching.cancel()
            with suppress(asyncio.CancelledError):
                await watching
        await redis.aclose()
    return 0


@asynccontextmanager
async def telegram(settings: Settings) -> AsyncIterator[Telegram]:
    """The Telegram of this run; the local one lives exactly as long as it."""
    if not settings.local:
        yield Telegram(settings.bot_token.get_secret_value(), settings.telegram_api)
        return
    say = Texts().say(DEFAULT)
    local = Playground(
        token=LOCAL_TOKEN,
        latency=Latency.parse(settings.latency),
        bot_name=say("evening-bot"),
        bot_username="igroteka_bot",
    )
    try:
        await local.start(settings.host, settings.port)
    except OSError as error:
        raise PortTaken(settings.host, settings.port, error.strerror) from error
    evening(local, say)
    sys.stdout.write(f"the local Telegram is ready: {local.url}\n")
    sys.stdout.flush()
    try:
        yield Telegram(LOCAL_TOKEN, local.url)
    finally:
        await local.stop()


async def _serve(settings: Settings, place: Telegram, redis: Redis) -> None:
    bot = make_bot(place.token, place.api)
    async with opened(bot, redis, settings.redis_prefix, now=time.time) as app:
        _stop_on_signals(app)
        dispatcher()
        build_for_a_press()
        set_aside()
        log.info("the bot is ready", bot=app.house.username)
        await app.run()


def _stop_on_signals(app: App) -> None:
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # not every platform has them
            loop.add_signal_handler(number, lambda: app.house.errands.begin(app.poller.stop()))


def _plainly(error: Exception) -> str:
    """What is wrong, in a line."""
    match error:
        case TelegramUnauthorizedError():
            return "Telegram does not know this BOT_TOKEN; copy it again from BotFather"
        case TelegramConflictError():
            return "another bot is polling with this token; stop it first"
        case PortTaken():
            return str(error)
        case _:
            return f"{type(error).__name__}: {error}"
