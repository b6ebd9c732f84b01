"""Ephemeral messages: sent by the ordinary methods, changed by editEphemeralMessage… and deleteEphemeralMessage.

Such a message stands in a group and is seen by one member alone. The bot may send it only in answer: within 15 seconds
of a press by that member or of an ephemeral command of his; an administrator may send it at any time. It has an id of
its own instead of a number, and the ids of deleted ones come again.
"""

from typing import Any

from ..chat import Chat
from ..errors import bad_request
from ..message import Message
from ..query import LIFETIME
from ..text.entities import utf16
from ..text.formatted import CAPTION_LIMIT
from .access import Access, open_chat
from .call import Call
from .content import TOO_LONG_TO_EDIT, refuse_later, text_of
from .editing import NOT_MODIFIED


def receiver_of(call: Call, chat: Chat) -> int:
    """The one who shall see the message, 0 for everybody; raises what is no answer to him."""
    given = call.params.get("ephemeral_message_parameters")
    if not given:
        if "ephemeral_message_id" in (call.params.get("reply_parameters") or {}):
            raise bad_request("message to be replied not found")
        return 0
    if chat.is_private:
        raise bad_request("ephemeral messages are not available in this chat")
    receiver = int(given["receiver_user_id"])
    if not _is_member(call, chat, receiver):
        raise bad_request("user not found")
    if given.get("replace_callback_query_message"):
        raise bad_request("the original message can't be replaced")
    _check_answer(call, chat, receiver, str(given.get("callback_query_id", "")))
    return receiver


def _is_member(call: Call, chat: Chat, person: int) -> bool:
    return chat.member(person).present and not call.world.people[person].is_bot


def _check_answer(call: Call, chat: Chat, receiver: int, query_id: str) -> None:
    replied = (call.params.get("reply_parameters") or {}).get("ephemeral_message_id")
    if query_id:
        _check_press(call, chat, receiver, query_id)
    elif replied is not None:
        _check_command(call, chat, receiver, int(replied))
    elif not call.world.bot_is_admin(chat):
        raise bad_request("not enough rights to send ephemeral messages to the chat")


def _check_press(call: Call, chat: Chat, receiver: int, query_id: str) -> None:
    """A press counts whether it has been answered or not."""
    query = call.world.queries.get(query_id)
    mine = query is not None and (query.person_id, query.chat_id) == (receiver, chat.id)
    if query is None or not mine or call.world.clock() - query.asked > LIFETIME:
        raise bad_request("query is too old and response timeout expired or query ID is invalid")


def _check_command(call: Call, chat: Chat, receiver: int, ephemeral_id: int) -> None:
    command = chat.message(-ephemeral_id) if ephemeral_id > 0 else None
    mine = command is not None and command.sender_id == command.only_for == receiver
    if command is None or not mine or call.world.clock() - command.date > LIFETIME:
        raise bad_request("message to be replied not found")


def edit_ephemeral_message_text(call: Call) -> bool:
    """editEphemeralMessageText: 1024 characters at most, as observed (telegram-bot-api#881)."""
    refuse_later(call)
    text = text_of(call)
    if utf16(text.text) > CAPTION_LIMIT:
        raise bad_request(TOO_LONG_TO_EDIT)
    preview = dict(call.params.get("link_preview_options") or {})
    message = _editable(call)
    if message.media is not None:
        raise bad_request("there is no text in the message to edit")
    before = message.content
    message.text, message.preview = text, preview
    return _edited(call, message, before)


def edit_ephemeral_message_reply_markup(call: Call) -> bool:
    """editEphemeralMessageReplyMarkup."""
    message = _editable(call)
    return _edited(call, message, message.content)


def delete_ephemeral_message(call: Call) -> bool:
    """deleteEphemeralMessage: costs nothing, and frees the id."""
    chat, message = _own(call, "message to delete")
    call.telegram.vanish(chat, message)
    return True


def _editable(call: Call) -> Message:
    call.check_keyboard()
    chat, message = _own(call, "message to edit")
    call.charge(chat)
    return message


def _own(call: Call, what: str) -> tuple[Chat, Message]:
    """The bot's own ephemeral message of this id, if this member is the one who sees it."""
    chat = open_chat(call, Access.EDIT)
    number, receiver = call.integer("ephemeral_message_id"), call.integer("receiver_user_id")
    message = chat.message(-number) if number > 0 else None
    if message is None or message.only_for != receiver or message.sender_id != call.world.bot.id:
        raise bad_request(f"{what} not found")
    return chat, message


def _edited(call: Call, message: Message, before: tuple[Any, ...]) -> bool:
    message.keyboard = call.keyboard
    if message.content == before:
        raise bad_request(NOT_MODIFIED)
    message.edit_date = call.world.now
    call.telegram.show(message)
    call.shown_to(*call.world.viewers(message))
    return True
