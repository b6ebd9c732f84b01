"""The world as the bot sees it: messages, chats and queries in the Bot API's JSON."""

from typing import Any

from .chat import Chat
from .keyboard import as_markup
from .message import Message
from .query import Query
from .stored_file import StoredFile
from .text.entities import Entity
from .topic import told_of
from .world import World


def chat_view(world: World, chat: Chat) -> dict[str, Any]:
    """As the Bot API's Chat."""
    if not chat.is_private:
        return chat.names() | ({"is_forum": True} if chat.is_forum else {})
    out: dict[str, Any] = {"id": chat.id, "type": "private"}
    person = world.people[chat.id].user()
    return out | {name: person[name] for name in ("first_name", "last_name", "username") if name in person}


def message_view(world: World, message: Message, *, with_reply: bool = True) -> dict[str, Any]:
    """As the Bot API's Message."""
    chat = world.chats[message.chat_id]
    out: dict[str, Any] = {"message_id": message.message_id, "from": world.people[message.sender_id].user()}
    if message.only_for:
        out |= _ephemeral(world, message)
    if message.sender_chat:
        out["sender_chat"] = sender_chat_view(world, message.sender_chat)
    out |= {"chat": chat_view(world, chat), "date": message.date}
    out |= _thread(chat, message) | _marks(message)
    replied = _replied(world, message) if with_reply else None
    if replied is not None and not replied.only_for:
        out["reply_to_message"] = message_view(world, replied, with_reply=False)
    out |= _service(world, message) if message.service else _content(world, message)
    if message.keyboard:
        out["reply_markup"] = as_markup(message.keyboard)
    return out


def _ephemeral(world: World, message: Message) -> dict[str, Any]:
    """Instead of a number it has an id of its own; it was received by the person, or by the bot if he sent it."""
    receiver = world.bot.id if message.sender_id == message.only_for else message.only_for
    return {
        "message_id": 0,
        "ephemeral_message_id": message.ephemeral_id,
        "receiver_user": world.people[receiver].user(),
    }


def sender_chat_view(world: World, chat_id: int) -> dict[str, Any]:
    """The chat in whose name somebody speaks: a group here, or somebody's channel."""
    if chat_id in world.chats:
        return chat_view(world, world.chats[chat_id])
    return {"id": chat_id, "type": "channel", "title": "Channel"}


def _thread(chat: Chat, message: Message) -> dict[str, Any]:
    """A topic's thread is marked; General has none, and one of mere replies has no mark."""
    number = message.topic or message.thread
    if not number:
        return {}
    return {"message_thread_id": number} | ({"is_topic_message": True} if message.topic and chat.is_forum else {})


def _replied(world: World, message: Message) -> Message | None:
    """What the message replies to: in a topic, where it replies to nothing, the message that made the topic."""
    began = message.topic if message.topic != message.message_id else 0
    return world.reply_target(message) or (world.chats[message.chat_id].message(began) if began else None)


def _marks(message: Message) -> dict[str, Any]:
    out: dict[str, Any] = {}
    if message.edit_date:
        out["edit_date"] = message.edit_date
    if message.protected:
        out["has_protected_content"] = True
    if message.effect_id:
        out["effect_id"] = message.effect_id
    if message.preview:
        out["link_preview_options"] = message.preview
    return out


def _content(world: World, message: Message) -> dict[str, Any]:
    entities = [entity_view(world, entity) for entity in message.text.entities]
    if message.media is None:
        return {"text": message.text.text, **({"entities": entities} if entities else {})}
    out = file_view(message.media.file)
    if message.text.text:
        out["caption"] = message.text.text
    if entities:
        out["caption_entities"] = entities
    if message.media.caption_above:
        out["show_caption_above_media"] = True
    if message.media.spoiler:
        out["has_media_spoiler"] = True
    return out


def entity_view(world: World, entity: Entity) -> dict[str, Any]:
    """As the Bot API's MessageEntity."""
    out = entity.plain()
    if entity.user_id:
        out["user"] = world.people[entity.user_id].user()
    return out


def file_view(file: StoredFile) -> dict[str, Any]:
    """The media field of a message."""
    ids = {"file_id": file.file_id, "file_unique_id": file.unique_id, "file_size": file.size}
    if file.kind == "photo":
        return {"photo": [{**ids, "width": file.width, "height": file.height}]}
    return {"document": {**ids, "file_name": file.name, "mime_type": file.mime_type}}


def _service(world: World, message: Message) -> dict[str, Any]:
    service = message.service
    assert service is not None
    people = [world.people[person_id].user() for person_id in service.people]
    match service.kind:
        case "created":
            return {"group_chat_created": True}
        case "joined" | "added":
            return {"new_chat_members": people}
        case "left" | "removed":
            return {"left_chat_member": people[0]}
        case "renamed":
            return {"new_chat_title": service.title}
        case "pinned":
            return {"pinned_message": maybe_inaccessible(world, message.chat_id, service.message_id)}
    return told_of(service.kind, service.title, message.topic)


def maybe_inaccessible(world: World, chat_id: int, message_id: int) -> dict[str, Any]:
    """The message, or what is left of a deleted one: chat, number and the date 0."""
    chat = world.chats[chat_id]
    message = chat.message(message_id)
    if message is None:
        return {"chat": chat_view(world, chat), "message_id": message_id, "date": 0}
    return message_view(world, message)


def query_view(world: World, query: Query) -> dict[str, Any]:
    """As the Bot API's CallbackQuery."""
    return {
        "id": query.id,
        "from": world.people[query.person_id].user(),
        "message": maybe_inaccessible(world, query.chat_id, query.message_id),
        "chat_instance": str(query.chat_id * 6364136223846793005 % (1 << 63)),
        "data": query.data,
    }
