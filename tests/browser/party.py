"""An evening with the bot in the test's own process, its clock in hand, and the page open on everybody's phone.

What nobody can wait for in a browser, a turn that runs out or three minutes of absence, passes here at once.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime

import fakeredis
from playwright.async_api import Browser, Page

from bot.texts import Texts
from tests.browser.friday import open_page
from tests.browser.guest import Guest
from tests.browser.phone import OFTEN, PATIENCE
from tests.browser.profile import new_profile
from tests.people import Group
from tests.people.gathering import gathering
from tests.redis_servers import in_process

DRAWN = 50
"""Milliseconds after which the page has drawn what it has heard: its own timer for that is a frame long."""
CAUGHT_UP = f"seq => witness.heard >= seq && new Promise((done) => setTimeout(() => done(true), {DRAWN}))"


@dataclass
class Party:
    """A group at its evening, and the page."""

    group: Group
    page: Page

    def phones(self) -> list[Guest]:
        """The phones of all, in the order in which they came."""
        return [Guest(self.page, person.name, self.settles) for person in self.group.people]

    async def passes(self, seconds: float) -> None:
        """Let time pass, here and on the page."""
        await self.group.evening.passes(seconds)
        await self.settles()

    async def settles(self) -> None:
        """Wait until the bot has done all it has to, and the page shows it."""
        evening = self.group.evening
        await evening.settle()
        await self.page.clock.set_fixed_time(datetime.fromtimestamp(evening.clock(), UTC))
        await self.page.wait_for_function(
            CAUGHT_UP, arg=evening.pg.people.telegram.live.seq, timeout=PATIENCE, polling=OFTEN
        )


@asynccontextmanager
async def party(browser: Browser, texts: Texts, *names: str) -> AsyncIterator[Party]:
    """These people's evening, in a profile of its own as the clock is moved; an error in the page's code fails it."""
    server, errors = fakeredis.FakeServer(), list[str]()
    async with gathering(*names, texts=texts, connect=lambda: in_process(server)) as group:
        profile = await new_profile(browser)
        page = await profile.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        await page.clock.set_fixed_time(datetime.fromtimestamp(group.evening.clock(), UTC))
        await open_page(page, group.evening.pg.url)
        yield Party(group, page)
        await profile.close()
    assert errors == []
