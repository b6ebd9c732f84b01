"""A phone: the world as one person sees it, in the people's API's JSON."""

from typing import Any

from .bot_view import entity_view, sender_chat_view
from .chat import Chat
from .keyboard import shown_keyboard
from .message import Media, Message
from .person import Person
from .text.rich import rich
from .topic import Topic, may_write
from .world import World

REPLY_PREVIEW = 100


def user_on_phone(person: Person) -> dict[str, Any]:
    """The people's API's User."""
    return {
        "id": person.id,
        "is_bot": person.is_bot,
        "first_name": person.first_name,
        "last_name": person.last_name or None,
        "username": person.username or None,
        "language_code": person.language_code or None,
        "name": person.name,
        "blocked_bot": person.blocked,
        "started_bot": person.started,
    }


def group_view(world: World, chat: Chat) -> dict[str, Any]:
    """The people's API's Group."""
    return {
        "id": chat.id,
        "type": chat.type,
        "title": chat.title,
        "username": chat.username or None,
        "members": [
            {
                "user": user_on_phone(world.people[member.person_id]),
                "status": member.status,
                "rights": member.rights or None,
                "permissions": member.allowed if member.status == "restricted" else None,
            }
            for member in chat.members.values()
        ],
        "permissions": chat.permissions,
        "slow_mode": chat.slow_mode,
        "pinned": chat.pinned,
        **topics_view(chat),
    }


def topics_view(chat: Chat) -> dict[str, Any]:
    """Whether the group is a forum, and its topics."""
    return {"forum": chat.is_forum, "topics": [topic.view() for topic in chat.topics.values()] if chat.is_forum else []}


def message_on_phone(world: World, message: Message, person_id: int) -> dict[str, Any]:
    """The people's API's Message, on this person's phone."""
    chat = world.chats[message.chat_id]
    return {
        "chat_id": message.chat_id,
        "message_id": message.message_id,
        "date": message.date,
        "edited": bool(message.edit_date),
        "edit_date": message.edit_date or None,
        "sender": _sender(world, message),
        "out": message.is_by(person_id),
        "text": message.text.text or None,
        "entities": [entity_view(world, entity) for entity in message.text.entities],
        "rich": rich(message.text),
        "media": _media(message.media) if message.media else None,
        "keyboard": shown_keyboard(message.keyboard),
        "silent": message.silent,
        "reply_to": _reply(world, message),
        "reactions": [
            {"emoji": emoji, "by": world.people[by].name, "by_id": by} for by, emoji in message.reactions.items()
        ],
        "pinned": message.message_id in chat.pinned,
        "unread": message.message_id in chat.unread.get(person_id, ()),
        "service": _service(world, message),
        "ephemeral": bool(message.only_for),
        "topic": message.topic if chat.is_forum else 0,
    }


def _sender(world: World, message: Message) -> dict[str, Any]:
    if message.sender_chat:
        chat = sender_chat_view(world, message.sender_chat)
        return {"id": chat["id"], "name": chat["title"], "username": chat.get("username"), "is_bot": False}
    person = world.people[message.sender_id]
    return {"id": person.id, "name": person.name, "username": person.username or None, "is_bot": person.is_bot}


def _media(media: Media) -> dict[str, Any]:
    file = media.file
    return {
        "kind": file.kind,
        "file_id": file.file_id,
        "url": f"/people/file/{file.file_id}",
        "width": file.width or None,
        "height": file.height or None,
        "file_name": file.name if file.kind == "document" else None,
        "mime_type": file.mime_type,
        "size": file.size,
        "spoiler": media.spoiler,
        "caption_above": media.caption_above,
    }


def _reply(world: World, message: Message) -> dict[str, Any] | None:
    target = world.reply_target(message)
    if target is None:
        return None
    name = _sender(world, target)["name"]
    return {"message_id": target.message_id, "name": name, "text": target.text.text[:REPLY_PREVIEW]}


def _service(world: World, message: Message) -> dict[str, Any] | None:
    service = message.service
    if service is None:
        return None
    return {
        "kind": service.kind,
        "people": [{"id": person_id, "name": world.people[person_id].name} for person_id in service.people],
        "title": service.title or None,
        "message_id": service.message_id or None,
    }


def chat_on_phone(world: World, chat: Chat, person: Person, last: int | None = None) -> dict[str, Any]:
    """One element of Phone.chats; `last` limits the messages."""
    names = chat.names()
    if chat.is_private:
        names |= {"title": world.bot.first_name, "username": world.bot.username}
    messages = [message for message in chat.messages.values() if _is_shown(message, person.id)]
    if last is not None:
        messages = messages[len(messages) - min(last, len(messages)) :]
    return {
        "chat": {"username": None, **names},
        "status": chat.member(person.id).status,
        "can_write": not person.blocked if chat.is_private else chat.may(person.id, "can_send_messages"),
        "started": person.started if chat.is_private else True,
        "unread": len(chat.unread.get(person.id, ())),
        "pinned": chat.pinned,
        "typing": _typing(world, chat),
        "messages": [message_on_phone(world, message, person.id) for message in messages],
        "forum": chat.is_forum,
        "topics": [_topic(chat, topic, person) for topic in chat.topics.values()] if chat.is_forum else [],
    }


def _is_shown(message: Message, person_id: int) -> bool:
    return not message.deleted and message.only_for in (0, person_id)


def _topic(chat: Chat, topic: Topic, person: Person) -> dict[str, Any]:
    writes = chat.may(person.id, "can_send_messages") and may_write(chat, topic, person.id)
    return {**topic.view(), "can_write": writes}


def _typing(world: World, chat: Chat) -> dict[str, Any] | None:
    action, until = chat.action
    return {"action": action, "until": int(until)} if action and until > world.clock() else None


def phone_view(world: World, person: Person, chat_id: int | None, last: int | None, seq: int) -> dict[str, Any]:
    """The people's API's Phone: the private chat first, then the groups the person is in."""
    chats = [chat for chat in world.chats.values() if person.id in chat.members and chat.member(person.id).present]
    chats.sort(key=lambda chat: not chat.is_private)
    if chat_id is not None:
        chats = [chat for chat in chats if chat.id == chat_id]
    return {
        "person": user_on_phone(person),
        "seq": seq,
        "chats": [chat_on_phone(world, chat, person, last) for chat in chats],
        "toasts": list(person.toasts),
    }
