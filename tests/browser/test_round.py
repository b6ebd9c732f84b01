"""A round of two people by clicking, on the page that `python -m bot` serves when it has no token.

Pictures of how it looked are left in `screenshots/`, for people to look at.
"""

from __future__ import annotations

import asyncio
import os
import re
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import BrowserContext, Page, expect

from tests.browser.phone import Phone

pytestmark = pytest.mark.browser

PICTURES = Path(__file__).resolve().parents[2] / "screenshots"
ADDRESS = re.compile(rb"ready: (http://\S+)")
READY = 60.0
"""Real seconds that the first command may take on a busy machine."""
SLOW = 20_000
"""Milliseconds that a board may take, paced as it is."""
TURNS = 12
"""More turns than a round of two can have."""


@pytest_asyncio.fixture(loop_scope="session")
async def address() -> AsyncIterator[str]:
    """`python -m bot` as anybody would start it, on any free port; the address it prints."""
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
async def page(profile: BrowserContext, address: str) -> AsyncIterator[Page]:
    """The page with everybody's phones; an error in its code fails the test."""
    page = await profile.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    await page.goto(address)
    await page.locator("body[data-ready]").wait_for()
    yield page
    await page.close()
    assert errors == []


async def test_two_play_a_round_by_clicking(page: Page) -> None:
    anya, borya = Phone(page, "Аня"), Phone(page, "Боря")
    await _gather(anya, borya)
    await _picture(page, "1-lobby")
    await anya.press("▶️ Начать")
    await _dealt(anya, borya)
    await _picture(page, "2-dealt")
    for turn in range(TURNS):
        mover = await _mover(anya, borya)
        await _plays_anything(mover)
        if turn == 0:
            await _picture(page, "3-mid-round")
        if await _round_is_over(anya, borya):
            break
    await anya.open_group()
    await expect(anya.messages("Раунд 2").last).to_be_visible(timeout=SLOW)
    await anya.shows("🏅 Раунд 1")
    await _picture(page, "4-next-round")
    await _ends(anya, borya)
    await _picture(page, "5-end")


async def _gather(anya: Phone, borya: Phone) -> None:
    """Both open the group, the first writes /play, both sit down through their private chats."""
    for phone in (anya, borya):
        await phone.open_group()
    await anya.write("/play")
    for phone in (anya, borya):
        await expect(phone.button("Сесть")).to_be_visible(timeout=SLOW)
        await phone.press("Сесть")
        await phone.start()
        await phone.shows("Готово, ты за столом.")
        await phone.open_group()
    await expect(anya.messages("За столом 2 из 4")).to_be_visible(timeout=SLOW)


async def _dealt(anya: Phone, borya: Phone) -> None:
    for phone in (anya, borya):
        await phone.open_private()
        await expect(phone.messages("Тайное послание · чат «Пятница»").last).to_be_visible(timeout=SLOW)
    await _mover(anya, borya)


def _choices(phone: Phone) -> str:
    """Where the buttons that play something are, on the newest message of the open chat."""
    return f'[data-phone="{phone.name}"] [data-message]:last-of-type .keyboard .key.primary'


async def _mover(*phones: Phone) -> Phone:
    """Whoever is asked now: his newest message has something to play."""
    either = phones[0].page.locator(", ".join(map(_choices, phones)))
    await expect(either.first).to_be_visible(timeout=SLOW)
    for phone in phones:
        if await phone.page.locator(_choices(phone)).count():
            return phone
    raise AssertionError("nobody is asked")


async def _plays_anything(phone: Phone) -> None:
    """Press the last thing offered, step by step, until a toast tells what came of it."""
    toasts = phone.node.locator("[data-toast]")
    while not await toasts.count():
        offered = phone.page.locator(_choices(phone))
        before = await offered.all_inner_texts()
        if before:
            await offered.last.click()
        while await offered.all_inner_texts() == before and not await toasts.count():
            await phone.page.wait_for_timeout(50)
    await expect(toasts).to_have_count(0, timeout=SLOW)


async def _round_is_over(*phones: Phone) -> bool:
    """Whether the hands are of the next round: one of the two is told how the last one went."""
    mover = await _mover(*phones)
    return await mover.messages(re.compile("🃏 Раунд 2")).count() > 0


async def _ends(anya: Phone, borya: Phone) -> None:
    """One leaves, so the game is over: everybody in the group sees the end without scrolling."""
    for phone in (anya, borya):
        await phone.open_group()
    await borya.write("/leave")
    await borya.press("Выйти из партии")
    for name in ("Аня", "Боря", "Вася", "Галя"):
        phone = Phone(borya.page, name)
        await expect(phone.messages("партия сыграна").last).to_be_visible(timeout=SLOW)
        await expect(phone.button("📜 Запись")).to_be_in_viewport()


async def _picture(page: Page, name: str) -> None:
    PICTURES.mkdir(exist_ok=True)
    await page.screenshot(path=PICTURES / f"{name}.png", animations="disabled")
