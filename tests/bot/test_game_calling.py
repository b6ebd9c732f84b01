"""Whoever must act is called by a message that rings; everything else that changes is edited in silence."""

from __future__ import annotations

from tests.bot.conftest import Evenings


async def test_whoever_must_act_is_called_by_a_new_message_and_the_old_one_goes(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, vasya):
        await group.begins(hands="handmaid guard priest", pile="prince baron king")
        hers, his, other = anya.hand, borya.hand, vasya.hand
        await anya.plays("handmaid")
        assert borya.hand.message > his.message
        assert not borya.hand.silent
        assert his.key not in {surface.key for surface in borya.messages()}
        borya.hand.shows("🟢 Твой ход")
        assert anya.hand.key == hers.key  # edited
        anya.hand.shows("Сейчас не твой ход.")
        assert vasya.hand == other  # others' moves do not redraw it


async def test_my_turn_leads_to_the_private_chat(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, _):
        await group.begins()
        await anya.click("Мой ход", group.board)
        assert anya.led_to == "https://t.me/evening_bot"
