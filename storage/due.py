"""What is due: tables whose deadline comes, chats to be drawn, notices to be said; one sorted set, claimed by lease.

A claimant holds an item until its lease ends; dies he, it comes back by itself. The score of a lease is a fencing
number no other lease has: who finds another score has lost the item. A chat's mark counts what was asked for: if it
changed while its drawer was at work, the chat is due again.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from redis.asyncio import Redis

from storage.errors import Lost
from storage.hanging import Lease
from storage.ids import ChatId, TableId
from storage.keys import Keys
from storage.lua import script
from storage.wire import Wire

Kind: TypeAlias = Literal["expire", "draw", "notice"]

CLAIM = script("unique", "claim")
ACK = script("fence", "ack")
PUT_OFF = script("fence", "put_off")
RENEW = script("fence", "unique", "renew")
MARK = script("mark", "mark_chat")

FRONT = 0.0
"""A moment before all others: due at once, and first."""

NEVER = float("inf")


def expire(table: TableId) -> str:
    """The item that a table's deadline is."""
    return f"expire:{table}"


def draw(chat: ChatId) -> str:
    """The item that the drawing of a chat is."""
    return f"draw:{chat}"


def notice(notice_id: str) -> str:
    """The item that a notice is."""
    return f"notice:{notice_id}"


def subject(item: str) -> str:
    """What an item is about: the id after its kind."""
    return item.partition(":")[2]


class Due:
    """The queue of everything that has its time; moments are Unix seconds given by the caller."""

    def __init__(self, redis: Redis, keys: Keys) -> None:
        self._wire = Wire(redis)
        self._keys = keys
        self._three = (keys.due, keys.marks, keys.held)

    async def claim(self, now: float, lease_seconds: float, limit: int, kind: Kind | Literal[""] = "") -> list[Lease]:
        """Take up to `limit` items that are due, of one kind or ("") of any, earliest first."""
        leases, _ = await self.look(now, lease_seconds, limit, kind)
        return leases

    async def look(
        self, now: float, lease_seconds: float, limit: int, kind: Kind | Literal[""] = ""
    ) -> tuple[list[Lease], float]:
        """What `claim` takes, and when the earliest item of all is due after that (NEVER = there is none)."""
        words = (repr(now), repr(now + lease_seconds), limit, f"{kind}:" if kind else "")
        leases, first = await self._wire.run(CLAIM, (*self._three, self._keys.turns), words)
        taken = [Lease(item.decode(), float(score), int(mark)) for item, score, mark in leases]
        return taken, float(first) if first else NEVER

    async def ack(self, lease: Lease, now: float) -> bool:
        """Done with it; a chat marked again meanwhile is due `now`. False when the item is no longer this lease's."""
        return bool(await self._wire.run(ACK, self._three, (*_told(lease), repr(now))))

    async def put_off(self, lease: Lease, at: float) -> bool:
        """Give the item back, due at `at`, or at once if its chat was marked meanwhile; False when it is lost."""
        return bool(await self._wire.run(PUT_OFF, self._three, (*_told(lease), repr(at))))

    async def renew(self, lease: Lease, now: float, lease_seconds: float) -> Lease:
        """Hold the item longer, under a new score that fences out the old one; raises Lost."""
        words = (lease.item, repr(lease.score), repr(now + lease_seconds))
        score = await self._wire.run(RENEW, (self._keys.due, self._keys.turns), words)
        if not score:
            raise Lost(lease.item)
        return Lease(lease.item, float(score), lease.mark)

    async def mark(self, chat: ChatId, now: float) -> None:
        """Ask for a chat to be drawn: at once, or again when its drawer at work is done."""
        await self._wire.run(MARK, self._three, (chat, repr(now)))

    async def next_at(self) -> float:
        """When the earliest item is due; NEVER when there is none."""
        first = await self._wire.ask("ZRANGE", self._keys.due, 0, 0)
        if not first:
            return NEVER
        score = await self._wire.ask("ZSCORE", self._keys.due, first[0])
        return NEVER if score is None else float(score)


def _told(lease: Lease) -> tuple[str, str, int, str]:
    chat = subject(lease.item) if lease.item.startswith("draw:") else ""
    return lease.item, repr(lease.score), lease.mark, chat
