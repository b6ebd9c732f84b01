"""Whether a button of the lobby or the end still belongs to the game it was drawn for."""

from __future__ import annotations

from bot.table.refusals import Stale, TableGone
from storage.ids import PersonId
from storage.table import Closed, Finished, Lobby, Table


def of_this_game(table: Table, number: int) -> None:
    """Raises Stale for a button of an earlier game, TableGone for one of a table that was closed."""
    if isinstance(table.phase, Closed):
        raise TableGone
    if number != table.number:
        raise Stale


def of_this_seat(table: Table, number: int, person: PersonId) -> None:
    """Like `of_this_game`; «Ещё раз» counts for the people of the last game also once the next lobby is open."""
    phase = table.phase
    rematch = phase if isinstance(phase, Lobby) and phase.rematch and number == table.number - 1 else None
    if rematch is not None and _among(person, rematch.invited, table.members):
        return
    of_this_game(table, number)
    if isinstance(phase, Finished) and not _among(person, table.members):
        raise Stale


def _among(person: PersonId, *rows: tuple[object, ...]) -> bool:
    return any(getattr(member, "person", None) == person for row in rows for member in row)
