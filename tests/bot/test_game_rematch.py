"""«Ещё раз» where the other moves first: the lobby says so, all keep their seats, and the chat does not remember it."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from rules.love_letter.rules import LoveLetter
from tests.bot.conftest import Evenings

ONE_TOKEN = {"hands": "guard priest", "pile": "handmaid"}


@pytest.fixture(autouse=True)
def _turned(monkeypatch: pytest.MonkeyPatch) -> None:
    """What one option says is the other way round in every game that follows on another."""

    def rematch(_: LoveLetter, options: Mapping[str, str], state: object) -> Mapping[str, str]:
        return {**options, "aside": "on" if options["aside"] == "off" else "off"}

    monkeypatch.setattr(LoveLetter, "rematch", rematch)


async def test_the_lobby_says_what_holds_and_everybody_keeps_his_seat(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins("До победы: 1 жетон", **ONE_TOKEN)
        await anya.plays("guard.1.priest")
        end = group.end
        await borya.click("Ещё раз")
        group.board.shows("Отложенная карта: в игре", "1. Боря · хозяин стола")
        await anya.click("Ещё раз", end)
        assert [member.name for member in group.table.members] == ["Аня", "Боря"]
        assert group.table.phase.kind == "running"


async def test_what_the_host_sets_in_it_is_remembered_and_the_turn_is_not(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        await group.begins("До победы: 1 жетон", **ONE_TOKEN)
        await anya.plays("guard.1.priest")
        await anya.click("Ещё раз")
        await group.sets("До победы: 3 жетона")
        await anya.click("Отменить", group.board)
        await anya.writes("/play love_letter")
        group.board.shows("До победы: 3 жетона · Отложенная карта: вне игры")


async def test_with_somebody_new_the_options_are_as_they_were(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, _, vasya):
        await group.begins("До победы: 1 жетон", seats=2, **ONE_TOKEN)
        await anya.plays("guard.1.priest")
        await anya.click("Ещё раз")
        await vasya.click("Сесть")
        group.board.shows("До победы: 1 жетон · Отложенная карта: вне игры", "1. Аня · хозяин стола\n2. Вася")
