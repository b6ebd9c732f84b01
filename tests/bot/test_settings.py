"""`/settings` in a group: administrators set, everybody sees the effect at once."""

from __future__ import annotations

import re

import pytest

from bot.press import Rule
from tests.bot.conftest import Evenings
from tests.people import Group, Person

CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
ONLY_ADMINISTRATORS = "Это может только администратор чата."


async def chooses(person: Person, topic: str, choice: str) -> None:
    """Open the settings, turn to a page and choose."""
    await person.writes("/settings")
    settings = person.group.last
    await person.click(topic, settings)
    await person.click(choice, person.group.last)
    assert person.group.last.key == settings.key


async def test_an_administrator_sees_what_is_set_in_one_message_with_a_button_a_setting(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        await anya.writes("/settings")
        group.last.shows(
            "🌐 Язык: Русский\n"
            "⏱ Темп: 🎭 90 с на ход, 👑 15/10 с на ход, 💌 60 с на ход\n"
            "📌 Закреплять стол: нет\n"
            "🏁 Кто закрывает партию: администраторы и стол\n"
            "🐐 Козлы: как в правилах"
        )
        group.last.offers("Язык", "Темп", "Закреплять стол", "Кто закрывает партию", "Козлы")
        group.assert_nothing_else()


async def test_others_are_told_that_only_an_administrator_sets(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await borya.writes("/settings")
        group.last.shows(ONLY_ADMINISTRATORS)
        await anya.writes("/settings")
        with group.nothing_changes():
            await borya.click("Язык", group.last)
        assert borya.toast == ONLY_ADMINISTRATORS


async def test_an_anonymous_administrator_may_set(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        await anya.writes("/settings", as_="anonymous")
        group.last.shows("Настройки чата")
        await anya.writes("/settings", as_="channel")
        group.last.shows(ONLY_ADMINISTRATORS)


async def test_the_language_of_the_group_is_that_of_every_text_in_it_and_the_live_board_is_redrawn(
    evening: Evenings,
) -> None:
    async with evening("Anna", "Boris") as (group, anna, boris):
        await group.begins(hands="handmaid guard", pile="priest baron")
        board = group.board.key
        await chooses(anna, "Язык", "English")
        group.last.shows("Language", "Everything I write in this chat is in it.")
        assert group.board.key == board
        group.board.shows("Round 1", "🟢 Anna to move")
        group.board.offers("My cards", "Pause")
        anna.hand.shows("🟢 Твой ход.")
        told = len(anna.messages(group.id))
        await boris.writes("/help")
        await anna.plays("handmaid")
        await boris.writes("/leave")
        texts = [surface.text.replace("Пятница", "") for surface in anna.messages(group.id)[told:]]
        assert len(texts) == 2
        assert not [text for text in texts if CYRILLIC.search(text)]


async def test_the_default_pace_is_that_of_the_next_lobby(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.gathers()
        await group.sets("До победы: 1 жетон")
        await chooses(anya, "Темп", "💌 30 с на ход")
        group.board.shows("До победы: 1 жетон", "60 с на ход")
        await anya.click("Отменить", group.board)
        await borya.writes("/play love_letter")
        group.board.shows("До победы: 1 жетон", "30 с на ход")
        await borya.click("Сесть")
        await group.sets("120 с на ход")
        await anya.writes("/settings")
        group.last.shows("⏱ Темп: 🎭 90 с на ход, 👑 15/10 с на ход, 💌 120 с на ход")


@pytest.mark.parametrize("choice", ["как в правилах", "с согласия сидящих", "не важно"])
async def test_strictness_about_goats_is_kept_and_explained(evening: Evenings, choice: str) -> None:
    async with evening("Аня") as (group, anya):
        await chooses(anya, "Козлы", choice)
        group.last.shows(
            "за первый уход предупреждение, за второй клеймо", "за чистый стол можно, если сидящие не против"
        )
        group.last.offers(f"✓ {choice}")
        await anya.click("‹ Назад", group.last)
        group.last.shows(f"🐐 Козлы: {choice}")


async def test_a_press_carries_the_value_so_a_second_one_changes_nothing(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        await chooses(anya, "Закреплять стол", "да")
        with group.nothing_changes():
            assert await anya.click("да", group.last) == "📌 Закреплять стол: да"
        group.last.offers("✓ да")
        group.evening.clock.forward(5)
        assert await anya.click("нет", group.last) == "📌 Закреплять стол: нет"
        group.last.offers("✓ нет")


async def test_made_up_settings_set_nothing(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        await anya.writes("/settings")
        settings = group.last
        before = await _kept(group)
        for rule in (
            Rule(topic="lang", value="de"),
            Rule(topic="pace", value="60", about="chess"),
            Rule(topic="pace", value="1", about="love_letter"),
            Rule(topic="pin", value="maybe"),
            Rule(topic="weather", value="on"),
            Rule(topic="lang", value="en"),
        ):
            with group.nothing_changes():
                assert (
                    await anya.presses(rule.pack(), settings.key)
                    == "Эта кнопка уже не действует: с тех пор всё изменилось."
                )
        assert await _kept(group) == before


async def _kept(group: Group) -> object:
    return await group.evening.app.house.chats.get(group.id)
