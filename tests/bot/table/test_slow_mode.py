"""Slow mode is a word in the lobby and nowhere else."""

from __future__ import annotations

from bot.table.slow_mode import note_slow_mode
from storage.table import Lobby
from tests.bot.table.tables import ANYA, BORYA, NOON, dealt, lobby


def test_a_lobby_keeps_it() -> None:
    assert note_slow_mode(lobby(ANYA), 30).table.phase == Lobby(NOON, slow=30)


def test_a_game_that_has_begun_meanwhile_is_left_alone() -> None:
    table = dealt(ANYA, BORYA)
    assert note_slow_mode(table, 30).table == table
