"""Tickets: for one person, one table, one use, ten minutes."""

from __future__ import annotations

import asyncio
import re

import pytest
from redis.asyncio import Redis

from storage.errors import NoSuchTicket
from storage.keys import Keys
from storage.tickets import Ticket, Tickets, random_token


@pytest.fixture
def tickets(redis: Redis, keys: Keys) -> Tickets:
    """Tickets whose tokens are known beforehand."""
    return Tickets(redis, keys, iter(("first", "second")).__next__)


async def test_a_ticket_is_good_once(tickets: Tickets) -> None:
    assert await tickets.issue(1, "t1") == "first"
    assert await tickets.issue(2, "t1") == "second"
    assert await tickets.take("first") == Ticket(1, "t1")
    with pytest.raises(NoSuchTicket):
        await tickets.take("first")
    assert await tickets.take("second") == Ticket(2, "t1")


async def test_looking_at_a_ticket_does_not_use_it_up(tickets: Tickets) -> None:
    await tickets.issue(1, "t1")
    assert await tickets.look("first") == await tickets.take("first")
    with pytest.raises(NoSuchTicket):
        await tickets.look("first")


async def test_of_two_who_take_it_at_once_one_gets_it(tickets: Tickets) -> None:
    await tickets.issue(1, "t1")
    answers = await asyncio.gather(*(tickets.take("first") for _ in range(4)), return_exceptions=True)
    assert sum(answer == Ticket(1, "t1") for answer in answers) == 1


async def test_a_ticket_lasts_ten_minutes(tickets: Tickets, redis: Redis, keys: Keys) -> None:
    await tickets.issue(1, "t1")
    assert 590 < await redis.ttl(keys.ticket("first")) <= 600


def test_a_token_fits_a_start_parameter() -> None:
    assert re.fullmatch(r"[A-Za-z0-9_-]{16}", random_token())
    assert random_token() != random_token()
