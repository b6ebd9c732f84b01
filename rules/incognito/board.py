"""The board of «ИнкогниК»: five files by five ranks, and what a cell says of itself (IK-1)."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from rules.game import Seat

SIDE: Final = 5
"""Files, ranks, and figures of a player."""

HOST: Final[Seat] = 0
GUEST: Final[Seat] = 1
SEATS: Final = 2


class Cell(IntEnum):
    """A cell; the numbers run along the ranks, from a1 to e5."""

    A1 = 0
    B1 = 1
    C1 = 2
    D1 = 3
    E1 = 4
    A2 = 5
    B2 = 6
    C2 = 7
    D2 = 8
    E2 = 9
    A3 = 10
    B3 = 11
    C3 = 12
    D3 = 13
    E3 = 14
    A4 = 15
    B4 = 16
    C4 = 17
    D4 = 18
    E4 = 19
    A5 = 20
    B5 = 21
    C5 = 22
    D5 = 23
    E5 = 24

    @property
    def file(self) -> int:
        """0 for a … 4 for e."""
        return self.value % SIDE

    @property
    def rank(self) -> int:
        """0 for the first rank … 4 for the fifth."""
        return self.value // SIDE


THRONE: Final = Cell.C3
REFECTORIES: Final = (Cell.B3, Cell.D3)

BEDROOMS: Final = (
    (Cell.A1, Cell.B1, Cell.C1, Cell.D1, Cell.E1),
    (Cell.E5, Cell.D5, Cell.C5, Cell.B5, Cell.A5),
)
"""The first line of each seat, from its owner's left to his right (IK-1)."""


def apart(one: Cell, other: Cell) -> tuple[int, int]:
    """How many files and ranks lie between two cells, the smaller number first."""
    files, ranks = abs(one.file - other.file), abs(one.rank - other.rank)
    return (min(files, ranks), max(files, ranks))


BESIDE: Final = tuple(tuple(other for other in Cell if apart(cell, other) == (0, 1)) for cell in Cell)
"""By cell, those next to it along a file or a rank (IK-8, IK-9)."""

AROUND: Final = tuple(tuple(other for other in Cell if apart(cell, other) in ((0, 1), (1, 1))) for cell in Cell)
"""By cell, those next to it in any direction, ascending (IK-7)."""


def same_line(one: Cell, other: Cell) -> bool:
    """Whether both cells lie on the same first line (IK-12)."""
    return any(one in line and other in line for line in BEDROOMS)


STEPS: Final = tuple(
    tuple(tuple(other for other in AROUND[cell] if cell in home or other not in home) for cell in Cell)
    for home in BEDROOMS
)
"""By seat and cell, where a step may go if it is free: never back home (IK-7)."""

EXCHANGES: Final = tuple(tuple(other for other in BESIDE[cell] if not same_line(cell, other)) for cell in Cell)
"""By cell, with whom figures may change places or fight: never two on the same first line (IK-12)."""
