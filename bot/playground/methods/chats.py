"""getChat, getChatMember, getChatMemberCount, getChatAdministrators, leaveChat, pinChatMessage, unpinChatMessage."""

from typing import Any

from ..bot_view import chat_view, message_view
from ..chat import Chat
from ..errors import bad_request, forbidden
from .access import Access, open_chat, open_message
from .call import Call

GIFTS = ("unlimited_gifts", "limited_gifts", "unique_gifts", "premium_subscription", "gifts_from_channels")
USUAL_REACTIONS = 11


def get_chat(call: Call) -> dict[str, Any]:
    """getChat: ChatFullInfo."""
    chat = open_chat(call, Access.READ)
    out = chat_view(call.world, chat)
    out |= {"accent_color_id": 0, "max_reaction_count": USUAL_REACTIONS}
    out["accepted_gift_types"] = dict.fromkeys(GIFTS, chat.is_private)
    if not chat.is_private:
        out["permissions"] = dict(chat.permissions)
    if chat.slow_mode:
        out["slow_mode_delay"] = chat.slow_mode
    pinned = next((found for number in chat.pinned if (found := chat.message(number))), None)
    if pinned is not None:
        out["pinned_message"] = message_view(call.world, pinned)
    return out


def get_chat_member(call: Call) -> dict[str, Any]:
    """getChatMember: "left" for people who have never been there."""
    user_id = call.integer("user_id")
    own = user_id == call.world.bot.id
    chat = open_chat(call, Access.READ if own else Access.MEMBERS)
    person = call.world.people.get(user_id)
    if person is None:
        raise bad_request("PARTICIPANT_ID_INVALID" if chat.type == "supergroup" else "member not found")
    if chat.is_private and user_id not in chat.members:
        raise bad_request("member not found")
    return chat.member(user_id).view(person)


def get_chat_member_count(call: Call) -> int:
    """getChatMemberCount."""
    return len(list(open_chat(call, Access.MEMBERS).present()))


def get_chat_administrators(call: Call) -> list[dict[str, Any]]:
    """getChatAdministrators."""
    chat = open_chat(call, Access.MEMBERS)
    if chat.is_private:
        raise bad_request("there are no administrators in the private chat")
    admins = [member for member in chat.members.values() if member.is_admin]
    return [member.view(call.world.people[member.person_id]) for member in admins]


def leave_chat(call: Call) -> bool:
    """leaveChat."""
    chat = open_chat(call, Access.READ)
    bot = chat.member(call.world.bot.id)
    if chat.is_private:
        raise bad_request("chat not found")
    if not bot.present:
        raise forbidden(f"bot is not a member of the {chat.type} chat")
    call.telegram.tell(chat, bot.person_id, "left", people=(bot.person_id,))
    call.telegram.set_member(chat, bot.person_id, bot.gone("left"))
    return True


def pin_chat_message(call: Call) -> bool:
    """pinChatMessage."""
    message = open_message(call, Access.WRITE, "message to pin")
    chat = call.world.chats[message.chat_id]
    _may_pin(call, chat)
    if message.service:
        raise bad_request("message can't be pinned")
    if chat.pinned[:1] != [message.message_id]:
        call.telegram.pin(message, call.world.bot.id, silent=call.flag("disable_notification"))
        call.shown_in(chat)
    return True


def unpin_chat_message(call: Call) -> bool:
    """unpinChatMessage: the newest pin when no message is named."""
    chat = open_chat(call, Access.WRITE)
    number = call.integer("message_id") or next(iter(chat.pinned), 0)
    message = chat.shared(number)
    if message is None:
        raise bad_request("message to unpin not found")
    _may_pin(call, chat)
    call.telegram.unpin(message)
    call.shown_in(chat)
    return True


def _may_pin(call: Call, chat: Chat) -> None:
    bot = call.world.bot.id
    if not (chat.may(bot, "can_pin_messages") and (chat.is_private or _pins(chat, bot))):
        raise bad_request("not enough rights to manage pinned messages in the chat")


def _pins(chat: Chat, bot: int) -> bool:
    return chat.has_right(bot, "can_pin_messages") or not chat.member(bot).is_admin
