"""A person at the page: writes, presses and reads on one phone of the local Telegram, as in a browser.

Tests of the page and of whole games speak through this object, so that they read aloud: anya presses, borya's phone
shows.
Waiting is Playwright's: an expectation holds as soon as the page shows it and fails after its timeout (milliseconds).
"""

import re

from playwright.async_api import Locator, Page, expect

PATIENCE = 10_000
START = re.compile("^(Запустить|Start)$")


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
        await self._turn_to(f'{tab}[aria-label*="{title}"]' if title else tab, "group")

    async def _turn_to(self, tab: str, kind: str) -> None:
        chosen = self.node.locator(tab).first
        await chosen.click()
        await expect(chosen).to_have_attribute("aria-selected", "true")
        await expect(self.chat).to_have_attribute("data-kind", kind)

    async def write(self, text: str) -> None:
        """Types `text` into the open chat and sends it with Enter."""
        box = self.node.get_by_role("textbox")
        await box.fill(text)
        if text.startswith("/"):
            await box.press("Escape")  # closes the command hints: Enter would choose one
        await box.press("Enter")

    async def press(self, label: str) -> None:
        """Presses the newest button of the open chat whose text is exactly `label`; toasts before it have been read."""
        await self.node.locator("[data-toast]").evaluate_all("toasts => toasts.forEach((toast) => toast.remove())")
        await self.button(label).click(timeout=PATIENCE)

    def button(self, label: str) -> Locator:
        """The newest button under a message with this text."""
        return self.node.locator(".keyboard").get_by_role("button", name=label, exact=True).last

    async def start(self) -> None:
        """Presses Start at the foot of the private chat."""
        await self.node.get_by_role("button", name=START).click(timeout=PATIENCE)

    async def choose(self, button: str, entry: str) -> None:
        """Opens the menu behind `button` and chooses `entry` in it."""
        await self.node.get_by_role("button", name=button).click(timeout=PATIENCE)
        await self.node.get_by_role("menuitem", name=entry).click(timeout=PATIENCE)

    async def about_group(self) -> Locator:
        """Opens the page of the open group, which it returns."""
        await self.node.get_by_role("button", name="О группе").click()
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
        """Waits for a toast with `text`: one that an earlier press brought and that still hangs does not answer."""
        await expect(self.node.locator("[data-toast]")).to_contain_text(text, timeout=PATIENCE)

    async def alert(self) -> str:
        """The text of the alert, waited for and closed with OK."""
        node = self.node.locator("[data-alert]").last
        await node.wait_for(timeout=PATIENCE)
        text = await node.locator("p").inner_text()
        await node.get_by_role("button").click()
        await expect(node).to_have_count(0)
        return text

    def badge(self, tab: str = '[data-tab="private"]') -> Locator:
        """The count of unread messages on a chat's tab."""
        return self.node.locator(f"{tab} [data-badge]")
