"""The board buried: where the bot sees what people write in a supergroup, it is sent anew once 15 stand below it."""

from __future__ import annotations

import pytest

from bot.playground.journal import Request
from tests.bot.conftest import Evenings
from tests.people import Group, Person
from tests.people.surface import Key

MINUTE = 61


async def chats(group: Group, person: Person, messages: int) -> None:
    """The person writes so many messages at one go."""
    for number in range(messages):
        await group.evening.line.do(person.id, "send", chat_id=group.id, text=f"болтовня {number}")
    await group.evening.settle()


def boards(group: Group) -> list[Key]:
    """The messages in the group that are boards with buttons."""
    return [surface.key for surface in group.people[0].messages(group.id) if "Мои карты" in str(surface.rows)]


def costly(group: Group, begun: int) -> list[Request]:
    """What the bot has sent into the group or edited there since."""
    requests = list(group.evening.pg.requests)[begun:]
    return [each for each in requests if each.chat_id == group.id and each.method.startswith(("send", "edit"))]


async def test_a_buried_board_is_sent_anew_once_and_the_old_one_goes(evening: Evenings) -> None:
    async with evening("Аня", "Боря", privacy=False) as (group, anya, borya):
        await group.begins("120 с на ход", hands="handmaid guard", pile="priest baron")
        sent = group.evening.screens[group.id].hung["board"].sent
        group.evening.clock.reach(sent + MINUTE - 5)
        board, begun = group.board, len(group.evening.pg.requests)
        await chats(group, borya, 20)
        assert group.board.key == board.key  # not older than a minute
        group.evening.clock.reach(sent + MINUTE)
        await chats(group, borya, 1)
        assert group.board.message > board.message
        assert boards(group) == [group.board.key]
        assert group.board.text == board.text
        assert group.board.silent
        await chats(group, borya, 10)
        assert [each.method for each in costly(group, begun)] == ["sendMessage"]
        await anya.plays("handmaid")
        group.board.shows("🟢 Ходит Боря")
        assert boards(group) == [group.board.key]


async def test_however_much_is_written_at_once_it_is_one_new_board(evening: Evenings) -> None:
    async with evening("Аня", "Боря", privacy=False) as (group, _, borya):
        await group.gathers()
        await group.evening.passes(MINUTE)
        begun = len(group.evening.pg.requests)
        await chats(group, borya, 40)
        assert [each.method for each in costly(group, begun)] == ["sendMessage"]
        await chats(group, borya, 40)
        assert len(costly(group, begun)) == 1  # not older than a minute
        await group.evening.passes(MINUTE)
        await chats(group, borya, 1)
        assert len(costly(group, begun)) == 2


@pytest.mark.parametrize("messages", [15, 16])
async def test_it_takes_more_than_fifteen_below(evening: Evenings, messages: int) -> None:
    async with evening("Аня", "Боря", privacy=False) as (group, _, borya):
        await borya.writes("/play love_letter")
        await group.evening.passes(MINUTE)
        board = group.board.key
        await chats(group, borya, messages)
        assert (group.board.key == board) == (messages == 15)


async def test_in_privacy_mode_nothing_is_known_and_nothing_sent(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, _, borya):
        await group.gathers()
        await group.evening.passes(MINUTE)
        with group.nothing_changes():
            await chats(group, borya, 40)


async def test_an_administrator_sees_what_is_written(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        people, bot = group.evening.pg.people, group.evening.pg.world.bot.id
        people.promote(group.id, anya.id, bot)
        await group.gathers()
        await group.evening.passes(MINUTE)
        board = group.board.key
        await chats(group, borya, 20)
        assert group.board.key != board


async def test_in_a_basic_group_ids_count_nothing(evening: Evenings) -> None:
    async with evening("Аня", "Боря", privacy=False) as (group, anya, borya):
        people = group.evening.pg.people
        old = people.add_group("Старый чат", anya.id, members=[borya.id], kind="group")["id"]
        await anya.writes("/play love_letter", old)
        await group.evening.passes(MINUTE)
        before = anya.messages(old)
        for number in range(40):
            await group.evening.line.do(borya.id, "send", chat_id=old, text=f"болтовня {number}")
        await group.evening.settle()
        assert [surface.key for surface in anya.messages(old)] == [surface.key for surface in before]


async def test_the_board_of_a_game_that_is_over_stays_where_it_is(evening: Evenings) -> None:
    async with evening("Аня", "Боря", privacy=False) as (group, anya, borya):
        await group.begins("До победы: 1 жетон", hands="guard priest", pile="handmaid")
        await anya.plays("guard.1.priest")
        await group.evening.passes(MINUTE)
        with group.nothing_changes():
            await chats(group, borya, 30)


async def test_m1_whoever_only_talks_in_a_group_leaves_no_trace(evening: Evenings) -> None:
    async with evening("Аня", "Боря", privacy=False) as (group, *_):
        vera = group.newcomer("Вера")
        await group.evening.settle()
        before = sorted(await group.evening.redis.keys())
        await chats(group, vera, 5)
        assert sorted(await group.evening.redis.keys()) == before
