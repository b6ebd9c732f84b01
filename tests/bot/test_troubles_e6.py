"""Slow mode in the group (troubles, E6): whoever gathers a table there is told of it, once a lobby."""

from __future__ import annotations

from tests.bot.conftest import Evenings
from tests.people import Group

SLOW = "🐢 В чате медленный режим: между двумя сообщениями одного человека 30 секунд."


def _slows_down(group: Group, seconds: int) -> None:
    group.evening.pg.people.slow_mode(group.id, group.people[0].id, seconds)


async def test_e6_play_in_slow_mode_warns_in_the_lobby_itself_once(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        _slows_down(group, 30)
        await anya.writes("/play love_letter")
        group.board.shows(SLOW, "Команды придётся подождать, кнопки работают сразу.")
        group.assert_nothing_else()
        await borya.writes("/play love_letter")
        assert [surface.text.count("🐢") for surface in anya.messages(group.id) if "🐢" in surface.text] == [1]
        asked = [request for request in group.evening.pg.requests if request.method == "getChat"]
        assert len(asked) == 1


async def test_e6_the_game_itself_says_nothing_of_it_and_the_next_lobby_does(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        _slows_down(group, 30)
        await group.begins()
        group.board.hides("🐢")
        await anya.writes("/cancel")
        await anya.writes("/play love_letter")
        group.board.shows(SLOW)


async def test_e6_without_slow_mode_nothing_is_said(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        _slows_down(group, 0)
        await anya.writes("/play love_letter")
        group.board.hides("🐢")


async def test_e6_where_telegram_does_not_tell_the_lobby_opens_all_the_same(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        _slows_down(group, 30)
        group.evening.pg.faults.fail("getChat", 500, "Internal Server Error")
        await anya.writes("/play love_letter")
        group.board.shows("За столом пока никого.")
        group.board.hides("🐢")
