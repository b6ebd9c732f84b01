"""Somebody at the table who thinks a second or two over every move, and presses whatever he may."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Final

from bot.playground import Playground
from tests.reports.tape import Hand, Tape

THINKS: Final = (1.0, 2.0)
"""Seconds from a hand going live to the first press on it."""
AIMS: Final = (0.4, 0.9)
"""Seconds for each choice on the way: whom, which name."""
IMPATIENCE: Final = 4.0
"""Seconds after which a press that changed nothing is repeated."""


class Thinker:
    """One person and his phone; `moved` counts the questions he has answered."""

    def __init__(self, person: int, pg: Playground, tape: Tape, luck: Random) -> None:
        self.id = person
        self._pg = pg
        self._tape = tape
        self._luck = luck
        self._news = asyncio.Event()
        self._pressed: Hand | None = None
        tape.wake[person] = self._news.set

    async def plays(self) -> None:
        """Play whenever asked, for ever."""
        while True:
            hand = await self._asked()
            again = self._pressed is not None and self._pressed.token == hand.token
            await asyncio.sleep(self._luck.uniform(*(AIMS if again else THINKS)))
            now = self._tape.hand(self.id)
            if now is not None:
                self._pressed = now
                self.press(self.id, now.message, self._luck.choice(now.choices))

    def press(self, chat: int, message: int, data: str) -> None:
        """Press a button."""
        query = self._pg.people.press(self.id, chat, message, data=data)["query_id"]
        self._tape.pressed(query, self.id, data)

    async def _asked(self) -> Hand:
        """The next hand that asks something other than what was pressed last, or still asks the same."""
        while True:
            self._news.clear()
            hand = self._tape.hand(self.id)
            if hand is not None and hand != self._pressed:
                return hand
            try:
                await asyncio.wait_for(self._news.wait(), IMPATIENCE if hand else None)
            except TimeoutError:
                self._pressed = None
