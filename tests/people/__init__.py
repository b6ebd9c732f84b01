"""People for end-to-end tests: they write, press, play and read, and the bot between them runs for real.

    async with evening("Аня", "Боря", "Вася") as group:
        anya, borya, vasya = group.people
        await group.begins(hands="priest princess guard", pile="guard")
        await anya.plays("priest.1")
        anya.hand.shows("👁 Боря: 8 Принцесса")
        assert group.who_reads("8 Принцесса") == [anya, borya]

The bot is composed as in production; aiogram talks HTTP to the local Telegram; Redis is fakeredis or the embedded
Valkey. Only time and luck are given.
"""

from tests.people.evening import Evening
from tests.people.group import Group
from tests.people.person import Person
from tests.people.surface import Surface

__all__ = ["Evening", "Group", "Person", "Surface"]
