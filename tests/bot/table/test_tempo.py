"""A pace is picked whole, or by one of its two clocks; what can be picked is found in the paces themselves."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.table.lobby import set_option
from bot.table.refusals import Stale
from bot.table.tempo import move_of, moves, parties, picked
from rules.catalogue import games
from rules.game import AnyGame
from tests.bot.table.tables import ANYA, BORYA, at, lobby

INCOGNITO, LETTER = games()["incognito"], games()["love_letter"]


def test_twenty_four_paces_are_four_clocks_of_the_move_and_six_of_the_party() -> None:
    assert [pace.key for pace in moves(INCOGNITO)] == ["90", "60", "30", "none"]
    assert parties(INCOGNITO) == (0, 180, 300, 600, 900, 1200)


def test_a_game_without_clocks_of_the_party_has_one_list() -> None:
    assert moves(LETTER) == LETTER.paces
    assert parties(LETTER) == (0,)


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_every_pace_goes_with_one_clock_of_the_move(game: AnyGame) -> None:
    for pace in game.paces:
        assert picked(game, pace.key, f"move.{move_of(game, pace).key}") == pace.key
        assert picked(game, pace.key, f"party.{pace.party}") == pace.key


@pytest.mark.parametrize(
    ("now", "choice", "then"),
    [
        ("90", "party.300", "90-5"),
        ("90-5", "move.30", "30-5"),
        ("30-5", "move.none", "none-5"),
        ("none-5", "party.0", "none"),
        ("none", "party.1200", "none-20"),
        ("60", "60-3", "60-3"),
    ],
)
def test_one_clock_is_picked_and_the_other_stays(now: str, choice: str, then: str) -> None:
    assert picked(INCOGNITO, now, choice) == then


@pytest.mark.parametrize("choice", ["7", "", "move.7", "move.90-5", "party.7", "party.", "hat.90", "move.party.300"])
def test_what_there_is_not_cannot_be_picked(choice: str) -> None:
    with pytest.raises(Stale):
        picked(INCOGNITO, "90-5", choice)
    with pytest.raises(Stale):
        picked(LETTER, "60", choice)


def test_two_quick_presses_pick_both_clocks() -> None:
    table = replace(lobby(ANYA, BORYA), game="incognito", pace="90")
    for choice in ("move.30", "party.600"):
        table = set_option(table, ANYA, "pace", choice, at()).table
    assert table.pace == "30-10"
