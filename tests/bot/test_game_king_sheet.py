"""The end of a party of «Кинг»: one message with the score sheet above places and buttons, on everybody's phone."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.playground.message import Message
from storage.table import Finished
from tests.bot.conftest import Evenings
from tests.people import Group

FOUR = ("Аня", "Боря", "Вася", "Галя")


@pytest.mark.slow
async def test_a_party_ends_with_its_score_sheet(evening: Evenings) -> None:
    async with evening(*FOUR) as (group, *people):
        await _plays_a_blitz(group)
        end = _end(group)
        assert end.media is not None
        sheet = Image.open(BytesIO(end.media.file.content))
        assert (sheet.format, sheet.width) == ("JPEG", 1080)
        phase = group.table.phase
        assert isinstance(phase, Finished)
        winner = group.table.members[phase.outcome.places.index(1)].name
        group.end.shows("👑 Кинг · партия сыграна", f"🥇 {winner}")
        group.end.offers("Ещё раз", "Запись")
        assert not group.end.silent
        for person in people:
            (photo,) = (each for each in group.evening.line.chat(person.id, group.id)["messages"] if each["media"])
            assert photo["media"]["url"]


async def _plays_a_blitz(group: Group) -> None:
    host, *others = group.people
    await host.writes("/play king")
    await host.click("Сесть")
    await group.sets("Партия: «Блиц», 4 раздачи", "Колода: 32 карты", "без часов")
    for person in others:
        await person.click("Сесть")
    await group.evening.passes(6)  # a full table begins by itself
    await group.plays_by_itself(seed=3)


def _end(group: Group) -> Message:
    """The message about the end, as Telegram keeps it."""
    return group.evening.pg.world.chats[group.id].messages[group.end.message]
