"""«Закреплять стол»: the board of a running game is pinned without a sound, where the bot has the right."""

from __future__ import annotations

from typing import Any

from tests.bot.conftest import Evenings
from tests.bot.test_settings import chooses
from tests.people import Group

NO_RIGHT = "not enough rights to manage pinned messages in the chat"


def _pinned(group: Group) -> list[int]:
    return list(group.evening.pg.world.chats[group.id].pinned)


def _lines(group: Group) -> list[Any]:
    """Everything that stands in the group, service messages too."""
    return list(group.evening.line.chat(group.people[0].id, group.id)["messages"])


def _gives_the_right(group: Group) -> None:
    group.evening.pg.people.promote(group.id, group.people[0].id, "bot")


async def test_the_board_is_pinned_without_a_sound_and_unpinned_at_the_end(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        _gives_the_right(group)
        await chooses(anya, "Закреплять стол", "да")
        await group.gathers()
        assert _pinned(group) == []
        await anya.click("Начать")
        assert _pinned(group) == [group.board.message]
        pins = [request for request in group.evening.pg.requests if request.method == "pinChatMessage"]
        assert [pin.params["disable_notification"] for pin in pins] == [True]
        assert "pinned" not in {line["service"] and line["service"]["kind"] for line in _lines(group)}
        await anya.click("Закончить")
        await borya.click("Закончить")
        assert group.table.phase.kind == "finished"
        assert _pinned(group) == []


async def test_a_board_sent_anew_is_pinned_in_place_of_the_old_one(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        _gives_the_right(group)
        await chooses(anya, "Закреплять стол", "да")
        await group.begins()
        old = group.board.message
        await borya.writes("/board")
        assert group.board.message > old
        assert _pinned(group) == [group.board.message]


async def test_an_old_board_that_cannot_be_deleted_any_more_is_unpinned(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        _gives_the_right(group)
        await chooses(anya, "Закреплять стол", "да")
        await group.begins("без часов")
        old = group.board.message
        await group.evening.passes(50 * 3600)
        await borya.writes("/board")
        assert group.board.message > old
        assert _pinned(group) == [group.board.message]


async def test_the_setting_pins_and_unpins_the_live_board(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        _gives_the_right(group)
        await group.begins()
        assert _pinned(group) == []
        await chooses(anya, "Закреплять стол", "да")
        assert _pinned(group) == [group.board.message]
        await anya.click("нет", group.last)
        assert _pinned(group) == []


async def test_without_the_right_the_game_goes_on_and_nobody_reads_of_it(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        group.evening.expect(NO_RIGHT)
        await chooses(anya, "Закреплять стол", "да")
        await group.begins(hands="handmaid guard", pile="priest baron")
        await anya.plays("handmaid")
        await group.evening.passes(5)
        group.board.shows("🟢 Ходит Боря")
        assert _pinned(group) == []
        assert anya.toast.startswith("Аня: Служанка")
        refused = [request for request in group.evening.pg.requests if request.method == "pinChatMessage"]
        assert len(refused) == 1
        _gives_the_right(group)
        await chooses(anya, "Закреплять стол", "нет")
        await anya.click("да", group.last)
        assert _pinned(group) == [group.board.message]


async def test_a_pin_that_a_crash_came_between_is_made_up_for(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        _gives_the_right(group)
        await chooses(anya, "Закреплять стол", "да")
        group.evening.pg.faults.fail("pinChatMessage", 500, "Internal Server Error")
        await group.begins()
        assert _pinned(group) == [group.board.message]
