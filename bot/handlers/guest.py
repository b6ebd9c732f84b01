"""Who is speaking: every message and press is met by its person before a handler sees it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from aiogram import BaseMiddleware
from aiogram.types import CallbackQuery, Message, TelegramObject, User

from bot.house import House
from bot.presenters.names import shown
from bot.table.refusals import Faceless
from storage.acquaintance import Person


class Guests(BaseMiddleware):
    """Brings the `guest` (a stored Person) and `say`; other bots are left out.

    A message is answered in the language of its chat, which others read too; a press in that of the one who pressed.
    """

    async def __call__(
        self,
        handler: Callable[[TelegramObject, dict[str, Any]], Awaitable[Any]],
        event: TelegramObject,
        data: dict[str, Any],
    ) -> Any:
        """Meet the person, then hand on; events of nobody and of bots that are not anonymous people end here."""
        user = event.from_user if isinstance(event, Message | CallbackQuery) else None
        if user is None or (user.is_bot and not speaks_for_chat(event)):
            return None
        house: House = data["house"]
        data["guest"] = guest = await house.people.meet(person_of(user))
        data["say"] = await house.say_in(event.chat.id) if isinstance(event, Message) else house.say(guest)
        return await handler(event, data)


def speaks_for_chat(event: TelegramObject) -> bool:
    """Whether a channel or the group itself is the sender: an anonymous administrator, a linked channel."""
    return isinstance(event, Message) and event.sender_chat is not None


def with_a_face(event: TelegramObject) -> None:
    """Raises Faceless where a chat is the sender: nobody stands behind it to whom cards could be shown."""
    if speaks_for_chat(event):
        raise Faceless


def person_of(user: User) -> Person:
    """The person behind a Telegram user, under the name that tables will show."""
    return Person(id=user.id, name=shown(user.full_name), username=user.username or "")
