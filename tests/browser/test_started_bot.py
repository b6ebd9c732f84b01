"""The manners of a group, clicked on the page of the started bot: several groups, masks, blocking, a hand for one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Page, expect

from tests.browser.guest import Guest
from tests.browser.phone import tap

pytestmark = pytest.mark.browser

SLOW = 60_000
"""Milliseconds that a message may take, paced as it is."""


@dataclass
class Saturday:
    """Two newcomers on the page of the started bot, and a group of theirs with the bot in it."""

    page: Page
    title: str
    ira: Guest
    kolya: Guest

    async def gather(self) -> None:
        """Ира asks for a table and both sit down through their private chats."""
        await self.ira.write("/play love_letter")
        for phone in (self.ira, self.kolya):
            await expect(phone.button("Сесть")).to_be_visible(timeout=SLOW)
            await phone.press("Сесть")
            await phone.start()
            await phone.shows("Готово, ты за столом.")
            await phone.open_group(self.title)
        await expect(self.ira.messages("За столом 2 из 4")).to_be_visible(timeout=SLOW)


@pytest_asyncio.fixture(loop_scope="session")
async def saturday(started: Page) -> Saturday:
    """A pair and a group for this test alone: one started bot serves all."""
    number = len((await _ask(started, "world"))["groups"])
    names = (f"Ира-{number}", f"Коля-{number}")
    creator, member = [(await _ask(started, "persons", first_name=name))["id"] for name in names]
    title = f"Суббота-{number}"
    await _ask(started, "groups", title=title, creator=creator, members=[member])
    ira, kolya = [Guest(started, name) for name in names]
    for phone in (ira, kolya):
        await phone.open_group(title)
    return Saturday(started, title, ira, kolya)


async def _ask(page: Page, path: str, **body: Any) -> Any:
    address = f"{page.url}people/{path}"
    answer = await (page.request.post(address, data=body) if body else page.request.get(address))
    assert answer.ok, await answer.text()
    return await answer.json()


async def test_a_second_group_made_on_the_page_has_a_table_of_its_own(saturday: Saturday) -> None:
    page, ira, kolya = saturday.page, saturday.ira, saturday.kolya
    await saturday.gather()
    await tap(page.get_by_role("button", name="Добавить группу"))
    dialog = page.get_by_role("dialog", name="Добавить группу")
    second = f"{saturday.title} вторая"
    await dialog.get_by_label("Название").fill(second)
    await dialog.get_by_role("radio", name="обычная группа").check()
    for box in await dialog.locator('[name="members"]').all():
        await box.uncheck()
    for phone in (ira, kolya):
        await dialog.get_by_label(phone.name, exact=True).check()
    await tap(dialog.get_by_role("button", name="Добавить"))
    await ira.open_group(second)
    await ira.write("/play love_letter")
    await kolya.open_group(second)
    await expect(kolya.messages("За столом 1 из 4")).to_be_visible(timeout=SLOW)
    await kolya.press("Сесть")
    await expect(ira.messages("За столом 2 из 4")).to_be_visible(timeout=SLOW)
    await ira.press("Встать")
    await expect(kolya.messages("За столом 1 из 4")).to_be_visible(timeout=SLOW)
    await ira.open_group(saturday.title)
    await expect(ira.messages("За столом 2 из 4")).to_be_visible()


async def test_an_anonymous_administrator_opens_a_table_and_closes_it(saturday: Saturday) -> None:
    await saturday.ira.choose("Пишет", "От имени группы, анонимно")
    await saturday.ira.write("/play love_letter")
    await expect(saturday.kolya.messages("За столом пока никого")).to_be_visible(timeout=SLOW)
    await expect(saturday.kolya.messages("/play").locator(".sender")).to_have_text(saturday.title)
    await saturday.ira.write("/cancel")
    await expect(saturday.kolya.messages("Стол закрыт.")).to_be_visible(timeout=SLOW)


async def test_a_channel_is_told_why_it_cannot_sit(saturday: Saturday) -> None:
    await saturday.kolya.choose("Пишет", "От имени своего канала")
    await saturday.kolya.write("/play love_letter")
    await expect(saturday.ira.messages("От имени канала или группы за стол не сесть")).to_be_visible(timeout=SLOW)


async def test_one_who_blocked_the_bot_is_named_and_the_game_begins_when_he_is_back(saturday: Saturday) -> None:
    ira, kolya = saturday.ira, saturday.kolya
    await saturday.gather()
    await kolya.blocks()
    await ira.press("▶️ Начать")
    await expect(ira.messages(f"📵 Не могу написать: {kolya.name}")).to_be_visible(timeout=SLOW)
    await kolya.open_private()
    await tap(kolya.node.get_by_role("button", name="Перезапустить"))
    await kolya.shows("Привет. Я веду настольные игры")
    await ira.press("▶️ Начать")
    await expect(kolya.messages(f"Тайное послание · чат «{saturday.title}»").last).to_be_visible(timeout=SLOW)


async def test_a_hand_is_shown_in_the_group_to_one_pair_of_eyes_and_explained_in_a_dialogue(saturday: Saturday) -> None:
    ira, kolya = saturday.ira, saturday.kolya
    await saturday.gather()
    await ira.press("▶️ Начать")
    await expect(kolya.button("👁 Мои карты")).to_be_visible(timeout=SLOW)
    await kolya.press("👁 Мои карты")
    hand = kolya.node.locator(".ephemeral")
    await expect(hand).to_contain_text("видишь только ты")
    await kolya.press("❔ Что за карты")
    assert await kolya.alert()
    await expect(ira.node.locator(".ephemeral")).to_have_count(0)


async def test_a_friend_brought_in_on_the_page_of_the_group_sits_down(saturday: Saturday) -> None:
    friend = Guest(saturday.page, f"Оля {saturday.title}")
    await _ask(saturday.page, "persons", first_name=friend.name)
    await saturday.ira.write("/play love_letter")
    about = await saturday.ira.about_group()
    await tap(about.get_by_role("button", name=f"Добавить в группу: {friend.name}"))
    await friend.open_group(saturday.title)
    await friend.press("Сесть")
    await friend.start()
    await friend.shows("Готово, ты за столом.")


@pytest.mark.rule("KG-19", "KG-20", "KG-21")
async def test_who_flees_is_warned_then_marked_and_may_sit_at_his_own_table_alone(saturday: Saturday) -> None:
    ira, kolya = saturday.ira, saturday.kolya
    await saturday.gather()
    await _flees(saturday, told="Это предупреждение, и знаешь о нём только ты.", ends=1)
    await _sit_down(ira, kolya)
    await _flees(saturday, told="ты «трусливый козёл» 🐐", ends=2)
    await _sit_down(ira)
    await kolya.press("Сесть")
    await kolya.is_told("🐐 Здесь сидят те, кто доигрывает.")
    await ira.press("Встать")
    await kolya.write("/play love_letter")
    await expect(ira.messages(f"{kolya.name} 🐐").last).to_be_visible(timeout=SLOW)


async def _sit_down(*people: Guest) -> None:
    """A new lobby, at which whoever asks for it sits at once, and these people at it."""
    host, *others = people
    await host.write("/play love_letter")
    for number, phone in enumerate((host, *others), 1):
        if phone is not host:
            await phone.press("Сесть")
        await expect(phone.messages(f"За столом {number} из 4")).to_be_visible(timeout=SLOW)


async def _flees(saturday: Saturday, told: str, ends: int) -> None:
    """Коля leaves the game as soon as it has begun, reads in private what that means, and it is the end of so many."""
    person = saturday.kolya
    await saturday.ira.press("▶️ Начать")
    await expect(person.button("👁 Мои карты")).to_be_visible(timeout=SLOW)
    await person.write("/leave")
    await person.press("Выйти из партии")
    await person.open_private()
    await expect(person.messages(told)).to_be_visible(timeout=SLOW)
    await person.open_group(saturday.title)
    records = person.node.locator(".keyboard").get_by_role("button", name="📜 Запись", exact=True)
    await expect(records).to_have_count(ends, timeout=SLOW)
    await expect(person.button("👁 Мои карты")).to_have_count(0)
