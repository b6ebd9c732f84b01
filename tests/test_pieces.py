"""A game is whole: rules, words, texts and tests. While a piece is missing this fails and names it."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

from rules.catalogue import games

ROOT = Path(__file__).parents[1]


def missing(game: str) -> list[str]:
    """The pieces that the game has not got."""
    files = (
        f"locales/ru/{game}.ftl",
        f"locales/en/{game}.ftl",
        f"tests/rules/{game}",
        f"tests/rules/secrets/{game}.py",
    )
    there = {file: (ROOT / file).exists() for file in files}
    there[f"bot/presenters/{game}"] = find_spec(f"bot.presenters.{game}") is not None
    return [piece for piece, found in there.items() if not found]


@pytest.mark.parametrize("game", games())
def test_no_piece_of_a_game_is_missing(game: str) -> None:
    assert missing(game) == []


def test_a_missing_piece_is_noticed() -> None:
    assert len(missing("bridge")) == 5
