"""`/settings` in private: one's own language, in which all that only its reader sees is written."""

from __future__ import annotations

import re

from tests.bot.conftest import Evenings

CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)


async def test_ones_own_language_is_chosen_in_private_and_the_open_hand_follows_at_once(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins(hands="handmaid guard", pile="priest baron")
        await borya.tells("/settings")
        borya.last.shows("На каком языке говорить с тобой?")
        borya.last.offers("✓ Русский", "English")
        await borya.click("English", borya.last)
        borya.last.offers("✓ English")
        borya.hand.shows("It is not your turn now.")
        group.board.shows("🟢 Ходит Аня")
        anya.hand.shows("🟢 Твой ход.")
        await borya.click("Мои карты", group.board)
        borya.glimpse.shows("It is not your turn now.")
        toast = await borya.presses(group.press_of("handmaid"), group.board.key)
        assert toast
        assert not CYRILLIC.search(toast)


async def test_the_language_is_never_guessed_from_the_phone(evening: Evenings) -> None:
    async with evening("Аня") as (group, _anya):
        person = group.newcomer("Bob")
        group.evening.pg.world.people[person.id].language_code = "en"
        await person.starts()
        person.last.shows("Привет. Я веду настольные игры")


async def test_the_menu_explains_how_to_play_with_the_buttons_of_the_board(evening: Evenings) -> None:
    async with evening("Аня") as (_group, anya):
        await anya.starts()
        await anya.click("Как играть", anya.last)
        anya.last.shows("👁 Мои карты", "⏸ Пауза", "⏳ Поторопить", "🏁 Закончить", "/settings")
        await anya.click("‹ Назад", anya.last)
        anya.last.offers("Мои столы", "Как играть")
