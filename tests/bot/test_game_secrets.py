"""The judge of secrets sees what a bot that talks too much would show; every evening ends before him."""

from __future__ import annotations

import pytest
from aiohttp import ClientSession

from tests.bot.conftest import Evenings
from tests.people import Group, secrecy

PEEKED = "Аня: Священник → Боря. Тебе видно: 8 Принцесса."
HAND = "<b>8 Принцесса</b>: сброшена, и ты вне раунда"


async def _blurts(group: Group, chat: int, text: str) -> None:
    """Something sent in the bot's name that its code would never send."""
    pg = group.evening.pg
    async with ClientSession() as session:
        call = {"chat_id": chat, "text": text, "parse_mode": "HTML"}
        async with session.post(f"{pg.url}/bot{pg.token}/sendMessage", json=call) as answer:
            assert answer.status == 200


async def test_a_leak_is_seen(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, vasya):
        await group.begins(hands="priest princess guard", pile="handmaid baron")
        await anya.plays("priest.1")
        secrecy.check(group.evening)
        for chat, text in (
            (group.id, HAND),
            (group.id, PEEKED),
            (vasya.id, HAND),
            (vasya.id, PEEKED),
            (vasya.id, "👁 Боря: 8 Принцесса · через Священника"),
            (borya.id, "Аня: Барон → Боря. Только вам двоим: твоя карта 8 Принцесса, напротив 6 Король."),
            (anya.id, HAND),
        ):
            await _blurts(group, chat, text)
            with pytest.raises(AssertionError, match="shown to people who may not know it"):
                secrecy.check(group.evening)
            del group.evening.pg.requests[-1]  # the test's own doing, not the bot's


async def test_what_one_may_know_is_no_leak(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, _vasya):
        await group.begins(hands="priest princess guard", pile="handmaid baron")
        await anya.plays("priest.1")
        await _blurts(group, anya.id, PEEKED)
        await _blurts(group, borya.id, HAND)
        secrecy.check(group.evening)
