"""A group on a Friday evening, open on the page: what the tests of the page alone begin with."""

from dataclasses import dataclass

from playwright.async_api import Page

from tests.browser.phone import Phone


@dataclass
class Friday:
    """A group with Аня and Боря, the page open on their phones; Аня has started the bot, Боря has not."""

    page: Page
    group: int
    anya_id: int
    borya_id: int

    def __post_init__(self) -> None:
        self.anya = Phone(self.page, "Аня")
        self.borya = Phone(self.page, "Боря")


async def open_page(page: Page, url: str) -> None:
    """Goes to the page and waits until every phone is read."""
    await page.goto(url)
    await page.locator("body[data-ready]").wait_for()
