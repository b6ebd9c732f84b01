"""For every test: what takes longest begins first, and what was imported stays out of the garbage collector's way."""

from __future__ import annotations

import gc

import pytest

LONGEST = (
    "tests/browser/test_king",
    "tests/browser/test_round",
    "tests/browser/",
    "tests/bot/test_process",
    "tests/bot/table/test_machine",
    "tests/bot/test_king_",
    "tests/bot/test_game_whole",
    "tests/bot/test_pause_absence",
    "tests/bot/test_troubles_",
    "tests/reports/",
    "tests/bot/",
)
"""Files that should not be the last ones a worker is given, those of a minute before those of seconds."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files are given out in this order (see --no-loadscope-reorder): the quick ones fill the gaps at the end."""
    items.sort(key=_turn)


def _turn(item: pytest.Item) -> int:
    return next((turn for turn, file in enumerate(LONGEST) if item.nodeid.startswith(file)), len(LONGEST))


def pytest_collection_finish() -> None:
    """A quarter of an evening's time went into looking for garbage among aiogram's types."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
