"""Everybody reads his own language in private, the group reads its own."""

from __future__ import annotations

import re

from tests.bot.conftest import Evenings
from tests.people import Person

CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)


async def _speaks_english(person: Person) -> None:
    await person.starts()
    await person.click("Язык", person.last)
    await person.click("English", person.last)
    person.last.shows("Which language shall I speak to you?")


async def test_an_english_person_in_a_russian_group(evening: Evenings) -> None:
    async with evening("Аня", "Bob") as (group, anya, bob):
        await _speaks_english(bob)
        await group.begins("До победы: 1 жетон", hands="priest guard", pile="handmaid princess")
        bob.hand.shows("1 Guard: guess a rival's card", "It is not your turn now.")
        anya.hand.shows("2 Священник: посмотри карту соперника", "🟢 Твой ход")
        assert await anya.plays("priest.1") == "Аня: Священник → Bob. Тебе видно: 1 Стражница."
        bob.hand.shows("🟢 Your turn.", "Аня: Priest → Bob.")
        bob.hand.offers("1 Guard → Аня", "8 Princess")
        await bob.click("Мои карты")
        bob.glimpse.shows("1 Guard: guess a rival's card", "🟢 Your turn.")
        await bob.click("1 Guard → Аня", bob.hand)
        assert (await bob.click("4 Handmaid", bob.hand)).splitlines() == [
            "Bob: Guard → Аня, “Handmaid”? Right. Аня is out of the round.",
            "🏅 Round 1, a token for Bob.",
            "🏆 Bob wins the game.",
        ]
        group.end.shows("партия сыграна", "🥇 Bob: 1 жетон")
        bob.hand.shows("The game is over.")
        own = [surface.text.replace("Аня", "").replace("Пятница", "") for surface in bob.messages()[1:]]
        assert not [text for text in own if CYRILLIC.search(text)]


async def test_a_refusal_speaks_the_language_of_the_one_refused(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Bob") as (group, *_, bob):
        await _speaks_english(bob)
        await group.begins(seats=2)
        toast = await bob.click("Мои карты")
        assert toast
        assert not CYRILLIC.search(toast)
