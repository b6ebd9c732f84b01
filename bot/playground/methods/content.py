"""The parts of a message in a request: text, caption, keyboard, file, the message replied to."""

from collections.abc import Mapping, Sequence
from typing import Any

from ..chat import Chat
from ..errors import bad_request
from ..fields import Upload
from ..message import Media
from ..stored_file import StoredFile
from ..text.entities import Text
from ..text.formatted import caption_text, formatted, message_text
from .call import Call

TOO_LONG_TO_SEND = "message caption is too long"
TOO_LONG_TO_EDIT = "MEDIA_CAPTION_TOO_LONG"


def text_of(call: Call) -> Text:
    """The text of sendMessage and editMessageText."""
    if not call.string("text"):
        raise bad_request("message text is empty")
    return message_text(_parsed(call, call.params, "text", "entities"))


def caption_of(call: Call, params: Mapping[str, Any], refusal: str) -> Text:
    """The caption in the request or in its InputMedia."""
    return caption_text(_parsed(call, params, "caption", "caption_entities"), refusal)


def _parsed(call: Call, params: Mapping[str, Any], name: str, entities: str) -> Text:
    source = str(params.get(name, ""))
    given: Sequence[Mapping[str, Any]] = params.get(entities, ())
    text = formatted(source, str(params.get("parse_mode", "")), given)
    people = call.world.people
    known = tuple(e for e in text.entities if not e.user_id or (e.user_id in people and people[e.user_id].met))
    return Text(text.text, known)


def has_foreign_markup(call: Call) -> bool:
    """Whether the request carries a reply keyboard, its removal or a forced reply."""
    markup: Mapping[str, Any] = call.params.get("reply_markup") or {}
    return bool(markup) and "inline_keyboard" not in markup


def replied_message(call: Call, chat: Chat) -> int:
    """The message to reply to, 0 for none; "message to be replied not found" unless sending without is allowed."""
    reply = call.params.get("reply_parameters")
    if not reply or "message_id" not in reply:
        return 0
    elsewhere = reply.get("chat_id", chat.id) != chat.id
    message = None if elsewhere else chat.shared(int(reply["message_id"]))
    if message is not None:
        return message.message_id
    if reply.get("allow_sending_without_reply"):
        return 0
    raise bad_request("message to be replied not found")


def refuse_later(call: Call) -> None:
    """What a later stage of this server will know must not quietly turn into something else."""
    if call.params.get("business_connection_id"):
        raise bad_request("business connection not found")
    if call.params.get("rich_message"):
        raise bad_request("rich messages are not available in this chat")
    if call.params.get("message_effect_id") and not str(call.params.get("chat_id", "")).isdigit():
        raise bad_request("can't use message effects in the chat")


def media_of(call: Call, kind: str, given: Any, params: Mapping[str, Any]) -> Media:
    """The photo or document named by an upload, an attach:// reference or a file_id."""
    above = bool(params.get("show_caption_above_media", False))
    return Media(_file(call, kind, given), bool(params.get("has_spoiler", False)), above)


def _file(call: Call, kind: str, given: Any) -> StoredFile:
    part = call.contents.get(kind) if isinstance(given, Upload) else call.upload(str(given))
    if part is None:
        if not given:
            raise bad_request(f"there is no {kind} in the request")
        return call.world.files.sent_before(str(given), kind)
    name, content = part
    return call.world.files.add_photo(content) if kind == "photo" else call.world.files.add_document(content, name)
