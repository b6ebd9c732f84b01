"""The groups the bot has met: language and habits, topics, the one greeting, the row, and the ids a group has had.

A group that becomes a supergroup gets a new id. Nothing here is renamed by that: its home stays the first id, and an
alias leads from the new one to it. Aliases may be told in any order and twice.
"""

from __future__ import annotations

from redis.asyncio import Redis

from storage.errors import NoSuchChat
from storage.form import Form
from storage.keys import Keys
from storage.lua import script
from storage.model import Chat, ChatId, Habit
from storage.wire import Wire

ALIAS = script("follow", "alias")
RESOLVE = script("follow", "resolve")
HABIT: Form[Habit] = Form(Habit, "habit")


class Chats:
    """Every group by its home id."""

    def __init__(self, redis: Redis, keys: Keys) -> None:
        self._wire = Wire(redis)
        self._keys = keys

    async def meet(self, chat: Chat) -> Chat:
        """Note the title of a group; its language counts at the first meeting only. Returns what is kept."""
        key = self._keys.chat(chat.id)
        commands = [("HSET", key, "title", chat.title), ("HSETNX", key, "lang", chat.lang), ("HGETALL", key)]
        return _chat(chat.id, (await self._wire.ask_all(commands))[-1])

    async def get(self, chat: ChatId) -> Chat:
        """A group the bot has met; raises NoSuchChat."""
        return _chat(chat, await self._wire.ask("HGETALL", self._keys.chat(chat)))

    async def set_lang(self, chat: ChatId, lang: str) -> None:
        """Keep the language chosen for a group."""
        await self._wire.ask("HSET", self._keys.chat(chat), "lang", lang)

    async def save_habit(self, chat: ChatId, habit: Habit) -> None:
        """Keep the last choice of a game's options in a group, in place of the one before."""
        await self._wire.ask("HSET", self._keys.chat(chat), f"habit:{habit.game}", HABIT.dump(habit))

    async def name_topic(self, chat: ChatId, topic: int, name: str) -> None:
        """Keep what a topic of a group is called."""
        await self._wire.ask("HSET", self._keys.chat(chat), f"topic:{topic}", name)

    async def topic_name(self, chat: ChatId, topic: int) -> str:
        """What a topic is called, "" where nobody has told."""
        return bytes(await self._wire.ask("HGET", self._keys.chat(chat), f"topic:{topic}") or b"").decode()

    async def greet(self, chat: ChatId) -> bool:
        """True for the one who is to greet the group: once ever."""
        return bool(await self._wire.ask("HSETNX", self._keys.chat(chat), "greeted", 1))

    async def row(self, chat: ChatId) -> dict[str, int]:
        """What the games of the group have added up to."""
        told = await self._wire.ask("HGETALL", self._keys.row("chat", chat))
        return {name.decode(): int(count) for name, count in sorted(told.items())}

    async def alias(self, new: ChatId, old: ChatId) -> bool:
        """The group `old` has gone on as `new`; False when that was known, or would close a ring."""
        return bool(await self._wire.run(ALIAS, (self._keys.aliases, self._keys.successors), (new, old)))

    async def resolve(self, chat: ChatId) -> ChatId:
        """The home id of a group: the first it had."""
        return int(await self._wire.run(RESOLVE, (self._keys.aliases,), (chat,)))

    async def address(self, home: ChatId) -> ChatId:
        """The id under which the group of this home is written to today."""
        return int(await self._wire.run(RESOLVE, (self._keys.successors,), (home,)))


def _chat(chat: ChatId, told: dict[bytes, bytes]) -> Chat:
    if b"title" not in told:
        raise NoSuchChat(chat)
    habits = tuple(HABIT.load(text) for field, text in sorted(told.items()) if field.startswith(b"habit:"))
    lang = told.get(b"lang", b"ru").decode()
    return Chat(chat, told[b"title"].decode(), lang, told.get(b"greeted") == b"1", habits)
