"""Clocks of the party for «Тайное послание», which has none: for what is so of any game that has them."""

from __future__ import annotations

from typing import Final

import pytest

from rules.game import Pace
from rules.love_letter.rules import LoveLetter
from rules.love_letter.tables import PACES

MINUTES: Final = (1, 5)


def both(move: Pace, minutes: int) -> Pace:
    """A clock of the move together with one of the party."""
    return Pace(f"{move.key}-{minutes}", move.seconds, move.minutes, party=60 * minutes, party_runs=("play",))


WITH_PARTY: Final = (*PACES, *(both(move, minutes) for minutes in MINUTES for move in PACES))


def give_party_clocks(patch: pytest.MonkeyPatch, *, forfeit: bool = False) -> None:
    """Every clock of a move with every one of the party; with `forfeit` whoever is out of time has lost."""
    patch.setattr(LoveLetter, "paces", WITH_PARTY)
    if forfeit:
        patch.setattr(LoveLetter, "silence", {"play": "forfeit"})
