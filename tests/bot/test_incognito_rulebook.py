"""The rules of «ИнкогниК»: pages with pictures that turn in place, and make room for words where there are none."""

from __future__ import annotations

import pytest

from bot import press
from bot.playground.stored_file import StoredFile
from bot.presenters.incognito.pages import PAGES
from tests.bot.conftest import Evenings
from tests.people import Group, Person
from tests.people.surface import Surface
from tests.people.topic import forum

TITLES = {
    "ru": ("Цель", "Доска", "Ходы", "Схватки", "Кубки", "Трон", "Конец партии", "Режимы", "Часы", "Кто что видит"),
    "en": ("Goal", "Board", "Moves", "Fights", "Cups", "Throne", "The end", "Modes", "Clock", "Who sees what"),
}
GAME = "🎭 ИнкогниК"


def plates(group: Group, surface: Surface) -> list[StoredFile]:
    """The picture of a message, if it has one."""
    media = group.evening.pg.world.chats[surface.chat].messages[surface.message].media
    return [media.file] if media else []


async def leafs(group: Group, reader: Person, page: Surface, lang: str = "ru") -> list[StoredFile]:
    """Turn all pages by their buttons, from the first one on and back to it; returns their pictures in order."""
    found = plates(group, page)
    for title in (*TITLES[lang][1:], TITLES[lang][0]):
        await reader.click(title, _now(reader, page))
        turned = _now(reader, page)
        turned.shows(title)
        turned.offers(f"✓ {title}")
        found += plates(group, turned)
    return found


def _now(reader: Person, surface: Surface) -> Surface:
    """A message as it stands now."""
    return next(each for each in reader.messages(surface.chat) if each.key == surface.key)


async def test_pages_turn_in_private_each_with_its_picture_and_nothing_is_sent_anew(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _borya):
        await anya.starts()
        await anya.tells("/rules incognito")
        files = await leafs(group, anya, anya.last)
        assert len(files) == len(PAGES) + 1
        assert files[0] is files[-1]
        assert len({file.unique_id for file in files}) == len(PAGES)


async def test_pages_turn_in_the_group_for_everybody(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await anya.writes("/rules инкогник")
        page = group.last
        await leafs(group, borya, page)
        assert group.last.key == page.key


async def test_a_picture_is_uploaded_once_whoever_reads_it_in_whatever_language(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await anya.starts()
        await anya.tells("/rules incognito")
        russian = await leafs(group, anya, anya.last)
        await borya.starts()
        await group.evening.app.house.people.set_lang(borya.id, "en")
        await borya.tells("/rules incognito")
        borya.last.shows("five courtiers")
        english = await leafs(group, borya, borya.last, "en")
        assert [file.file_id for file in english] == [file.file_id for file in russian]


@pytest.mark.parametrize("private", [True, False])
async def test_the_shelf_takes_the_place_of_a_page_and_a_page_that_of_the_shelf(
    evening: Evenings, *, private: bool
) -> None:
    async with evening("Аня", "Боря") as (group, anya, _borya):
        await anya.starts()
        chat = anya.id if private else group.id
        await anya.writes("/rules incognito", chat)
        page = anya.messages(chat)[-1]
        before = len(anya.messages(chat))
        await anya.click("‹ Назад", page)
        shelf = anya.messages(chat)[-1]
        shelf.shows("Правила какой игры показать?")
        assert plates(group, shelf) == []
        assert len(anya.messages(chat)) == before, "the page is gone"
        await anya.click(GAME, shelf)
        again = anya.messages(chat)[-1]
        again.shows("пять придворных")
        assert again.key == shelf.key
        assert plates(group, again)
        assert len(anya.messages(chat)) == before


async def test_in_a_topic_the_shelf_comes_where_the_page_was(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, _anya, _borya):
        (cellar,) = await forum(group, "Погреб")
        anya = cellar.people[0]
        await anya.writes("/rules incognito")
        await anya.click("Часы", cellar.last)
        await anya.click("‹ Назад", cellar.last)
        cellar.last.shows("Правила какой игры показать?")
        assert len(anya.messages(cellar.id)) == 1


async def test_the_way_back_leads_on_to_the_menu_and_to_the_rules_of_cards(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (_group, anya, _borya):
        await anya.starts()
        await anya.tells("/rules incognito")
        await anya.click("‹ Назад", anya.last)
        shelf = anya.last
        await anya.click("👑 Кинг", shelf)
        anya.last.shows("Четверо играют каждый за себя")
        await anya.click("‹ Назад", anya.last)
        await anya.click("‹ Назад", anya.last)
        anya.last.shows("Я веду настольные игры")
        assert anya.last.key == shelf.key


async def test_at_a_table_the_pages_name_its_options_below_their_pictures(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        group.game = "incognito"
        await group.gathers(anya)
        await group.sets("Вариант: на выживание")
        await borya.click("📖 Правила", group.board)
        for title in TITLES["ru"][1:]:
            assert plates(group, borya.last)
            borya.last.shows("За этим столом:", "Вариант: на выживание")
            await borya.click(title, borya.last)


async def test_whoever_presses_on_faster_than_telegram_lets_us_answer_sees_what_he_asked_for_last(
    evening: Evenings,
) -> None:
    async with evening("Аня", "Боря") as (group, anya, _borya):
        await anya.starts()
        await anya.tells("/rules incognito")
        page, line, before = anya.last, group.evening.line, len(anya.messages())
        back = press.Home(place="rules").pack()
        fights = press.Page(game="incognito", page="fights").pack()
        for data in (back, fights, back, back, fights, back):
            await line.do(anya.id, "press", chat_id=page.chat, message_id=page.message, data=data)
        await group.evening.settle()
        anya.last.shows("Правила какой игры показать?")
        assert len(anya.messages()) == before
