"""Language (troubles, letter L): one language a message: the group's in the group, the reader's everywhere else.

Proved elsewhere: private messages and toasts (L1) by `test_game_language`, ephemeral ones by `test_ephemeral`; gaps and
missing keys (L2) by the tests of this letter in `test_locales`.
"""

from __future__ import annotations

import re

from tests.bot.conftest import Evenings
from tests.people import Person

CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
LATIN = re.compile("[a-z]{4,}", re.IGNORECASE)
NO_WORDS = re.compile(r"@\w+|/\w+")


def _mixed(text: str) -> bool:
    return bool(CYRILLIC.search(text) and LATIN.search(NO_WORDS.sub("", text)))


async def _speaks_english(person: Person) -> None:
    await person.starts()
    await person.evening.app.house.people.set_lang(person.id, "en")


async def test_l1_whatever_stands_in_a_group_speaks_its_language(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, _anya, borya):
        await _speaks_english(borya)
        for command in ("/help", "/rules", "/board", "/cancel", "/leave", "/hand"):
            await borya.writes(command)
            await group.evening.passes(2)
            assert CYRILLIC.search(group.last.text), command
            assert not _mixed(group.last.text), command
        await group.begins()
        await borya.writes("/leave")
        group.last.shows("Боря, уйти из партии?")
        assert not [surface.text for surface in borya.messages(group.id) if not CYRILLIC.search(surface.text)]


async def test_l1_a_page_of_the_rules_in_a_group_is_turned_in_the_groups_language(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, _anya, borya):
        await _speaks_english(borya)
        await borya.writes("/rules love_letter")
        page = group.last
        await borya.click("Карты", page)
        assert "Графиня" in group.last.text
        assert group.last.key == page.key


async def test_l1_an_english_group_reads_english_whoever_asks(evening: Evenings) -> None:
    async with evening("Anna", "Boris") as (group, anna, boris):
        await group.evening.app.house.chats.set_lang(group.id, "en")
        await anna.starts()
        await boris.starts()
        told = len(anna.messages(group.id))
        for command in ("/help", "/rules", "/board", "/play", "/leave"):
            await boris.writes(command)
            await group.evening.passes(2)
        await boris.writes("/play love_letter")
        await anna.click("Sit down")
        texts = [surface.text + str(surface.buttons) for surface in anna.messages(group.id)[told:]]
        assert texts
        assert not [text for text in texts if CYRILLIC.search(text.replace("Пятница", ""))]
