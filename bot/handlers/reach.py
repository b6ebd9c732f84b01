"""A person can be written to again, and what follows from that."""

from __future__ import annotations

from contextlib import suppress

from bot.house import House
from bot.screens.asking import ask_again
from bot.screens.wanted import hand_of
from bot.table.lobby import reachable
from bot.table.refusals import TableGone
from storage.change import Cause
from storage.errors import Unreadable
from storage.ids import PersonId


async def reached(house: House, person: PersonId) -> None:
    """His private chat is open: a hand that could not be shown there is shown now, and no lobby waits for him."""
    await house.people.set_reachable(person, True)
    stamp = f"{house.now():.3f}"
    for table_id in await house.tables.of(person):
        with suppress(TableGone, Unreadable):
            cause = Cause(f"reach.{person}", stamp)
            await house.desks.write(table_id, cause, lambda table, at: reachable(table, person, at))
        await ask_again(house.screens, table_id, hand_of(person), stamp)
    house.desks.poke()
