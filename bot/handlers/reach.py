"""A person can be written to again, and what follows from that."""

from __future__ import annotations

from bot.house import House
from bot.screens.asking import ask_again
from bot.screens.wanted import hand_of
from storage.model import PersonId


async def reached(house: House, person: PersonId) -> None:
    """His private chat is open: whatever hand could not be shown there is shown now."""
    await house.people.set_reachable(person, True)
    for table_id in await house.tables.of(person):
        await ask_again(house.screens, table_id, hand_of(person), f"{house.now():.3f}")
    house.desks.poke()
