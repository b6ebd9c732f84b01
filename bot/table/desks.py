"""Where verbs are carried out: one writer per table, and a commit that either stands whole or not at all.

Within this process a lock per table keeps verbs apart; between processes the compare-and-set of the commit does. On a
conflict the table is read again and the verb played again, which is safe because verbs are pure. No call to Telegram is
ever made in here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Final
from weakref import WeakValueDictionary

from bot.table.done import Done, Instant
from bot.table.refusals import TableGone, Wait
from bot.table.seats import is_over
from bot.table.spending import relieved
from bot.table.wake import is_due, wake
from rules.chance import Chance, live
from storage.change import Cause, Change
from storage.errors import Conflict, NoSuchTable, Unreadable
from storage.hanging import Hung
from storage.ids import TableId
from storage.pulse import Outage
from storage.table import Checking, Table
from storage.tables import Tables

TRIES: Final = 8
"""Conflicts in a row after which a press is asked to come again."""
STAMP: Final = 1 << 32

Verb = Callable[[Table, Instant], Done]


class Desks:
    """The tables of this process, each with its lock; locks live only while somebody holds them.

    `outages` are when the bot was down last: they are taken off the clocks that ran then.
    """

    def __init__(
        self,
        tables: Tables,
        *,
        now: Callable[[], float],
        randbelow: Callable[[int], int],
        poke: Callable[[], None] = lambda: None,
        frozen: Callable[[Table], None] = lambda _: None,
    ) -> None:
        self.tables = tables
        self.poke = poke
        self.frozen = frozen
        self.outages: tuple[Outage, ...] = ()
        self._now = now
        self._randbelow = randbelow
        self._locks: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()

    async def open(self, table: Table, cause: Cause, hung: tuple[Hung, ...] = ()) -> TableId:
        """Store a new table, and the message that becomes its board; raises HomeTaken when its home has one already."""
        table_id = await self.tables.open(Change(table, cause, hung=hung), self._now())
        self.poke()
        return table_id

    async def read(self, table_id: TableId) -> Table:
        """The table as it stands; raises TableGone."""
        try:
            return await self.tables.read(table_id)
        except NoSuchTable as error:
            raise TableGone from error

    async def write(self, table_id: TableId, cause: Cause, verb: Verb) -> Done:
        """Carry out a verb and commit it; raises what the verb refuses, TableGone, or Wait after too many conflicts."""
        async with self._lock(table_id):
            for _ in range(TRIES):
                try:
                    return await self._once(table_id, cause, verb)
                except Conflict:
                    continue
            raise Wait

    async def _once(self, table_id: TableId, cause: Cause, verb: Verb) -> Done:
        try:
            loaded = await self.tables.load(table_id, cause)
        except NoSuchTable as error:
            raise TableGone from error
        if loaded.done:
            return Done(loaded.table, repeated=True)
        done = verb(relieved(loaded.table, *self.outages), self._instant())
        if done.table == loaded.table and not done.entries:
            return done
        stored = await self.tables.commit(loaded.table.rev, done.change(cause), self._now())
        self.poke()
        if stored != replace(done.table, rev=loaded.table.rev + 1):
            return Done(stored, repeated=True)  # the same press at another worker was quicker
        return replace(done, table=stored)

    def chance(self) -> Chance:
        """Luck that no log remembers, for what is only offered and not played."""
        return live(self._randbelow)

    def _instant(self) -> Instant:
        return Instant(self._now(), self._randbelow, self._randbelow(STAMP))

    def _lock(self, table_id: TableId) -> asyncio.Lock:
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock

    async def expire(self, table_id: TableId, due: float) -> None:
        """The clock's wake-up for a deadline that was due at `due`; early, late or double ones do nothing.

        `frozen` is told of a table whose seats are frozen by it: its game is to be dealt.
        """
        try:
            table = await self.tables.read(table_id)
        except (NoSuchTable, Unreadable):
            return
        if is_over(table) and is_due(table, self._now()):
            with suppress(Conflict):  # somebody has just gone on at it
                await self.tables.forget(table_id, table.rev)
            return
        try:
            done = await self.write(table_id, Cause("clock", f"{table_id}.{table.rev}.{due:.3f}"), wake)
        except (TableGone, Wait):
            return
        if isinstance(done.table.phase, Checking) and not isinstance(table.phase, Checking):
            self.frozen(done.table)
