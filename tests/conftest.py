"""For every test: what was imported stays, so the garbage collector need not walk through it again and again."""

from __future__ import annotations

import gc


def pytest_collection_finish() -> None:
    """A quarter of an evening's time went into looking for garbage among aiogram's types."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
