"""The bot is let in or thrown out: of groups, and of private chats."""

from __future__ import annotations

from aiogram import F, Router
from aiogram.enums import ChatMemberStatus, ChatType
from aiogram.types import ChatMemberUpdated

from bot.handlers.posting import say_in
from bot.handlers.reach import reached
from bot.house import House
from bot.presenters.lobby import greeting_panel
from storage.acquaintance import Chat

router = Router(name="membership")

OUTSIDE = {ChatMemberStatus.LEFT, ChatMemberStatus.KICKED}


@router.my_chat_member(F.chat.type == ChatType.PRIVATE)
async def on_private(event: ChatMemberUpdated, house: House) -> None:
    """Blocked or unblocked by a person."""
    if event.new_chat_member.status in OUTSIDE:
        await house.people.set_reachable(event.from_user.id, False)
    else:
        await reached(house, event.from_user.id)


@router.my_chat_member(F.chat.type.in_({ChatType.GROUP, ChatType.SUPERGROUP}))
async def on_group(event: ChatMemberUpdated, house: House) -> None:
    """Added to a group: one greeting, once ever; a removal is not answered."""
    came = event.old_chat_member.status in OUTSIDE and event.new_chat_member.status not in OUTSIDE
    home = await house.chats.resolve(event.chat.id)
    chat = await house.chats.meet(Chat(home, event.chat.title or ""))
    if came and await house.chats.greet(home):
        await say_in(house, event.chat.id, greeting_panel(house.texts.say(chat.lang)))
