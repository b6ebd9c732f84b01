"""Names (troubles, letter H): whatever people call themselves is shown as it is, told apart, and fits.

Proved elsewhere: every kind of name by itself in `presenters.test_names`; every panel with the longest names by
`presenters.test_limits`.
"""

from __future__ import annotations

import pytest

from storage.acquaintance import Chat, Habit
from tests.bot.conftest import Evenings
from tests.people import Group

ODD = (
    ("<3", "<3"),
    ("<b>", "</b> & Ко", "<b> </b> & Ко"),
    ("\u202eяна\u202c", "яна"),
    ("\u200b\u2060", "Игрок 1"),
    ("🐙" * 64, "🐙" * 31 + "…"),
    ("Сесть", "Сесть"),
    ("{ $name }", "{ $name }"),
)
LONGEST = ("&" * 64, "🐙" * 64, "Щ" * 64, "👩\u200d👩\u200d👧\u200d👦" * 5)


@pytest.mark.parametrize("given", ODD, ids=lambda given: ascii(given[0])[:20])
async def test_h1_a_name_is_shown_as_it_is_written(evening: Evenings, given: tuple[str, ...]) -> None:
    *written, shown = given
    async with evening("Аня") as (group, anya):
        odd = group.newcomer(*written)
        await group.gathers(odd, anya)
        group.board.shows(f"За столом 2 из 4:\n1. {shown} · хозяин стола\n2. Аня")
        group.deals(hands="guard priest", pile="handmaid")
        await odd.click("Начать", group.board)
        group.board.shows(f"🟢 Ходит {shown}")
        await odd.presses(group.press_of("guard.1.baron"), odd.hand.key)
        assert odd.toast == f"{shown}: Стражница → Аня, «Барон»? Мимо."
        group.board.shows(odd.toast)
        anya.hand.shows(odd.toast)
        await odd.writes("/leave")
        group.last.shows(f"{shown}, уйти из партии?")


async def test_h1_people_of_one_name_are_told_apart_and_hit_by_their_own_buttons(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Боря", "боря") as (group, anya, *others):
        await group.begins(hands="guard priest baron handmaid", pile="handmaid")
        group.board.shows("Боря ○○○○", "Боря (2) ○○○○", "боря (3) ○○○○")
        await anya.click("1 Стражница", anya.hand)
        anya.hand.offers("Боря", "Боря (2)", "боря (3)")
        await anya.click("Боря (2)", anya.hand)
        assert await anya.click("3 Барон", anya.hand) == (
            "Аня: Стражница → Боря (2), «Барон»? В точку. Боря (2) вне раунда."
        )
        others[1].hand.shows("Ты вне раунда")
        others[0].hand.shows("2 Священник")


@pytest.mark.parametrize("lang", ["ru", "en"])
async def test_h2_the_longest_of_everything_fits(evening: Evenings, lang: str) -> None:
    """The local Telegram refuses what Telegram refuses, and a refusal nobody expects fails the evening."""
    async with evening(*LONGEST) as (group, *people):
        house = group.evening.app.house
        await house.chats.meet(Chat(group.id, "Пятница"))
        await house.chats.set_lang(group.id, lang)
        options = (("aside", "on"), ("tokens", "1"))
        await house.chats.save_habit(group.id, Habit("love_letter", options, "60"))
        for person in people:
            await person.starts()
            await house.people.set_lang(person.id, lang)
        group.evening.pg.people.rename(group.id, people[0].id, "Щ" * 255)
        say = house.texts.say(lang)
        await people[0].writes("/play love_letter")
        for person in people[1:]:
            await person.click(say("button-sit"))
        group.deals(hands="handmaid handmaid countess princess", pile="prince prince king baron baron priest")
        await people[0].click(say("button-start"))
        await _by_the_clock(group, say("button-peek"))
        texts = [str(request.params.get("text", "")) for request in group.evening.pg.requests]
        assert max(map(len, texts)) > 1000


async def _by_the_clock(group: Group, cards: str) -> None:
    """Nobody moves: the longest lines there are, «time is up» before each of them; people look at their cards."""
    for _ in range(14):
        if group.table.phase.kind != "running":
            break
        for person in group.people[:2]:
            assert await person.click(cards, group.board) or person.glimpses
        await group.evening.passes(60)
    assert group.table.phase.kind in ("running", "finished")
