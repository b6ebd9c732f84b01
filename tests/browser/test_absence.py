"""Silence, absence and return in «Кинг», and the way out of a sanction, as people see them on the page.

The bot runs in this process and its clock is moved by the test; what a test is not about is pressed without the page.
"""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.bot.test_conduct import QUICK, becomes_a_goat
from tests.bot.test_king_party import FOUR, HANDS
from tests.bot.test_pause_absence import is_away_for_three_minutes
from tests.browser.conftest import Parties
from tests.browser.guest import Guest
from tests.browser.party import Party
from tests.people import Person
from tests.people.party import begins

pytestmark = pytest.mark.browser

TIMED_OUT = "⏳ Вася: время вышло, ход за часами."


@pytest.mark.rule("KG-17")
async def test_the_clock_plays_for_one_who_is_silent_and_board_and_hand_say_so(parties: Parties) -> None:
    async with parties(*FOUR) as party:
        await begins(party.group, hands=HANDS)
        anya, borya, vasya, _ = party.phones()
        for phone in (borya, vasya):
            await phone.open_private()
        await borya.press("♦️Т")
        await vasya.shows(re.compile(r"🟢 Твой ход\. Какую карту положить\?\s+Срок хода: через \d секунд"))
        await party.passes(left(party))
        await anya.shows(TIMED_OUT)
        await vasya.shows("Сейчас не твой ход.")
        await until(party, party.group.people[2])
        await vasya.rings()
        await vasya.shows(re.compile(f"{TIMED_OUT}.*🟢 Твой ход", re.DOTALL))


async def test_three_time_outs_make_him_away_the_others_are_asked_and_a_press_brings_him_back(parties: Parties) -> None:
    async with parties(*FOUR) as party:
        await begins(party.group, hands=HANDS)
        anya, borya, vasya, _ = party.phones()
        await is_away(party, borya)
        await anya.shows("💤 Отошли: Боря. Их ходы сразу делают часы, любое нажатие возвращает за стол.")
        await anya.shows("❓ Боря: давно не за столом.")
        await anya.press("🚪 Боря: закончить")
        await anya.is_told("Твой голос: закончить.")
        await borya.press("👁 Мои карты")
        await borya.shows("видишь только ты")
        for phone in (anya, vasya):
            await phone.shows("👋 Боря снова за столом.")
            await phone.hides("💤 Отошли")
            await phone.hides("давно не за столом")
        await until(party, party.group.people[1])
        await borya.open_private()
        await borya.shows("🟢 Твой ход")
        await lays_something(borya)
        await borya.shows("Сейчас не твой ход.")


@pytest.mark.rule("KG-19", "KG-20")
async def test_who_stays_away_until_the_others_end_it_has_fled_and_the_table_waits_for_a_fourth(
    parties: Parties,
) -> None:
    async with parties(*FOUR) as party:
        await begins(party.group, hands=HANDS)
        anya, borya, vasya, galya = party.phones()
        await is_away(party, borya)
        await anya.press("🚪 Боря: закончить")
        await vasya.press("🚪 Боря: закончить")
        await vasya.is_told("Решено: партия остановлена без результата.")
        for phone in (anya, vasya, galya):
            await phone.shows("👑 Кинг · партия остановлена")
            await phone.shows("За столом 3 из 4:")
        await borya.open_private()
        await borya.shows("Это предупреждение, и знаешь о нём только ты.")


@pytest.mark.rule("KG-20", "KG-21")
async def test_a_game_played_to_its_end_takes_the_mark_away(parties: Parties) -> None:
    async with parties("Аня", "Боря") as party:
        group = party.group
        for person in group.people:
            await person.starts()
        await becomes_a_goat(group, group.people[1], group.people[0])
        anya, borya = party.phones()
        await borya.write("/play love_letter")
        await anya.shows("1. Боря 🐐 · хозяин стола")
        await anya.press("Сесть")
        await borya.press("⚙️ Настройки")
        await borya.press("До победы: 1 жетон")
        await borya.press("‹ Назад")
        group.deals(**QUICK)
        await borya.press("▶️ Начать")
        await anya.shows(re.compile("до победы 1 жетон.*Боря 🐐.*🟢 Ходит Боря", re.DOTALL))
        await borya.open_private()
        await borya.press("1 Стражница → Аня")
        await borya.press("2 Священник")
        await anya.shows("Партия сыграна")
        await anya.write("/play love_letter")
        await borya.open_group()
        await borya.press("Сесть")
        await anya.shows("2. Боря")
        await expect(anya.messages("2. Боря")).not_to_contain_text("🐐")


def left(party: Party) -> float:
    """Seconds until the clock plays."""
    return party.group.table.deadline.at - party.group.evening.clock()


async def until(party: Party, person: Person) -> None:
    """The others lay what they like until it is his turn."""
    while party.group.asked != [person]:
        await party.group.plays_by_itself(2, moves=1)
    await party.settles()


async def is_away(party: Party, phone: Guest) -> None:
    """He is silent for so long that the others are asked about him."""
    (person,) = (person for person in party.group.people if person.name == phone.name)
    await is_away_for_three_minutes(party.group, person)
    await party.settles()


async def lays_something(phone: Guest) -> None:
    """He presses the first card that he may lay."""
    await phone.press(await phone.node.locator(".keyboard .primary").first.inner_text())
