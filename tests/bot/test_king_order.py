"""The order of «Кинг» (KG-13): whoever leads a deal sees his hand and orders in two presses, on a clock of its own."""

from __future__ import annotations

import pytest

from bot.table.seats import running
from tests.bot.conftest import Evenings
from tests.bot.test_king_party import FOUR, HANDS, cards_of
from tests.people.party import begins

ORDER = 15
STAKES = ["Взятки", "Червы", "Мальчики", "Девочки", "Последние", "Короли", "Кинг"]


@pytest.fixture
def orders_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """A party «С заказом» that begins with the orders."""
    monkeypatch.setattr("rules.king.tables._AVOIDING", ())


@pytest.mark.rule("KG-13")
@pytest.mark.usefixtures("orders_only")
async def test_an_order_is_two_presses_and_everybody_reads_it(evening: Evenings) -> None:
    async with evening(*FOUR) as (group, anya, borya, *_):
        await begins(group, programme="order", hands=HANDS)
        borya.hand.shows("🟢 Твой ход. Что заказываешь?", *cards_of(group, borya))
        assert borya.hand.choices == STAKES
        anya.hand.refuses(*STAKES)
        assert await borya.click("Девочки", borya.hand) == ""
        borya.hand.shows("Девочки: с козырем или без?")
        borya.hand.offers("Козырь ♥️", "Без козыря", "‹ Назад")
        group.board.shows("🟢 Ходит Боря")
        assert await borya.click("Козырь ♥️", borya.hand) == "Боря заказывает: Брать девочек, козырь ♥️."
        group.board.shows("Брать девочек, козырь ♥️", "Боря заказывает: Брать девочек, козырь ♥️.")
        borya.hand.shows("🟢 Твой ход. С какой карты зайти?", "Брать девочек, козырь ♥️", *cards_of(group, borya))
        assert group.table.deadline.at - group.evening.clock() == pytest.approx(ORDER, abs=5)
        assert await borya.plays("da") == "♦️Т"


@pytest.mark.usefixtures("orders_only")
async def test_the_way_back_leads_to_the_stakes_and_costs_nothing(evening: Evenings) -> None:
    async with evening(*FOUR) as (group, _, borya, *_others):
        await begins(group, programme="order", hands=HANDS)
        await borya.click("Кинг", borya.hand)
        await borya.click("‹ Назад", borya.hand)
        assert borya.hand.choices == STAKES
        assert running(group.table).entries == 0


@pytest.mark.rule("KG-13", "KG-17")
@pytest.mark.usefixtures("orders_only")
async def test_silence_orders_something_and_the_lead_has_a_time_of_its_own(evening: Evenings) -> None:
    async with evening(*FOUR) as (group, _, borya, *_others):
        await begins(group, programme="order", hands=HANDS)
        hand = borya.hand.key
        await group.evening.passes(group.table.deadline.at - group.evening.clock())
        group.board.shows("⏳ Боря: время вышло, ход за часами.", "Боря заказывает: Брать")
        assert group.asked == [borya]
        assert borya.hand.key > hand, "after a time-out it rings"
        assert group.table.deadline.at - group.evening.clock() > ORDER / 2
        assert borya.hand.choices == ["♦️Т"]
