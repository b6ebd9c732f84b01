"""What a verb returns, and what it is given to decide with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rules.chance import Chance, live
from rules.record import Entry, Header
from storage.change import Cause, Change, Notice, Tally
from storage.hanging import Hung
from storage.ids import PersonId
from storage.table import Table


@dataclass(frozen=True, slots=True)
class Instant:
    """The moment of a verb: Unix seconds, a source of luck, and a random number that will stamp its commit."""

    now: float
    randbelow: Callable[[int], int]
    stamp: int

    def chance(self) -> Chance:
        """Fresh luck, whose draws belong to one entry of the log."""
        return live(self.randbelow)


@dataclass(frozen=True, slots=True)
class Done:
    """The table as it becomes, what must be written with it, and what happened (for the answer to a press).

    `repeated` tells that this very cause had been carried out before.
    """

    table: Table
    events: tuple[Any, ...] = ()
    header: tuple[Header, ...] = ()
    entries: tuple[Entry, ...] = ()
    notices: tuple[Notice, ...] = ()
    tallies: tuple[Tally, ...] = ()
    released: tuple[PersonId, ...] = ()
    fled: tuple[PersonId, ...] = ()
    hung: tuple[Hung, ...] = ()
    lifted: tuple[PersonId, ...] = ()
    repeated: bool = False

    def then(self, following: Done) -> Done:
        """This, and what was done to its table afterwards, as one."""
        return Done(
            table=following.table,
            events=(*self.events, *following.events),
            header=(*self.header, *following.header),
            entries=(*self.entries, *following.entries),
            notices=(*self.notices, *following.notices),
            tallies=(*self.tallies, *following.tallies),
            released=(*self.released, *following.released),
            fled=(*self.fled, *following.fled),
            hung=(*self.hung, *following.hung),
            lifted=(*self.lifted, *following.lifted),
        )

    def change(self, cause: Cause) -> Change:
        """The commit that stores it."""
        return Change(
            table=self.table,
            cause=cause,
            header=self.header,
            entries=self.entries,
            notices=self.notices,
            tallies=self.tallies,
            released=self.released,
            fled=self.fled,
            hung=self.hung,
            lifted=self.lifted,
        )
