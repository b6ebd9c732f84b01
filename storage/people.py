"""The people the bot has met: name, language, whether they can be written to, and the row of what they have played."""

from __future__ import annotations

from redis.asyncio import Redis

from storage.errors import NoSuchPerson
from storage.keys import Keys
from storage.model import Person, PersonId
from storage.wire import Wire

FIELDS = ("name", "username", "lang", "reachable")


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

    async def set_reachable(self, person: PersonId, reachable: bool) -> None:
        """Keep whether the bot may write to him."""
        await self._wire.ask("HSET", self._keys.person(person), "reachable", int(reachable))

    async def set_lang(self, person: PersonId, lang: str) -> None:
        """Keep the language he has chosen."""
        await self._wire.ask("HSET", self._keys.person(person), "lang", lang)

    async def row(self, person: PersonId) -> dict[str, int]:
        """What his games have added up to, such as {"love_letter.played": 3}."""
        told = await self._wire.ask("HGETALL", self._keys.row("person", person))
        return {name.decode(): int(count) for name, count in sorted(told.items())}


def _person(person: PersonId, told: list[bytes | None]) -> Person:
    name, username, lang, reachable = told
    if name is None:
        raise NoSuchPerson(person)
    return Person(person, name.decode(), (username or b"").decode(), (lang or b"ru").decode(), reachable == b"1")
