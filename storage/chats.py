"""The groups the bot has met: language, habits, settings, topics, the greeting, the row, and the ids a group has had.

A group that becomes a supergroup gets a new id. Nothing here is renamed by that: its home stays the first id, and an
alias leads from the new one to it. Aliases may be told in any order and twice.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, get_args

from redis.asyncio import Redis

from storage.acquaintance import Cancelling, Chat, Habit, Strictness
from storage.due import FRONT, MARK
from storage.errors import NoSuchChat
from storage.form import Form
from storage.ids import ChatId
from storage.keys import Keys
from storage.lua import script
from storage.wire import Wire

ALIAS = script("follow", "alias")
RESOLVE = script("follow", "resolve")
ARRANGE = script("mark", "arrange")
HABIT: Form[Habit] = Form(Habit, "habit")
CANCELLING: Final[dict[bytes, Cancelling]] = {each.encode(): each for each in get_args(Cancelling)}
STRICTNESS: Final[dict[bytes, Strictness]] = {each.encode(): each for each in get_args(Strictness)}
PINNED: Final = b"1"


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

    async def save_habit(self, chat: ChatId, habit: Habit) -> None:
        """Keep the last choice of a game's options and pace in a group, in place of the one before."""
        fields = (f"habit:{habit.game}", HABIT.dump(habit), f"pace:{habit.game}", habit.pace)
        await self._wire.ask("HSET", self._keys.chat(chat), *fields)

    # --- settings: each is kept, and the group marked to be drawn by it, in one script

    async def set_lang(self, chat: ChatId, lang: str) -> None:
        """Keep the language chosen for a group."""
        await self._arrange(chat, "lang", lang)

    async def set_pace(self, chat: ChatId, game: str, pace: str) -> None:
        """Keep the pace at which the next lobby of a game begins; its other options stay as they were chosen last."""
        await self._arrange(chat, f"pace:{game}", pace)

    async def set_pinned(self, chat: ChatId, pinned: bool) -> None:
        """Keep whether the board of a running game is to be pinned."""
        await self._arrange(chat, "pinned", str(int(pinned)))

    async def set_cancelling(self, chat: ChatId, who: Cancelling) -> None:
        """Keep who may end a game before its end."""
        await self._arrange(chat, "cancelling", who)

    async def set_strictness(self, chat: ChatId, how: Strictness) -> None:
        """Keep where a козёл may sit down (KG-21)."""
        await self._arrange(chat, "strictness", how)

    async def draw(self, chat: ChatId) -> None:
        """Have the tables of a group drawn before all else."""
        await self._wire.run(MARK, (self._keys.due, self._keys.marks, self._keys.held), (chat, repr(FRONT)))

    async def _arrange(self, chat: ChatId, field: str, value: str) -> None:
        keys = (self._keys.chat(chat), self._keys.due, self._keys.marks, self._keys.held)
        await self._wire.run(ARRANGE, keys, (field, value, chat, repr(FRONT)))

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
    return Chat(
        id=chat,
        title=told[b"title"].decode(),
        lang=told.get(b"lang", b"ru").decode(),
        greeted=told.get(b"greeted") == b"1",
        habits=_habits(told),
        pinned=told.get(b"pinned") == PINNED,
        cancelling=CANCELLING.get(told.get(b"cancelling", b""), "table"),
        strictness=STRICTNESS.get(told.get(b"strictness", b""), "rules"),
    )


def _habits(told: dict[bytes, bytes]) -> tuple[Habit, ...]:
    """What was chosen last, game by game; a pace may have been set of a game that was never played."""
    paces = {name.decode(): pace.decode() for name, pace in _of_games("pace", told)}
    options = {habit.game: habit for habit in (HABIT.load(text) for _, text in _of_games("habit", told))}
    alone = {game: Habit(game, (), pace) for game, pace in paces.items()}
    habits = sorted((alone | options).items())
    return tuple(replace(habit, pace=paces.get(game, habit.pace)) for game, habit in habits)


def _of_games(field: str, told: dict[bytes, bytes]) -> list[tuple[bytes, bytes]]:
    begins = f"{field}:".encode()
    return [(name.removeprefix(begins), text) for name, text in told.items() if name.startswith(begins)]
