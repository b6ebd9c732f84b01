"""After a press: a message that nothing knows of any more is cleared away, its press having counted like any other."""

from __future__ import annotations

from aiogram.types import CallbackQuery, Message

from bot.handlers.posting import carries
from bot.house import House
from bot.screens.orphan import clear_orphan
from storage.ids import TableId


def tidy(house: House, query: CallbackQuery, table_id: TableId, surface: str) -> None:
    """Clear the pressed message, in the background, if another one shows this surface of the table."""
    message = query.message
    if not isinstance(message, Message) or not carries(message, query.data or ""):
        return
    chat, sent = message.chat.id, message.date.timestamp()
    house.errands.begin(clear_orphan(house.screens, house.post, table_id, surface, chat, message.message_id, sent))
