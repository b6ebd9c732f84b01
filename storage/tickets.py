"""Tickets: a link into the bot's private chat that seats the one person it was made for, once, within ten minutes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from secrets import token_urlsafe

from redis.asyncio import Redis

from storage.errors import NoSuchTicket
from storage.form import Form
from storage.ids import PersonId, TableId
from storage.keys import Keys
from storage.wire import Wire

LIFE = 600
"""Seconds a ticket is good for."""


@dataclass(frozen=True, slots=True)
class Ticket:
    """Whose seat at which table."""

    person: PersonId
    table: TableId


TICKET: Form[Ticket] = Form(Ticket, "ticket")


def random_token() -> str:
    """16 characters that fit a start parameter and cannot be guessed."""
    return token_urlsafe(12)


class Tickets:
    """The tickets that are out; `token` gives a new token at each call."""

    def __init__(self, redis: Redis, keys: Keys, token: Callable[[], str] = random_token) -> None:
        self._wire = Wire(redis)
        self._keys = keys
        self._token = token

    async def issue(self, person: PersonId, table: TableId) -> str:
        """A new ticket's token."""
        token = self._token()
        await self._wire.ask("SET", self._keys.ticket(token), TICKET.dump(Ticket(person, table)), "EX", LIFE)
        return token

    async def look(self, token: str) -> Ticket:
        """The ticket, left as it is, so that a stranger's press does not use it up; raises NoSuchTicket."""
        return _ticket(await self._wire.ask("GET", self._keys.ticket(token)))

    async def take(self, token: str) -> Ticket:
        """The ticket, used up by this; raises NoSuchTicket."""
        return _ticket(await self._wire.ask("GETDEL", self._keys.ticket(token)))


def _ticket(text: bytes | None) -> Ticket:
    if text is None:
        raise NoSuchTicket
    return TICKET.load(text)
