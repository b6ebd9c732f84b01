"""What rings in a group: a new lobby and the end of a game; everything else the bot says there is silent."""

from __future__ import annotations

from bot.playground.journal import Request
from tests.bot.conftest import Evenings
from tests.people import Group


def sent(group: Group) -> list[Request]:
    """The messages the bot has sent into the group, oldest first."""
    requests = group.evening.pg.requests
    return [each for each in requests if each.chat_id == group.id and each.method.startswith("send")]


def rings(request: Request) -> bool:
    return str(request.params.get("disable_notification")).lower() != "true"


async def test_all_messages_in_the_group_are_silent_except_lobby_and_end(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вера") as (group, anya, borya, vera):
        await group.begins("До победы: 1 жетон", seats=2, hands="guard priest", pile="handmaid baron")
        for person, command in ((borya, "/board"), (vera, "/help"), (vera, "/leave"), (borya, "/rules")):
            group.evening.clock.forward(5)
            await person.writes(command)
        await borya.click("Пауза")
        await borya.click("Продолжить")
        await anya.plays("guard.1.priest")
        ringing = [str(each.params["text"]) for each in sent(group) if rings(each)]
        assert [("За столом" in text, "партия сыграна" in text) for text in ringing] == [(True, False), (False, True)]
        assert len(sent(group)) > 6
