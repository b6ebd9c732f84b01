"""People: met again and again, asked for their language once."""

from __future__ import annotations

import pytest
from redis.asyncio import Redis

from storage.acquaintance import Person
from storage.errors import NoSuchPerson
from storage.keys import Keys
from storage.people import People


@pytest.fixture
def people(redis: Redis, keys: Keys) -> People:
    """Nobody yet."""
    return People(redis, keys)


async def test_a_stranger_is_said_to_be_one(people: People) -> None:
    with pytest.raises(NoSuchPerson):
        await people.get(1)
    await people.set_reachable(1, True)
    with pytest.raises(NoSuchPerson):
        await people.get(1)


async def test_somebody_met_again_has_his_new_name_and_keeps_the_rest(people: People) -> None:
    assert await people.meet(Person(1, "Аня", "anya")) == Person(1, "Аня", "anya")
    await people.set_lang(1, "en")
    await people.set_reachable(1, True)
    assert await people.meet(Person(1, "Анна")) == Person(1, "Анна", "", "en", reachable=True)
    await people.set_reachable(1, False)
    assert await people.get(1) == Person(1, "Анна", "", "en", reachable=False)


async def test_what_was_known_before_the_first_meeting_counts(people: People) -> None:
    await people.set_reachable(1, True)
    assert (await people.meet(Person(1, "<b>"))).reachable


async def test_who_has_not_played_has_an_empty_row(people: People) -> None:
    assert await people.row(1) == {}


async def test_a_nickname_and_an_avatar_stay_until_they_are_taken_off(people: People) -> None:
    await people.meet(Person(1, "Аня"))
    await people.set_naming(1, 17.5)
    assert (await people.get(1)).naming == 17.5
    await people.set_nick(1, "Лиса")
    await people.set_avatar(1, "🦊")
    kept = await people.meet(Person(1, "Анна"))
    assert (kept.name, kept.nick, kept.avatar, kept.naming) == ("Анна", "Лиса", "🦊", 0)
    await people.set_nick(1, "")
    assert (await people.get(1)).nick == ""


async def test_several_are_read_at_once_and_strangers_left_out(people: People) -> None:
    await people.meet(Person(1, "Аня"))
    await people.meet(Person(3, "Вера"))
    assert {person: known.name for person, known in (await people.known((1, 2, 3))).items()} == {1: "Аня", 3: "Вера"}
    assert await people.known(()) == {}
