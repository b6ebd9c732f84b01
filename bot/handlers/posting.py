"""Messages that answer a command or a press: they go by the outbox, as soon as the pace of their chat allows."""

from __future__ import annotations

from aiogram.types import CallbackQuery, InaccessibleMessage, Message

from bot.house import House
from bot.presenters.panel import Panel
from bot.screens.topic import topic_of
from storage.hanging import Hung
from storage.ids import ChatId


async def say_in(house: House, chat: ChatId, panel: Panel, topic: int = 0) -> None:
    """Send a panel, silently unless it rings, in a topic or in none; one that waits already is not sent twice."""
    house.outbox.put(chat, ("say", topic, panel.digest), lambda: house.post.send(chat, topic, panel))


async def respond(house: House, message: Message, panel: Panel) -> None:
    """Answer a command where it was given."""
    await say_in(house, message.chat.id, panel, topic_of(message))


async def turn_into(house: House, query: CallbackQuery, panel: Panel) -> None:
    """Make the message under a pressed button show the panel; where it cannot be edited, send it anew.

    Of several presses on one message the last one wins.
    """
    message = query.message
    if isinstance(message, InaccessibleMessage):
        await say_in(house, message.chat.id, panel)
    elif message is not None and carries(message, query.data or ""):
        hung = _hung(message)
        house.outbox.put(hung.chat, ("turn", hung.message), lambda: house.turning.turn(hung, panel))


def _hung(message: Message) -> Hung:
    """A message as it was when it was pressed: which picture it shows is not known, but that it shows one."""
    picture = "".join(size.file_unique_id for size in (message.photo or [])[:1])
    sent = message.date.timestamp()
    return Hung(message.chat.id, message.message_id, "", "", sent, topic=topic_of(message), picture=picture)


async def remove(house: House, query: CallbackQuery) -> None:
    """Delete the message under a pressed button."""
    message = query.message
    if isinstance(message, Message) and carries(message, query.data or ""):
        await house.post.delete(message.chat.id, message.message_id)


def carries(message: Message, data: str) -> bool:
    """Whether the message really has this button: a made-up press must not change or delete others' messages."""
    rows = message.reply_markup.inline_keyboard if message.reply_markup else []
    return any(button.callback_data == data for row in rows for button in row)
