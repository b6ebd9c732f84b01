"""Senders that are no people (troubles, letter I).

Proved elsewhere: an anonymous administrator's table by
`test_game_lobby.test_a_table_that_an_anonymous_administrator_opens_is_hosted_by_the_first_to_sit`, his `/cancel` by
`test_game_leaving.test_an_anonymous_administrator_cancels_too`.
"""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from aiogram.types import Chat as TelegramChat
from aiogram.types import Message, Update, User

from bot.dispatch import feed
from tests.bot.conftest import Evenings
from tests.people.clock import EVENING

NOW = datetime.fromtimestamp(EVENING, UTC)
FACELESS = "От имени канала или группы за стол не сесть: некому показать карты. Напиши от своего имени."
NOT_HOST = "Это может только хозяин стола или администратор чата."


async def test_i1_a_channel_opens_no_table_and_is_told_why(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        await anya.writes("/play love_letter", as_="channel")
        group.last.shows(FACELESS)
        assert group.id not in group.evening.tables


@pytest.mark.parametrize("voice", ["channel", "anonymous"])
@pytest.mark.parametrize("command", ["/leave", "/hand"])
async def test_i1_who_speaks_for_a_chat_has_no_seat_and_is_told_why(
    evening: Evenings, command: str, voice: str
) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        await group.begins()
        await anya.writes(command, as_=voice)
        group.last.shows(FACELESS)
        assert group.table.gone == ()


async def test_i1_a_channel_cancels_nothing_and_its_owner_in_his_own_name_does(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        await group.begins()
        await anya.writes("/cancel", as_="channel")
        group.last.shows(NOT_HOST)
        assert group.table.phase.kind == "running"
        await anya.writes("/cancel")
        assert group.table.phase.kind == "closed"


async def test_i1_an_anonymous_administrator_never_sits_by_opening_a_table_again(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await anya.writes("/play love_letter", as_="anonymous")
        await anya.writes("/cancel", as_="anonymous")
        await anya.writes("/play love_letter", as_="anonymous")
        group.board.shows("За столом пока никого.")
        await borya.click("Сесть")
        group.board.shows("1. Боря · хозяин стола")


async def test_i2_other_bots_are_ignored(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, *_):
        await group.begins()
        robot = User(id=555, is_bot=True, first_name="Робот")
        place = TelegramChat(id=group.id, type="supergroup", title="Пятница")
        house = group.evening.app.house
        with group.nothing_changes():
            for number, text in enumerate(("/cancel", "/play", "/leave", "/board", "/help", "/rules"), start=9000):
                message = Message(
                    message_id=number, date=datetime.fromtimestamp(EVENING, UTC), chat=place, from_user=robot, text=text
                )
                await feed(house, Update(update_id=number, message=message))
            await group.evening.settle()
