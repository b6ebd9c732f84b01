"""Twin evenings: two records with the same moves and other secrets, each played over HTTP, and all that leaves the bot.

Whoever knows the same in both must have been written the same, to the byte, and shown the same pictures; so must the
log.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random
from typing import Any, Final

import fakeredis
import pytest

from bot import press
from bot.playground.journal import Request
from bot.texts import Texts
from rules.catalogue import games
from rules.chance import draws_for
from rules.game import GROUP
from rules.record import Record
from storage.acquaintance import Chat, Habit
from tests.people.gathering import gathering
from tests.people.group import Group
from tests.people.party import COUNTDOWN
from tests.people.twins import Twins
from tests.redis_servers import in_process

NAMES: Final = ("Аня", "Боря", "Вася", "Галя")
BREATH: Final = 7.0
"""Seconds between two moves: nothing then waits for its pace, and both evenings keep the same time."""
GROUP_CHAT: Final = 0
PICTURED: Final = {"incognito"}
"""The games with a picture for each player, which comes when he asks for it."""
UNTIL: Final = "until"
"""What a log line tells of a moment."""


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
        """The chat of a request; the person whose press it answers, or whose eyes alone it is for; 0 for the group."""
        ephemeral = request.params.get("ephemeral_message_parameters") or request.params
        if "receiver_user_id" in ephemeral:
            return int(ephemeral["receiver_user_id"])
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
        self._look_at_pictures(request, params)
        return json.dumps([request.method, params], sort_keys=True, ensure_ascii=False)

    def _look_at_pictures(self, request: Request, params: dict[str, Any]) -> None:
        """A picture by its bytes, however it was sent: its name is nothing but chance."""
        if not isinstance(request.result, dict) or "photo" not in request.result:
            return
        shown = self.evening.pg.world.files.by_id(request.result["photo"][-1]["file_id"])
        assert shown is not None
        looks = sha256(shown.content).hexdigest()
        if "media" in params:
            params["media"] = {**params["media"], "media": looks}
        elif "photo" in params:
            params["photo"] = looks


async def play(twins: Twins, which: int, texts: Texts, monkeypatch: pytest.MonkeyPatch) -> list[Heard]:
    """An evening over HTTP in which one of the twins is played; what left the bot at the deal and at each move."""
    monkeypatch.setattr("bot.app.token_hex", lambda _: "7ab1e000")
    record, server = twins.records[which], fakeredis.FakeServer()
    names = NAMES[: record.header.seats]
    connect: Callable[[], Any] = lambda: in_process(server)  # noqa: E731
    async with gathering(*names, texts=texts, connect=connect, over_http=True) as group:
        await _sits_down(group, record)
        ear = Ear(group)
        await _deals(group, record)
        assert all(person.has_hand for person in group.people)
        await _look_at_their_cards(group)
        told, taste = [ear.hears()], Random(record.header.seats)
        for entry in record.entries:
            await _asks_about(group, taste)
            group.evening.luck.stack(*entry.draws)
            mover = group.person(group.table.members[entry.seat].person)
            await mover.presses(group.press_of(entry.text), mover.hand.key)
            await group.evening.passes(BREATH)
            told.append(ear.hears())
        return told


async def _sits_down(group: Group, record: Record) -> None:
    """All sit down at a table without a clock."""
    group.game = record.header.game
    chats = group.evening.app.house.chats
    await chats.meet(Chat(group.id, "Пятница"))
    await chats.save_habit(group.id, Habit(group.game, record.header.options, "none"))
    for person in group.people:
        await person.starts()
    await group.evening.passes(60)
    await group.gathers()


async def _deals(group: Group, record: Record) -> None:
    """Deal the first hands as the record has them, everybody in his place; a table of four begins by itself."""
    game, seats = games()[group.game], range(record.header.seats)
    group.evening.luck.stack(*record.header.draws, *(draws_for(seats, seats) if game.draws_seats else ()))
    if len(game.seats) == 1:
        await group.evening.passes(COUNTDOWN)
    else:
        await group.evening.passes(60)
        await group.people[0].click("Начать")


async def _look_at_their_cards(group: Group) -> None:
    """👁: everybody's hand in the group, each for his own eyes."""
    for person in group.people:
        await group.evening.passes(BREATH)
        await person.presses(press.Peek(table=group.table.id).pack(), group.board.key)
        assert len(person.glimpses) == 1


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
        case 5 if group.game in PICTURED:
            await person.presses(press.Look(table=table).pack(), person.hand.key)
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
