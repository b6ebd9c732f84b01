"""The company that waits on the local Telegram's page: a group with four people in it and the bot."""

from __future__ import annotations

from bot.playground import Playground
from bot.presenters.presenter import Say


def evening(local: Playground, say: Say) -> None:
    """Set the group up; nobody has started the bot yet, as in real life."""
    people = [local.people.add_person(name.strip()) for name in say("evening-people").split(",")]
    creator, *others = (person["id"] for person in people)
    local.people.add_group(say("evening-group"), creator, members=others)
