"""The local Telegram, put together and served on one port."""

import asyncio
import random
import time
from collections import deque
from collections.abc import Awaitable, Callable

from aiohttp import web

from .bot_routes import BotRoutes
from .buckets import Buckets
from .faults import Faults
from .fields import Violation
from .journal import Journal, Request
from .latency import Latency
from .live import Live
from .live_socket import LiveSocket
from .page import add_page
from .people import People
from .people_routes import PeopleRoutes
from .person import Person
from .profile import Profile
from .telegram import Telegram
from .updates import Updates
from .wire import only_own_pages
from .world import World

LARGEST_REQUEST = 60 * 1024 * 1024


class Playground:
    """A Telegram with one bot, its people, their phones and a page; everything lives in memory."""

    def __init__(
        self,
        *,
        token: str = "1000001:local-telegram",  # noqa: S107 - it opens nothing but this server
        bot_name: str = "Table",
        bot_username: str = "table_bot",
        latency: Latency | None = None,
        clock: Callable[[], float] = time.time,
        limits: bool = True,
        seed: int = 0,
        strict_fields: bool = True,
        privacy: bool = True,
        keep_requests: int = 100_000,
        record_polls: bool = False,
    ) -> None:
        rng = random.Random(seed)  # noqa: S311 - a game's server, and tests want the same ids again
        bot = Person(_bot_id(token), bot_name, username=bot_username, is_bot=True)
        self.token = token
        self.world = World(bot, clock, rng, privacy=privacy)
        self.faults = Faults()
        self._journal = Journal(keep_requests)
        self._live = Live()
        self._updates = Updates(rng.randrange(10**8, 10**9))
        self._telegram = Telegram(self.world, self._updates, self._live)
        self._profile = Profile()
        self.people = People(self._telegram, self._profile)
        self._latency, self._latency_rng = latency, random.Random(seed)  # noqa: S311
        self._buckets = Buckets() if limits else None
        self._strict, self._record_polls = strict_fields, record_polls
        self._stopping = asyncio.Event()
        self._runner: web.AppRunner | None = None
        self.url = ""

    @property
    def requests(self) -> deque[Request]:
        """The recorded requests in the order of arrival."""
        return self._journal.requests

    @property
    def violations(self) -> list[Violation]:
        """What did not fit the published fields."""
        return self._journal.violations

    async def start(self, host: str = "127.0.0.1", port: int = 0) -> None:
        """Serves; `url` is set afterwards. Port 0 takes a free one; OSError if the port is taken."""
        self._runner = web.AppRunner(self._application(), access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, host, port)
        try:
            await site.start()
        except OSError:
            await self._runner.cleanup()
            raise
        bound = self._runner.addresses[0][1]
        self.url = f"http://[{host}]:{bound}" if ":" in host else f"http://{host}:{bound}"

    async def stop(self) -> None:
        """Lets pollers, listeners and hanging requests go and closes the port."""
        self._stopping.set()
        self._updates.close()
        self._live.close()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    def _application(self) -> web.Application:
        app = web.Application(client_max_size=LARGEST_REQUEST, middlewares=[only_own_pages])
        BotRoutes(
            self.token,
            self._telegram,
            self._profile,
            self._journal,
            self.faults,
            self._buckets,
            self._delay,
            self._pause,
            strict=self._strict,
            record_polls=self._record_polls,
        ).add_to(app)
        app.router.add_get("/people/live", LiveSocket(self._live).handle)
        PeopleRoutes(self.people).add_to(app)
        add_page(app)
        return app

    def _delay(self) -> float:
        return self._latency.draw(self._latency_rng) if self._latency else 0.0

    async def _pause(self, seconds: float) -> None:
        if seconds <= 0:
            return
        waiting: Awaitable[bool] = self._stopping.wait()
        try:
            await asyncio.wait_for(waiting, seconds)
        except TimeoutError:
            return


def _bot_id(token: str) -> int:
    number = token.split(":", 1)[0]
    return int(number) if number.isdigit() else 1_000_001
