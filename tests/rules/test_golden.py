"""Whole games, read through by a person and kept: they are played again and told, word for word."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.catalogue import games
from rules.record import dump, load, replay
from tests.rules.golden import HOME, tell

RECORDS = sorted(HOME.glob("*.txt"))


@pytest.fixture(params=RECORDS, ids=lambda path: path.stem)
def path(request: pytest.FixtureRequest) -> Path:
    """Every kept game in turn."""
    found: Path = request.param
    return found


def test_every_game_has_golden_games_of_each_size() -> None:
    kept = {(record.header.game, record.header.seats) for record in (load(path.read_text()) for path in RECORDS)}
    assert kept >= {(key, seats) for key, game in games().items() for seats in game.seats}


def test_a_golden_game_is_told_as_it_was_read(path: Path) -> None:
    record = load(path.read_text())
    assert tell(games()[record.header.game], record) == path.with_suffix(".told").read_text()


def test_a_golden_record_is_kept_as_it_is_written(path: Path) -> None:
    kept = "\n".join(line for line in path.read_text().splitlines() if not line.startswith("#")) + "\n"
    assert dump(load(kept)) == kept


def test_a_golden_game_ends(path: Path) -> None:
    record = load(path.read_text())
    game = games()[record.header.game]
    assert game.outcome(replay(game, record).state) is not None
