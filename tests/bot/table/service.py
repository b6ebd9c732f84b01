"""The table service as a whole, driven step by step: two workers on one Redis, with a clock and luck of the test's own.

Every press is kept, so that it can come again. What was stored is counted by its cause, and all that Redis holds can be
compared before and after.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from random import Random
from typing import Any, TypeVar

from redis.asyncio import Redis

from bot.table.desks import Desks, Verb
from bot.table.done import Done
from rules.game import Refused
from rules.record import Record
from storage.change import Cause, Change
from storage.due import Due, expire
from storage.errors import NoSuchTable
from storage.ids import TableId
from storage.keys import Keys
from storage.table import Table
from storage.tables import Loaded, Tables
from tests.bot.table.tables import NOON

T = TypeVar("T")
WORKERS = 2


@dataclass(frozen=True, slots=True)
class Press:
    """What somebody asked of a table, to be carried out now or once more."""

    table: TableId
    cause: Cause
    verb: Verb


class Meeting(Tables):
    """Tables that note each cause they store; at a gate, whoever has read waits until the other has read as well."""

    def __init__(self, redis: Redis, keys: Keys, stored: set[tuple[TableId, Cause]]) -> None:
        super().__init__(redis, keys)
        self._stored = stored
        self.gate: list[asyncio.Barrier] = []

    async def load(self, table_id: TableId, cause: Cause) -> Loaded:
        """Read, then wait at the gate."""
        loaded = await super().load(table_id, cause)
        await self._meet()
        return loaded

    async def read(self, table_id: TableId) -> Table:
        """Read, then wait at the gate."""
        table = await super().read(table_id)
        await self._meet()
        return table

    async def open(self, change: Change, now: float, instead: TableId = "") -> TableId:
        """Set up, and note why."""
        table_id = await super().open(change, now, instead)
        self._stored.add((table_id, change.cause))
        return table_id

    async def commit(self, before_rev: int, change: Change, now: float) -> Table:
        """Commit, and note why."""
        table = await super().commit(before_rev, change, now)
        self._stored.add((table.id, change.cause))
        return table

    async def _meet(self) -> None:
        if self.gate:
            await self.gate.pop().wait()


class Service:
    """Two workers at the tables of one Redis; `clock` is Unix seconds."""

    def __init__(self, connect: Callable[[], Redis]) -> None:
        self.clock, self.luck = NOON, Random(1)
        self.stored: set[tuple[TableId, Cause]] = set()
        self.clocks_started = 0
        self._loop = asyncio.new_event_loop()
        self._read: dict[str, Any] = {}
        self._redis = connect()
        keys = Keys()
        self._workers = [Meeting(self._redis, keys, self.stored) for _ in range(WORKERS)]
        self._desks = [Desks(each, now=lambda: self.clock, randbelow=self._draw) for each in self._workers]
        self._due = Due(self._redis, keys)
        self._keys = keys

    def _draw(self, below: int) -> int:
        return self.luck.randrange(below)

    def close(self) -> None:
        """Let go of Redis and of the loop."""
        self._do(self._redis.aclose())
        self._loop.close()

    # --- doing

    def open(self, table: Table, cause: Cause) -> TableId:
        """Set up a table."""
        return self._changed(self._desks[0].open(table, cause))

    def carry_out(self, press: Press) -> Done:
        """Carry a press out; raises what it refuses."""
        return self._changed(self._desks[0].write(press.table, press.cause, press.verb))

    def at_once(self, *presses: Press) -> list[Done | Refused]:
        """Two presses that reach two workers at the same moment: both decide on the same revision."""
        return self._together(*(self._judged(desk, press) for desk, press in zip(self._desks, presses, strict=True)))

    def wake(self, table_id: TableId) -> None:
        """The clock's wake-up, as of the deadline that the table has now."""
        self._changed(self._desks[0].expire(table_id, self.deadline(table_id)))

    def wake_during(self, press: Press) -> Done | Refused:
        """The clock wakes the table at one worker while a press on it reaches the other."""
        woken = self._desks[0].expire(press.table, self.deadline(press.table))
        answer: Done | Refused = self._together(woken, self._judged(self._desks[1], press))[1]
        return answer

    def start_clock(self, table_id: TableId, token: str, seconds: float) -> bool:
        """Telegram has accepted the hand of whoever is asked."""
        started = self._changed(self._workers[0].start_clock(table_id, token, self.clock, seconds))
        self.clocks_started += started
        return started

    # --- looking; what was read is read anew once something has been done

    def table(self, table_id: TableId) -> tuple[Table, ...]:
        """The table as it is stored; () when it is not there."""
        return self._once(f"table {table_id}", lambda: self._table(table_id))

    async def _table(self, table_id: TableId) -> tuple[Table, ...]:
        try:
            return (await self._workers[0].read(table_id),)
        except NoSuchTable:
            return ()

    def record(self, table: Table) -> Record:
        """The log of the game at the table."""
        return self._once("record", lambda: self._workers[0].record(table.id, table.number))

    def deadline(self, table_id: TableId) -> float:
        """When the clock will wake the table, as the queue of what is due has it."""
        return float(self._once("due", lambda: self._ask("ZSCORE", self._keys.due, expire(table_id))))

    def counted(self, owner: str, number: int, what: str) -> int:
        """What stands in the statistics of a person or chat."""
        return int(self._do(self._ask("HGET", self._keys.row(owner, number), what)) or 0)

    def stored_of(self, table_id: TableId) -> Any:
        """All that Redis holds of a table and its game, byte by byte, and all that is due."""
        return self._once("stored", lambda: self._stored_of(table_id))

    async def _stored_of(self, table_id: TableId) -> Any:
        keys = self._keys
        number = await self._ask("HGET", keys.table(table_id), "number")
        async with self._redis.pipeline(transaction=False) as pipe:
            pipe.execute_command("HGETALL", keys.table(table_id))
            pipe.execute_command("LRANGE", keys.log(table_id, int(number or 1)), 0, -1)
            pipe.execute_command("ZRANGE", keys.due, 0, -1, "WITHSCORES")
            pipe.execute_command("HGETALL", keys.marks)
            return await pipe.execute()

    def left_of(self, table_id: TableId) -> list[str]:
        """The names of all keys about the table, but for what is yet to be said of it."""
        names = [key.decode() for key in self._do(self._ask("KEYS", "*"))]
        return sorted(name for name in names if table_id in name.split(":")[1:] and ":notice:" not in name)

    # --- how

    def _together(self, *works: Awaitable[Any]) -> list[Any]:
        async def both() -> list[Any]:
            gate = asyncio.Barrier(WORKERS)
            for worker in self._workers:
                worker.gate = [gate]
            return list(await asyncio.gather(*works))

        return self._changed(both())

    async def _judged(self, desk: Desks, press: Press) -> Done | Refused:
        try:
            return await desk.write(press.table, press.cause, press.verb)
        except Refused as refused:
            return refused

    async def _ask(self, *words: Any) -> Any:
        redis: Any = self._redis
        return await redis.execute_command(*words)

    def _once(self, what: str, read: Callable[[], Awaitable[T]]) -> T:
        if what not in self._read:
            self._read[what] = self._do(read())
        found: T = self._read[what]
        return found

    def _changed(self, work: Awaitable[T]) -> T:
        self._read.clear()
        try:
            return self._do(work)
        finally:
            self._read.clear()

    def _do(self, work: Awaitable[T]) -> T:
        async def done() -> T:
            return await work

        return self._loop.run_until_complete(done())
