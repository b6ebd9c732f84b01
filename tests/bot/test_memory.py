"""The collector leaves alone what a running bot never gives back."""

from __future__ import annotations

import gc

from bot.memory import set_aside


def test_what_stands_when_the_bot_starts_is_never_looked_through_again() -> None:
    standing = [[number] for number in range(1000)]
    set_aside()
    try:
        assert gc.get_freeze_count() > len(standing)
        assert not any(found is standing for found in gc.get_objects())
    finally:
        gc.unfreeze()
