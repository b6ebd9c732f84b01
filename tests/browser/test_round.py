"""A round of four newcomers by clicking, on the page that `python -m bot` serves when it has no token.

Pictures of how it looked are left in `screenshots/`, for people to look at.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from tests.browser.guest import Guest
from tests.browser.phone import OFTEN, START, tap

pytestmark = pytest.mark.browser

PICTURES = Path(__file__).resolve().parents[2] / "screenshots"
SLOW = 60_000
"""Milliseconds that a board may take, paced as it is."""
PRESSES = 80
"""More presses than a round of four can have."""
HAND = "[data-message]:last-of-type .keyboard .key.primary"
"""The buttons that play something, on the newest message of an open chat."""
ASKED = f"""names => names.flatMap(name => [...document.querySelectorAll(`[data-phone="${{name}}"] {HAND}`)])
    .map(key => key.closest("[data-message]").dataset.message + key.innerText).join()"""


async def test_four_newcomers_sit_down_and_play_a_round_by_clicking(started: Page) -> None:
    company = [Guest(started, name) for name in ("Аня", "Боря", "Вася", "Галя")]
    anya = company[0]
    await anya.open_group("Пятница")
    await anya.write("/play love_letter")
    for phone in company:
        await _sits_down_through_the_deep_link(phone)
    await expect(anya.messages("За столом 4 из 4")).to_be_visible(timeout=SLOW)
    await _picture(started, "1-lobby")
    await anya.press("▶️ Начать")
    await _dealt(company)
    await _picture(started, "2-dealt")
    await _play_the_round(company)
    for phone in company:
        await phone.open_group("Пятница")
        await expect(phone.messages("Раунд 2").last).to_be_visible(timeout=SLOW)
        await phone.shows("🏅 Раунд 1")
    await _picture(started, "4-next-round")
    await _agree_to_end(company)
    await _picture(started, "5-end")


async def _sits_down_through_the_deep_link(phone: Guest) -> None:
    """One whom the bot may not write to presses «Сесть», is taken to the private chat, presses Start and is seated."""
    await phone.open_group("Пятница")
    await expect(phone.button("Сесть")).to_be_visible(timeout=SLOW)
    await phone.press("Сесть")
    await expect(phone.chat).to_have_attribute("data-kind", "private")
    await expect(phone.messages()).to_have_count(0)
    await expect(phone.node.get_by_role("textbox")).to_be_hidden()
    await phone.start()
    await phone.shows(re.compile("^/start .+"))
    await phone.shows("Готово, ты за столом.")
    await expect(phone.node.get_by_role("button", name=START)).to_be_hidden()
    await phone.open_group("Пятница")
    await phone.shows(re.compile(rf"\d\. {phone.name}"))


async def _dealt(company: list[Guest]) -> None:
    for phone in company:
        await phone.open_private()
        await expect(phone.messages("Тайное послание · чат «Пятница»").last).to_be_visible(timeout=SLOW)


async def _play_the_round(company: list[Guest]) -> None:
    """Whoever is asked presses the last thing offered, step by step, until the hands are of the next round."""
    page, names = company[0].page, [phone.name for phone in company]
    next_round = page.locator("[data-message]", has_text=re.compile("🃏 Раунд 2"))
    for number in range(PRESSES):
        await page.wait_for_function(f"names => ({ASKED})(names) !== ''", arg=names, timeout=SLOW, polling=OFTEN)
        if await next_round.count():
            return
        if number == PRESSES // 16:
            await _picture(page, "3-mid-round")
        mover = await _mover(company)
        before = await page.evaluate(ASKED, [mover.name])
        await tap(mover.node.locator(HAND).last)
        changed = f"([name, before]) => ({ASKED})([name]) !== before"
        await page.wait_for_function(changed, arg=[mover.name, before], timeout=SLOW, polling=OFTEN)
    raise AssertionError("the round does not end")


async def _mover(company: list[Guest]) -> Guest:
    for phone in company:
        if await phone.node.locator(HAND).count():
            return phone
    raise AssertionError("nobody is asked")


async def _agree_to_end(company: list[Guest]) -> None:
    """All four want to end, so the game is over: everybody in the group sees the end without scrolling."""
    for phone in company:
        await phone.press("🏁 Закончить")
    for phone in company:
        await expect(phone.messages("Так решили все за столом").last).to_be_visible(timeout=SLOW)
        await expect(phone.button("📜 Запись")).to_be_in_viewport()


async def _picture(page: Page, name: str) -> None:
    PICTURES.mkdir(exist_ok=True)
    await page.screenshot(path=PICTURES / f"{name}.png", animations="disabled")
