"""The group's slow mode, as far as it concerns a table: those who gather are told of it."""

from __future__ import annotations

from dataclasses import replace

from bot.table.done import Done
from storage.table import Lobby, Table


def note_slow_mode(table: Table, seconds: int) -> Done:
    """Keep in the lobby that the group has a slow mode of so many seconds; once the game has begun it is too late."""
    if not isinstance(table.phase, Lobby):
        return Done(table)
    return Done(replace(table, phase=replace(table.phase, slow=seconds)))
