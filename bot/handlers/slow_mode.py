"""Slow mode: a lobby says so once, because whoever types commands there may have to wait (getChat)."""

from __future__ import annotations

from contextlib import suppress

from aiogram.exceptions import AiogramError

from bot.house import House
from bot.table.slow_mode import note_slow_mode
from rules.game import Refused
from storage.change import Cause
from storage.ids import ChatId, TableId


async def tell_of_slow_mode(house: House, table_id: TableId, chat: ChatId, cause: Cause) -> None:
    """Have the lobby just opened tell of the group's slow mode, where there is one and Telegram tells of it."""
    with suppress(AiogramError, Refused):
        seconds = (await house.bot.get_chat(chat)).slow_mode_delay or 0
        slow = Cause("slow", cause.id)
        if seconds:
            await house.desks.write(table_id, slow, lambda table, _: note_slow_mode(table, seconds))
