"""👁 Мои карты: the hand inside the group for one pair of eyes, to look at and to play from."""

from __future__ import annotations

from typing import Any

import pytest

from bot.commands_menu import publish_commands
from bot.playground.journal import Request
from bot.presenters import brief
from bot.presenters.names import units
from bot.screens import whisper
from tests.bot.conftest import Evenings
from tests.people import Evening, Group, Person

STALE = "Эта кнопка уже не действует: с тех пор всё изменилось."
CROWDED = "В этом чате сейчас слишком много сообщений. Ходи в личке или подожди пару секунд."
WAITING = "Сейчас не твой ход."


def ephemeral(group: Group) -> list[Request]:
    """The requests about ephemeral messages, in order."""
    return [
        request
        for request in group.evening.pg.requests
        if "Ephemeral" in request.method or "ephemeral_message_parameters" in request.params
    ]


def same(person: Person) -> bool:
    """Whether the ephemeral hand shows what the private one does: text and buttons, the countdown apart."""
    texts = [surface.text.partition("\n\nСрок хода")[0] for surface in (person.glimpse, person.hand)]
    return texts[0] == texts[1] and person.glimpse.rows == person.hand.rows


async def stored(evening: Evening) -> dict[bytes, Any]:
    """Everything that Redis holds."""
    redis: Any = evening.redis
    found: dict[bytes, Any] = {}
    read: dict[bytes, Any] = {
        b"string": redis.get,
        b"hash": redis.hgetall,
        b"set": redis.smembers,
        b"list": lambda key: redis.lrange(key, 0, -1),
        b"zset": lambda key: redis.zrange(key, 0, -1, withscores=True),
    }
    async for key in redis.scan_iter():
        found[key] = await read[await redis.type(key)](key)
    return found


async def looks(person: Person) -> None:
    """The person thinks for a while, as people do, and presses 👁 Мои карты under the board."""
    await person.evening.passes(5)
    assert await person.click("Мои карты", person.group.board) == ""


async def crowd(group: Group, person: Person) -> None:
    """The person looks at his cards until the group has no turn left for that."""
    for _ in range(20):
        if await person.click("Мои карты", group.board):
            return
    raise AssertionError("there is room without end")


# --- looking


async def test_my_cards_are_seen_by_one_pair_of_eyes(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins(hands="guard priest", pile="king")
        board = group.board
        assert await anya.click("Мои карты") == ""
        anya.glimpse.shows("1 Стражница", "6 Король")
        assert group.who_reads("6 Король") == [anya]
        assert borya.glimpses == []
        assert group.board == board
        [request] = ephemeral(group)
        assert request.audience == {anya.id}


async def test_it_is_the_same_hand_as_in_private(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, _):
        await group.begins(hands="guard priest baron", pile="prince")
        for person in (anya, borya):
            await person.click("Мои карты")
            assert same(person)
        assert anya.glimpse.choices == ["1 Стражница", "5 Принц"]
        assert borya.glimpse.choices == []


async def test_it_speaks_the_readers_language(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        await group.begins(hands="guard priest")
        await group.evening.app.house.people.set_lang(anya.id, "en")
        await looks(anya)
        anya.glimpse.shows("1 Guard", "Your turn")


async def test_where_the_hand_is_too_long_the_earliest_events_are_left_out(
    evening: Evenings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, *_):
        await group.begins()
        await group.plays_by_itself(3, moves=3)
        asked = group.asked[0]
        whole = asked.hand.text
        monkeypatch.setattr(brief, "ROOM", units(whole) - 1)
        await looks(asked)
        assert units(asked.glimpse.text) < units(whole)
        assert asked.glimpse.rows == asked.hand.rows
        left_out = [line for line in whole.splitlines() if line not in asked.glimpse.text and "Срок" not in line]
        assert len(left_out) == 1


# --- playing


async def test_one_plays_from_it(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, *_):
        await group.begins(hands="guard priest baron", pile="prince")
        await looks(anya)
        toast = await anya.plays("guard.1.priest", in_group=True)
        assert "Боря" in toast
        assert group.table.phase.entries == 1
        anya.glimpse.shows(WAITING)
        assert anya.glimpse.choices == []
        assert same(anya)
        assert len(anya.glimpses) == 1
        assert all(request.audience <= {anya.id} for request in ephemeral(group))


async def test_its_menus_open_in_it_and_nowhere_else(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, *_):
        await group.begins(hands="guard priest baron", pile="prince")
        await looks(anya)
        private, opened = anya.hand, anya.glimpse
        assert await anya.click("1 Стражница", anya.glimpse) == ""
        assert anya.glimpse.key == opened.key
        anya.glimpse.shows("Стражница: чью карту назвать?")
        await anya.click("Боря", anya.glimpse)
        anya.glimpse.offers("2 Священник", "8 Принцесса")
        assert anya.hand == private
        await group.evening.passes(5)
        await anya.click("‹ Назад", anya.glimpse)
        await anya.click("‹ Назад", anya.glimpse)
        assert (anya.glimpse.key, anya.glimpse.rows) == (opened.key, opened.rows)
        assert same(anya)


async def test_its_question_mark_explains_and_leaves_the_menu_open(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, *_):
        await group.begins(hands="guard priest baron", pile="prince")
        await looks(anya)
        await anya.click("1 Стражница", anya.glimpse)
        with group.nothing_changes():
            await anya.click("Что за карты", anya.glimpse)
        assert anya.alert
        assert "Стражница" in anya.toast


async def test_a_card_that_cannot_be_played_says_why(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        await group.begins(hands="king priest", pile="countess")
        await looks(anya)
        with group.nothing_changes():
            assert "Графин" in await anya.click("6 Король", anya.glimpse)


async def test_one_who_blocked_the_bot_goes_on_by_it(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins(hands="handmaid guard", pile="priest baron king")
        await borya.blocks()
        await anya.plays("handmaid")
        await looks(borya)
        await borya.plays("guard", in_group=True)
        assert group.table.phase.entries == 2
        borya.glimpse.shows(WAITING)


# --- a snapshot


async def test_a_stale_one_answers_with_a_toast_and_redraws_itself(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins(hands="handmaid priest", pile="guard baron guard prince")
        await looks(anya)
        await anya.plays("handmaid")
        assert await anya.click("4 Служанка", anya.glimpse) == STALE
        assert same(anya)
        assert anya.glimpse.choices == []
        await looks(borya)
        await borya.plays("priest")
        await anya.plays("guard.1.king")
        with_old = borya.glimpse
        assert await borya.click("2 Священник · впустую", with_old) == STALE
        assert same(borya)
        assert borya.glimpse.key == with_old.key
        assert borya.glimpse.choices


async def test_a_waiting_one_wakes_up_by_its_question_mark(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins(hands="handmaid priest", pile="guard baron")
        await looks(borya)
        await anya.plays("handmaid")
        borya.glimpse.shows(WAITING)
        await borya.click("Что за карты", borya.glimpse)
        assert same(borya)
        assert borya.glimpse.choices == borya.hand.choices != []


async def test_what_others_do_does_not_touch_it(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins(hands="handmaid priest", pile="guard baron")
        await looks(anya)
        await anya.plays("handmaid")
        await borya.plays("priest")
        assert [request.method for request in ephemeral(group)] == ["sendMessage"]


async def test_one_of_a_game_that_is_over_lays_itself_to_rest(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins("До победы: 1 жетон", hands="guard priest")
        await looks(borya)
        await looks(anya)
        await anya.plays("guard.1.priest")
        assert await anya.click("1 Стражница → Боря", anya.glimpse) == "Эта партия уже сыграна."
        anya.glimpse.shows("Партия сыграна.")
        assert anya.glimpse.buttons == []


async def test_one_of_somebody_who_left_goes_away(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, *_):
        await group.begins(hands="guard priest baron")
        await looks(anya)
        await anya.writes("/leave")
        await anya.click("Выйти из партии")
        await anya.click("1 Стражница", anya.glimpse)
        assert anya.toast
        assert anya.glimpses == []


async def test_nothing_of_it_is_ever_stored(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, *_):
        await group.begins(hands="guard priest baron", pile="prince")
        before = await stored(group.evening)
        await looks(anya)
        await anya.click("1 Стражница", anya.glimpse)
        await anya.click("Боря", anya.glimpse)
        await anya.click("‹ Назад", anya.glimpse)
        assert len(ephemeral(group)) == 4
        assert await stored(group.evening) == before


# --- where it does not work


@pytest.mark.parametrize(
    "refusal",
    [
        (400, "Bad Request: ephemeral messages are not available in this chat"),
        (403, "Forbidden: bot is not a member of the supergroup chat"),
        (500, "Internal Server Error"),
    ],
)
async def test_where_it_fails_an_alert_tells_the_cards(evening: Evenings, refusal: tuple[int, str]) -> None:
    async with evening("Аня", "Боря") as (group, anya, _borya):
        await group.begins(hands="guard priest", pile="king")
        group.evening.pg.faults.fail("sendMessage", *refusal, chat_id=group.id)
        with group.nothing_changes():
            toast = await anya.click("Мои карты")
        assert "1 Стражница" in toast
        assert "6 Король" in toast
        assert anya.alert
        assert len(toast) <= 200
        assert group.who_reads("6 Король") == [anya]


async def test_two_seconds_decide(evening: Evenings, monkeypatch: pytest.MonkeyPatch) -> None:
    assert whisper.PATIENCE <= 2
    monkeypatch.setattr(whisper, "PATIENCE", 0.2)
    async with evening("Аня", "Боря") as (group, anya, _borya):
        await group.begins(hands="guard priest", pile="king")
        group.evening.pg.faults.hang("sendMessage", seconds=60, chat_id=group.id)
        assert "6 Король" in await anya.click("Мои карты")
        assert anya.alert


async def test_after_a_429_the_group_is_left_in_peace(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins(hands="guard priest", pile="king")
        many = {"parameters": {"retry_after": 7}, "chat_id": group.id}
        group.evening.pg.faults.fail("sendMessage", 429, "Too Many Requests: retry after 7", **many)
        for person in (anya, borya):
            await person.click("Мои карты", group.board)
            assert person.alert
        assert len(ephemeral(group)) == 1


async def test_looking_at_cards_leaves_the_board_its_turns(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins(hands="handmaid priest", pile="guard baron")
        await crowd(group, borya)
        assert borya.alert
        begun = group.evening.clock()
        await anya.plays("handmaid")
        group.board.shows("Служанка")
        assert group.evening.clock() - begun < 5


async def test_a_menu_that_has_no_room_says_so(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, *_):
        await group.begins(hands="guard priest baron", pile="prince")
        await crowd(group, anya)
        with group.nothing_changes():
            assert await anya.click("1 Стражница", anya.glimpse) == CROWDED


async def test_a_stale_one_that_has_no_room_goes_away(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins(hands="handmaid priest", pile="guard baron guard")
        await looks(anya)
        await anya.plays("handmaid")
        await crowd(group, borya)
        assert await anya.click("4 Служанка", anya.glimpse) == STALE
        assert anya.glimpses == []
        assert group.table.phase.entries == 1


# --- /hand


async def with_menu(group: Group) -> None:
    """The menu of commands is published, as at every start."""
    await publish_commands(group.evening.app.house.bot, group.evening.texts)


async def test_hand_is_an_ephemeral_command_with_an_ephemeral_answer(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await with_menu(group)
        await group.begins(hands="guard priest", pile="king")
        private = anya.hand
        await anya.writes("/hand")
        assert same(anya)
        assert group.who_reads("/hand") == [anya]
        assert borya.glimpses == []
        assert anya.hand == private
        await anya.plays("guard.1.priest", in_group=True)
        assert group.table.phase.entries == 1


async def test_where_that_fails_the_private_hand_comes_anew(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        await with_menu(group)
        await group.begins(hands="guard priest", pile="king")
        old = anya.hand
        group.evening.pg.faults.fail("sendMessage", 500, "Internal Server Error", chat_id=group.id)
        await anya.writes("/hand")
        assert anya.glimpses == []
        assert anya.hand.message > old.message
        await anya.writes("/hand")
        await anya.writes("/hand")
        assert len(anya.glimpses) == 2


async def test_an_ephemeral_command_is_refused_to_its_sender_alone(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вера") as (group, anya, _, vera):
        await with_menu(group)
        await anya.writes("/hand")
        anya.glimpse.shows("Здесь сейчас ничего не играется.")
        await group.begins(seats=2)
        await vera.writes("/hand")
        assert group.who_reads("Тебя за ним нет") == [vera]


async def test_a_refusal_for_one_pair_of_eyes_speaks_the_readers_language(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await with_menu(group)
        await borya.starts()
        await group.evening.app.house.people.set_lang(borya.id, "en")
        await borya.writes("/hand")
        borya.glimpse.shows("Nothing is being played here")
        await group.begins()
        await group.evening.passes(5)
        await borya.writes("/hand")
        borya.glimpse.shows("Secret")
        await anya.writes("/hand")
        anya.glimpse.shows("Тайное послание")


async def test_phones_that_only_listen_see_it_come_change_and_go(evening: Evenings) -> None:
    async with evening("Аня", "Боря", over_http=True) as (group, anya, borya):
        await with_menu(group)
        await group.begins(hands="handmaid priest", pile="guard baron")
        await anya.writes("/hand")
        await anya.plays("handmaid", in_group=True)
        anya.glimpse.shows(WAITING)
        assert borya.glimpses == []
        await anya.deletes(anya.glimpse)
        assert anya.glimpses == []
