"""A whole game of «ИнкогниК» by clicks, on two phones, with the group looking on, on the page of the started bot.

Its people settle everything that luck would: who moves first and where the figures stand. What is in the cups they do
not know, and nothing that they do depends on it.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, Literal

import pytest
from playwright.async_api import Page, ViewportSize, expect

from tests.browser.duellist import SLOW, Duellist
from tests.browser.guest import Guest
from tests.browser.phone import tap

pytestmark = pytest.mark.browser

PICTURES: Final = Path(__file__).resolve().parents[2] / "screenshots"
PHONES: Final = ViewportSize(width=1542, height=900)
"""On a page so wide a phone has 360 pixels."""
HEADER: Final = "ИнкогниК · чат «Пятница»"


async def test_two_click_through_a_whole_game_and_the_group_looks_on(started: Page) -> None:
    anya, borya, vasya = Duellist(started, "Аня"), Duellist(started, "Боря"), Guest(started, "Вася")
    borya.host = False
    await started.set_viewport_size(PHONES)
    await vasya.open_group("Пятница")
    await _gather(anya, borya)
    await _arrange(anya, borya)
    await _come_to_the_cups(anya, borya)
    await _fight(anya, borya, vasya)
    await _claim(anya, borya)
    await _end(anya, borya, vasya)


async def _gather(anya: Duellist, borya: Duellist) -> None:
    """The first asks for the game and for the first move, the second to sit down begins it."""
    for phone in (anya, borya):
        await phone.open_private()
        await phone.start()
        await phone.open_group("Пятница")
    await anya.write("/play incognito")
    await anya.press("⚙️ Настройки")
    await anya.press("Первый ход: хозяин")
    await expect(anya.button("✓ Первый ход: хозяин")).to_be_visible(timeout=SLOW)
    await _picture(anya, "lobby")
    await anya.press("‹ Назад")
    await expect(borya.button("Сесть")).to_be_visible(timeout=SLOW)
    await borya.press("Сесть")
    for phone in (anya, borya):
        await phone.open_private()
        await expect(phone.messages(HEADER).last).to_be_visible(timeout=SLOW)


async def _arrange(anya: Duellist, borya: Duellist) -> None:
    """Each in private, at the same time; one of them asks luck first and then has it his way."""
    await borya.trusts_luck()
    await anya.takes_up(2)
    await _picture(anya, "arranging")
    await anya.puts_back(2)
    await anya.arranges("СЛКРД")
    await borya.arranges("КДЛСР")


async def _come_to_the_cups(anya: Duellist, borya: Duellist) -> None:
    """A Lackey drinks whatever it is, a Queen puts another cup; a look at the picture costs no move."""
    await anya.takes("🎭Л")
    await _picture(anya, "chosen")
    await anya.goes("b2")
    await borya.moves("🎭Д", "d4")
    await anya.moves("🎭Л", "b3")
    await borya.moves("🎭Д", "d3")
    await anya.presses_marked("🍷 Выпить b3")
    await borya.press("🖼 Доска")
    await expect(borya.messages().locator("img")).to_be_visible(timeout=SLOW)
    await borya.replaces_the_cup()
    await borya.is_told("знаешь это только ты")


async def _fight(anya: Duellist, borya: Duellist, vasya: Guest) -> None:
    """The King, still incognito, takes the Queen who has shown herself; a draw is offered and refused by moving on."""
    await anya.moves("🎭К", "d2")
    await borya.press("🤝 Ничья?")
    await borya.shows("🤝 Боря предлагает ничью.")
    await borya.moves("🎭Л", "c4")
    await anya.press("🏳 Сдаться")
    await anya.shows("Точно сдаться? Партия будет проиграна.")
    await anya.press("‹ Назад")
    await expect(anya.button("🤝 Принять ничью")).to_be_visible(timeout=SLOW)
    await anya.moves("🎭К", "d3")
    await vasya.shows("⚔️ Аня: Король d2 × Дама d3.")
    await vasya.shows(re.compile(r"🔴 Боря · .*выбыли: Дама"))
    await vasya.messages().locator("img").last.scroll_into_view_if_needed()
    await _picture(vasya, "board")
    await vasya.page.screenshot(path=PICTURES / "incognito-game.png", animations="disabled")
    await tap(vasya.node.get_by_role("button", name="К последним сообщениям"))


async def _claim(anya: Duellist, borya: Duellist) -> None:
    """The King sits on the throne beside an enemy, who first changes places with another, then goes his way."""
    await borya.moves("🎭С", "b4")
    await anya.moves("🔵К", "c3")
    await borya.moves("🎭Л", "b4")
    await anya.is_asked()
    await anya.press("👑 Занять трон")
    await anya.is_told("Пока не выйдет")
    await anya.moves("🎭Д", "e2")
    await borya.moves("🎭С", "d4")
    await anya.presses_marked("👑 Занять трон")


async def _end(anya: Duellist, borya: Duellist, vasya: Guest) -> None:
    """All is shown, with the picture; the same two sit down again by a press each."""
    for phone in (anya, borya):
        await phone.shows("Партия сыграна. Итог в чате.")
        await phone.open_group("Пятница")
    end = vasya.messages("👑 Аня: Король на троне, и вытеснить его некому.")
    await expect(end.last).to_be_visible(timeout=SLOW)
    await expect(vasya.button("🔁 Ещё раз")).to_be_in_viewport()
    await expect(end.last.locator("img")).to_be_visible(timeout=SLOW)
    await _picture(vasya, "end")
    await borya.press("🔁 Ещё раз")
    await anya.shows("За столом 1 из 2")


async def _picture(phone: Guest, name: str) -> None:
    """How it looks on a phone 360 pixels wide, by day and by night, for people to look at."""
    PICTURES.mkdir(exist_ok=True)
    themes: tuple[tuple[str, Literal["light", "dark"]], ...] = (("day", "light"), ("night", "dark"))
    for theme, scheme in themes:
        await phone.page.emulate_media(color_scheme=scheme)
        await phone.node.screenshot(path=PICTURES / f"incognito-{name}-{theme}.png", animations="disabled")
    await phone.page.emulate_media(color_scheme="light")
