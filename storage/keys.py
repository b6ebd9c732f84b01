"""The names of all keys, under one prefix with a hash tag, so that a cluster keeps them in one slot."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from storage.ids import ChatId, PersonId, TableId
from storage.table import Home


@dataclass(frozen=True, slots=True)
class Keys:
    """Every key this program uses; the prefix holds a hash tag, such as "{tg}:"."""

    prefix: str = "{tg}:"

    def __post_init__(self) -> None:
        opening, closing = self.prefix.find("{"), self.prefix.find("}")
        if not 0 <= opening < closing - 1:
            raise ValueError(f'the prefix needs a hash tag, such as "{{tg}}:", not {self.prefix!r}')

    def table(self, table: TableId) -> str:
        """Hash: rev, snapshot, deadline, question token, the last causes of everybody."""
        return f"{self.prefix}table:{table}"

    def log(self, table: TableId, number: int) -> str:
        """List: header and entries of the table's n-th game."""
        return f"{self.prefix}log:{table}:{number}"

    def logs(self, table: TableId, number: int) -> Iterable[str]:
        """The logs of the first to the n-th game."""
        return (self.log(table, game) for game in range(1, number + 1))

    def screens(self, table: TableId) -> str:
        """Hash: what hangs in Telegram for the table."""
        return f"{self.prefix}screens:{table}"

    def people(self, table: TableId) -> str:
        """Set: the people who have the table among theirs."""
        return f"{self.prefix}people:{table}"

    def home(self, home: Home) -> str:
        """String: the id of the table that stands there."""
        return f"{self.prefix}home:{home.chat}:{home.topic}"

    def standing(self, chat: ChatId) -> str:
        """Set: the tables of a chat, all its topics together."""
        return f"{self.prefix}standing:{chat}"

    def seats(self, person: PersonId) -> str:
        """Set: the tables of a person."""
        return f"{self.prefix}seats:{person}"

    def person(self, person: PersonId) -> str:
        """Hash: a person."""
        return f"{self.prefix}person:{person}"

    def chat(self, chat: ChatId) -> str:
        """Hash: a chat."""
        return f"{self.prefix}chat:{chat}"

    def row(self, owner: str, number: int) -> str:
        """Hash: the statistics of a "person" or "chat"."""
        return f"{self.prefix}row:{owner}:{number}"

    def best(self, person: PersonId) -> str:
        """Sorted set: games by the most points a person has had in one."""
        return f"{self.prefix}best:{person}"

    def notice(self, notice: str) -> str:
        """String: what is to be said."""
        return f"{self.prefix}notice:{notice}"

    def ticket(self, token: str) -> str:
        """String: whose ticket it is and for which table."""
        return f"{self.prefix}ticket:{token}"

    def picture(self, digest: str) -> str:
        """String: the id under which Telegram keeps a picture."""
        return f"{self.prefix}picture:{digest}"

    @property
    def due(self) -> str:
        """Sorted set: what is due, by Unix seconds."""
        return f"{self.prefix}due"

    @property
    def marks(self) -> str:
        """Hash: how often a chat has been marked to be drawn since it was last clean."""
        return f"{self.prefix}marks"

    @property
    def held(self) -> str:
        """Hash: the items under a lease, with the moment of the claim."""
        return f"{self.prefix}held"

    @property
    def turns(self) -> str:
        """Counter: makes the score of every lease unique."""
        return f"{self.prefix}turns"

    @property
    def pulse(self) -> str:
        """Hash: when the bot was alive last, and from when to when, a few times, it was not."""
        return f"{self.prefix}pulse"

    @property
    def aliases(self) -> str:
        """Hash: the id a group has now, to the id it had before."""
        return f"{self.prefix}aliases"

    @property
    def successors(self) -> str:
        """Hash: the id a group had, to the id it got."""
        return f"{self.prefix}successors"
