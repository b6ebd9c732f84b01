"""What a person does with a phone: write, press, open links, block, look."""

import asyncio
import re
from collections.abc import Mapping
from typing import Any

from .chat import Chat
from .errors import Mistake
from .group_verbs import Who
from .keyboard import Button, button_kind
from .message import Message
from .person import ANONYMOUS_ADMIN, CHANNEL_SENDER, Person
from .phone import message_on_phone, phone_view, user_on_phone
from .profile import Profile
from .query import Query
from .telegram import Telegram
from .text.entities import Text, utf16
from .text.formatted import TEXT_LIMIT, cleaned, trimmed
from .text.found import command_of, with_found
from .text.links import inside_telegram, user_of_link
from .topic import GENERAL, may_write, placed
from .topic_verbs import TopicVerbs
from .world import SUPERGROUP_ZERO

PAYLOAD = re.compile(r"[A-Za-z0-9_-]{0,64}")
CHANNELS = SUPERGROUP_ZERO - 5_000_000


class People(TopicVerbs):
    """The people's API as plain functions; a mistake raises Mistake."""

    def __init__(self, telegram: Telegram, profile: Profile) -> None:
        super().__init__(telegram)
        self.profile = profile

    def add_person(
        self,
        first_name: str,
        last_name: str = "",
        username: str = "",
        language_code: str = "",
        is_premium: bool = False,
    ) -> dict[str, Any]:
        """A new person with a phone."""
        if not first_name:
            raise Mistake(400, "a person needs a first name")
        if username and self.world.by_username(username):
            raise Mistake(409, f"the name @{username} is taken")
        person = self.world.add_person(first_name, last_name, username, language_code)
        person.is_premium = is_premium
        self.telegram.show_person(person)
        return user_on_phone(person)

    def set_privacy(self, on: bool) -> dict[str, Any]:
        """Switches the bot's privacy mode."""
        self.telegram.set_privacy(on=on)
        return user_on_phone(self.world.bot)

    # Writing

    def start(self, person: Who, payload: str = "") -> dict[str, Any]:
        """Presses Start in the private chat, as a link with a payload does."""
        who = self.person(person)
        if not PAYLOAD.fullmatch(payload):
            raise Mistake(400, "a payload is up to 64 of A-Z a-z 0-9 _ -")
        self.telegram.set_blocked(who, blocked=False)
        return self.send(who.id, who.id, f"/start {payload}".strip())

    def send(
        self, person: Who, chat_id: int, text: str, reply_to: int | None = None, as_: str = "", topic: int = 0
    ) -> dict[str, Any]:
        """Writes a text into a chat, or into a topic of a forum; a reply stays in the topic of what it replies to."""
        who = self.person(person)
        chat = self._chat_of(who, chat_id)
        self._may_write(chat, who)
        written = with_found(trimmed(cleaned(Text(text))))
        if not written.text or utf16(written.text) > TEXT_LIMIT:
            raise Mistake(400, f"a text has 1 to {TEXT_LIMIT} characters")
        if reply_to and ((replied := chat.message(reply_to)) is None or replied.only_for not in (0, who.id)):
            raise Mistake(404, f"no message {reply_to} to reply to")
        sender, sender_chat = self._voice(chat, who, as_)
        message = self.telegram.new_message(
            chat,
            sender,
            text=written,
            reply_to=reply_to or 0,
            sender_chat=sender_chat,
            author=who.id,
            only_for=0 if sender_chat else self._only_for(chat, who, written, reply_to or 0),
            **self._place(chat, who, topic, chat.message(reply_to or 0)),
        )
        return message_on_phone(self.world, message, who.id)

    def _may_write(self, chat: Chat, who: Person) -> None:
        if chat.is_private and who.blocked:
            raise Mistake(403, f"{who.name} has blocked the bot")
        if not chat.may(who.id, "can_send_messages"):
            raise Mistake(403, f"{who.name} may not write here")
        if chat.is_private and not who.started:
            who.started = True
            self.telegram.show_person(who)
            self.telegram.show_chat(chat, who)

    def _place(self, chat: Chat, who: Person, topic: int, replied: Message | None) -> Mapping[str, int]:
        if topic and (not chat.is_forum or topic not in chat.topics):
            raise Mistake(404, f"no topic {topic}")
        place = placed(chat, topic, replied)
        found = chat.topics.get(place.get("topic", GENERAL)) if chat.is_forum else None
        if found is not None and not may_write(chat, found, who.id):
            raise Mistake(403, f"{who.name} may not write in the closed topic «{found.name}»")
        return place

    def _voice(self, chat: Chat, who: Person, as_: str) -> tuple[int, int]:
        match as_:
            case "":
                return who.id, 0
            case "anonymous" if chat.member(who.id).is_admin:
                return ANONYMOUS_ADMIN, chat.id
            case "channel" if not chat.is_private:
                return CHANNEL_SENDER, CHANNELS - who.id
        raise Mistake(403, f"{who.name} may not write as {as_} here")

    def _only_for(self, chat: Chat, who: Person, written: Text, reply_to: int) -> int:
        """Ephemeral commands, and replies to ephemeral messages, are seen by the sender and the bot alone."""
        command, addressed = command_of(written) or ("", "")
        here = addressed.lower() in ("", self.world.bot.username.lower()) and chat.member(self.world.bot.id).present
        ephemeral = reply_to < 0 or (here and self.profile.is_ephemeral(chat, who, command))
        return who.id if ephemeral else 0

    def delete(self, person: Who, chat_id: int, message_id: int) -> dict[str, Any]:
        """Deletes a message for everybody (of whom only he himself sees an ephemeral one)."""
        who = self.person(person)
        chat = self._chat_of(who, chat_id)
        message = self._message(chat, message_id, who)
        if message.only_for:
            self.telegram.vanish(chat, message)
            return {"deleted": True}
        if not (message.is_by(who.id) or chat.has_right(who.id, "can_delete_messages")):
            raise Mistake(403, f"{who.name} may not delete this message")
        self.telegram.remove(chat, [message_id])
        return {"deleted": True}

    def pin(self, person: Who, chat_id: int, message_id: int) -> dict[str, Any]:
        """Pins a message."""
        who, message = self._pinnable(person, chat_id, message_id)
        self.telegram.pin(message, who.id, silent=False)
        return message_on_phone(self.world, message, who.id)

    def unpin(self, person: Who, chat_id: int, message_id: int) -> dict[str, Any]:
        """Takes a pin away."""
        who, message = self._pinnable(person, chat_id, message_id)
        self.telegram.unpin(message)
        return message_on_phone(self.world, message, who.id)

    def _pinnable(self, person: Who, chat_id: int, message_id: int) -> tuple[Person, Message]:
        who = self.person(person)
        chat = self._chat_of(who, chat_id)
        allowed = chat.has_right(who.id, "can_pin_messages") or chat.may(who.id, "can_pin_messages")
        if not allowed:
            raise Mistake(403, f"{who.name} may not pin here")
        if message_id < 0:
            raise Mistake(403, "an ephemeral message is not pinned")
        return who, self._message(chat, message_id, who)

    # Pressing

    def press(
        self,
        person: Who,
        chat_id: int,
        message_id: int,
        row: int | None = None,
        column: int | None = None,
        text: str | None = None,
        data: str | None = None,
    ) -> dict[str, Any]:
        """Presses a button by place or visible text; `data` sends exactly that, as a phone with an old screen would."""
        who = self.person(person)
        chat = self._chat_of(who, chat_id)
        if chat.is_private and who.blocked:
            raise Mistake(403, f"{who.name} has blocked the bot")
        if data is not None:
            if message_id not in chat.messages or chat.messages[message_id].only_for not in (0, who.id):
                raise Mistake(404, f"no message {message_id}")
            return self._ask(who, chat, message_id, data)
        button = _button(self._message(chat, message_id, who), row, column, text)
        match button_kind(button):
            case "callback":
                return self._ask(who, chat, message_id, button["callback_data"])
            case "url":
                return {"kind": "url", "url": button["url"]}
            case "copy":
                return {"kind": "copy", "text": button["copy_text"]["text"]}
            case kind:
                return {"kind": kind}

    def _ask(self, who: Person, chat: Chat, message_id: int, data: str) -> dict[str, Any]:
        number = str(self.world.rng.randrange(10**17, 10**18))
        self.telegram.press(Query(number, who.id, chat.id, message_id, data, self.world.clock()))
        return {"kind": "callback", "query_id": number}

    def query(self, query_id: str) -> dict[str, Any]:
        """A press and, once given, its answer."""
        return self._query(query_id).view()

    async def answer(self, query_id: str, timeout: float = 5.0) -> dict[str, Any]:  # noqa: ASYNC109
        """The press once the bot has answered it; TimeoutError after so many real seconds."""
        query = self._query(query_id)
        await asyncio.wait_for(query.heard.wait(), timeout)
        return query.view()

    def _query(self, query_id: str) -> Query:
        query = self.world.queries.get(query_id)
        if query is None:
            raise Mistake(404, f"no query {query_id}")
        return query

    # Links

    def open(self, person: Who, url: str, chat_id: int | None = None) -> dict[str, Any]:
        """Opens a link; one with ?start= presses Start, one with ?startgroup= adds the bot to the group `chat_id`."""
        who = self.person(person)
        place = inside_telegram(url)
        if place is None:
            return _opened("chat" if user_of_link(url) else "web", url)
        path, parameters = place
        if [step.lower() for step in path] == [self.world.bot.username.lower()]:
            return self._open_bot(who, url, parameters, chat_id)
        return self._open_message(who, url, path)

    def _open_bot(self, who: Person, url: str, parameters: dict[str, str], chat_id: int | None) -> dict[str, Any]:
        if "startgroup" in parameters:
            return self._start_in_group(who, url, parameters["startgroup"], chat_id)
        if "start" in parameters:
            message = self.start(who.id, parameters["start"])
            return _opened("start", url, who.id, message["message_id"])
        return _opened("chat", url, who.id)

    def _start_in_group(self, who: Person, url: str, payload: str, chat_id: int | None) -> dict[str, Any]:
        if chat_id is None:
            raise Mistake(400, "startgroup needs chat_id: the group chosen in Telegram's dialogue")
        if not self.group(chat_id).member(self.world.bot.id).present:
            self.add(chat_id, who.id, self.world.bot.id)
        message_id = None
        if payload:
            message_id = self.send(who.id, chat_id, f"/start@{self.world.bot.username} {payload}")["message_id"]
        return _opened("startgroup", url, chat_id, message_id)

    def _open_message(self, who: Person, url: str, path: list[str]) -> dict[str, Any]:
        chat: object = None
        if path[:1] == ["c"] and path[1:] and path[1].isdigit():
            chat = self.world.chats.get(SUPERGROUP_ZERO - int(path[1]))
        elif path:
            chat = self.world.by_username(path[0])
        if not isinstance(chat, Chat):
            return _opened("web", url)
        if not chat.username:
            self.inside(chat, who)
        number = int(path[-1]) if len(path) > 1 and path[-1].isdigit() else None
        return _opened("message" if number else "chat", url, chat.id, number)

    # Looking

    def block(self, person: Who) -> dict[str, Any]:
        """Stops the bot."""
        who = self.person(person)
        self.telegram.set_blocked(who, blocked=True)
        return user_on_phone(who)

    def unblock(self, person: Who) -> dict[str, Any]:
        """Restarts the bot."""
        who = self.person(person)
        self.telegram.set_blocked(who, blocked=False)
        return user_on_phone(who)

    def read(self, person: Who, chat_id: int, topic: int | None = None) -> dict[str, Any]:
        """Looks at a chat, or at one topic of it."""
        who = self.person(person)
        chat = self._chat_of(who, chat_id)
        self.telegram.read(chat, who.id, topic if chat.is_forum else None)
        return {"unread": len(chat.unread[who.id])}

    def dismiss(self, person: Who, n: int) -> dict[str, Any]:
        """Closes a toast or an alert."""
        toast = next((toast for toast in self.person(person).toasts if toast["n"] == n), None)
        if toast is None:
            raise Mistake(404, f"no toast {n}")
        toast["dismissed"] = True
        return {"dismissed": True}

    def phone(self, person: Who, chat_id: int | None = None, last: int | None = None) -> dict[str, Any]:
        """The whole phone, or one chat of it."""
        return phone_view(self.world, self.person(person), chat_id, last, self.telegram.live.seq)

    def commands(self, person: Who, chat_id: int) -> dict[str, Any]:
        """The command menu in a chat."""
        who = self.person(person)
        menu = self.profile.menu(self._chat_of(who, chat_id), who)
        return {"commands": [_offered(one) for one in menu]}

    def _chat_of(self, who: Person, chat_id: int) -> Chat:
        chat = self.world.chats.get(chat_id)
        if chat is None or (chat.is_private and chat.id != who.id):
            raise Mistake(404, f"no chat {chat_id}")
        self.inside(chat, who)
        return chat

    def _message(self, chat: Chat, message_id: int, who: Person) -> Message:
        message = chat.message(message_id)
        if message is None or message.only_for not in (0, who.id):
            raise Mistake(404, f"no message {message_id}")
        return message


def _offered(command: dict[str, Any]) -> dict[str, Any]:
    ephemeral = bool(command.get("is_ephemeral", False))
    return {"command": command["command"], "description": command["description"], "ephemeral": ephemeral}


def _button(message: Message, row: int | None, column: int | None, text: str | None) -> Button:
    if text is not None:
        found = next((button for line in message.keyboard for button in line if button["text"] == text), None)
        if found is None:
            raise Mistake(404, f"no button {text!r} on message {message.message_id}")
        return found
    if row is None or column is None:
        raise Mistake(400, "which button: row and column, text, or data")
    if not (0 <= row < len(message.keyboard) and 0 <= column < len(message.keyboard[row])):
        raise Mistake(404, f"no button at row {row}, column {column} of message {message.message_id}")
    return message.keyboard[row][column]


def _opened(kind: str, url: str, chat_id: int | None = None, message_id: int | None = None) -> dict[str, Any]:
    return {"kind": kind, "chat_id": chat_id, "message_id": message_id, "url": url}
