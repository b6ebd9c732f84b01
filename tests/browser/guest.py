"""A person at the page where a real bot answers: what he does is over when the bot has answered it.

So two people who act one after the other do so for the bot too, which handles different people's updates side by side.
"""

from collections.abc import Awaitable, Callable

from playwright.async_api import Locator, Page

from tests.browser.phone import OFTEN, PATIENCE, Phone


async def _nothing() -> None:
    """Nothing is to be done after an act."""


class Guest(Phone):
    """A phone whose presses are waited for; `settled` is awaited after everything its person does."""

    def __init__(self, page: Page, name: str, settled: Callable[[], Awaitable[None]] = _nothing) -> None:
        super().__init__(page, name)
        self._settled = settled

    async def press_key(self, key: Locator) -> None:
        """Presses the button and waits for the bot's answer, where a bot hears of it."""
        pressed = await self._presses(key)
        if pressed["kind"] == "callback":
            answered = "query => witness.answered.includes(query)"
            await self.page.wait_for_function(answered, arg=pressed["query_id"], timeout=PATIENCE, polling=OFTEN)
        await self._settled()

    async def write(self, text: str) -> None:
        """Writes into the open chat."""
        await super().write(text)
        await self._settled()

    async def start(self) -> None:
        """Presses Start at the foot of the private chat."""
        await super().start()
        await self._settled()
