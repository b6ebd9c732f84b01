"""Carries one errand out: what has to be stored before, the call to Telegram, what has to be stored after.

A send is marked before it is made, so a crash or a time-out leaves a mark behind and the send is made once more. What
Telegram has no patience for now is left for later; what it will not have at all is left to itself.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Final

import structlog

from bot.screens.claim import Claim
from bot.screens.difference import Edit, Errand, Forget, Pin, Send, Strip
from bot.screens.pace import GO, Call, Pace
from bot.screens.post import Post
from bot.screens.verdict import Accepted, Gone, Later, Shut, Unknown, Verdict, Wrong, beginning
from bot.screens.wanted import BARE, Wanted
from storage.due import NEVER
from storage.errors import Lost
from storage.hanging import Hung
from storage.ids import PersonId, TableId

SETTLED: Final = 0.1
"""Seconds within which a chat that may be written to again at once is looked at."""

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Carried:
    """How an errand ended: `live` tells that Telegram shows it now, `again` when to look again (NEVER = no need).

    `old` is what it has replaced, to be cleared away (`clear`) once nothing more urgent is left.
    """

    live: bool = False
    again: float = NEVER
    old: tuple[Hung, ...] = ()


LIVE: Final = Carried(live=True)
LEFT: Final = Carried()


@dataclass(frozen=True, slots=True)
class Courier:
    """Errands of one table in one claimed chat; `unreachable` is told of people who closed their private chat."""

    table: TableId
    claim: Claim
    post: Post
    unreachable: Callable[[PersonId], Awaitable[None]]

    @property
    def pace(self) -> Pace:
        """The pace of every chat."""
        return self.post.pace

    async def carry(self, errand: Errand) -> Carried:
        """Do it, within the pace of its chat; raises Lost when somebody else draws here now."""
        match errand:
            case Send(wanted, old):
                return await self._send(wanted, old)
            case Edit(wanted, hung):
                return await self._edit(wanted, hung)
            case Pin(wanted, hung):
                return await self._pin(wanted, hung)
            case Strip(surface, hung):
                return await self._strip(surface, hung)
            case Forget(surface):
                await self.claim.drop(self.table, surface)
                return LEFT

    # --- send

    async def _send(self, wanted: Wanted, old: tuple[Hung, ...]) -> Carried:
        with self.pace.turn(wanted.chat, _call(wanted, "send")) as ready:
            if ready != GO:
                return Carried(again=ready)
            await self._mark(wanted, old)
            verdict = await self.post.send(wanted.chat, wanted.topic, wanted.panel)
        if not isinstance(verdict, Accepted):
            return await self._not_sent(wanted, old, verdict)
        fresh = await self._sent(wanted, verdict)
        return replace(await self._pinned(wanted, fresh), old=old)

    async def clear(self, carried: Carried) -> None:
        """Clear away what an errand has replaced."""
        for hung in carried.old:
            await self.post.clear(hung)

    async def _mark(self, wanted: Wanted, old: tuple[Hung, ...]) -> None:
        """Written before the send; what hung before stays written, to be cleared away by whoever makes the send."""
        fresh = Hung(wanted.chat, 0, "", wanted.occasion.text, self.pace.now())
        await self.claim.hang(self.table, wanted.surface, replace(old[0] if old else fresh, sending=True))

    async def _sent(self, wanted: Wanted, sent: Accepted) -> Hung:
        """If this chat was lost meanwhile, its new drawer found the mark and sends his own: ours is taken back."""
        told = (wanted.digest, wanted.occasion.text, self.pace.now())
        hung = Hung(wanted.chat, sent.message, *told, topic=sent.topic, picture=sent.picture)
        try:
            await self.claim.hang(self.table, wanted.surface, hung)
        except Lost:
            await self.post.delete(wanted.chat, sent.message)
            raise
        return hung

    async def _not_sent(self, wanted: Wanted, old: tuple[Hung, ...], verdict: Verdict) -> Carried:
        """The mark is taken back, unless nobody knows whether the message came into being."""
        if not isinstance(verdict, Unknown):
            if old:
                await self.claim.hang(self.table, wanted.surface, replace(old[0], sending=False))
            else:
                await self.claim.drop(self.table, wanted.surface)
        return await self._failed(wanted.chat, wanted.surface, verdict)

    # --- edit

    async def _edit(self, wanted: Wanted, hung: Hung) -> Carried:
        with self.pace.turn(wanted.chat, _call(wanted, "edit")) as ready:
            if ready != GO:
                return Carried(again=ready)
            verdict = await self.post.edit(hung, wanted.panel)
        match verdict:
            case Accepted(picture=picture):
                edited = _edited(wanted, hung, picture)
                await self.claim.hang(self.table, wanted.surface, edited)
                return await self._pinned(wanted, edited)
            case Gone():
                return await self._healed(wanted)
            case _:
                return await self._failed(wanted.chat, wanted.surface, verdict)

    async def _healed(self, wanted: Wanted) -> Carried:
        """The message is no longer there to be edited: a new one takes its place, where one is still of use."""
        await self.claim.drop(self.table, wanted.surface)
        return await self._send(wanted, ()) if wanted.may_send else LEFT

    # --- pin

    async def _pinned(self, wanted: Wanted, hung: Hung) -> Carried:
        """The message is live; if its pin does not fit yet, it is seen to now or a little later."""
        if wanted.pinned == bool(hung.pin):
            return LIVE
        return replace(await self._pin(wanted, hung), live=True)

    async def _pin(self, wanted: Wanted, hung: Hung) -> Carried:
        """Pin or unpin; what Telegram refuses (the right is missing) is not asked again for this message."""
        if not wanted.pinned and hung.pin == "refused":
            await self.claim.hang(self.table, wanted.surface, replace(hung, pin=""))
            return LEFT
        with self.pace.turn(wanted.chat, "quiet") as ready:
            if ready != GO:
                return Carried(again=ready)
            verdict = await (self.post.pin(hung) if wanted.pinned else self.post.unpin(hung))
        match verdict:
            case Later() | Unknown():
                return await self._failed(wanted.chat, wanted.surface, verdict)
            case Accepted() if wanted.pinned:
                await self.claim.hang(self.table, wanted.surface, replace(hung, pin="pinned"))
            case _:
                await self.claim.hang(self.table, wanted.surface, replace(hung, pin="refused" if wanted.pinned else ""))
        return LEFT

    # --- strip

    async def _strip(self, surface: str, hung: Hung) -> Carried:
        with self.pace.turn(hung.chat, "quiet") as ready:
            if ready != GO:
                return Carried(again=ready)
            verdict = await self.post.strip(hung)
        match verdict:
            case Accepted():
                await self.claim.hang(self.table, surface, replace(hung, digest=BARE + hung.digest))
                return LEFT
            case Gone() | Shut():
                await self.claim.drop(self.table, surface)
                return LEFT
            case _:
                return await self._failed(hung.chat, surface, verdict)

    # --- what did not work

    async def _failed(self, chat: int, surface: str, verdict: Verdict) -> Carried:
        match verdict:
            case Later() | Unknown():
                held = self.pace.held_until(chat)
                log.info("put off", table=self.table, chat=chat, surface=surface, until=held, why=str(verdict))
                return Carried(again=max(held, self.pace.now() + SETTLED))
            case Shut(why) if chat > 0:
                log.info("a private chat is closed", table=self.table, chat=chat, why=why)
                await self.unreachable(chat)
            case Shut(why):
                log.info("the group is closed to the bot", table=self.table, chat=chat, why=why)
            case Wrong(why):
                log.error("Telegram refused a screen", table=self.table, chat=chat, surface=surface, why=beginning(why))
            case _:
                pass
        return LEFT


def _call(wanted: Wanted, call: Call) -> Call:
    """In private, what is not before somebody who must act can wait."""
    return call if wanted.acts or wanted.chat < 0 else "quiet"


def _edited(wanted: Wanted, hung: Hung, picture: str) -> Hung:
    """An edit keeps what its message was sent for, unless the panel names an occasion of its own."""
    occasion = wanted.occasion.text if wanted.occasion.what else hung.occasion
    return replace(hung, digest=wanted.digest, occasion=occasion, sending=False, picture=picture)
