"""The bot goes down and comes back: nothing is lost, nothing happens twice, the same messages go on."""

from __future__ import annotations

import asyncio

import pytest

from tests.bot.conftest import Evenings
from tests.people.death import dies_while


async def test_a_restart_in_mid_game_goes_unnoticed(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins(hands="handmaid guard", pile="priest baron prince")
        await anya.plays("handmaid")
        board, hand = group.board.key, anya.hand.key
        with group.nothing_changes():
            await group.evening.restarts()
        await borya.plays("baron")
        assert (group.board.key, anya.hand.message > hand[1]) == (board, True)
        group.board.shows("Боря: Барон, выбрать некого.", "🟢 Ходит Аня")


async def test_a_press_made_while_the_bot_was_down_counts_when_it_is_back(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        await group.begins(hands="handmaid guard", pile="priest baron")
        await group.evening.closes()
        pressed = asyncio.create_task(anya.plays("handmaid"))
        await asyncio.sleep(0)
        await group.evening.opens()
        assert await pressed == "Аня: Служанка, защита на круг."
        group.board.shows("🟢 Ходит Боря")


async def test_an_open_choice_survives_a_restart(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, *_):
        await group.begins(hands="guard priest baron", pile="prince")
        await anya.click("1 Стражница", anya.hand)
        await group.evening.restarts()
        anya.hand.shows("Стражница: чью карту назвать?")
        await anya.click("Боря", anya.hand)
        assert (
            await anya.click("2 Священник", anya.hand)
            == "Аня: Стражница → Боря, «Священник»? В точку. Боря вне раунда."
        )


@pytest.mark.parametrize("came_into_being", [False, True])
async def test_death_between_the_mark_and_the_send(evening: Evenings, came_into_being: bool) -> None:
    """A hand was marked to be sent when the bot died: it is sent, and at most one orphan is left behind."""
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins(hands="handmaid guard", pile="priest baron prince")
        await dies_while(group, anya.plays("handmaid"), "sendMessage", borya.id, after_effect=came_into_being)
        await group.evening.opens()
        await group.evening.settle()
        borya.hand.shows("🟢 Твой ход", "3 Барон")
        hands = [surface for surface in borya.messages() if "Твой ход" in surface.text]
        assert len(hands) == 1 + came_into_being
        assert group.table.phase.entries == 1
        assert await borya.plays("baron") == "Боря: Барон, выбрать некого."


async def test_death_before_the_board_is_edited(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        await group.begins(hands="handmaid guard", pile="priest baron prince")
        board = group.board.key
        await dies_while(group, anya.plays("handmaid"), "editMessageText", group.id, after_effect=False)
        group.evening.pg.faults.clear()
        await group.evening.opens()
        await group.evening.settle()
        assert group.board.key == board
        group.board.shows("Аня: Служанка, защита на круг.", "🟢 Ходит Боря")


async def test_death_while_the_private_chats_are_tried_opens_the_lobby_again(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.gathers()
        await dies_while(group, anya.click("Начать"), "sendChatAction", borya.id, after_effect=False)
        assert not anya.has_hand
        await group.evening.opens()
        await group.evening.settle()
        group.board.shows("За столом 2 из 4")
        await anya.click("Начать")
        group.board.shows("Раунд 1")


async def test_a_restart_on_valkey(evening_on_valkey: Evenings) -> None:
    async with evening_on_valkey("Аня", "Боря") as (group, _anya, _borya):
        await group.begins("До победы: 1 жетон")
        await group.plays_by_itself(4, moves=2)
        await group.evening.dies()
        await group.evening.opens()
        await group.evening.settle()
        await group.plays_by_itself(4)
        group.end.shows("партия сыграна")
