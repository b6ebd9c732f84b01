"""The group changes (troubles, letter E): its topics.

How Telegram's threads are told from topics that are none is proved one by one by `test_topics` of the local Telegram.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from bot.playground.journal import Request
from bot.screens.pace import BOARD_EVERY
from bot.table.seats import running
from tests.bot.conftest import Evenings
from tests.people import Group
from tests.people.surface import Surface
from tests.people.topic import forum, no_forum

GONE = "message thread not found"
CLOSED = "TOPIC_CLOSED"
SHORT = "До победы: 1 жетон"
CALM: dict[str, Any] = {"hands": "handmaid handmaid", "pile": "priest king"}
"""A deal in which the first two moves hurt nobody."""


def sent(group: Group) -> list[Request]:
    """What the bot has sent into the group and Telegram has taken."""
    requests = group.evening.pg.requests
    return [one for one in requests if one.method == "sendMessage" and one.chat_id == group.id and one.error is None]


def threads(group: Group) -> set[int]:
    """The threads that the bot has named in what it sent there."""
    return {one.params.get("message_thread_id", 0) for one in sent(group)}


def stands(surface: Surface, where: Group) -> bool:
    """Whether a message stands in this topic, or (a group) in General or outside topics."""
    return surface.key in {one.key for one in where.people[0].messages(where.id)}


async def test_e4_the_same_people_play_in_two_topics_of_one_chat_at_once(evening: Evenings) -> None:
    async with evening("Аня", "Боря", over_http=True) as (group, *_):
        games, cards = await forum(group, "Настолки", "Карты")
        await games.begins(SHORT)
        await cards.begins(SHORT)
        assert games.table.id != cards.table.id
        for topic in (games, cards, games, cards):
            await topic.plays_by_itself(seed=3, moves=1)
            assert stands(topic.board, topic)
        assert [running(topic.table).entries for topic in (games, cards)] == [2, 2]
        await games.plays_by_itself(seed=1)
        games.end.shows("Аня", "Боря")
        assert cards.table.phase.kind == "running"
        assert threads(group) == {0, games.topic, cards.topic}
        assert len(group.people[0].messages(group.id)) == 1, "only the greeting stands in General"


async def test_e4_each_hand_and_each_of_my_tables_names_its_topic(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        games, cards = await forum(group, "Настолки", "Карты")
        await cards.is_called("Дурак")
        await games.begins()
        await cards.begins()
        games.people[0].hand.shows("Пятница · Настолки")
        cards.people[0].hand.shows("Пятница · Дурак")
        await anya.tells("/start")
        await anya.click("Мои столы", anya.last)
        anya.last.shows("Пятница · Настолки", "Пятница · Дурак")
        for topic in (games, cards):
            chat = -topic.id - 10**12
            link = f"https://t.me/c/{chat}/{topic.topic}/{topic.board.message}"
            entities = [one["entities"] for one in anya.phone["chats"][0]["messages"]][-1]
            assert link in {entity.get("url") for entity in entities}
            opened = group.evening.pg.people.open(anya.id, link)
            assert (opened["kind"], opened["message_id"]) == ("message", topic.board.message)


async def test_e4_general_has_its_own_table_and_no_thread(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        (games,) = await forum(group, "Настолки")
        await games.begins()
        await anya.writes("/play love_letter", reply_to=group.last.message)
        await group.begins()
        assert group.table.id != games.table.id
        assert group.table.home.topic == 0
        assert stands(group.board, group)
        assert threads(group) == {0, games.topic}
        group.people[0].hand.shows("«Пятница»")


async def test_e4_a_reply_in_a_group_without_topics_is_no_topic(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await anya.writes("/play love_letter", reply_to=group.last.message)
        await borya.writes("/play love_letter", reply_to=group.board.message)
        await borya.writes("/board", reply_to=group.board.message)
        assert group.table.home.topic == 0
        assert threads(group) == {0}


async def test_e4_topics_switched_off_lose_no_game(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        (games,) = await forum(group, "Настолки")
        await games.begins(SHORT, **CALM)
        await games.people[0].plays("handmaid")
        old = games.board
        await no_forum(group)
        group.evening.expect(GONE)
        await games.people[1].plays("handmaid")
        assert games.board.key == old.key, "the board is edited where it hangs"
        await borya.click("Пауза", old)
        games.board.shows("На паузе")
        await anya.click("Продолжить", games.board)
        await borya.writes("/play love_letter")
        assert games.board.key != old.key
        assert stands(games.board, group)
        assert group.id not in group.evening.tables, "no second table was opened"
        await games.plays_by_itself(seed=2)
        games.end.shows("Аня", "Боря")
        assert stands(games.end, group)


async def test_e4_topics_switched_off_bring_their_tables_together_and_each_finds_his(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вера", "Гена") as (group, anya, _, vera, _):
        games, cards = await forum(group, "Настолки", "Карты")
        await games.begins(seats=2)
        await cards.gathers(*cards.people[2:])
        await no_forum(group)
        group.evening.expect(GONE)
        for person, topic in ((vera, cards), (anya, games)):
            await person.writes("/board")
            assert stands(topic.board, group)
        await vera.writes("/leave")
        assert len(cards.table.members) == 1
        await anya.writes("/cancel")
        assert games.table.phase.kind == "closed"
        assert cards.table.phase.kind == "lobby"


async def test_e4_a_deleted_topic_loses_no_game(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, _, borya):
        (games,) = await forum(group, "Настолки")
        await games.begins(SHORT, **CALM)
        await games.is_deleted()
        group.evening.expect(GONE, "message to edit not found")
        await games.people[0].plays("handmaid")
        assert stands(games.board, group)
        old = games.board
        await borya.writes("/play love_letter")
        assert games.board.key != old.key
        assert stands(games.board, group)
        await games.plays_by_itself(seed=2)
        assert stands(games.end, group)
        await borya.writes("/play love_letter")
        assert group.table.id != games.table.id, "the next one stands in General"


async def test_e4_a_closed_topic_is_drawn_in_and_what_must_be_sent_goes_to_general(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, _, borya):
        (games,) = await forum(group, "Настолки")
        await games.begins(**CALM)
        old = games.board
        await games.closes()
        await games.people[0].plays("handmaid")
        assert games.board.key == old.key
        group.evening.expect(CLOSED)
        await games.people[0].writes("/board")
        assert games.board.key != old.key
        assert stands(games.board, group)
        await borya.click("Пауза", games.board)
        games.board.shows("На паузе")
        await borya.writes("/play love_letter")
        assert group.id not in group.evening.tables, "no second table was opened"
        assert stands(games.board, group)


async def test_e4_a_lobby_opened_in_a_topic_survives_it(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        (games,) = await forum(group, "Настолки")
        await games.gathers(games.people[0])
        await no_forum(group)
        await borya.click("Сесть", games.board)
        await anya.click("Начать", games.board)
        assert games.table.phase.kind == "running"


async def test_e4_settings_belong_to_the_chat(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, *_):
        games, cards = await forum(group, "Настолки", "Карты")
        await games.gathers()
        await games.sets("До победы: 3 жетона", "30 с на ход")
        await cards.gathers()
        await group.gathers()
        for place in (cards, group):
            place.board.shows("До победы: 3 жетона", "30 с на ход")


async def test_e4_all_topics_together_keep_the_pace_of_their_chat(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, *_):
        topics = await forum(group, "Настолки", "Карты", "Кости")
        for topic in topics:
            await topic.begins()
        for move in range(4):
            for topic in topics:
                await topic.plays_by_itself(seed=move, moves=1)
        edits = [
            one.time for one in group.evening.pg.requests if one.method == "editMessageText" and one.chat_id == group.id
        ]
        assert min(later - sooner for sooner, later in pairwise(edits)) >= BOARD_EVERY
        assert set(group.evening.app.house.post.pace.chats) <= {group.id, *(person.id for person in group.people)}


async def test_e4_a_topic_is_answered_in_itself(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, *_):
        (games,) = await forum(group, "Настолки")
        before = len(sent(group))
        for command in ("/help", "/rules", "/leave", "/board"):
            await games.people[1].writes(command)
        assert {one.params.get("message_thread_id", 0) for one in sent(group)[before:]} == {games.topic}


async def test_e4_a_topic_is_about_its_own_table(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, *_):
        games, cards = await forum(group, "Настолки", "Карты")
        for topic in (games, cards):
            await topic.people[0].writes("/play love_letter")
        old = games.board
        await cards.people[0].writes("/cancel")
        assert cards.table.phase.kind == "closed"
        assert games.table.phase.kind == "lobby"
        assert games.board == old


async def test_e4_my_cards_are_shown_in_the_topic_where_they_are_asked_for(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, *_):
        (games,) = await forum(group, "Настолки")
        await games.begins()
        anya = games.people[0]
        await anya.click("Мои карты", games.board)
        assert anya.glimpse.text == anya.hand.text
        assert group.people[0].glimpses == []
