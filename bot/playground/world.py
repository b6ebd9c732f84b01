"""The world: everybody and everything there is in this Telegram.

Plain data with lookups; what happens in it is telegram.py.
"""

import random
from collections.abc import Callable

from .chat import Chat
from .member import Member
from .message import Message
from .person import ANONYMOUS_ADMIN, CHANNEL_SENDER, Person
from .query import Queries
from .stored_file import FileStore

FIRST_PERSON = 101
FIRST_GROUP = 1001
SUPERGROUP_ZERO = -1_000_000_000_000


class World:
    """People, chats, files and presses, and the bot among them."""

    def __init__(self, bot: Person, clock: Callable[[], float], rng: random.Random, *, privacy: bool) -> None:
        self.bot = bot
        self.clock = clock
        self.rng = rng
        self.privacy = privacy
        self.people: dict[int, Person] = {bot.id: bot}
        self.chats: dict[int, Chat] = {}
        self.files = FileStore(rng)
        self.queries = Queries()
        self._next_person = FIRST_PERSON
        self._next_group = FIRST_GROUP
        self._shared_id = 0
        for spoken in (
            Person(ANONYMOUS_ADMIN, "Group", username="GroupAnonymousBot", is_bot=True),
            Person(CHANNEL_SENDER, "Channel", username="Channel_Bot", is_bot=True),
        ):
            self.people[spoken.id] = spoken

    @property
    def now(self) -> int:
        """Unix time in whole seconds."""
        return int(self.clock())

    def persons(self) -> list[Person]:
        """The people, without the bot and the two names that speak for chats."""
        return [person for person in self.people.values() if not person.is_bot]

    def groups(self) -> list[Chat]:
        """All chats but the private ones."""
        return [chat for chat in self.chats.values() if not chat.is_private]

    def add_person(self, first_name: str, last_name: str, username: str, language_code: str) -> Person:
        """A new person with his (still silent) private chat with the bot."""
        while self._next_person in self.people:
            self._next_person += 1
        person = Person(self._next_person, first_name, last_name, username, language_code)
        self.people[person.id] = person
        members = {person.id: Member(person.id), self.bot.id: Member(self.bot.id)}
        self.chats[person.id] = Chat(person.id, "private", members=members)
        return person

    def add_group(self, kind: str, title: str, username: str) -> Chat:
        """A new group without members."""
        chat_id = SUPERGROUP_ZERO - self._next_group if kind == "supergroup" else -self._next_group
        self._next_group += 1
        self.chats[chat_id] = Chat(chat_id, kind, title, username)
        return self.chats[chat_id]

    def next_message_id(self, chat: Chat) -> int:
        """A supergroup numbers its messages itself; all other chats of the bot share one row of numbers."""
        if chat.type == "supergroup":
            chat.last_id += 1
            return chat.last_id
        self._shared_id += 1
        return self._shared_id

    def by_username(self, username: str) -> Chat | Person | None:
        """Who or what a public @name belongs to."""
        wanted = username.lstrip("@").lower()
        everything: tuple[Chat | Person, ...] = (*self.people.values(), *self.chats.values())
        return next((one for one in everything if one.username and one.username.lower() == wanted), None)

    def audience(self, chat: Chat) -> frozenset[int]:
        """The people who see what is now written in the chat."""
        return frozenset(person_id for person_id in chat.present() if not self.people[person_id].is_bot)

    def viewers(self, message: Message) -> frozenset[int]:
        """The people who see this message: all of the chat, or the one it is for while he is there."""
        audience = self.audience(self.chats[message.chat_id])
        return audience & {message.only_for} if message.only_for else audience

    def bot_is_admin(self, chat: Chat) -> bool:
        """Whether the bot is an administrator there."""
        return chat.member(self.bot.id).is_admin

    def reply_target(self, message: Message) -> Message | None:
        """The message this one replies to, while it is there."""
        return self.chats[message.chat_id].message(message.reply_to) if message.reply_to else None
