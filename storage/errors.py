"""What can go wrong in storage, one kind each, so that a caller names the case he means.

None of them is a player's mistake: they tell that something is not there, that another writer was quicker, or that
Redis cannot be reached. No message carries anything of a game's state.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from storage.ids import TableId
from storage.table import Home


class NoSuchTable(LookupError):
    """There is no such table, or none at that home."""


class NoSuchRecord(LookupError):
    """No log is kept for that game of that table."""


class NoSuchNotice(LookupError):
    """The notice has been taken already, or never was."""


class NoSuchPerson(LookupError):
    """The bot has not met this person."""


class NoSuchChat(LookupError):
    """The bot has not met this chat."""


class NoSuchTicket(LookupError):
    """The ticket was used, has run out, or never was."""


class HomeTaken(Exception):
    """Another table stands at this home; `table` is its id."""

    def __init__(self, table: TableId) -> None:
        super().__init__(f"table {table} stands there")
        self.table = table


class Conflict(Exception):
    """Another writer was quicker: reload and play again."""


class Lost(Exception):
    """The lease has run out and the item may be in other hands."""


class Unavailable(Exception):
    """Redis does not answer, or takes no writes: nothing may be acknowledged."""


NOWHERE = Home(0)


@dataclass(frozen=True, slots=True)
class Remains:
    """What is known of a table whose snapshot cannot be read: enough to apologise and to put it away."""

    table: TableId = ""
    home: Home = NOWHERE
    title: str = ""
    lang: str = "ru"
    number: int = 0
    rev: int = 0


NOTHING = Remains()


class Unreadable(Exception):
    """A snapshot of a version or form that this program does not know; `remains` tells what is left of the table."""

    def __init__(self, reason: str, remains: Remains = NOTHING) -> None:
        super().__init__(reason)
        self.reason = reason
        self.remains = remains


class DataDirBusy(Exception):
    """Another bot uses this data directory."""

    def __init__(self, directory: Path, holder: str) -> None:
        super().__init__(f"another bot (process {holder}) is using the data directory {directory}; stop it first")
        self.directory = directory


class ServerFailed(Exception):
    """The embedded server did not come up; the message ends with the last lines of its log."""
