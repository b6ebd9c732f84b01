"""The people the bot has met: how they want to be shown and spoken to, their conduct, and what they have played.

Conduct and statistics are only read here: they are written by the commits of the tables, so that each game counts once.
"""

from __future__ import annotations

from collections.abc import Iterable

from redis.asyncio import Redis

from storage.acquaintance import Person
from storage.commit import FLIGHTS
from storage.errors import NoSuchPerson
from storage.ids import PersonId
from storage.keys import Keys
from storage.wire import Wire

FIELDS = ("name", "username", "lang", "reachable", "nick", "avatar", FLIGHTS, "naming")


class People:
    """Everybody by id."""

    def __init__(self, redis: Redis, keys: Keys) -> None:
        self._wire = Wire(redis)
        self._keys = keys

    async def meet(self, person: Person) -> Person:
        """Note somebody's name; language and reachability count at the first meeting only. Returns what is kept."""
        key = self._keys.person(person.id)
        told = await self._wire.ask_all(
            [
                ("HSET", key, "name", person.name, "username", person.username),
                ("HSETNX", key, "lang", person.lang),
                ("HSETNX", key, "reachable", int(person.reachable)),
                ("HMGET", key, *FIELDS),
            ]
        )
        return _person(person.id, told[-1])

    async def get(self, person: PersonId) -> Person:
        """Somebody the bot has met; raises NoSuchPerson."""
        return _person(person, await self._wire.ask("HMGET", self._keys.person(person), *FIELDS))

    async def known(self, people: Iterable[PersonId]) -> dict[PersonId, Person]:
        """Those of them whom the bot has met, in one round trip."""
        asked = tuple(people)
        if not asked:
            return {}
        told = await self._wire.ask_all([("HMGET", self._keys.person(person), *FIELDS) for person in asked])
        return {person: _person(person, each) for person, each in zip(asked, told, strict=True) if each[0] is not None}

    async def set_reachable(self, person: PersonId, reachable: bool) -> None:
        """Keep whether the bot may write to him."""
        await self._wire.ask("HSET", self._keys.person(person), "reachable", int(reachable))

    async def set_lang(self, person: PersonId, lang: str) -> None:
        """Keep the language he has chosen."""
        await self._wire.ask("HSET", self._keys.person(person), "lang", lang)

    async def set_nick(self, person: PersonId, nick: str) -> None:
        """Keep the nickname he has picked ("" = none); with that he is not asked for one any more (KG-22)."""
        await self._wire.ask("HSET", self._keys.person(person), "nick", nick, "naming", 0)

    async def set_avatar(self, person: PersonId, avatar: str) -> None:
        """Keep the emoji he has picked, "" = none (KG-22)."""
        await self._wire.ask("HSET", self._keys.person(person), "avatar", avatar)

    async def set_naming(self, person: PersonId, moment: float) -> None:
        """Keep the moment at which he was asked for a nickname, 0 = he is not."""
        await self._wire.ask("HSET", self._keys.person(person), "naming", repr(moment))

    async def best(self, person: PersonId) -> dict[str, int]:
        """The most points he has had in a game, such as {"king": 42}."""
        told = await self._wire.ask("ZRANGE", self._keys.best(person), 0, -1, "WITHSCORES")
        return {game.decode(): int(points) for game, points in told}

    async def row(self, person: PersonId) -> dict[str, int]:
        """What his games have added up to, such as {"love_letter.played": 3}."""
        told = await self._wire.ask("HGETALL", self._keys.row("person", person))
        return {name.decode(): int(count) for name, count in sorted(told.items())}


def _person(person: PersonId, told: list[bytes | None]) -> Person:
    if told[0] is None:
        raise NoSuchPerson(person)
    name, username, lang, reachable, nick, avatar, flights, naming = ((each or b"").decode() for each in told)
    return Person(
        id=person,
        name=name,
        username=username,
        lang=lang or "ru",
        reachable=reachable == "1",
        nick=nick,
        avatar=avatar,
        flights=int(flights or 0),
        naming=float(naming or 0),
    )
