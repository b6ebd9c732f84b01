"""Who administers a group: asked of Telegram only where an answer depends on it."""

from __future__ import annotations

from aiogram.exceptions import AiogramError
from aiogram.types import Message

from bot.house import House
from storage.ids import ChatId, PersonId


async def is_administrator(house: House, chat: ChatId, person: PersonId) -> bool:
    """Whether the person administers the group; no when Telegram does not tell.

    By getChatAdministrators: of a single member (getChatMember) only a bot that administers the group itself is told
    for certain.
    """
    try:
        administrators = await house.bot.get_chat_administrators(chat)
    except AiogramError:
        return False
    return any(member.user.id == person for member in administrators)


def is_anonymous_administrator(message: Message) -> bool:
    """Whether the message was sent in the name of its own group."""
    return message.sender_chat is not None and message.sender_chat.id == message.chat.id
