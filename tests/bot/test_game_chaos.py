"""A bad day: Telegram refuses, drops and delays whatever it likes while everybody presses at once. The game stands."""

from __future__ import annotations

from collections.abc import Coroutine
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.playground.journal import Request
from storage.commit import HUNG
from storage.due import Due
from tests.bot.conftest import Evenings
from tests.people import Group, Person
from tests.people.evening import KEYS

CALLS = ("sendMessage", "editMessageText", "deleteMessage", "editMessageReplyMarkup")
CONSEQUENCES = (
    "query is too old",
    "message is not modified",
    "message to edit not found",
    "message to delete not found",
    "message can't be deleted",
)
UNPRESSED = ("✍️", "📖", "🔁", "💌", "🏁", "Отменить")
"""Links, pages of rules (which nothing holds back), and what would end the game or begin another."""


def _trouble(group: Group, chance: Random) -> None:
    """One of the next calls goes wrong."""
    faults, method, after = group.evening.pg.faults, chance.choice(CALLS), chance.random() < 0.5
    match chance.randrange(4):
        case 0:
            faults.fail(method, 500, "Internal Server Error", after_effect=after)
        case 1:
            faults.fail(method, 429, "Too Many Requests: retry after 3", parameters={"retry_after": 3})
        case 2:
            faults.drop(method, after_effect=after)
        case 3:
            faults.hang(method, seconds=0.05, after_effect=after)


def _does_something(person: Person, chance: Random) -> Coroutine[Any, Any, Any]:
    """A press on anything at all that the person sees, or a command."""
    buttons = [
        (surface, text)
        for chat in (person.id, person.group.id)
        for surface in person.messages(chat)
        for text in surface.buttons
        if not text.startswith(UNPRESSED)
    ]
    if not buttons or chance.random() < 0.05:
        return person.writes(chance.choice(("/board", "/hand", "/play")))
    surface, text = chance.choice(buttons)
    return person.click(text, surface)


async def _drawn_anew(group: Group) -> list[Request]:
    """Forget what every message shows and draw it again: the requests by which a phone changed."""
    evening, table = group.evening, group.table
    requests = len(evening.pg.requests)
    for surface, hung in evening.screens[group.id].hung.items():
        unknown = HUNG.dump(replace(hung, digest=""))
        await evening.redis.hset(KEYS.screens(table.id), f"hung:{surface}", unknown)
    await Due(evening.redis, KEYS).mark(group.id, evening.clock())
    evening.app.painter.poke()
    await evening.settle()
    drawn = list(evening.pg.requests)[requests:]
    assert len(drawn) >= 1 + len(table.members)
    return [request for request in drawn if request.error is None]


@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(2, 40))])
async def test_a_game_on_a_bad_day(evening: Evenings, seed: int) -> None:
    chance = Random(seed)
    async with evening("Аня", "Боря", "Вася", seed=seed) as (group, *people):
        group.evening.expect(*CONSEQUENCES)
        await group.begins("До победы: 1 жетон")
        for _ in range(12):
            _trouble(group, chance)
            await group.evening.at_once(*(_does_something(person, chance) for person in people))
        group.evening.pg.faults.clear()
        await group.evening.settle()
        if "▶ Продолжить" in group.board.buttons:
            await people[0].click("Продолжить")
        await group.plays_by_itself(seed)
        group.end.shows("партия сыграна")
        assert await _drawn_anew(group) == []
