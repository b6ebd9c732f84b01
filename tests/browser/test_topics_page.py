"""Topics of a forum on the page's phones."""

import re
from dataclasses import dataclass

import pytest
import pytest_asyncio
from playwright.async_api import Locator, Page, expect

from bot.playground import Playground
from tests.browser.bot_api import BotApi
from tests.browser.phone import Phone, tap

pytestmark = pytest.mark.browser


@dataclass
class Forum:
    """A group that Аня made and Боря is in, with its topics switched on, the page open on their phones."""

    page: Page
    group: int

    def __post_init__(self) -> None:
        self.anya = Phone(self.page, "Аня")
        self.borya = Phone(self.page, "Боря")


@pytest_asyncio.fixture(loop_scope="session")
async def forum(playground: Playground, page: Page) -> Forum:
    people = playground.people
    anya = people.add_person("Аня")["id"]
    borya = people.add_person("Боря")["id"]
    group = people.add_group("Пятница", anya, [borya])["id"]
    people.forum(group, anya, on=True)
    await page.goto(playground.url)
    await page.locator("body[data-ready]").wait_for()
    return Forum(page, group)


def chip(phone: Phone, name: str) -> Locator:
    """A topic in the strip of a phone."""
    return phone.node.locator(".topic").filter(has_text=name)


async def made(phone: Phone, name: str) -> Locator:
    """A topic that the person has just made."""
    await tap(phone.node.get_by_role("button", name="Новая тема"))
    box = phone.node.get_by_role("textbox", name="Название темы")
    await box.fill(name)
    await box.press("Enter")
    await expect(chip(phone, name)).to_have_attribute("aria-selected", "true")
    return chip(phone, name)


async def test_a_topic_is_made_written_in_and_left(forum: Forum, bot: BotApi) -> None:
    await made(forum.anya, "Настолки")
    await forum.anya.shows("Аня создаёт тему «Настолки»")
    await forum.anya.write("играем?")
    await forum.borya.hides("играем?")
    badge = chip(forum.borya, "Настолки").locator("[data-badge]")
    await expect(badge).to_have_text("2")
    await tap(chip(forum.borya, "Настолки"))
    await forum.borya.shows("играем?")
    await expect(badge).to_have_text("")
    await bot.send(forum.group, "в общую")
    await forum.borya.hides("в общую")
    await expect(chip(forum.borya, "General").locator("[data-badge]")).to_have_text(re.compile(r"\d"))
    await tap(chip(forum.borya, "General"))
    await forum.borya.shows("в общую")


async def test_a_closed_topic_cannot_be_written_in_and_a_deleted_one_goes(forum: Forum) -> None:
    topic = await made(forum.anya, "Настолки")
    await tap(chip(forum.borya, "Настолки"))
    await tap(topic)
    await tap(forum.anya.node.get_by_role("menuitem", name="Закрыть тему"))
    await forum.borya.shows("Аня закрывает тему")
    await expect(forum.borya.node.get_by_role("textbox")).to_be_hidden()
    await forum.anya.write("я могу")
    await tap(topic)
    await tap(forum.anya.node.get_by_role("menuitem", name="Удалить тему"))
    await expect(topic).to_have_count(0)
    await forum.borya.hides("я могу")
    await expect(chip(forum.borya, "General")).to_have_attribute("aria-selected", "true")


async def test_topics_are_switched_off_and_on_in_the_menu_of_a_phone(forum: Forum) -> None:
    await made(forum.anya, "Настолки")
    await forum.anya.write("играем?")
    for item, strips in (("Выключить темы: «Пятница»", 0), ("Включить темы: «Пятница»", 1)):
        await tap(forum.anya.node.get_by_role("button", name="Настройки телефона"))
        await tap(forum.anya.node.get_by_role("menuitem", name=item))
        await expect(forum.borya.node.locator(".topics:visible")).to_have_count(strips)
        if not strips:
            await forum.borya.shows("играем?")
    await forum.borya.hides("играем?")
    await expect(forum.borya.node.get_by_role("button", name="Новая тема")).to_be_hidden()
