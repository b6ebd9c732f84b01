"""Kinds of fault that once were there: gathering anew, made-up presses, tickets under trouble, languages of a group."""

from __future__ import annotations

import pytest

from bot import press
from storage.errors import Unavailable
from storage.tickets import Tickets
from tests.bot.conftest import Evenings
from tests.people import Group

STALE = "Эта кнопка уже не действует: с тех пор всё изменилось."


async def _over(group: Group, seats: int = 2) -> None:
    """A game of one round, played."""
    await group.begins("До победы: 1 жетон", seats=seats, hands="guard priest")
    await group.people[0].plays("guard.1.priest")
    assert group.table.phase.kind == "finished"


async def test_a_lobby_after_a_game_waits_for_its_host(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, vasya):
        await _over(group)
        await anya.writes("/play love_letter")
        await borya.click("Сесть", group.board)
        await vasya.click("Сесть", group.board)
        assert group.table.phase.kind == "lobby"
        assert len(group.table.members) == 3


async def test_a_host_who_is_an_administrator_cancels_always(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _borya):
        await group.begins(hands="handmaid guard", pile="priest baron")
        await anya.plays("handmaid")
        await anya.writes("/cancel")
        assert group.table.phase.kind == "closed"


async def test_an_opener_without_a_seat_closes_his_lobby_and_the_first_to_sit_is_its_host(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, _anya, borya, vasya):
        await vasya.writes("/play love_letter")
        await borya.click("Сесть")
        assert group.table.host == borya.id
        await borya.click("Встать")
        await vasya.writes("/play love_letter")
        await borya.writes("/cancel")  # he stood up: nobody hosts the table
        assert group.table.phase.kind == "lobby"


async def test_a_made_up_press_deletes_nobodys_message(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, _borya, vasya):
        await _over(group)
        end = group.end.key
        await vasya.presses(press.Desk(table=group.table.id, number=1, verb="start").pack(), end)
        assert end in {message.key for message in anya.messages(group.id)}


async def test_a_table_elsewhere_gives_no_power_over_this_groups_board(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, _borya, vasya):
        await group.begins(seats=2)
        other = group.evening.pg.people.add_group("Другой", vasya.id, members=[])["id"]
        await vasya.writes("/play love_letter", other)
        board = group.board.key
        await vasya.presses(press.Desk(table=group.evening.tables[other].id, number=1, verb="start").pack(), board)
        assert board in {message.key for message in anya.messages(group.id)}


async def test_no_table_is_opened_in_a_private_chat(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _borya):
        await anya.starts()
        assert await anya.presses(press.Pick(game="love_letter").pack(), anya.last.key) == STALE
        assert not await group.evening.app.house.tables.in_chat(anya.id)


async def test_a_ticket_outlives_trouble_on_the_way_to_the_seat(
    evening: Evenings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await anya.writes("/play love_letter")
        failures = [Unavailable("once")]
        look = Tickets.look

        async def shaky(tickets: Tickets, token: str) -> object:
            ticket = await look(tickets, token)
            if failures:
                raise failures.pop()
            return ticket

        monkeypatch.setattr(Tickets, "look", shaky)
        await borya.click("Сесть")
        assert borya.id in {member.person for member in group.table.members}
        borya.last.shows("Готово, ты за столом.")


async def test_nobody_is_sent_away_for_a_seat_that_is_not_to_be_had(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, *_, vasya):
        await group.begins(seats=2)
        seat = press.Seat(table=group.table.id, number=1, wanted=1).pack()
        assert await vasya.presses(seat, group.board.key) == "Партия уже идёт."
        assert vasya.led_to == ""


async def test_a_group_is_spoken_to_in_its_own_language(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, _anya, borya):
        await borya.starts()
        await borya.click("Язык")
        await borya.click("English")
        for command, told in (
            ("/help", "Как сыграть"),
            ("/rules love_letter", "Тайное послание"),
            ("/board", "ничего не играется"),
        ):
            await borya.writes(command)
            group.last.shows(told)


async def test_the_hand_of_somebody_who_shut_the_door_is_explained(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _borya):
        await group.begins()
        await anya.blocks()
        await anya.writes("/hand")
        group.last.shows("Не могу написать тебе.")
