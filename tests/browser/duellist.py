"""A guest at a board of «ИнкогниК»: he arranges and moves by pressing what his own keyboard marks."""

from __future__ import annotations

import re
from typing import Final

from playwright.async_api import Locator, expect

from tests.browser.guest import Guest

SLOW: Final = 60_000
"""Milliseconds that a keyboard may take, paced as it is."""
SIDE: Final = 5
FILES: Final = "abcde"
PUT: Final = re.compile(r"^[А-Я]$")
TAKEN: Final = re.compile(r"^\[[А-Я]\]$")
MARKED: Final = re.compile(r"\bprimary\b")


class Duellist(Guest):
    """One of the two; `host` sits below the first rank, the guest below the fifth."""

    host = True

    async def arranges(self, wanted: str) -> None:
        """Changes figures by presses until they stand in this order from his left, then presses «Готово»."""
        for place, letter in enumerate(wanted):
            row = await self._row()
            if row[place] != letter:
                await self._changes(row, place, row.index(letter))
        await self.press("✅ Готово")

    async def trusts_luck(self) -> None:
        """Presses «Случайно», then takes a figure and puts it back: what stands there afterwards is what will stay."""
        await self.press("🎲 Случайно")
        await self.takes_up(0)
        await self.puts_back(0)

    async def takes_up(self, place: int) -> None:
        """Presses the figure at this place from his left while he arranges, and waits until it is taken."""
        await self.press_key(self.key(0, place))
        await expect(self.key(0, place)).to_have_text(TAKEN, timeout=SLOW)

    async def puts_back(self, place: int) -> None:
        """Presses the figure that he has taken, and waits until it is taken no more."""
        await self.press_key(self.key(0, place))
        await expect(self.key(0, place)).to_have_text(PUT, timeout=SLOW)

    async def _changes(self, row: str, one: int, other: int) -> None:
        await self.takes_up(one)
        await self.press_key(self.key(0, other))
        await expect(self.key(0, other)).to_have_text(row[one], timeout=SLOW)

    async def _row(self) -> str:
        return "".join([await self.key(0, place).inner_text() for place in range(SIDE)])

    async def moves(self, figure: str, goal: str) -> None:
        """Presses his `figure`, as its key names it, then the cell called `goal`, once each is marked."""
        await self.takes(figure)
        await self.goes(goal)

    async def takes(self, figure: str) -> None:
        """Presses his `figure` once it may go, and waits until it is chosen."""
        await self.presses_marked(figure)
        await expect(self.keys.filter(has_text=f"[{figure}")).to_be_visible(timeout=SLOW)

    async def goes(self, goal: str) -> None:
        """Presses the cell called `goal` for the figure that is chosen, once it is marked."""
        await expect(self.cell(goal)).to_have_class(MARKED, timeout=SLOW)
        await self.press_key(self.cell(goal))

    async def presses_marked(self, text: str) -> None:
        """Presses the one key with this in its text, once it is marked as something to do."""
        key = self.keys.filter(has_text=text)
        await expect(key).to_have_class(MARKED, timeout=SLOW)
        await self.press_key(key)

    @property
    def keys(self) -> Locator:
        """The keys of the newest keyboard."""
        return self.node.locator(".keyboard").last.get_by_role("button")

    def key(self, row: int, column: int) -> Locator:
        """One key of the newest keyboard, from its upper left."""
        return self.node.locator(".keyboard").last.locator(f'[data-row="{row}"][data-column="{column}"]')

    def cell(self, name: str) -> Locator:
        """The key of this cell, from his side of the board."""
        file, rank = FILES.index(name[0]), int(name[1]) - 1
        return self.key(SIDE - 1 - rank, file) if self.host else self.key(rank, SIDE - 1 - file)

    async def replaces_the_cup(self) -> None:
        """Puts one of his cups in place of the one beside his Queen, whatever they hold."""
        cup = self.keys.filter(has_text="Подменить").first
        await expect(cup).to_have_class(MARKED, timeout=SLOW)
        await self.press_key(cup)

    async def is_asked(self) -> None:
        """Waits for his turn, on his own phone."""
        await self.shows("🟢 Твой ход.")
