"""Who is in a group, where Telegram tells: it can only add a refusal, never a right."""

from __future__ import annotations

from aiogram.exceptions import AiogramError
from aiogram.types import ChatMemberBanned, ChatMemberLeft, ChatMemberRestricted

from bot.house import House
from bot.table.refusals import Outside
from storage.ids import ChatId, PersonId


async def check_inside(house: House, chat: ChatId, person: PersonId) -> None:
    """Raises Outside for somebody of whom Telegram says that he left the group or was removed (getChatMember)."""
    try:
        member = await house.bot.get_chat_member(chat, person)
    except AiogramError:
        return
    if isinstance(member, ChatMemberLeft | ChatMemberBanned):
        raise Outside
    if isinstance(member, ChatMemberRestricted) and not member.is_member:
        raise Outside
