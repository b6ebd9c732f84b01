"""What Telegram shows after «/»: by scope and language, each command with a handler behind it."""

from __future__ import annotations

import pytest

from bot.commands_menu import IN_CHARGE, IN_GROUP, publish_commands
from tests.bot.conftest import Evenings
from tests.people import Group, Person


def _menu(group: Group, person: Person, chat: int) -> list[tuple[str, str]]:
    """The commands on the person's phone in a chat."""
    commands = group.evening.pg.people.commands(person.id, chat)["commands"]
    return [(command["command"], command["description"]) for command in commands]


async def test_everybody_is_offered_what_he_may_use_where_he_is(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        house = group.evening.app.house
        await publish_commands(house.bot, house.texts)
        assert [name for name, _ in _menu(group, borya, group.id)] == list(IN_GROUP)
        assert [name for name, _ in _menu(group, anya, group.id)] == list(IN_CHARGE)
        assert set(IN_CHARGE) - set(IN_GROUP) == {"settings"}
        assert ("settings", "язык и настройки") in _menu(group, borya, borya.id)


@pytest.mark.parametrize(("code", "said"), [("", "показать стол"), ("en", "show the board"), ("de", "показать стол")])
async def test_the_menu_speaks_the_phones_language_where_the_bot_does(evening: Evenings, code: str, said: str) -> None:
    async with evening("Аня") as (group, anya):
        house = group.evening.app.house
        await publish_commands(house.bot, house.texts)
        group.evening.pg.world.people[anya.id].language_code = code
        assert dict(_menu(group, anya, group.id))["board"] == said


async def test_every_command_of_the_menu_is_answered(evening: Evenings) -> None:
    async with evening("Аня") as (group, anya):
        for command in sorted(IN_CHARGE, key="play".__eq__):
            told = len(anya.messages(group.id))
            await anya.writes(f"/{command}")
            await group.evening.passes(3)
            assert len(anya.messages(group.id)) == told + 1, command
