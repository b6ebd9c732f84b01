"""The rules of «ИнкогниК» read on the page of the started bot: pictures turn with their pages."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Locator, Page, expect

from tests.browser.phone import START, Phone

pytestmark = pytest.mark.browser

PICTURES = Path(__file__).resolve().parents[2] / "screenshots"
SLOW = 20_000
"""Milliseconds that a picture may take on a busy machine."""
READ = ("Схватки", "Ходы", "Трон", "Кубки")
"""What the four of them look up."""


async def test_four_look_up_four_pages_and_each_sees_its_picture(started: Page) -> None:
    readers = [Phone(started, name) for name in ("Аня", "Боря", "Вася", "Галя")]
    for reader, title in zip(readers, READ, strict=True):
        await _opens(reader, title)
        await expect(_picture(reader)).to_have_count(1)
    await started.screenshot(path=PICTURES / "incognito-rules.png", animations="disabled")
    await readers[0].press("‹ Назад")
    await readers[0].shows("Правила какой игры показать?")
    await expect(_picture(readers[0])).to_have_count(0, timeout=SLOW)


async def _opens(reader: Phone, title: str) -> None:
    await reader.open_private()
    if await reader.node.get_by_role("button", name=START).is_visible():
        await reader.start()
    await reader.write("/rules incognito")
    await reader.press(title)
    await expect(reader.button(f"✓ {title}")).to_be_visible(timeout=SLOW)
    await expect(_picture(reader)).to_be_visible(timeout=SLOW)
    await reader.button("‹ Назад").scroll_into_view_if_needed()


def _picture(reader: Phone) -> Locator:
    """The pictures above pages of these rules."""
    return reader.messages("🎭 ИнкогниК · ").locator("img")
