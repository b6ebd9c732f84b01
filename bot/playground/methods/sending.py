"""sendMessage, sendPhoto, sendDocument, sendChatAction."""

from typing import Any

from ..bot_view import message_view
from ..chat import Chat
from ..errors import bad_request
from ..message import Message
from .access import Access, may_send, open_chat
from .call import Call
from .content import (
    TOO_LONG_TO_SEND,
    caption_of,
    has_foreign_markup,
    media_of,
    refuse_later,
    replied_message,
    text_of,
)
from .ephemeral import receiver_of
from .thread import named_topic, place_of

ACTIONS = (
    "typing",
    "upload_photo",
    "record_video",
    "upload_video",
    "record_voice",
    "upload_voice",
    "upload_document",
    "choose_sticker",
    "find_location",
    "record_video_note",
    "upload_video_note",
)


def send_message(call: Call) -> dict[str, Any]:
    """sendMessage."""
    text = text_of(call)
    chat = _writable(call, "can_send_messages", "text messages")
    preview = call.params.get("link_preview_options") or {}
    return _sent(call, chat, text=text, preview=dict(preview))


def send_photo(call: Call) -> dict[str, Any]:
    """sendPhoto."""
    return _send_media(call, "photo", "can_send_photos")


def send_document(call: Call) -> dict[str, Any]:
    """sendDocument."""
    return _send_media(call, "document", "can_send_documents")


def _send_media(call: Call, kind: str, permission: str) -> dict[str, Any]:
    caption = caption_of(call, call.params, TOO_LONG_TO_SEND)
    chat = _writable(call, permission, f"{kind}s")
    media = media_of(call, kind, call.params.get(kind), call.params)
    return _sent(call, chat, text=caption, media=media)


def _writable(call: Call, permission: str, what: str) -> Chat:
    refuse_later(call)
    call.check_keyboard()
    chat = open_chat(call, Access.WRITE)
    may_send(call, chat, permission, what)
    named_topic(call, chat)
    return chat


def _sent(call: Call, chat: Chat, **content: Any) -> dict[str, Any]:
    receiver = receiver_of(call, chat)
    reply_to = replied_message(call, chat)
    place = place_of(call, chat, reply_to)
    call.charge(chat)
    message: Message = call.telegram.new_message(
        chat,
        call.world.bot.id,
        reply_to=reply_to,
        keyboard=call.keyboard,
        foreign_markup=has_foreign_markup(call),
        silent=call.flag("disable_notification"),
        protected=call.flag("protect_content"),
        effect_id=call.string("message_effect_id"),
        only_for=receiver,
        **place,
        **content,
    )
    call.shown_to(*call.world.viewers(message))
    return message_view(call.world, message)


def send_chat_action(call: Call) -> bool:
    """sendChatAction: also the one way to try whether a private chat can be reached without a message."""
    if call.string("action") not in ACTIONS:
        raise bad_request("wrong parameter action in request")
    refuse_later(call)
    chat = open_chat(call, Access.WRITE)
    if chat.is_private and not call.world.people[chat.id].started:
        raise bad_request("PEER_ID_INVALID")
    may_send(call, chat, "can_send_messages", "text messages")
    named_topic(call, chat)
    call.telegram.act(chat, call.string("action"))
    call.shown_in(chat)
    return True
