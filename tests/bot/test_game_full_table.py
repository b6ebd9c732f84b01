"""A table of a fixed number of players begins by itself when it is full; seats taken back; a host who leaves."""

from __future__ import annotations

import pytest

from bot.press import Desk, Unseat
from rules.catalogue import games
from tests.bot.conftest import Evenings
from tests.people import Group, Person

NOT_SEATED = "Это для тех, кто сидит за столом. Тебя за ним нет."
HELD = "Остановлено: начнёте кнопкой «Начать»."


@pytest.fixture
def duel(monkeypatch: pytest.MonkeyPatch) -> None:
    """«Тайное послание» as if it were for two and no others."""
    monkeypatch.setattr(type(games()["love_letter"]), "seats", range(2, 3))


async def two_sit(group: Group, anya: Person, borya: Person) -> None:
    """Both sit down, and what was drawn about it has not taken all of the five seconds."""
    await group.gathers(anya, borya)
    assert group.table.phase.kind == "lobby"


@pytest.mark.usefixtures("duel")
async def test_a_full_table_begins_by_itself_after_five_seconds(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await two_sit(group, anya, borya)
        group.board.shows("▶️ Все на месте, начинаю", "Остановить может любой за столом.")
        group.board.offers("✋ Отменить старт", "Встать")
        group.board.refuses("Отменить", "Начать")
        await group.evening.passes(5)
        group.board.shows("Раунд 1")
        assert anya.has_hand
        assert borya.has_hand


@pytest.mark.usefixtures("duel")
async def test_anyone_seated_may_stop_it_and_an_administrator_too(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вера") as (group, anya, borya, vera):
        await two_sit(group, borya, vera)
        stop, board = Desk(table=group.table.id, number=1, verb="hold").pack(), group.board.key
        dima = group.newcomer("Дима")
        with group.nothing_changes():
            assert await dima.presses(stop, board) == NOT_SEATED
        assert await vera.presses(stop, board) == HELD
        group.board.hides("Все на месте")
        group.board.offers("Начать", "Отменить")
        await vera.click("Встать")
        await vera.click("Сесть")
        assert await anya.presses(stop, board) == HELD  # she made the group and does not sit
        await group.evening.passes(60)
        assert group.table.phase.kind == "lobby"


@pytest.mark.usefixtures("duel")
async def test_standing_up_stops_it_and_sitting_again_begins_it_anew(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await two_sit(group, anya, borya)
        await borya.click("Встать")
        await group.evening.passes(10)
        group.board.shows("За столом 1 из 2")
        await borya.click("Сесть")
        group.board.shows("▶️ Все на месте")
        await group.evening.passes(5)
        group.board.shows("Раунд 1")


@pytest.mark.usefixtures("duel")
async def test_g1_the_countdown_survives_a_kill_and_deals_once(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await two_sit(group, anya, borya)
        await group.evening.dies()
        await group.evening.opens()
        await group.evening.settle()
        group.board.shows("▶️ Все на месте")  # half a minute late: everybody may still stop it
        await group.evening.passes(5)
        group.board.shows("Раунд 1")
        assert group.table.number == 1


@pytest.mark.usefixtures("duel")
async def test_d2_somebody_who_cannot_be_reached_is_named_and_nothing_is_dealt(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        group.evening.expect("bot was blocked by the user")
        await two_sit(group, anya, borya)
        await borya.blocks()
        await group.evening.passes(5)
        group.board.shows("📵 Не могу написать: Боря.", "Карты ещё не розданы.")
        assert not anya.has_hand
        await borya.starts()  # he sits there still: the table is full again of people who can be written to
        group.board.hides("📵")
        await group.evening.passes(5)
        group.board.shows("Раунд 1")


async def test_a_table_that_takes_more_waits_for_its_host(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, *_):
        await group.gathers()
        await group.evening.passes(60)
        group.board.shows("За столом 2 из 4")


async def test_the_host_takes_a_seat_back_and_the_lobby_says_so(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вера") as (group, anya, borya, _):
        await group.gathers()
        await anya.click("Настройки")
        group.board.offers("🪑 Освободить место: Боря", "🪑 Освободить место: Вера")
        group.board.refuses("🪑 Освободить место: Аня")
        assert await anya.click("Освободить место: Боря") == "Место свободно."
        group.board.refuses("🪑 Освободить место: Боря")
        await anya.click("‹ Назад", group.board)
        group.board.shows("За столом 2 из 4:\n1. Аня · хозяин стола\n2. Вера")
        group.board.shows("🪑 Хозяин освободил место: Боря. Сесть можно снова.")
        assert not any("освобод" in message.text for message in borya.messages())
        await borya.click("Сесть")
        group.board.shows("3. Боря")
        group.board.hides("Хозяин освободил место")


async def test_b3_nobody_else_takes_a_seat_back(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вера") as (group, anya, borya, vera):
        await group.gathers(anya, borya)
        take = Unseat(table=group.table.id, number=1, person=anya.id).pack()
        for person in (borya, vera):
            with group.nothing_changes():
                refused = await person.presses(take, group.board.key)
            assert refused == "Это может только хозяин стола или администратор чата."


async def test_a_host_who_leaves_the_game_passes_the_table_on(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вера") as (group, anya, borya, _):
        await group.begins()
        await anya.writes("/leave")
        await anya.click("Выйти из партии")
        assert group.table.host == borya.id
