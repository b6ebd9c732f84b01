"""A short «Блиц» of «Кинг» clicked through by four people on the page of the started bot."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from tests.browser.guest import Guest

pytestmark = pytest.mark.browser

PICTURES = Path(__file__).resolve().parents[2] / "screenshots"
SLOW = 60_000
"""Milliseconds that a board may take, paced as it is."""
WHOLE = 300_000
"""Milliseconds that four deals may take on a busy machine."""
AGAIN = 5_000
"""Milliseconds after which who is still asked the same presses again: a press on a button that spins does nothing."""
NAMES = ["Аня", "Боря", "Вася", "Галя"]
CARD = "[data-message]:last-of-type .keyboard .key.primary"
"""The cards that may be laid, on the newest message of an open chat."""
CLICKS = f"""([names, most]) => new Promise(done => {{
    const clicked = new Map();
    const phone = name => document.querySelector(`[data-phone="${{name}}"]`);
    const told = key => key.closest("[data-message]").dataset.message + key.closest(".keyboard").innerText;
    const hands = setInterval(() => {{
        const keys = names.map(name => phone(name).querySelector(`{CARD}`));
        const asked = keys.find(key => key && !(clicked.get(told(key)) > Date.now() - {AGAIN}));
        const over = names.every(name => phone(name).innerText.includes("Партия сыграна. Итог в чате."));
        if (over || clicked.size === most) {{ clearInterval(hands); done(clicked.size); return; }}
        if (asked) {{ clicked.set(told(asked), Date.now()); asked.click(); }}
    }}, 20);
}})"""
"""Four hands at once: whoever is asked clicks the first card he may lay, until all read that the party is over."""


async def test_four_click_through_a_short_blitz(started: Page) -> None:
    company = [Guest(started, name) for name in NAMES]
    await _gather(company)
    await _private(company)
    made = await _play(started, most=10)
    await _pictures(started, "king-trick")
    made += await _play(started, most=150)
    assert 32 < made <= 4 * 32
    for phone in company:
        await phone.shows("Партия сыграна. Итог в чате.")
        await phone.open_group("Пятница")
        await expect(phone.messages("Сыграно 4 раздачи.").last).to_be_visible(timeout=SLOW)
        await expect(phone.button("📜 Запись")).to_be_in_viewport()
    await started.screenshot(path=PICTURES / "king-end.png", animations="disabled")


async def _gather(company: list[Guest]) -> None:
    """The first asks for the game and makes it short, the fourth to sit down begins it."""
    for phone in company:
        await phone.open_private()
        await phone.start()
        await phone.open_group("Пятница")
    host, *others = company
    await host.write("/play king")
    lobby = re.compile(rf"Кинг.*За столом.*1\. {host.name}", re.DOTALL)
    await expect(host.messages(lobby)).to_be_visible(timeout=SLOW)
    await host.press("⚙️ Настройки")
    for choice in ("Колода: 32 карты", "Партия: «Блиц», 4 раздачи"):
        await host.press(choice)
        await expect(host.button(f"✓ {choice}")).to_be_visible(timeout=SLOW)
    await host.press("‹ Назад")
    for phone in others:
        await expect(phone.button("Сесть")).to_be_visible(timeout=SLOW)
        await phone.press("Сесть")
        await phone.shows(re.compile(rf"\d\. {phone.name}"))
    await host.shows("Все на месте")


async def _private(company: list[Guest]) -> None:
    for phone in company:
        await phone.open_private()
        await expect(phone.messages("Кинг · чат «Пятница»").last).to_be_visible(timeout=SLOW)


async def _play(page: Page, most: int) -> int:
    """Click; how many cards were laid by it."""
    page.set_default_timeout(WHOLE)
    made: int = await page.evaluate(CLICKS, [NAMES, most])
    return made


async def _pictures(page: Page, name: str) -> None:
    PICTURES.mkdir(exist_ok=True)
    await page.screenshot(path=PICTURES / f"{name}.png", animations="disabled")
