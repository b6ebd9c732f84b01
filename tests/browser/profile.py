"""A profile of the browser: its size and language, and the witness that every page of it has."""

from pathlib import Path
from typing import Final

from playwright.async_api import Browser, BrowserContext, ViewportSize

DESKTOP: Final = ViewportSize(width=1600, height=900)
WITNESS: Final = Path(__file__).with_name("witness.js")


async def new_profile(browser: Browser) -> BrowserContext:
    """A profile with a memory and a clock of its own."""
    profile = await browser.new_context(
        viewport=DESKTOP, permissions=["clipboard-read", "clipboard-write"], reduced_motion="reduce", locale="ru"
    )
    await profile.add_init_script(path=WITNESS)
    return profile
