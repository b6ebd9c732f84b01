"""The bot dies in the middle of a trick and comes back: every card lies where it lay, no turn is lost or doubled."""

from __future__ import annotations

import asyncio
from typing import Any

from bot.table.seats import running
from tests.bot.conftest import Evenings
from tests.bot.test_king_party import FOUR, HANDS, cards_of
from tests.people import Group
from tests.people.party import begins


async def test_death_in_mid_trick_goes_unnoticed(evening: Evenings) -> None:
    async with evening(*FOUR) as (group, _, borya, vasya, galya):
        await begins(group, hands=HANDS)
        await borya.plays("da")
        await vasya.plays("d9")
        board, hands = group.board.key, [person.hand.text.partition("Срок")[0] for person in group.people]
        await group.evening.dies()
        await group.evening.opens()
        await group.evening.settle()
        assert group.board.key == board
        assert [person.hand.text.partition("Срок")[0] for person in group.people] == hands
        group.board.shows("Боря ♦️Т · Вася ♦️9", "🟢 Ходит Галя")
        await galya.plays("dq")
        assert [entry.by for entry in group.evening.records[(group.table.id, 1)].entries] == ["player"] * 3


async def test_death_while_the_next_hand_is_on_its_way(evening: Evenings) -> None:
    """The card is laid, Telegram was about to show it to the next player: he gets it, with his whole time before it."""
    async with evening(*FOUR) as (group, _, borya, vasya, _galya):
        await begins(group, hands=HANDS)
        await _dies_while(group, borya.plays("da"), "sendMessage", vasya.id)
        await group.evening.opens()
        await group.evening.settle()
        vasya.hand.shows("🟢 Твой ход", "Боря ♦️Т", *cards_of(group, vasya))
        assert len([surface for surface in vasya.messages() if "Твой ход" in surface.text]) == 1
        assert running(group.table).entries == 1
        assert group.table.deadline.at - group.evening.clock() > 5
        assert await vasya.plays("d9") == "♦️9"


async def _dies_while(group: Group, doing: Any, method: str, chat: int) -> None:
    """The bot is killed while Telegram sits on this call."""
    pg = group.evening.pg
    pg.faults.hang(method, seconds=60, chat_id=chat)
    acting = asyncio.create_task(doing)
    while not any(each.fault == "hang" and each.chat_id == chat for each in pg.requests):
        await asyncio.sleep(0.001)
        await group.evening.nudge()
    acting.cancel()
    await asyncio.gather(acting, return_exceptions=True)
    await group.evening.dies()


async def test_a_restart_keeps_the_party_on_valkey(evening_on_valkey: Evenings) -> None:
    async with evening_on_valkey(*FOUR) as (group, *_):
        await begins(group)
        await group.plays_by_itself(4, moves=10)
        await group.evening.dies()
        await group.evening.opens()
        await group.evening.settle()
        made = running(group.table).entries
        await group.plays_by_itself(4, moves=4)
        assert running(group.table).entries >= made + 4
