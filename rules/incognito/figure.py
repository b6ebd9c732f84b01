"""The five figures of a court, and what comes of it when one attacks another (IK-2, IK-9, IK-10)."""

from __future__ import annotations

from enum import IntEnum
from typing import Literal, TypeAlias


class Figure(IntEnum):
    """A figure; the number is its rank."""

    LACKEY = 1
    KNIGHT = 2
    COUNSELLOR = 3
    QUEEN = 4
    KING = 5


Result: TypeAlias = Literal["met", "even", "won", "lost", "spared"]
"""How an attack ends, for the attacker: the other was incognito, the ranks are equal, he takes, he falls; or a life
saved whoever would have fallen (IK-17). All but "won" and "lost" are a mere change of places."""


def meeting(attacker: Figure, other: Figure, *, incognito: bool) -> Result:
    """What comes of an attack on a figure that is incognito or revealed, lives aside: the table of the rules."""
    if incognito:
        return "met"
    if attacker is other:
        return "won" if attacker is Figure.KING else "even"
    return "won" if attacker > other else "lost"
