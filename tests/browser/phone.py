"""A person at the page: writes, presses and reads on one phone of the local Telegram, as in a browser.

Tests of the page and of whole games speak through this object, so that they read aloud: anya presses, borya's phone
shows.
Waiting is Playwright's: an expectation holds as soon as the page shows it and fails after its timeout (milliseconds).
What is done has reached Telegram when its verb returns, so the next thing done comes after it; what passes quickly, a
toast or a ring, is remembered by `witness.js` from the last press on, so it is never looked for too early or too late.
"""

import re
from typing import Any

from playwright.async_api import Error, Locator, Page, expect

PATIENCE = 30_000
OFTEN = 50
"""Milliseconds between two looks at the page; Playwright's own way is to have every frame drawn."""
START = re.compile("^(Запустить|Start)$")
TOLD = """([phone, text]) => witness.toasts.some(
    (toast) => toast.phone === phone && toast.text.replace(/\\s+/g, " ").includes(text))"""


async def tap(what: Locator) -> None:
    """Presses it in one go, once it can be pressed: a redraw between mouse down and up would swallow a click."""
    await what.click(trial=True, timeout=PATIENCE)
    await what.evaluate("node => node.click()", timeout=PATIENCE)


class Phone:
    """The phone of the person called `name` on `page`."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name
        self.node = page.locator(f'[data-phone="{name}"]')
        self.chat = self.node.locator("[data-chat]")

    async def open_private(self) -> None:
        """Turns to the private chat with the bot."""
        await self._turn_to('[data-tab="private"]', "private")

    async def open_group(self, title: str = "") -> None:
        """Turns to the group called `title`, or to the first."""
        tab = '[data-tab]:not([data-tab="private"])'
        await self._turn_to(f'{tab}[aria-label*="«{title}»"]' if title else tab, "group")

    async def _turn_to(self, tab: str, kind: str) -> None:
        chosen = self.node.locator(tab).first
        await tap(chosen)
        await expect(chosen).to_have_attribute("aria-selected", "true")
        await expect(self.chat).to_have_attribute("data-kind", kind)

    async def write(self, text: str) -> None:
        """Types `text` into the open chat and sends it with Enter."""
        box = self.node.get_by_role("textbox")
        await box.fill(text)
        if text.startswith("/"):
            await box.press("Escape")  # closes the command hints: Enter would choose one
        async with self.page.expect_response(_verb("send"), timeout=PATIENCE):
            await box.press("Enter")

    async def press(self, label: str) -> None:
        """Presses the newest button of the open chat whose text is exactly `label`; toasts before it have been read."""
        await self.press_key(self.button(label))

    async def press_key(self, key: Locator) -> None:
        """Presses this button, which is one of several with the same text, say; toasts before it have been read."""
        await self._presses(key)

    async def _presses(self, key: Locator) -> dict[str, Any]:
        """What Telegram made of the press; what hung before it is forgotten."""
        await self.page.evaluate(
            "phone => { witness.toasts = witness.toasts.filter((toast) => toast.phone !== phone); }", self.name
        )
        async with self.page.expect_response(_verb("press"), timeout=PATIENCE) as heard:
            await tap(key)
        told: dict[str, Any] = await (await heard.value).json()
        return told

    def button(self, label: str) -> Locator:
        """The newest button under a message with this text."""
        return self.node.locator(".keyboard").get_by_role("button", name=label, exact=True).last

    async def start(self) -> None:
        """Presses Start at the foot of the private chat."""
        async with self.page.expect_response(_verb("start"), timeout=PATIENCE):
            await tap(self.node.get_by_role("button", name=START))

    async def choose(self, button: str, entry: str) -> None:
        """Opens the menu behind `button` and chooses `entry` in it."""
        await tap(self.node.get_by_role("button", name=button))
        await tap(self.node.get_by_role("menuitem", name=entry))

    async def blocks(self) -> None:
        """Stops the bot, in the menu of the phone."""
        async with self.page.expect_response(_verb("block"), timeout=PATIENCE):
            await self.choose("Настройки телефона", "Заблокировать бота")

    async def about_group(self) -> Locator:
        """Opens the page of the open group, which it returns."""
        await tap(self.node.get_by_role("button", name="О группе"))
        return self.node.get_by_role("region", name="О группе")

    def messages(self, text: str | re.Pattern[str] = "") -> Locator:
        """The messages of the open chat that contain `text`."""
        return self.node.locator("[data-message]").filter(has_text=text)

    async def shows(self, text: str | re.Pattern[str]) -> None:
        """Waits until the open chat shows a message with `text`."""
        await expect(self.messages(text).last).to_be_visible(timeout=PATIENCE)

    async def hides(self, text: str | re.Pattern[str]) -> None:
        """Waits until no message of the open chat contains `text`."""
        await expect(self.messages(text)).to_have_count(0, timeout=PATIENCE)

    async def is_told(self, text: str) -> None:
        """Waits for a toast with `text` since the last press; one that has gone again counts."""
        try:
            await self.page.wait_for_function(TOLD, arg=[self.name, text], timeout=PATIENCE, polling=OFTEN)
        except Error as error:
            told = await self.page.evaluate("() => JSON.stringify(witness.toasts)")
            raise AssertionError(f"{self.name} is not told «{text}» but {told}") from error

    async def rings(self) -> None:
        """Waits until the phone has rung since it was opened."""
        heard = "phone => witness.rung.includes(phone)"
        await self.page.wait_for_function(heard, arg=self.name, timeout=PATIENCE, polling=OFTEN)

    async def alert(self) -> str:
        """The text of the alert, waited for and closed with OK."""
        node = self.node.locator("[data-alert]").last
        await node.wait_for(timeout=PATIENCE)
        text = await node.locator("p").inner_text()
        await tap(node.get_by_role("button"))
        await expect(node).to_have_count(0)
        return text

    def badge(self, tab: str = '[data-tab="private"]') -> Locator:
        """The count of unread messages on a chat's tab."""
        return self.node.locator(f"{tab} [data-badge]")


def _verb(name: str) -> re.Pattern[str]:
    """The request by which a person does something."""
    return re.compile(rf"/people/persons/\d+/{name}$")
