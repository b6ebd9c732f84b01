"""editMessageText, editMessageCaption, editMessageMedia, editMessageReplyMarkup, deleteMessage, deleteMessages."""

from collections.abc import Callable
from typing import Any

from ..bot_view import message_view
from ..chat import Chat
from ..errors import bad_request
from ..message import Message
from .access import Access, open_chat, open_message
from .call import Call
from .content import TOO_LONG_TO_EDIT, caption_of, media_of, refuse_later, text_of

DELETABLE_SECONDS = 48 * 3600
MESSAGES_AT_ONCE = 100
NOT_MODIFIED = (
    "message is not modified: specified new message content and reply markup are exactly the same as a current content "
    "and reply markup of the message"
)


def edit_message_text(call: Call) -> dict[str, Any]:
    """editMessageText: also takes the keyboard away when none is given."""
    refuse_later(call)
    text = text_of(call)
    preview = dict(call.params.get("link_preview_options") or {})

    def change(message: Message) -> None:
        message.text, message.preview = text, preview

    message = _editable(call)
    if message.media is not None:
        raise bad_request("there is no text in the message to edit")
    return _edited(call, message, change)


def edit_message_caption(call: Call) -> dict[str, Any]:
    """editMessageCaption."""
    refuse_later(call)
    caption = caption_of(call, call.params, TOO_LONG_TO_EDIT)

    def change(message: Message) -> None:
        message.text = caption

    message = _editable(call)
    if message.media is None:
        raise bad_request("there is no caption in the message to edit")
    return _edited(call, message, change)


def edit_message_media(call: Call) -> dict[str, Any]:
    """editMessageMedia: a text becomes a photo or document, never the other way."""
    refuse_later(call)
    given = call.params.get("media") or {}
    if given.get("type") not in ("photo", "document"):
        raise bad_request("can't parse InputMedia: only photos and documents are known here")
    caption = caption_of(call, given, TOO_LONG_TO_EDIT)
    message = _editable(call)
    media = media_of(call, given["type"], given.get("media", ""), given)

    def change(message: Message) -> None:
        message.text, message.media, message.preview = caption, media, {}

    return _edited(call, message, change)


def edit_message_reply_markup(call: Call) -> dict[str, Any]:
    """editMessageReplyMarkup."""
    return _edited(call, _editable(call), lambda _: None)


def _editable(call: Call) -> Message:
    if call.string("inline_message_id"):
        raise bad_request("MESSAGE_ID_INVALID")
    call.check_keyboard()
    message = open_message(call, Access.EDIT, "message to edit")
    if message.sender_id != call.world.bot.id or message.service or message.foreign_markup:
        raise bad_request("message can't be edited")
    return message


def _edited(call: Call, message: Message, change: Callable[[Message], None]) -> dict[str, Any]:
    chat = call.world.chats[message.chat_id]
    call.charge(chat)
    before = message.content
    change(message)
    message.keyboard = call.keyboard
    if message.content == before:
        raise bad_request(NOT_MODIFIED)
    message.edit_date = call.world.now
    call.telegram.show(message)
    call.shown_in(chat)
    return message_view(call.world, message)


def delete_message(call: Call) -> bool:
    """deleteMessage: up to 48 hours; messages of others with the right to."""
    message = open_message(call, Access.WRITE, "message to delete")
    chat = call.world.chats[message.chat_id]
    _check_deletable(call, chat, message)
    call.telegram.remove(chat, [message.message_id])
    return True


def delete_messages(call: Call) -> bool:
    """deleteMessages: up to 100; those that are not there are skipped."""
    numbers = call.params.get("message_ids", [])
    if not numbers:
        raise bad_request("message identifiers are not specified")
    if len(numbers) > MESSAGES_AT_ONCE:
        raise bad_request("too many message identifiers specified")
    chat = open_chat(call, Access.WRITE)
    messages = [message for number in dict.fromkeys(numbers) if (message := chat.shared(number)) is not None]
    for message in messages:
        _check_deletable(call, chat, message)
    if messages:
        call.telegram.remove(chat, [message.message_id for message in messages])
    return True


def _check_deletable(call: Call, chat: Chat, message: Message) -> None:
    bot = call.world.bot.id
    own = message.sender_id == bot
    if not (own or chat.is_private or chat.has_right(bot, "can_delete_messages")):
        raise bad_request("message can't be deleted")
    if call.world.clock() - message.date > DELETABLE_SECONDS:
        raise bad_request("message can't be deleted for everyone")
