"""One table being drawn: its errands in the right order, and the clock of its question.

Private chats are written to at the same time, each in order; the group waits a moment for the hands of those who must
act, so that nobody reads «your turn» there before he holds his cards. Once those hands are live the clock starts, and
only then what they have replaced is cleared away.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.screens.courier import Carried, Courier
from bot.screens.difference import Errand, Forget, Strip
from bot.screens.wanted import Wanted
from bot.table.deadlines import allowed
from storage.due import NEVER
from storage.hanging import Screens
from storage.ids import ChatId
from storage.table import Running, Table, token_of
from storage.tables import Tables

HANDS_FIRST: Final = 3.0
"""Seconds for which the group waits for the hands of those who must act."""

Trip: TypeAlias = list[tuple[str, Carried]]
"""What became of the errands in one chat, by surface."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A table, what is wanted of it and what hangs, and the courier who makes up the difference."""

    table: Table
    wanted: Sequence[Wanted]
    screens: Screens
    courier: Courier
    tables: Tables

    async def show(self, errands: Sequence[Errand]) -> float:
        """Carry the errands out; returns when to look again (NEVER = all hangs as wanted). Raises Lost, Unavailable."""
        chats = _by_chat(errands, self.table.home.chat)
        called = {one.chat for one in self._acting()}
        first = [asyncio.create_task(self._trip(chats.get(chat, []))) for chat in called]
        others = [asyncio.create_task(self._round(chats[chat])) for chat in chats if chat > 0 and chat not in called]
        calling = asyncio.create_task(self._call(first))
        work = [calling, *others]
        try:
            await asyncio.wait({calling}, timeout=HANDS_FIRST)
            work += [asyncio.create_task(self._round(chats[chat])) for chat in chats if chat < 0]
            work.append(asyncio.create_task(self._clear_after(calling)))
            ended = await asyncio.gather(*work, return_exceptions=True)
        finally:
            for task in (*work, *first):
                task.cancel()
        return _soonest(_whole(ended))

    def _acting(self) -> list[Wanted]:
        return [one for one in self.wanted if one.acts and one.reachable]

    async def _trip(self, errands: Iterable[Errand]) -> Trip:
        return [(surface_of(errand), await self.courier.carry(errand)) for errand in errands]

    async def _round(self, errands: Iterable[Errand]) -> Trip:
        """A trip, and what it has left behind cleared away."""
        trip = await self._trip(errands)
        await self._clear(trip)
        return trip

    async def _clear(self, trip: Trip) -> None:
        for _, carried in trip:
            await self.courier.clear(carried)

    async def _clear_after(self, calling: asyncio.Task[Trip]) -> Trip:
        await asyncio.wait({calling})
        if not calling.cancelled() and calling.exception() is None:
            await self._clear(calling.result())
        return []

    async def _call(self, first: Sequence[asyncio.Task[Trip]]) -> Trip:
        """The hands of those who must act; when all of them are live their time begins."""
        carried = [one for trip in _whole(await asyncio.gather(*first, return_exceptions=True)) for one in trip]
        live = {surface for surface, how in carried if how.live}
        if all(one.surface in live or self._hangs(one) for one in self._acting()):
            await self._start_clock()
        return carried

    def _hangs(self, wanted: Wanted) -> bool:
        hung = self.screens.hung.get(wanted.surface)
        return hung is not None and not hung.sending and hung.digest == wanted.digest

    async def _start_clock(self) -> None:
        phase = self.table.phase
        if self._acting() and isinstance(phase, Running) and not self.table.deadline.running:
            seconds = allowed(self.table, phase.question)
            await self.tables.start_clock(self.table.id, token_of(self.table, phase.question), self._now(), seconds)

    def _now(self) -> float:
        return self.courier.pace.now()


def surface_of(errand: Errand) -> str:
    """The surface an errand is about."""
    return errand.surface if isinstance(errand, Strip | Forget) else errand.wanted.surface


def _by_chat(errands: Iterable[Errand], home: ChatId) -> dict[ChatId, list[Errand]]:
    chats: dict[ChatId, list[Errand]] = {}
    for errand in errands:
        chats.setdefault(_chat_of(errand, home), []).append(errand)
    return chats


def _chat_of(errand: Errand, home: ChatId) -> ChatId:
    match errand:
        case Forget():
            return home
        case Strip(hung=hung):
            return hung.chat
        case _:
            return errand.wanted.chat


def _whole(trips: Sequence[Trip | BaseException]) -> list[Trip]:
    """The trips, once none of them is under way any more; raises what stopped the first that was stopped."""
    for trip in trips:
        if isinstance(trip, BaseException):
            raise trip
    return [trip for trip in trips if not isinstance(trip, BaseException)]


def _soonest(trips: Sequence[Trip]) -> float:
    return min((how.again for trip in trips for _, how in trip), default=NEVER)
