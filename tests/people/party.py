"""A party of «Кинг»: four sit down at a table with a habit, and the cards are dealt as a test speaks of them."""

from __future__ import annotations

from typing import Any, Final

from storage.acquaintance import Chat, Habit
from tests.people.group import Group

COUNTDOWN: Final = 5.0
"""Seconds after which a full table begins by itself."""


async def begins(group: Group, programme: str = "blitz", deck: str = "short", pace: str = "15-10", **deal: Any) -> None:
    """Four sit down and are dealt a party with these options; `deal` stacks its first hands, and then the seats too.

    Without it seats and cards are what luck gives.
    """
    options = (("deck", deck), ("programme", programme), ("trump", "hearts"))
    await usually_plays(group, Habit("king", options, pace))
    await sits_down(group)
    if deal:
        group.deals(deck=deck, **deal)
    await group.evening.passes(COUNTDOWN)


async def usually_plays(group: Group, habit: Habit) -> None:
    """What the last host chose in this chat."""
    chats = group.evening.app.house.chats
    await chats.meet(Chat(group.id, "Пятница"))
    await chats.save_habit(group.id, habit)


async def sits_down(group: Group) -> None:
    """All whom the bot knows sit down at a table of «Кинг», and the countdown is on."""
    group.game = "king"
    for person in group.people:
        await person.starts()
    await group.gathers(*group.people)
