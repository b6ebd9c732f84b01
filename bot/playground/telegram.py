"""What happens in this Telegram, told to both sides.

Whoever acts, a person or the bot, the same few verbs change the world, put updates into the bot's queue (as far as it
may see them) and events on people's phones.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from .bot_view import chat_view, message_view, query_view
from .chat import Chat
from .live import Live
from .member import Member
from .message import Message, Service
from .person import Person
from .phone import chat_on_phone, group_view, message_on_phone, user_on_phone
from .query import Query
from .text.found import command_of
from .updates import Updates
from .world import World

TYPING_SECONDS = 5.0
TOASTS_KEPT = 50


class Telegram:
    """The world with its consequences."""

    def __init__(self, world: World, updates: Updates, live: Live) -> None:
        self.world = world
        self.updates = updates
        self.live = live
        self._toasts = 0

    # Messages

    def new_message(self, chat: Chat, sender_id: int, **content: Any) -> Message:
        """Writes a message into the chat; it rings, is counted as unread, and reaches the bot if it may see it.

        Of its own messages the bot gets those that tell of a pin or of its leaving, as from the real server.
        """
        ephemeral = bool(content.get("only_for"))
        number = -chat.free_ephemeral_id() if ephemeral else self.world.next_message_id(chat)
        message = Message(chat.id, number, self.world.now, sender_id, **content)
        chat.keep(message)
        if sender_id == self.world.bot.id:
            chat.action = ("", 0.0)
        for person_id in self.world.viewers(message):
            self._ring(chat, message, person_id)
        if (sender_id != self.world.bot.id or message.service) and self.bot_sees(chat, message):
            self._meet(chat, sender_id, *(message.service.people if message.service else ()))
            self.updates.push("message", message_view(self.world, message))
        return message

    def _ring(self, chat: Chat, message: Message, person_id: int) -> None:
        own = message.is_by(person_id)
        unread = chat.unread.setdefault(person_id, set())
        if not own:
            unread.add(message.message_id)
        rings = not (own or message.silent or message.service)
        self.live.emit(
            "message",
            person_id,
            lambda: {
                "chat_id": chat.id,
                "message": message_on_phone(self.world, message, person_id),
                "unread": len(unread),
                "ring": rings,
            },
        )

    def tell(self, chat: Chat, sender_id: int, kind: str, topic: int = 0, **what: Any) -> Message:
        """A service message: something happened in the chat, or in one of its topics."""
        return self.new_message(chat, sender_id, service=Service(kind, **what), topic=topic)

    def show(self, message: Message) -> None:
        """Phones draw a changed message anew."""
        for person_id in self.world.viewers(message):
            self._show(message, person_id)

    def _show(self, message: Message, person_id: int) -> None:
        self.live.emit(
            "edited",
            person_id,
            lambda: {"chat_id": message.chat_id, "message": message_on_phone(self.world, message, person_id)},
        )

    def remove(self, chat: Chat, message_ids: Sequence[int]) -> None:
        """Deletes messages for everybody; they stay as tombstones so that late presses can be told apart."""
        for message_id in message_ids:
            chat.messages[message_id].deleted = True
            if message_id in chat.pinned:
                chat.pinned.remove(message_id)
        for person_id in self.world.audience(chat):
            self._forget(chat, message_ids, person_id)

    def vanish(self, chat: Chat, message: Message) -> None:
        """Deletes an ephemeral message; nothing is left of it, and its id is free for another."""
        del chat.messages[message.message_id]
        for person_id in self.world.viewers(message):
            self._forget(chat, [message.message_id], person_id)

    def _forget(self, chat: Chat, message_ids: Sequence[int], person_id: int) -> None:
        unread = chat.unread.setdefault(person_id, set())
        unread.difference_update(message_ids)
        self.live.emit(
            "deleted",
            person_id,
            lambda: {"chat_id": chat.id, "message_ids": list(message_ids), "unread": len(unread)},
        )

    def pin(self, message: Message, by: int, *, silent: bool) -> None:
        """Pins a message and says so in the chat."""
        chat = self.world.chats[message.chat_id]
        chat.pinned = [message.message_id, *(number for number in chat.pinned if number != message.message_id)]
        self.show(message)
        service = Service("pinned", message_id=message.message_id)
        self.new_message(chat, by, service=service, silent=silent, topic=message.topic)

    def unpin(self, message: Message) -> None:
        """Takes a pin away, silently."""
        chat = self.world.chats[message.chat_id]
        if message.message_id in chat.pinned:
            chat.pinned.remove(message.message_id)
            self.show(message)

    def read(self, chat: Chat, person_id: int, topic: int | None = None) -> None:
        """The person has looked at the chat, or at one topic of it."""
        unread = chat.unread.setdefault(person_id, set())
        kept = () if topic is None else (one for one in unread if chat.messages[one].topic != topic)
        chat.unread[person_id] = set(kept)
        left = len(chat.unread[person_id])
        self.live.emit("unread", person_id, lambda: {"chat_id": chat.id, "unread": left, "topic": topic})

    # What the bot may see

    def bot_sees(self, chat: Chat, message: Message) -> bool:
        """Privacy mode: in groups only commands for it, replies to it and service messages, unless administrator."""
        if not chat.member(self.world.bot.id).present:
            return False
        if (
            chat.is_private
            or message.only_for
            or message.service
            or not self.world.privacy
            or self.world.bot_is_admin(chat)
        ):
            return True
        replied = self.world.reply_target(message)
        if replied is not None and replied.sender_id == self.world.bot.id:
            return True
        command = command_of(message.text)
        return command is not None and command[1].lower() in ("", self.world.bot.username.lower())

    def _meet(self, chat: Chat, *person_ids: int) -> None:
        chat.met = True
        for person_id in person_ids:
            self.world.people[person_id].met = True

    def set_privacy(self, *, on: bool) -> None:
        """Switches privacy mode for every group at once, as BotFather does."""
        self.world.privacy = on
        self.live.emit("bot", None, lambda: {"privacy": on})

    # Presses

    def press(self, query: Query) -> None:
        """A callback button was pressed."""
        self.world.queries.add(query)
        self._meet(self.world.chats[query.chat_id], query.person_id)
        self.updates.push("callback_query", query_view(self.world, query))

    def answer(self, query: Query, text: str, url: str, *, alert: bool) -> None:
        """The bot's answer reaches the one who pressed."""
        query.answered, query.text, query.alert, query.url = True, text, alert, url
        query.heard.set()
        self._toasts += 1
        toast = {
            "n": self._toasts,
            "date": self.world.now,
            "query_id": query.id,
            "chat_id": query.chat_id,
            "message_id": query.message_id,
            "text": text or None,
            "alert": alert,
            "url": url or None,
            "dismissed": False,
        }
        toasts = self.world.people[query.person_id].toasts
        if text or url:
            toasts.append(toast)
            del toasts[:-TOASTS_KEPT]
        self.live.emit("answered", query.person_id, lambda: {"toast": toast})

    def act(self, chat: Chat, action: str) -> None:
        """The bot is typing (or the like) for five seconds."""
        until = self.world.clock() + TYPING_SECONDS
        chat.action = (action, until)
        for person_id in self.world.audience(chat):
            self.live.emit("action", person_id, lambda: {"chat_id": chat.id, "action": action, "until": int(until)})

    # Members

    def set_member(self, chat: Chat, by: int, new: Member) -> None:
        """Somebody's standing changes; the bot hears of itself always, of others as an administrator who asked."""
        old = chat.member(new.person_id)
        about_bot = new.person_id == self.world.bot.id
        heard = about_bot or self.world.bot_is_admin(chat)
        chat.members[new.person_id] = new
        if heard and old != new:
            self._meet(chat, by, new.person_id)
            kind = "my_chat_member" if about_bot else "chat_member"
            self.updates.push(kind, self._change(chat, by, old, new))
        if not chat.is_private:
            self._show_members(chat, new)

    def _change(self, chat: Chat, by: int, old: Member, new: Member) -> dict[str, Any]:
        person = self.world.people[new.person_id]
        return {
            "chat": chat_view(self.world, chat),
            "from": self.world.people[by].user(),
            "date": self.world.now,
            "old_chat_member": old.view(person),
            "new_chat_member": new.view(person),
        }

    def _show_members(self, chat: Chat, new: Member) -> None:
        person = self.world.people[new.person_id]
        if not new.present:
            chat.unread.pop(person.id, None)
            self.live.emit("gone", person.id, lambda: {"chat_id": chat.id})
        elif not person.is_bot:
            self.show_chat(chat, person)
        self.show_group(chat)

    def show_chat(self, chat: Chat, person: Person) -> None:
        """The person's phone draws the chat anew."""
        self.live.emit("chat", person.id, lambda: {"chat": chat_on_phone(self.world, chat, person)})

    def show_chat_to_all(self, chat: Chat) -> None:
        """Everybody's phone draws the chat anew."""
        for person_id in self.world.audience(chat):
            self.show_chat(chat, self.world.people[person_id])
        self.show_group(chat)

    def show_group(self, chat: Chat) -> None:
        """Whoever lists groups sees the new state."""
        self.live.emit("group", None, lambda: {"group": group_view(self.world, chat)})

    def show_person(self, person: Person) -> None:
        """Whoever lists people sees the new state."""
        self.live.emit("person", None, lambda: {"user": user_on_phone(person)})

    def set_blocked(self, person: Person, *, blocked: bool) -> None:
        """The person stops or restarts the bot: my_chat_member in the private chat."""
        if person.blocked == blocked:
            return
        person.blocked = blocked
        chat = self.world.chats[person.id]
        bot = self.world.bot.id
        self.set_member(chat, person.id, Member(bot, "kicked" if blocked else "member"))
        self.show_person(person)
        self.show_chat(chat, person)

    def react(self, message: Message, by: int, emoji: str) -> None:
        """Sets or ("") takes back somebody's reaction."""
        if emoji:
            message.reactions[by] = emoji
        else:
            message.reactions.pop(by, None)
        self.show(message)


def as_rights(given: Mapping[str, Any] | None, usual: Mapping[str, bool]) -> dict[str, bool]:
    """Rights as named, or the usual ones when none are named."""
    return dict(usual) if given is None else {name: bool(value) for name, value in given.items()}
