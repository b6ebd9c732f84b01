"""What a game of two whose board is a picture newly makes possible (troubles, by their letters)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.presenters.incognito.diagram import Diagram
from bot.press import Peek
from bot.table.seats import running
from storage.table import Finished
from tests.bot.conftest import Evenings
from tests.bot.test_incognito_hand import picture
from tests.people import Group, Person
from tests.people.court import arranged, begins, board, goes, presses, puts
from tests.people.surface import Key
from tests.people.topic import forum

TWO = ("Аня", "Боря")
STALE = "Эта кнопка уже не действует: с тех пор всё изменилось."
FIXED = "фигуры расставлены."
STRANGER = "Это для тех, кто сидит за столом. Тебя за ним нет."
NO_PHOTOS = "not enough rights to send photos to the chat"
TOO_MANY = "Too Many Requests: retry after 40"
CAPTION = 1024


def is_photo(group: Group, key: Key) -> bool:
    """Whether this message of the group is a picture."""
    return group.evening.pg.world.chats[key[0]].messages[key[1]].media is not None


async def gives_up(person: Person) -> None:
    """Lose the game at once."""
    await person.click("Сдаться", person.hand)
    await person.click("Да, сдаюсь", person.hand)


# --- pictures --------------------------------------------------------------------------------------------------------


async def test_words_are_left_where_the_picture_cannot_be_drawn(
    evening: Evenings, monkeypatch: pytest.MonkeyPatch
) -> None:
    def torn(_: Diagram) -> bytes:
        raise ValueError("torn")

    async with evening(*TWO) as (group, anya, borya):
        monkeypatch.setattr(Diagram, "draw", torn)
        await arranged(group)
        await goes(anya, "a1", "a2")
        assert not is_photo(group, group.board.key)
        group.board.shows("Аня · инкогнито b1, c1, d1, e1, a2", "🟢 Ходит Боря")
        await goes(borya, "a5", "a4")
        await gives_up(anya)
        group.end.shows("🏳 Аня сдаётся.", "Король a2")
        told = [line for line in group.evening.logs if line["log_level"] == "error"]
        assert {line["event"] for line in told} == {"a picture could not be drawn"}
        group.evening.logs.clear()


async def test_an_id_that_telegram_has_forgotten_is_uploaded_anew(evening: Evenings) -> None:
    async with evening(*TWO) as (group, anya, _borya):
        await arranged(group)
        refused = "Bad Request: wrong file identifier/HTTP URL specified"
        begun, pg = len(group.evening.pg.requests), group.evening.pg
        pg.faults.fail("editMessageMedia", 400, refused, chat_id=group.id)
        await gives_up(anya)
        edits = [each for each in list(pg.requests)[begun:] if each.method == "editMessageMedia"]
        assert [each.error is None for each in edits] == [False, True]
        named, uploaded = [each.params["media"]["media"] for each in edits]
        assert (named.startswith("attach:"), uploaded.startswith("attach:")) == (False, True)
        assert picture(group, group.end.message) == picture(group, group.board.message)


@pytest.mark.slow
async def test_f1_a_deleted_picture_is_sent_anew_and_edited_from_then_on(evening: Evenings) -> None:
    async with evening(*TWO) as (group, anya, borya):
        group.evening.expect("message to edit not found")
        await arranged(group)
        old = group.board.key
        await anya.deletes(group.board)
        await goes(anya, "a1", "a2")
        new = group.board.key
        assert new != old
        assert is_photo(group, new)
        await goes(borya, "a5", "a4")
        assert group.board.key == new
        group.board.shows("🟢 Ходит Аня")


async def test_c7_a_429_on_the_picture_makes_only_this_chat_wait(evening: Evenings) -> None:
    async with evening(*TWO) as (group, anya, borya):
        await arranged(group)
        pg, before = group.evening.pg, picture(group, group.board.message)
        pg.faults.fail("editMessageMedia", 429, TOO_MANY, chat_id=group.id, parameters={"retry_after": 40})
        begun = len(pg.requests)
        await goes(anya, "a1", "a2")
        borya.hand.shows("🟢 Твой ход")
        assert picture(group, group.board.message) != before
        edits = [each for each in list(pg.requests)[begun:] if each.method == "editMessageMedia"]
        assert len(edits) == 2
        assert edits[1].time - edits[0].time >= 40
        asked = [each for each in pg.requests if each.chat_id == borya.id and each.time < edits[0].time + 40]
        assert asked[-1].method in {"sendMessage", "deleteMessage"}, "his hand did not wait"


async def test_where_pictures_are_forbidden_the_game_is_played_over_words(evening: Evenings) -> None:
    async with evening(*TWO) as (group, anya, borya):
        group.evening.expect("not enough rights to send photos")
        pg = group.evening.pg
        pg.world.chats[group.id].permissions["can_send_photos"] = False
        pg.faults.fail("editMessageMedia", 400, f"Bad Request: {NO_PHOTOS}", times=99, chat_id=group.id)
        await arranged(group)
        await goes(anya, "a1", "a2")
        await goes(borya, "a5", "a4")
        assert not is_photo(group, group.board.key)
        group.board.shows("Аня · инкогнито b1, c1, d1, e1, a2", "🟢 Ходит Аня")
        await gives_up(anya)
        group.end.shows("🏳 Аня сдаётся.", "🥇 Боря: 2 очка")
        assert not is_photo(group, group.end.key)
        pg.faults.clear()


@pytest.mark.rule("IK-5")
async def test_once_more_is_a_new_message_for_a_picture_never_becomes_words(evening: Evenings) -> None:
    async with evening(*TWO) as (group, anya, borya):
        await arranged(group, mode="sealed")
        await gives_up(anya)
        board_of_the_first, end = group.board.key, group.end.key
        await borya.click("Ещё раз", group.end)
        assert group.board.key not in (board_of_the_first, end)
        assert not is_photo(group, group.board.key)
        assert board_of_the_first not in {each.key for each in anya.messages(group.id)}
        assert is_photo(group, end), "how it ended stays to be seen"
        lobby = group.board.key
        await anya.click("Ещё раз", next(each for each in anya.messages(group.id) if each.key == end))
        assert group.table.phase.kind == "running"
        assert is_photo(group, lobby), "words become a picture in place"
        assert group.board.key == lobby
        for person in (anya, borya):
            await person.click("Готово", person.hand)
        assert group.asked == [borya], "now the other one moves first"


# --- presses ---------------------------------------------------------------------------------------------------------


async def test_a3_a_move_pressed_five_times_at_once_is_made_once(evening: Evenings) -> None:
    async with evening(*TWO) as (group, anya, borya):
        await arranged(group)
        move, hand = group.press_of("a1.a2"), anya.hand.key
        toasts = await group.evening.at_once(*(anya.presses(move, hand) for _ in range(5)))
        assert sorted(toasts) == sorted(["Аня: a1 → a2.", *[STALE] * 4])
        assert group.asked == [borya]


@pytest.mark.slow
async def test_a5_a_keyboard_from_before_the_others_move_does_nothing(evening: Evenings) -> None:
    async with evening(*TWO) as (group, anya, borya):
        await arranged(group)
        old = [group.press_of(words) for words in ("a1", "b1.b2", "resign")]
        await goes(anya, "a1", "a2")
        await goes(borya, "a5", "a4")
        with group.nothing_changes():
            for data in old:
                assert await anya.presses(data, anya.hand.key) == STALE
        assert group.asked == [anya]


async def test_a9_both_are_ready_in_the_same_moment_and_both_count(evening: Evenings) -> None:
    async with evening(*TWO) as (group, anya, borya):
        await begins(group)
        ready, guest = group.press_of("q.k.l.n.c"), group.press_of("c.n.l.q.k")
        toasts = await group.evening.at_once(
            anya.presses(ready, anya.hand.key), borya.presses(guest, borya.hand.key), anya.presses(ready, anya.hand.key)
        )
        told = sorted(toast.partition("\n")[0] for toast in toasts)
        assert told == sorted([f"Аня: {FIXED}", f"Боря: {FIXED}", STALE]), "either may be the first"
        assert running(group.table).entries == 2
        assert board(anya)[-1] == "🎭Д 🎭К 🎭Л 🎭Р 🎭С"
        borya.hand.shows("инкогнито Король a5")


async def test_a2_the_clock_and_a_move_at_once_are_one_of_the_two(evening: Evenings) -> None:
    async with evening(*TWO) as (group, anya, borya):
        await arranged(group, pace="30")
        move, hand = group.press_of("a1.a2"), anya.hand.key
        group.evening.clock.reach(group.table.deadline.at)
        group.evening.app.clock.poke()
        (toast,) = await group.evening.at_once(anya.presses(move, hand))
        lost = isinstance(group.table.phase, Finished)
        assert toast != ""
        assert (toast == "Аня: a1 → a2.") != lost
        last = group.evening.records[(group.table.id, 1)].entries[-1]
        assert (last.kind, last.by) == (("leave", "clock") if lost else ("move", "player"))
        assert lost or group.asked == [borya]


async def test_b3_a_stranger_sees_no_hand_and_moves_nothing(evening: Evenings) -> None:
    async with evening(*TWO, "Вера") as (group, anya, _borya, vera):
        await arranged(group)
        with group.nothing_changes():
            assert await vera.presses(Peek(table=group.table.id).pack(), group.board.key) == STRANGER
            for words in ("a1", "a1.a2", "resign", "k.q.l.n.c"):
                assert await vera.presses(group.press_of(words), group.board.key) == STRANGER
        assert vera.glimpses == []
        assert group.asked == [anya]


@pytest.mark.slow
async def test_a_hand_in_the_group_is_short_enough_with_its_keys(evening: Evenings) -> None:
    async with evening("А" * 60, "Б" * 60) as (group, *_):
        people: list[Any] = group.people
        await arranged(group, cups="w p pw pw", pace="60-5")
        await goes(people[0], "a1", "a2")
        await goes(people[1], "a5", "a4")
        await group.evening.passes(10)
        await people[0].click("Мои карты", group.board)
        glimpse = people[0].glimpse
        assert len(glimpse.text) <= CAPTION
        assert len(glimpse.buttons) >= 25
        assert board(people[0], in_group=True) == board(people[0])
        await presses(people[0], "b1", in_group=True)
        people[0].glimpse.shows("Дама b1: куда?")


# --- people who go ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("IK-25")
@pytest.mark.parametrize("way", ["command", "group"])
async def test_whoever_leaves_has_lost_and_fled(evening: Evenings, way: str) -> None:
    async with evening(*TWO) as (group, anya, borya):
        await arranged(group)
        if way == "command":
            await borya.writes("/leave")
            await borya.click("Выйти из партии")
        else:
            group.evening.pg.people.leave(group.id, borya.id)
            await group.evening.settle()
        assert isinstance(group.table.phase, Finished)
        assert group.table.phase.outcome.reason == "left"
        group.end.shows("Боря не доигрывает эту партию.", "🥇 Аня: 2 очка")
        house = group.evening.app.house
        assert (await house.people.row(borya.id))["incognito.fled"] == 1
        assert (await house.people.get(borya.id)).standing == "warned"
        assert (await house.people.get(anya.id)).standing == "clean"


async def test_who_leaves_before_he_has_arranged_has_lost_too(evening: Evenings) -> None:
    async with evening(*TWO) as (group, anya, borya):
        await begins(group)
        await puts(anya, "q.k.l.n.c")
        await borya.writes("/leave")
        await borya.click("Выйти из партии")
        group.end.shows("Боря не доигрывает эту партию.", "🥇 Аня: 2 очка")


@pytest.mark.slow
async def test_others_cannot_cancel_an_administrator_can_and_nobody_fled(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася", "Гриша") as (group, anya, borya, vasya, grisha):
        group.people[:] = [borya, vasya, anya, grisha]
        await arranged(group)
        await goes(borya, "a1", "a2")
        for person in (grisha, vasya, borya):
            await person.writes("/cancel")
            assert group.table.phase.kind == "running"
        await anya.writes("/cancel")
        assert group.table.phase.kind == "closed"
        group.board.shows("Стол закрыт.")
        assert group.board.buttons == []
        for person in (borya, vasya):
            person.hand.shows("Стол закрыт, партия без результата.")
            assert (await group.evening.app.house.people.get(person.id)).standing == "clean"


@pytest.mark.slow
async def test_e4_two_topics_have_a_board_each(evening: Evenings) -> None:
    async with evening(*TWO) as (group, *_):
        games, cards = await forum(group, "Настолки", "Карты")
        for topic in (games, cards):
            await arranged(topic, mode="sealed")
        await goes(games.people[0], "a1", "a2")
        await goes(cards.people[0], "b1", "b2")
        games.board.shows("Аня: a1 → a2.", "🟢 Ходит Боря")
        cards.board.shows("Аня: b1 → b2.", "🟢 Ходит Боря")
        assert is_photo(group, games.board.key)
        assert picture(group, games.board.message) != picture(group, cards.board.message)
        messages = group.evening.pg.world.chats[group.id].messages
        assert [messages[each.board.message].topic for each in (games, cards)] == [games.topic, cards.topic]
