"""Which chats a call may touch, checked in the order of the real server, with its refusals."""

from enum import IntEnum

from ..chat import Chat
from ..errors import bad_request, forbidden
from ..message import Message
from .call import Call


class Access(IntEnum):
    """What a method wants of a chat."""

    READ = 0
    MEMBERS = 1
    EDIT = 2
    WRITE = 3


def open_chat(call: Call, access: Access, given: int | str | None = None) -> Chat:
    """The chat of `chat_id` (or of `given`) if the bot may do this there."""
    chat = find_chat(call, call.params.get("chat_id", "") if given is None else given)
    if chat.is_private:
        return chat
    bot = chat.member(call.world.bot.id)
    basic = chat.type == "group"
    if bot.status == "kicked" and (not basic or access >= Access.MEMBERS):
        raise forbidden(f"bot was kicked from the {chat.type} chat")
    strict_from = Access.EDIT if chat.username else Access.READ
    if not bot.present and access >= (Access.MEMBERS if basic else strict_from):
        raise forbidden(f"bot is not a member of the {chat.type} chat")
    return chat


def find_chat(call: Call, given: int | str) -> Chat:
    """The chat of an id or a public @name, if the bot has ever met it."""
    if given == "":
        raise bad_request("chat_id is empty")
    if isinstance(given, str) and given.startswith("@"):
        named = call.world.by_username(given)
        chat = named if isinstance(named, Chat) else None
        known = chat is not None
    else:
        chat = call.world.chats.get(_number(given))
        known = chat is not None and _is_known(call, chat)
    if chat is None or not known:
        raise bad_request("chat not found")
    return chat


def _number(given: int | str) -> int:
    try:
        return int(given)
    except ValueError:
        return 0


def _is_known(call: Call, chat: Chat) -> bool:
    if chat.is_private:
        person = call.world.people[chat.id]
        return person.met or person.started
    return chat.met


def reach(call: Call, chat: Chat) -> None:
    """A private chat can be written to once its person has started the bot and has not blocked it."""
    if not chat.is_private:
        return
    person = call.world.people[chat.id]
    if person.blocked:
        raise forbidden("bot was blocked by the user")
    if not person.started:
        raise forbidden("bot can't initiate conversation with a user")


def may_send(call: Call, chat: Chat, permission: str, what: str) -> None:
    """The bot's own permissions in a group."""
    reach(call, chat)
    if not chat.may(call.world.bot.id, permission):
        raise bad_request(f"not enough rights to send {what} to the chat")


def open_message(call: Call, access: Access, what: str) -> Message:
    """The message of `message_id`, or "… not found" in the words of the method."""
    chat = open_chat(call, access)
    message = chat.shared(call.integer("message_id"))
    if message is None:
        raise bad_request(f"{what} not found")
    return message
