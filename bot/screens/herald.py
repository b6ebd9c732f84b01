"""Says what is to be said once: notices, which no message on a table shows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import structlog

from bot.presenters.flight import flight_panel
from bot.presenters.panel import Panel
from bot.screens.pace import GO
from bot.screens.post import Post
from bot.screens.verdict import Accepted, Later, Unknown
from bot.table.departure import FLIGHT
from bot.texts import Texts
from storage.acquaintance import Person
from storage.change import Notice
from storage.chats import Chats
from storage.due import NEVER, Due, subject
from storage.errors import NoSuchChat, NoSuchNotice, NoSuchPerson
from storage.hanging import Lease
from storage.notices import Notices
from storage.people import People

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Herald:
    """Sends a notice within the pace of its chat; it is taken from the store once it has been said."""

    notices: Notices
    due: Due
    texts: Texts
    post: Post
    now: Callable[[], float]
    chats: Chats
    people: People

    async def say(self, lease: Lease) -> None:
        """Say the notice that the lease is about; put off when its chat has to wait."""
        notice_id = subject(lease.item)
        try:
            again = await self._send(await self.notices.look(notice_id))
            if again == NEVER:
                await self.notices.take(notice_id)
        except NoSuchNotice:
            again = NEVER
        if again == NEVER:
            await self.due.ack(lease, self.now())
        else:
            await self.due.put_off(lease, again)

    async def _send(self, notice: Notice) -> float:
        """When to try again: NEVER once it is said, or cannot be said at all."""
        with self.post.pace.turn(notice.chat, "send") as ready:
            if ready != GO:
                return ready
            verdict = await self.post.send(notice.chat, notice.topic, await self._panel(notice))
        match verdict:
            case Later() | Unknown():
                return max(self.post.pace.held_until(notice.chat), self.now())
            case Accepted():
                return NEVER
            case _:
                log.info("a notice could not be said", notice=notice.id, chat=notice.chat, why=type(verdict).__name__)
                return NEVER

    async def _flight(self, notice: Notice) -> Panel:
        about = dict(notice.about)
        try:
            person = await self.people.get(notice.chat)
        except NoSuchPerson:
            person = Person(notice.chat, "")
        return flight_panel(about["game"], about["title"], person.standing, self.texts.say(person.lang))

    async def _lang(self, notice: Notice) -> str:
        """What its group reads today; where the group is not known, what the notice names."""
        try:
            return (await self.chats.get(notice.chat)).lang
        except NoSuchChat:
            return dict(notice.about).get("lang", "")

    async def _panel(self, notice: Notice) -> Panel:
        """What is said: of a flight as it counts now; numbers are numbers, so that nouns agree with them."""
        if notice.text == FLIGHT:
            return await self._flight(notice)
        about: dict[str, str | int] = {
            key: int(value) if value.isdecimal() else value for key, value in notice.about if key != "lang"
        }
        say = self.texts.say(await self._lang(notice))
        return Panel(say(notice.text, **about), rings=notice.chat > 0)
