"""Secrets (troubles, letter K): nothing that leaves the bot tells anybody what he may not know.

Every evening of these tests is also judged by `tests.people.secrecy`, which compares all that was sent with what its
readers know by the records. In the twin runs (K1) people also ask for the record before the end, for the board and for
what is refused (K2). Proved elsewhere: the record (K2) by `test_game_again.test_the_record_is_a_secret_until_the_end`,
panels over other secrets by `presenters.test_secrets`. Pictures and metrics are still to come.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import product
from random import Random
from typing import Any

import fakeredis
import pytest

from bot import press
from bot.playground.journal import Request
from bot.texts import Texts
from rules.catalogue import games
from rules.game import GROUP
from rules.playout import playout
from storage.model import Chat, Habit
from tests.bot.conftest import Evenings
from tests.people import Group
from tests.people.gathering import gathering
from tests.people.twins import Twins, bold, steady

NAMES = ("Аня", "Боря", "Вася", "Галя")
GAME = games()["love_letter"]
CHOICES = [dict(zip(("tokens", "aside"), each, strict=True)) for each in product(("classic", "3", "1"), ("off", "on"))]
ONE_TOKEN = [options for options in CHOICES if options["tokens"] == "1"]
BREATH = 7.0
"""Seconds between two moves: nothing then waits for its pace, and both evenings keep the same time."""
GROUP_CHAT = 0
UNTIL = "until"
"""What a log line tells of a moment."""


def told(options: dict[str, str] | int) -> str:
    """The options (or the number of seats) as they stand in a test's name."""
    return str(options) if isinstance(options, int) else ".".join(options.values())


@dataclass
class Heard:
    """What left the bot during one step: requests by whose chat they went to, and the lines of the log."""

    requests: dict[int, list[str]] = field(default_factory=lambda: defaultdict(list))
    logs: list[Any] = field(default_factory=list)


class Ear:
    """Listens to an evening step by step."""

    def __init__(self, group: Group) -> None:
        self.group, self.evening = group, group.evening
        self._requests, self._logs = len(self.evening.pg.requests), len(self.evening.logs)
        self._numbers: dict[int, dict[int, int]] = defaultdict(dict)

    def hears(self) -> Heard:
        """All since the last time."""
        requests = list(self.evening.pg.requests)[self._requests :]
        logs = self.evening.logs[self._logs :]
        self._requests, self._logs = self._requests + len(requests), self._logs + len(logs)
        heard = Heard(logs=[{key: value for key, value in line.items() if key != UNTIL} for line in logs])
        for request in requests:
            heard.requests[self._whose(request)].append(self._words(request))
        return heard

    def _whose(self, request: Request) -> int:
        """The chat of a request; the person whose press it answers; 0 for the group."""
        if request.chat_id is not None:
            return max(request.chat_id, GROUP_CHAT)
        return int(self.evening.pg.people.query(request.params["callback_query_id"])["person"])

    def _words(self, request: Request) -> str:
        """The request to the byte. Private messages are numbered in one row for all chats: here each by its chat."""
        params = dict(request.params)
        numbers = self._numbers[self._whose(request)]
        sent = request.result["message_id"] if isinstance(request.result, dict) else None
        for message in (params.get("message_id"), sent):
            if message is not None:
                numbers.setdefault(message, len(numbers))
        if "message_id" in params:
            params["message_id"] = numbers[params["message_id"]]
        return json.dumps([request.method, params], sort_keys=True, ensure_ascii=False)


async def play(twins: Twins, which: int, texts: Texts, monkeypatch: pytest.MonkeyPatch) -> list[Heard]:
    """An evening over HTTP in which one of the twins is played; what left the bot at the deal and at each move."""
    monkeypatch.setattr("bot.app.token_hex", lambda _: "7ab1e000")
    record, server = twins.records[which], fakeredis.FakeServer()
    names = NAMES[: record.header.seats]
    connect: Callable[[], Any] = lambda: fakeredis.FakeAsyncRedis(server=server)  # noqa: E731
    async with gathering(*names, texts=texts, connect=connect, over_http=True) as group:
        await _sits_down(group, record.header.options)
        ear = Ear(group)
        group.evening.luck.stack(*record.header.draws)
        await group.people[0].click("Начать")
        assert all(person.has_hand for person in group.people)
        told, taste = [ear.hears()], Random(record.header.seats)
        for entry in record.entries:
            await _asks_about(group, taste)
            group.evening.luck.stack(*entry.draws)
            mover = group.people[entry.seat]
            await mover.presses(group.press_of(entry.text), mover.hand.key)
            await group.evening.passes(BREATH)
            told.append(ear.hears())
        return told


async def _sits_down(group: Group, options: tuple[tuple[str, str], ...]) -> None:
    chats = group.evening.app.house.chats
    await chats.meet(Chat(group.id, "Пятница"))
    await chats.save_habit(group.id, Habit(GAME.key, options, "none"))
    for person in group.people:
        await person.starts()
    await group.gathers()
    await group.evening.passes(60)


async def _asks_about(group: Group, taste: Random) -> None:
    """Now and then somebody looks at his cards or the board, asks for the record, or tries what he may not do."""
    person, table = taste.choice(group.people), group.table.id
    match taste.randrange(8):
        case 0:
            await person.presses(press.Peek(table=table).pack(), group.board.key)
        case 1:
            await person.presses(press.Tip(table=table).pack(), person.hand.key)
        case 2:
            await person.presses(press.Log(table=table, number=1).pack(), group.board.key)
        case 3:
            await person.presses(group.press_of("princess.9"), person.hand.key)
        case 4:
            await person.writes("/board")
        case _:
            return
    await group.evening.passes(BREATH)


def compared(twins: Twins, first: list[Heard], second: list[Heard]) -> int:
    """Who knows the same was written the same, to the byte; returns how often that was to be seen under secrets."""
    seats, seen = range(twins.records[0].header.seats), 0
    people = _people(first, second, len(seats))
    for at, (one, other) in enumerate(zip(first, second, strict=True)):
        assert one.logs == other.logs
        for reader in (*seats, GROUP):
            chat = GROUP_CHAT if reader is GROUP else people[reader]
            if twins.blind(reader, at):
                assert one.requests[chat] == other.requests[chat], f"{reader} could tell after {at} moves"
                seen += twins.secret(at) and bool(one.requests[chat])
    return seen


def _people(first: list[Heard], second: list[Heard], seats: int) -> list[int]:
    """The private chats in the order of seats: everybody got a hand at the deal."""
    chats = sorted(set(first[0].requests) - {GROUP_CHAT})
    assert chats == sorted(set(second[0].requests) - {GROUP_CHAT})
    assert len(chats) == seats
    return chats


async def cannot_be_told_apart(twins: Twins, texts: Texts, monkeypatch: pytest.MonkeyPatch) -> int:
    """Play both and compare."""
    assert not list(twins.leaks())
    first, second = [await play(twins, which, texts, monkeypatch) for which in (0, 1)]
    return compared(twins, first, second)


def record_of(seats: int, options: dict[str, str], seed: int) -> Any:
    """A whole game by people who play whatever they may."""
    record, _ = playout(GAME, seats, options, Random(f"{seats}/{told(options)}/{seed}").randrange)
    return record


@pytest.mark.parametrize(("seats", "options"), [*zip((2, 4), ONE_TOKEN, strict=True), (3, ONE_TOKEN[1])], ids=told)
async def test_k1_twins_of_a_whole_game_cannot_be_told_apart(
    texts: Texts, monkeypatch: pytest.MonkeyPatch, seats: int, options: dict[str, str]
) -> None:
    seed = {2: 0, 3: 0, 4: 2}[seats]
    twins = steady(GAME, record_of(seats, options, seed), seed)
    assert await cannot_be_told_apart(twins, texts, monkeypatch)


@pytest.mark.parametrize(("seats", "options"), list(zip((4, 3, 2) * 2, CHOICES, strict=True)), ids=told)
async def test_k1_another_card_in_a_hand_cannot_be_told_until_it_is_shown(
    texts: Texts, monkeypatch: pytest.MonkeyPatch, seats: int, options: dict[str, str]
) -> None:
    twins = bold(GAME, record_of(seats, options, 2), seed=2)
    await cannot_be_told_apart(twins, texts, monkeypatch)


@pytest.mark.slow
@pytest.mark.parametrize("kind", [steady, bold])
@pytest.mark.parametrize("seed", range(3, 6))
@pytest.mark.parametrize("options", CHOICES, ids=told)
@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_k1_whole_games_of_every_kind(
    texts: Texts,
    monkeypatch: pytest.MonkeyPatch,
    seats: int,
    options: dict[str, str],
    seed: int,
    kind: Callable[..., Twins],
) -> None:
    await cannot_be_told_apart(kind(GAME, record_of(seats, options, seed), seed), texts, monkeypatch)


async def test_k3_after_the_deal_everybody_has_had_a_private_message_whatever_the_options(evening: Evenings) -> None:
    async with evening(*NAMES) as (group, anya, *_):
        chats = group.evening.app.house.chats
        await chats.meet(Chat(group.id, "Пятница"))
        for person in group.people:
            await person.starts()
        for seats, options in zip((2, 3, 4), CHOICES[1::2], strict=True):
            await chats.save_habit(group.id, Habit(GAME.key, tuple(sorted(options.items())), "60"))
            await group.gathers(*group.people[:seats])
            await group.people[0].click("Начать")
            for person in group.people[:seats]:
                assert person.last.key == person.hand.key
                person.hand.shows("Тайное послание · чат «Пятница»")
            await anya.writes("/cancel")
            await group.evening.passes(60)
