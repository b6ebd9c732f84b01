"""Presses that come from the wrong person, too late, twice, or out of nowhere: a toast, and nothing changes."""

from __future__ import annotations

from bot import press
from tests.bot.conftest import Evenings

STALE = "Эта кнопка уже не действует: с тех пор всё изменилось."
NOT_SEATED = "Это для тех, кто сидит за столом. Тебя за ним нет."
GONE = "message to edit not found"
GONE_TABLE = "Этого стола больше нет. Новый: /play."
MADE_UP = ("", "x", "m:", "m:none:abcde:guard.1.priest", "s:none:1:1", "t:none:1:start", "h:none", "m:a:b:c:d:e")
NOT_YOUR_TURN = "Сейчас не твой ход."


async def test_a_stranger_presses_everything_in_vain(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вера") as (group, *_, vera):
        await group.begins(seats=2, hands="guard priest", pile="handmaid")
        table = group.table.id
        with group.nothing_changes():
            assert await vera.click("Мои карты") == NOT_SEATED
            assert await vera.presses(group.press_of("guard.1.priest"), group.board.key) == NOT_SEATED
            assert await vera.presses(press.Tip(table=table).pack(), group.board.key) == NOT_SEATED
            start = press.Desk(table=table, number=1, verb="start").pack()
            assert await vera.presses(start, group.board.key) == "Партия уже идёт."
            log = press.Log(table=table, number=1).pack()
            assert await vera.presses(log, group.board.key) == "Партия уже идёт."


async def test_made_up_data_is_answered_by_a_toast(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _borya):
        await group.begins()
        for data in (*MADE_UP, "l:none:1:101:1"):
            with group.nothing_changes():
                assert await anya.presses(data, group.board.key) in (STALE, GONE_TABLE)


async def test_a_made_up_press_does_not_turn_the_board_into_something_else(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _borya):
        await group.begins()
        for data in ("p:start:", "p:tables:", "p:rules:", "p:lang:en", "r:love_letter:cards", "l:{}:1:101:0"):
            with group.nothing_changes():
                await anya.presses(data.format(group.table.id), group.board.key)


async def test_it_is_not_your_turn(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, _, borya):
        await group.begins(hands="guard priest")
        with group.nothing_changes():
            assert await borya.presses(group.press_of("priest.0"), borya.hand.key) == NOT_YOUR_TURN


async def test_a_button_of_an_earlier_question_is_stale(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins(hands="handmaid priest", pile="guard baron guard")
        group.evening.expect(GONE)
        old, hand = group.press_of("guard.1.priest"), anya.hand.key
        await anya.plays("handmaid")
        await borya.plays("priest")
        with group.nothing_changes():
            assert await anya.presses(old, hand) == STALE


async def test_buttons_of_the_last_game_do_nothing_in_the_next(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins("До победы: 1 жетон", hands="guard priest")
        group.evening.expect(GONE)
        board, move = group.board.key, group.press_of("guard.1.priest")
        await anya.plays("guard.1.priest")
        assert group.table.phase.kind == "finished"
        with group.nothing_changes():
            assert await borya.presses(move, borya.hand.key) == "Эта партия уже сыграна."
        await anya.click("Ещё раз")
        await borya.click("Ещё раз")
        assert group.table.number == 2
        with group.nothing_changes():
            assert await anya.presses(move, anya.hand.key) == STALE
            start = press.Desk(table=group.table.id, number=1, verb="cancel").pack()
            assert await anya.presses(start, board) == STALE


async def test_one_who_is_out_presses_in_vain(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, _):
        await group.begins(hands="guard priest handmaid")
        await anya.plays("guard.1.priest")
        with group.nothing_changes():
            assert await borya.presses(group.press_of("priest.0"), borya.hand.key) == NOT_YOUR_TURN
            assert await borya.click("Мои карты") == "Карт на руках нет. Ты вне раунда до новой раздачи."
            assert borya.alert


async def test_five_presses_of_one_button_play_once(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        await group.begins(hands="handmaid priest", pile="guard guard")
        move, hand = group.press_of("handmaid"), anya.hand.key
        toasts = await group.evening.at_once(*(anya.presses(move, hand) for _ in range(5)))
        assert sorted(toasts) == sorted(["Аня: Служанка, защита на круг.", *[STALE] * 4])
        assert group.table.phase.entries == 1


async def test_a_press_on_a_message_that_is_no_longer_the_hand_still_plays(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        await group.begins(hands="handmaid priest", pile="guard")
        group.evening.expect(GONE)
        old = anya.hand.key
        await anya.writes("/hand")
        assert anya.hand.key != old
        assert await anya.presses(group.press_of("handmaid"), old) == "Аня: Служанка, защита на круг."


async def test_back_leads_to_the_cards(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, *_):
        await group.begins(hands="guard priest baron", pile="prince")
        await anya.click("1 Стражница", anya.hand)
        anya.hand.shows("Стражница: чью карту назвать?")
        await anya.click("Боря", anya.hand)
        anya.hand.shows("Стражница → Боря: какую карту назвать?")
        anya.hand.offers("2 Священник", "8 Принцесса")
        anya.hand.refuses("1 Стражница")
        group.assert_nothing_else()
        await anya.click("‹ Назад", anya.hand)
        await anya.click("‹ Назад", anya.hand)
        assert anya.hand.choices == ["1 Стражница", "5 Принц"]
        assert group.table.phase.entries == 0


async def test_the_board_comes_anew_when_it_is_asked_for(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins()
        for command in ("/board", "/play"):
            old = group.board
            await borya.writes(command)
            assert group.board.message > old.message
            assert group.board.text.partition("Срок")[0] == old.text.partition("Срок")[0]
            assert old.key not in {surface.key for surface in anya.messages(group.id)}


async def test_commands_without_a_table_say_so(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        for command in ("/board", "/hand", "/leave", "/cancel"):
            await anya.writes(command)
            group.last.shows("Здесь сейчас ничего не играется. Начать: /play.")


async def test_the_bot_says_nothing_to_what_is_not_for_it(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        with group.nothing_changes():
            await anya.writes("Кто играет?")
            await anya.writes("/weather")
            await anya.writes("/play@other_bot")


async def test_a_group_is_greeted_once(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        group.last.shows("Привет. Я веду настольные игры")
        people = group.evening.pg.people
        with group.nothing_changes():
            people.kick(group.id, anya.id, "bot")
            await group.evening.settle()
            people.add(group.id, anya.id, "bot")
            await group.evening.settle()
        await anya.click("💌 Тайное послание · 2–4 игрока", group.last)
        group.board.shows("За столом пока никого.")
