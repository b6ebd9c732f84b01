"""From /play to the deal: sitting down by one press, settings, beginning, and everything that keeps a table from it."""

from __future__ import annotations

import pytest

from bot import press
from tests.bot.conftest import Evenings
from tests.people import Group, Person
from tests.people.evening import KEYS

BLOCKED = "bot was blocked by the user"


async def test_play_opens_a_lobby_in_one_message(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await anya.writes("/play love_letter")
        group.board.shows("💌 Тайное послание", "За столом пока никого. Нужно от 2 до 4 игроков.")
        group.board.offers("Сесть", "Встать", "Настройки", "Правила", "Отменить")
        group.board.refuses("Начать")
        group.assert_nothing_else()
        lobby = group.board.key
        await anya.click("Сесть")
        await borya.click("Сесть")
        assert group.board.key == lobby
        group.board.shows("За столом 2 из 4:\n1. Аня · хозяин стола\n2. Боря")
        group.board.offers("Начать")


async def test_a_stranger_to_the_bot_is_seated_by_pressing_start(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await anya.writes("/play love_letter")
        await borya.click("Сесть")
        assert "?start=" in borya.led_to
        borya.last.shows("Готово, ты за столом.", "чат «Пятница»")
        group.board.shows("1. Боря")
        group.assert_nothing_else()
        await borya.click("Встать")
        assert borya.toast == "Место свободно."
        await borya.writes("/play love_letter")
        await borya.click("Сесть")
        assert (borya.toast, borya.led_to) == ("Ты за столом.", "")


async def test_the_word_of_a_seat_makes_place_for_the_hand(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (_, anya, borya):
        await anya.writes("/play love_letter")
        for person in (anya, borya):
            await person.click("Сесть")
        assert not borya.has_hand
        await anya.click("Начать")
        assert [surface.key for surface in borya.messages()] == [borya.hand.key]
        borya.hand.hides("Готово, ты за столом.")


async def test_the_word_of_a_seat_follows_what_becomes_of_it(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (_, anya, borya):
        await anya.writes("/play love_letter")
        await borya.click("Сесть")
        await borya.click("Встать")
        (told,) = borya.messages()
        told.shows("Твоё место за этим столом свободно.")
        await borya.click("Сесть")
        (told,) = borya.messages()
        told.shows("Готово, ты за столом.")
        await borya.click("Отменить")
        (told,) = borya.messages()
        told.shows("Стол закрыт")
        told.hides("Готово")


async def test_sitting_down_twice_and_standing_up_unseated_change_nothing(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _borya):
        await group.gathers()
        with group.nothing_changes():
            await anya.click("Сесть")
        vera = group.newcomer("Вера")
        with group.nothing_changes():
            await vera.click("Встать")


async def test_a_ticket_seats_the_one_it_was_made_for_once(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await anya.writes("/play love_letter")
        await anya.click("Сесть")
        ticket = anya.led_to.partition("?start=")[2]
        await borya.starts(ticket)
        borya.last.shows("Эта ссылка уже не действует.")
        await anya.starts(ticket)
        anya.last.shows("Эта ссылка уже не действует.")
        group.board.shows("За столом 1 из 4:\n1. Аня")


async def test_a_strangers_start_does_not_use_a_ticket_up(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await anya.writes("/play love_letter")
        ticket = await group.evening.app.house.tickets.issue(anya.id, group.table.id)
        await borya.starts(ticket)
        borya.last.shows("Эта ссылка для того, кому она досталась.")
        group.board.shows("За столом пока никого.")
        await anya.starts(ticket)
        group.board.shows("1. Аня")


async def test_a_ticket_that_has_run_out_says_so(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _borya):
        await anya.writes("/play love_letter")
        ticket = await group.evening.app.house.tickets.issue(anya.id, group.table.id)
        key = KEYS.ticket(ticket)
        assert 590 <= await group.evening.redis.ttl(key) <= 600
        await group.evening.redis.delete(key)  # ten minutes later, as Redis counts them
        await anya.starts(ticket)
        anya.last.shows("Эта ссылка уже не действует.")
        group.board.shows("За столом пока никого.")


async def test_a_ticket_to_a_table_that_is_gone_says_so(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        await group.gathers()
        ticket = await group.evening.app.house.tickets.issue(anya.id, group.table.id)
        await anya.click("Отменить")
        await anya.starts(ticket)
        anya.last.shows("Этого стола больше нет.")


@pytest.mark.parametrize("way", ["leaves", "is removed"])
async def test_who_is_known_to_be_outside_the_group_is_not_seated_by_a_ticket(evening: Evenings, way: str) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, _vasya):
        await group.gathers(anya)
        people, tickets = group.evening.pg.people, group.evening.app.house.tickets
        ticket = await tickets.issue(borya.id, group.table.id)
        if way == "leaves":
            people.leave(group.id, borya.id)
        else:
            people.kick(group.id, anya.id, borya.id)
        await borya.starts(ticket)
        borya.last.shows("Тебя нет в этой группе")
        assert [member.person for member in group.table.members] == [anya.id]
        if way == "leaves":
            people.join(group.id, borya.id)
            await borya.starts(ticket)
            borya.last.shows("Готово, ты за столом.")


async def test_where_telegram_does_not_tell_who_is_a_member_a_ticket_seats(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        group.evening.expect("CHAT_ADMIN_REQUIRED")
        await group.gathers(anya)
        group.evening.pg.faults.fail("getChatMember", 400, "Bad Request: CHAT_ADMIN_REQUIRED")
        await borya.click("Сесть")
        group.board.shows("1. Аня · хозяин стола\n2. Боря")


async def test_a_lobby_names_pace_and_usual_length_and_at_a_fast_pace_what_to_keep_open(evening: Evenings) -> None:
    async with evening("Аня") as (group, anya):
        await anya.writes("/play кинг")
        group.board.shows("15/10 с на ход, ≈ ", " мин, держите личку открытой")
        await anya.click("📖 Правила", group.board)
        anya.last.shows("За этим столом: ", "15/10 с на ход")
        anya.last.hides("держите личку открытой")
        await anya.click("Отменить")
        await anya.writes("/play послание")
        group.board.shows("60 с на ход, ≈ 30 мин")
        group.board.hides("личку")


async def test_while_the_host_chooses_the_others_see_who_sits_and_take_their_seats(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, vasya):
        await group.gathers(anya)
        await anya.click("Настройки")
        group.board.shows("За столом 1 из 4:\n1. Аня · хозяин стола")
        await borya.click("Сесть")
        await vasya.click("Сесть")
        await vasya.click("Встать")
        group.board.shows("За столом 2 из 4:\n1. Аня · хозяин стола\n2. Боря")
        group.board.offers("✓ До победы: по числу игроков", "🪑 Освободить место: Боря", "‹ Назад")


async def test_the_fifth_finds_no_seat(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася", "Галя", "Дима") as (group, *people):
        await group.gathers(*people[:4])
        await people[4].starts()
        await people[4].click("Сесть")
        assert people[4].toast == "За столом больше нет мест."


async def test_the_host_sets_the_table_and_the_chat_remembers(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.gathers()
        assert await borya.click("Настройки") == "Это может только хозяин стола или администратор чата."
        await group.sets("До победы: 3 жетона", "30 с на ход")
        group.board.shows("До победы: 3 жетона", "30 с на ход, ≈ 10 мин")
        await anya.click("Отменить")
        group.last.shows("Стол закрыт.")
        await borya.writes("/play love_letter")
        group.board.shows("До победы: 3 жетона", "30 с на ход", "1. Боря · хозяин стола")


async def test_settings_open_in_place_and_mark_what_is_chosen(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        await group.gathers()
        lobby = group.board.key
        await anya.click("Настройки")
        assert group.board.key == lobby
        group.board.offers("✓ До победы: по числу игроков", "До победы: 1 жетон", "✓ 60 с на ход", "‹ Назад")
        await anya.click("До победы: 1 жетон")
        group.board.offers("✓ До победы: 1 жетон")
        group.board.refuses("✓ До победы: по числу игроков")


async def test_one_alone_cannot_begin(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        await group.gathers(anya)
        start = press.Desk(table=group.table.id, number=1, verb="start").pack()
        with group.nothing_changes():
            assert await anya.presses(start, group.board.key) == "Маловато игроков: нужно хотя бы 2."


async def test_the_others_begin_only_after_two_minutes(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вера") as (group, anya, borya, vera):
        await group.gathers(borya, anya)
        await vera.starts()
        with group.nothing_changes():
            assert await vera.click("Начать") == "Это для тех, кто сидит за столом. Тебя за ним нет."
        group.evening.clock.forward(120)
        with group.nothing_changes():
            assert await vera.click("Начать") == "Это для тех, кто сидит за столом. Тебя за ним нет."
        await anya.click("Начать")
        group.board.shows("Раунд 1")


async def test_in_the_first_two_minutes_the_host_begins(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, _):
        await group.gathers(anya, borya)
        with group.nothing_changes():
            toast = await borya.click("Начать")
        assert toast == "Первые две минуты начинает хозяин стола. Потом сможет любой за столом."


async def test_a_host_who_stands_up_passes_the_table_on(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.gathers()
        await anya.click("Встать")
        group.board.shows("1. Боря · хозяин стола")
        await borya.click("Встать")
        group.board.shows("За столом пока никого.")


async def test_an_idle_lobby_closes_after_half_an_hour_once(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, *_):
        await group.gathers()
        await group.evening.passes(30 * 60 - 30)
        group.board.shows("За столом 2 из 4")
        await group.evening.passes(60)
        group.last.shows("Полчаса никто не садится и не встаёт: стол закрыт.")
        group.last.refuses("Сесть")
        with group.nothing_changes():
            await group.evening.passes(120)


async def test_somebody_who_cannot_be_written_to_is_named_before_anything_is_dealt(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        group.evening.expect(BLOCKED)
        await group.gathers()
        await borya.blocks()
        await _believes_he_can_write(group, borya)
        await anya.click("Начать")
        assert anya.toast == "Проверяю личку каждого, потом раздаю."
        group.board.shows("📵 Не могу написать: Боря.", "Карты ещё не розданы.", "За столом 2 из 4")
        assert not anya.has_hand
        assert group.table.phase.kind == "lobby"
        await borya.starts()
        await anya.click("Начать")
        group.board.shows("Раунд 1")


async def _believes_he_can_write(group: Group, person: Person) -> None:
    """The word that the bot was blocked never came (it was down, say)."""
    await group.evening.app.house.people.set_reachable(person.id, True)


async def test_play_with_a_table_in_use_brings_it_into_view(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.gathers()
        first = group.board
        await borya.writes("/play love_letter")
        assert group.board.message > first.message
        assert first.key not in {surface.key for surface in anya.messages(group.id)}
        group.board.shows("За столом 2 из 4")


async def test_a_table_that_an_anonymous_administrator_opens_is_hosted_by_the_first_to_sit(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await anya.writes("/play love_letter", as_="anonymous")
        await borya.click("Сесть")
        group.board.shows("1. Боря · хозяин стола")


async def test_begin_pressed_by_two_at_once_deals_once(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, _):
        await group.gathers()
        group.evening.clock.forward(121)
        toasts = await group.evening.at_once(anya.click("Начать"), borya.click("Начать"))
        assert toasts.count("Проверяю личку каждого, потом раздаю.") == 1
        assert len(anya.messages()) == 1  # the hand, where the seat's confirmation was
        group.board.shows("Раунд 1")
