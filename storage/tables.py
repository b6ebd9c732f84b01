"""The tables: found, read, and changed by one atomic commit that only succeeds on the revision it was made from.

One script writes everything that belongs to a change or nothing of it. A commit that finds its own cause stored has
been made before, so it may be tried again whenever its reply was lost, and an update may come again after others.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from redis.asyncio import Redis

from rules.record import Record
from storage import codec
from storage.change import Cause, Change
from storage.commit import COMMIT, ENTRY, HEADER, Commit, cause_field
from storage.due import expire
from storage.errors import Conflict, HomeTaken, NoSuchRecord, NoSuchTable, Remains, Unreadable
from storage.ids import ChatId, PersonId, TableId
from storage.keys import Keys
from storage.lua import script
from storage.table import Deadline, Home, Table
from storage.wire import Wire

START_CLOCK = script("start_clock")
FORGET = script("forget")
FIELDS = ("snapshot", "rev", "at", "running", "number", "home", "title", "lang")
TRIES = 2


@dataclass(frozen=True, slots=True)
class Loaded:
    """A table as it stands; `done` tells that the cause asked about is already in it."""

    table: Table
    done: bool


class Tables:
    """Every table, by id, by home, by chat and by person."""

    def __init__(self, redis: Redis, keys: Keys) -> None:
        self._wire = Wire(redis)
        self._keys = keys

    # --- reading

    async def load(self, table_id: TableId, cause: Cause) -> Loaded:
        """The table, and whether this very cause is stored in it; raises NoSuchTable, Unreadable."""
        told = await self._wire.ask("HMGET", self._keys.table(table_id), *FIELDS, cause_field(cause))
        return Loaded(_table(table_id, told[:-1]), cause.id.encode() in (told[-1] or b"").split())

    async def read(self, table_id: TableId) -> Table:
        """The table; raises NoSuchTable, Unreadable."""
        return _table(table_id, await self._fields(table_id))

    async def at(self, home: Home) -> TableId:
        """The id of the table that stands there; raises NoSuchTable."""
        found = await self._wire.ask("GET", self._keys.home(home))
        if found is None:
            raise NoSuchTable(home)
        return str(found.decode())

    async def in_chat(self, chat: ChatId) -> list[TableId]:
        """The tables of a chat, in the order of their ids."""
        return await self._standing(self._keys.standing(chat))

    async def of(self, person: PersonId) -> list[TableId]:
        """The tables of a person, in the order of their ids: a hint, to be verified on reading."""
        return await self._standing(self._keys.seats(person))

    async def record(self, table_id: TableId, number: int) -> Record:
        """The log of the table's n-th game, as far as it goes; raises NoSuchRecord."""
        lines = await self._wire.ask("LRANGE", self._keys.log(table_id, number), 0, -1)
        if not lines:
            raise NoSuchRecord(f"{table_id}, game {number}")
        return Record(HEADER.load(lines[0]), tuple(map(ENTRY.load, lines[1:])))

    async def refold(self, table_id: TableId) -> Table:
        """The table with its state folded anew from its log; raises NoSuchTable, NoSuchRecord, Unreadable."""
        told = await self._fields(table_id)
        snapshot, rev, at, running, *_ = told
        if snapshot is None or rev is None:
            raise NoSuchTable(table_id)
        record = await self.record(table_id, _remains(table_id, told).number)
        return codec.refold(snapshot, int(rev), _deadline(at, running), record)

    # --- writing

    async def open(self, change: Change, now: float, instead: TableId = "") -> TableId:
        """Set up a new table at its home, unless another than `instead` stands there; raises HomeTaken."""
        try:
            table = await self._commit(0, change, now, instead)
        except HomeTaken as taken:
            if await self._wire.ask("EXISTS", self._keys.table(taken.table)):
                raise
            table = await self._commit(0, change, now, taken.table)  # the pointer outlived its table
        return table.id

    async def commit(self, before_rev: int, change: Change, now: float) -> Table:
        """Write a change made from revision `before_rev`, whole, and return the table as it stands then.

        Raises Conflict when another was quicker, NoSuchTable, and Unavailable when its fate is unknown: then the same
        change may be committed again.
        """
        return await self._commit(before_rev, change, now)

    async def start_clock(self, table_id: TableId, token: str, now: float, seconds: float) -> bool:
        """Let the question's clock run from now, if it is still asked and its clock stands; this adds a rev."""
        keys = (self._keys.table(table_id), self._keys.due, self._keys.held)
        return bool(await self._wire.run(START_CLOCK, keys, (token, repr(now + seconds), expire(table_id))))

    async def forget(self, table_id: TableId, rev: int = 0) -> None:
        """Delete every key of the table; with a `rev`, only while it is at that one, else Conflict."""
        await self._put_away(table_id, rev, keep_logs=False)

    async def abandon(self, table_id: TableId, rev: int = 0) -> None:
        """Like `forget`, for a table that cannot be read: its logs are kept until their time runs out."""
        await self._put_away(table_id, rev, keep_logs=True)

    # --- how

    async def _fields(self, table_id: TableId) -> list[bytes | None]:
        told: list[bytes | None] = await self._wire.ask("HMGET", self._keys.table(table_id), *FIELDS)
        return told

    async def _standing(self, hint: str) -> list[TableId]:
        """The tables of a hint that are there; the others are struck out."""
        found = sorted(each.decode() for each in await self._wire.ask("SMEMBERS", hint))
        if not found:
            return []
        there = await self._wire.ask_all([("EXISTS", self._keys.table(each)) for each in found])
        gone = [each for each, exists in zip(found, there, strict=True) if not exists]
        if gone:
            await self._wire.ask("SREM", hint, *gone)
        return [each for each in found if each not in gone]

    async def _commit(self, before_rev: int, change: Change, now: float, instead: TableId = "") -> Table:
        commit = Commit(self._keys, before_rev, change, now, instead)
        answer, *told = await self._wire.run(COMMIT, commit.keys, commit.words, TRIES)
        match answer:
            case b"stored":
                return replace(change.table, rev=before_rev + 1)
            case b"done":
                snapshot, rev, at, running = told
                return codec.decode(snapshot, int(rev), _deadline(at, running))
            case b"taken":
                raise HomeTaken(told[0].decode())
            case b"gone":
                raise NoSuchTable(change.table.id)
            case _:
                raise Conflict(change.table.id)

    async def _put_away(self, table_id: TableId, rev: int, keep_logs: bool) -> None:
        while True:
            told = await self._fields(table_id)
            if told[1] is None:
                return
            if rev and int(told[1]) != rev:
                raise Conflict(table_id)
            if await self._delete(_remains(table_id, told), keep_logs):
                return

    async def _delete(self, table: Remains, keep_logs: bool) -> bool:
        """Delete the keys as they are known; False when the table has changed meanwhile."""
        names = self._keys
        people = [int(person) for person in await self._wire.ask("SMEMBERS", names.people(table.table))]
        logs = () if keep_logs else names.logs(table.table, table.number)
        keys = [
            *(names.table(table.table), names.home(table.home), names.due, names.held),
            names.standing(table.home.chat),
            *map(names.seats, people),
            *(names.screens(table.table), names.people(table.table), *logs),
        ]
        return bool(await self._wire.run(FORGET, keys, (table.table, table.rev, len(people))))


def _table(table_id: TableId, told: list[bytes | None]) -> Table:
    snapshot, rev, at, running = told[:4]
    if snapshot is None or rev is None:
        raise NoSuchTable(table_id)
    try:
        return codec.decode(snapshot, int(rev), _deadline(at, running))
    except Unreadable as error:
        raise Unreadable(error.reason, _remains(table_id, told)) from None


def _deadline(at: bytes | None, running: bytes | None) -> Deadline:
    return Deadline(float(at or 0), running == b"1")


def _remains(table_id: TableId, told: list[bytes | None]) -> Remains:
    rev, number, home, title, lang = ((told[index] or b"").decode() for index in (1, 4, 5, 6, 7))
    chat, topic = home.split(":")
    return Remains(table_id, Home(int(chat), int(topic)), title, lang, int(number), int(rev))
