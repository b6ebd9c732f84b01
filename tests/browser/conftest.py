"""One Chromium for all browser tests, and a fresh local Telegram with a page open for each of them.

Without Chromium these tests are skipped on a person's machine, and fail where CI is set: there it has to be.
"""

import asyncio
import os
import re
import shutil
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio
from aiohttp import ClientSession
from playwright.async_api import Browser, BrowserContext, Page, Request, async_playwright, expect

from bot import aiogram_on_demand  # noqa: F401 - before anything of aiogram
from bot.playground import Playground
from bot.texts import Texts
from tests.browser.bot_api import BotApi
from tests.browser.friday import Friday, open_page
from tests.browser.party import Party, party
from tests.browser.phone import PATIENCE
from tests.browser.profile import new_profile

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
ADDRESS = re.compile(rb"ready: (http://\S+)")
READY = 120.0
"""Real seconds that the first command may take on a busy machine."""

Parties = Callable[..., AbstractAsyncContextManager[Party]]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All browser tests share the loop of the browser, which lives as long as the session."""
    for item in items:
        if Path(__file__).parent in item.path.parents and pytest_asyncio.is_async_test(item):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


def _chromium() -> str:
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if path := shutil.which(name):
            return path
    if os.environ.get("CI"):
        pytest.fail("CI needs Chromium for the browser tests and there is none")
    pytest.skip("no Chromium on this machine")


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """The Chromium of this session."""
    expect.set_options(timeout=PATIENCE)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=_chromium(), args=FLAGS)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def playground() -> AsyncIterator[Playground]:
    """A local Telegram on a free port, with nobody in it."""
    telegram = Playground()
    await telegram.start(port=0)
    yield telegram
    await telegram.stop()


@pytest_asyncio.fixture(loop_scope="session")
async def bot(playground: Playground) -> AsyncIterator[BotApi]:
    """The bot of that Telegram, played by the test."""
    async with ClientSession() as session:
        yield BotApi(session, f"{playground.url}/bot{playground.token}")


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def profile(browser: Browser) -> AsyncIterator[BrowserContext]:
    """One profile for all tests: each playground has a port, thus an origin and a memory, of its own."""
    profile = await new_profile(browser)
    yield profile
    await profile.close()


@pytest.fixture(scope="session")
def texts() -> Texts:
    """All texts, compiled once."""
    return Texts()


@pytest.fixture
def parties(browser: Browser, texts: Texts) -> Parties:
    """Opens an evening with these people, the bot in this process and the page on their phones."""
    return partial(party, browser, texts)


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def address() -> AsyncIterator[str]:
    """`python -m bot` as anybody would start it, on any free port; the address it prints. One serves a file."""
    kept = {name: value for name, value in os.environ.items() if name in {"PATH", "HOME", "LANG", "PYTHONPATH"}}
    bot = await asyncio.create_subprocess_exec(sys.executable, "-m", "bot", "--port", "0", env=kept, stdout=PIPE)
    try:
        yield await asyncio.wait_for(_printed(bot), READY)
    finally:
        bot.terminate()
        assert await asyncio.wait_for(bot.wait(), READY) == 0


async def _printed(bot: Process) -> str:
    assert bot.stdout is not None
    async for line in bot.stdout:
        if found := ADDRESS.search(line):
            return found.group(1).decode()
    raise AssertionError("the bot ended without an address")


@pytest_asyncio.fixture(loop_scope="session")
async def started(profile: BrowserContext, address: str) -> AsyncIterator[Page]:
    """The page of the started bot, with everybody's phones; an error in its code fails the test."""
    page = await profile.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    await open_page(page, address)
    yield page
    await page.close()
    assert errors == []


@pytest_asyncio.fixture(loop_scope="session")
async def page(profile: BrowserContext, playground: Playground) -> AsyncIterator[Page]:
    """The page in a tab of its own; an error in its code or a request that leaves the machine fails the test."""
    page = await profile.new_page()
    errors: list[str] = []

    def watch(request: Request) -> None:
        if not request.url.startswith(playground.url):
            errors.append(f"left the machine: {request.url}")

    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("request", watch)
    yield page
    await page.close()
    assert errors == []


@pytest_asyncio.fixture(loop_scope="session")
async def friday(playground: Playground, page: Page) -> Friday:
    """The group of a Friday evening, with the page open on it."""
    people = playground.people
    anya = people.add_person("Аня", username="anya")["id"]
    borya = people.add_person("Боря")["id"]
    group = people.add_group("Пятница", anya, [borya])["id"]
    people.start(anya)
    await open_page(page, playground.url)
    return Friday(page, group, anya, borya)
