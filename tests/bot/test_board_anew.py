"""The board is one message, edited; when it is sent anew, and what becomes of the one before."""

from __future__ import annotations

from tests.bot.conftest import Evenings
from tests.people import Group, Person
from tests.people.surface import Key

HOUR = 3600


def messages(group: Group, person: Person) -> set[Key]:
    """What the bot has standing in the group."""
    return {surface.key for surface in person.messages(group.id)}


async def test_a_move_edits_the_board_and_a_new_round_sends_it_anew_below_all_that_was_said(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins(hands="guard priest", pile="handmaid prince baron")
        first = group.board
        await anya.plays("handmaid")
        await borya.writes("ну что, кто кого")
        await group.evening.passes(10)
        await borya.plays("priest")
        assert group.board.key == first.key
        await anya.plays("guard.1.prince")
        group.board.shows("Раунд 2")
        assert group.board.message > first.message
        assert first.key not in messages(group, anya)
        assert group.board.silent


async def test_board_and_play_bring_it_below_and_the_old_one_goes(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins()
        for command in ("/board", "/play", "/play love_letter"):
            old = group.board
            await borya.writes(command)
            await group.evening.passes(4)
            assert group.board.message > old.message
            assert group.board.text.partition("Срок")[0] == old.text.partition("Срок")[0]
            assert old.key not in messages(group, anya)


async def test_a_board_younger_than_47_hours_is_deleted_and_an_older_one_left_bare(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        await group.begins("без часов")
        first = group.board
        await group.evening.passes(46 * HOUR)
        await anya.writes("/board")
        second = group.board
        assert first.key not in messages(group, anya)
        await group.evening.passes(48 * HOUR)
        await anya.writes("/board")
        assert group.board.key != second.key
        (left,) = (surface for surface in anya.messages(group.id) if surface.key == second.key)
        assert left.buttons == []
        group.board.offers("Мои карты", "Поторопить")
