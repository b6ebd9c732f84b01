"""Who presses is there: after every press on a table, whoever was away at it plays for himself again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from aiogram import BaseMiddleware
from aiogram.types import CallbackQuery, TelegramObject

from bot.house import House
from bot.table.away import is_away
from bot.table.returning import come_back
from bot.table.seats import is_member, seat_of
from rules.game import Refused
from storage.acquaintance import Person
from storage.change import Cause
from storage.errors import Unreadable
from storage.ids import TableId


class Presence(BaseMiddleware):
    """Looks at the table of a press once it is answered, whatever came of it."""

    async def __call__(
        self,
        handler: Callable[[TelegramObject, dict[str, Any]], Awaitable[Any]],
        event: TelegramObject,
        data: dict[str, Any],
    ) -> Any:
        """Handle the press first, so that its answer waits for nothing."""
        handled = await handler(event, data)
        table_id = getattr(data.get("callback_data"), "table", "")
        if table_id and isinstance(event, CallbackQuery):
            await welcome(data["house"], table_id, data["guest"], event.id)
        return handled


async def welcome(house: House, table_id: TableId, guest: Person, query: str) -> None:
    """Bring a person back who was away at the table; kept apart from the cause of what he pressed."""
    try:
        table = await house.desks.read(table_id)
        if is_member(table, guest.id) and is_away(table, seat_of(table, guest.id)):
            cause = Cause(f"back.{guest.id}", query)
            await house.desks.write(table_id, cause, lambda now, at: come_back(now, guest.id, at))
    except (Refused, Unreadable):
        return
