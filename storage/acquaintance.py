"""The people and chats that the bot has met."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from storage.ids import ChatId, PersonId

Standing: TypeAlias = Literal["clean", "warned", "coward"]
"""A person's conduct (KG-20): nothing is held against him, one flight, or more: «трусливый козёл»."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody the bot has met; `reachable` tells that his private chat is open to the bot.

    `nick` and `avatar` are what he has picked to be shown by ("" = nothing), `flights` how often he has fled since he
    last finished a game, `naming` the moment at which he was asked for a nickname (0 = he is not).
    """

    id: PersonId
    name: str
    username: str = ""
    lang: str = "ru"
    reachable: bool = False
    nick: str = ""
    avatar: str = ""
    flights: int = 0
    naming: float = 0.0

    @property
    def standing(self) -> Standing:
        """What is held against him, for every game and chat (KG-20)."""
        return "clean" if not self.flights else "warned" if self.flights == 1 else "coward"


@dataclass(frozen=True, slots=True)
class Habit:
    """The last choice of a game's options and pace in a chat: the default of the next lobby there."""

    game: str
    options: tuple[tuple[str, str], ...]
    pace: str


Cancelling: TypeAlias = Literal["table", "admins"]
"""Who may end a game before its end: administrators and those at the table, or administrators alone."""


Strictness: TypeAlias = Literal["rules", "consent", "any"]
"""Where a козёл may sit down (KG-21): by the rules, with the consent of those seated, or anywhere."""


@dataclass(frozen=True, slots=True)
class Chat:
    """A group the bot has met, its language, habits and settings; `greeted` so that it is greeted once.

    `pinned` tells that the board of a running game is to be pinned.
    """

    id: ChatId
    title: str
    lang: str = "ru"
    greeted: bool = False
    habits: tuple[Habit, ...] = ()
    pinned: bool = False
    cancelling: Cancelling = "table"
    strictness: Strictness = "rules"
