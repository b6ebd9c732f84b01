"""Whole games of «ИнкогниК» by presses: every mode and variant over HTTP, and every way in which a game ends."""

from __future__ import annotations

from itertools import product

import pytest

from storage.table import Finished
from tests.bot.conftest import Evenings
from tests.bot.test_incognito_hand import picture
from tests.people import Group
from tests.people.court import begins, goes
from tests.people.line import OverHttp
from tests.people.script import bold_game, follows, kept, sits_down, tells

TWO = ("Аня", "Боря")
MODES = ("closed", "sealed", "open")
VARIANTS = ("cups", "throne", "survival")
AMONG_THEM = {("closed", "cups"), ("sealed", "survival"), ("open", "throne")}
"""Played in every run: each mode and each variant once."""


def kinds() -> list[object]:
    """Every mode with every variant, most of them only where there is time."""
    marks = {kind: () if kind in AMONG_THEM else (pytest.mark.slow,) for kind in product(MODES, VARIANTS)}
    return [pytest.param(*kind, marks=mark, id=".".join(kind)) for kind, mark in marks.items()]


def is_over(group: Group, reason: str) -> None:
    """The game ended so; the board and the end show one picture, hands and board have no keys left."""
    phase = group.table.phase
    assert isinstance(phase, Finished)
    assert phase.outcome.reason == reason
    group.end.shows("🎭 ИнкогниК · партия сыграна")
    group.end.offers("Ещё раз", "Запись")
    assert not group.end.silent
    assert picture(group, group.end.message) == picture(group, group.board.message)
    assert group.board.buttons == []
    for person in group.people[:2]:
        person.hand.shows("Партия сыграна. Итог в чате.")
        assert [each.key for each in person.messages()][1:] == [person.hand.key], "nothing is left lying about"


@pytest.mark.rule("IK-3", "IK-4")
@pytest.mark.parametrize(("mode", "variant"), kinds())
async def test_a_whole_game_of_every_kind_over_http(evening: Evenings, mode: str, variant: str) -> None:
    record = bold_game(mode, variant)
    async with evening(*TWO, over_http=True) as (group, anya, _borya):
        await sits_down(group, record)
        board = group.board.key
        await follows(group, record)
        assert group.board.key == board, "one message from the lobby to the end"
        assert isinstance(group.table.phase, Finished)
        is_over(group, group.table.phase.outcome.reason)
        await tells(group, anya, record)
        await _sees_what_there_is(group)


async def _sees_what_there_is(group: Group) -> None:
    """What the events told is what the phones show."""
    line = group.evening.line
    assert isinstance(line, OverHttp)
    for person in group.people:
        assert person.phone["chats"] == (await line.read(person.id))["chats"]


BY_KING = "⚔️ Аня: Король нападает на Короля, и это решает партию."
THIRD = "🤝 Ничья: одна и та же позиция в третий раз."
ENDINGS = {
    "king": (BY_KING, "🥇 Аня: 2 очка", "🥈 Боря: 0 очков"),
    "poison": ("☠️ Боря: Король выпивает яд.", "🥇 Аня: 2 очка", "🥈 Боря: 0 очков"),
    "repetition": (THIRD, "🥇 Аня: 1 очко", "🥇 Боря: 1 очко"),
    "crown": ("👑 Аня: Король на троне, и вытеснить его некому.", "🥇 Аня: 2 очка"),
    "resigned": ("🏳 Аня сдаётся.", "🥇 Боря: 2 очка"),
    "agreed": ("🤝 Ничья по уговору.", "🥇 Аня: 1 очко", "🥇 Боря: 1 очко"),
    "bare": ("🤝 Ничья: остались одни Короли.", "🥇 Аня: 1 очко", "🥇 Боря: 1 очко"),
    "quiet": ("🤝 Ничья: по сорок ходов у каждого, и ничего не случилось.", "🥇 Аня: 1 очко", "🥇 Боря: 1 очко"),
}
"""How each golden game is told at its end; those that others also play are left to where there is time."""
QUICK = {"king", "poison"}


def endings() -> list[object]:
    """Every golden game but the one that ends by the clock."""
    return [pytest.param(ending, marks=() if ending in QUICK else pytest.mark.slow) for ending in ENDINGS]


@pytest.mark.rule("IK-23", "IK-24")
@pytest.mark.parametrize("ending", endings())
async def test_a_game_ends_as_it_was_written_down(evening: Evenings, ending: str) -> None:
    record = kept(ending)
    async with evening(*TWO) as (group, _anya, borya):
        await sits_down(group, record)
        await follows(group, record)
        is_over(group, ending)
        group.end.shows(*ENDINGS[ending])
        await tells(group, borya, record)


@pytest.mark.rule("IK-6", "IK-25")
async def test_out_of_time_in_arranging_is_put_up_by_luck_and_in_a_move_is_lost(evening: Evenings) -> None:
    record = kept("time")
    async with evening(*TWO) as (group, anya, borya):
        await sits_down(group, record, pace="90")
        await follows(group, record)
        is_over(group, "left")
        group.board.shows("⏳ Аня: время вышло, партия проиграна.")
        group.end.shows("🥇 Боря: 2 очка", "🥈 Аня: 0 очков · время вышло")
        await tells(group, borya, record)
        people = group.evening.app.house.people
        assert (await people.get(anya.id)).flights == 0, "out of time is no flight (KG-20)"


@pytest.mark.rule("IK-25")
async def test_out_of_the_time_for_the_whole_game_is_lost_and_no_flight_either(evening: Evenings) -> None:
    async with evening(*TWO) as (group, anya, borya):
        await begins(group, pace="none-3", mode="open")
        group.board.shows("⏱ Осталось на партию: Аня 3:00 · Боря 3:00")
        await group.evening.passes(100)
        await goes(anya, "a1", "a2")
        await goes(borya, "a5", "a4")
        group.board.shows("⏱ Осталось на партию: Аня 1:")
        await group.evening.passes(group.table.deadline.at - group.evening.clock())
        is_over(group, "left")
        group.board.shows("⏳ Аня: время вышло, партия проиграна.")
        group.end.shows("🥇 Боря: 2 очка", "🥈 Аня: 0 очков · время вышло")
        assert (await group.evening.app.house.people.get(anya.id)).flights == 0
