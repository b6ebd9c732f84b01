"""Somebody is no longer in the group: his seat is free at every table there. Nothing is answered."""

from __future__ import annotations

from contextlib import suppress

from aiogram import Router
from aiogram.filters import Filter
from aiogram.types import Message, User

from bot.handlers.commands import cause_of
from bot.house import House
from bot.table.leaving import leave, remove
from rules.game import Refused
from storage.change import Cause
from storage.ids import TableId

router = Router(name="departing")


class Departed(Filter):
    """Service messages that tell of somebody who left or was removed (left_chat_member)."""

    async def __call__(self, message: Message) -> bool | dict[str, User]:
        """Who is gone; other bots and this one have no seats."""
        gone = message.left_chat_member
        return {"gone": gone} if gone is not None and not gone.is_bot else False


@router.message(Departed())
async def on_departed(message: Message, house: House, gone: User) -> None:
    """Whoever left by himself has left the game; whom somebody else removed has not fled."""
    removed = message.from_user is None or message.from_user.id != gone.id
    home = await house.chats.resolve(message.chat.id)
    for table_id in await house.tables.in_chat(home):
        await _free(house, table_id, gone.id, cause_of(message, str(gone.id)), removed=removed)
    house.desks.poke()


async def _free(house: House, table_id: TableId, person: int, cause: Cause, *, removed: bool) -> None:
    """Where he has no seat, or none that can be given up now, there is nothing to do."""
    with suppress(Refused):
        verb = remove if removed else leave
        await house.desks.write(table_id, cause, lambda table, at: verb(table, person, at))
