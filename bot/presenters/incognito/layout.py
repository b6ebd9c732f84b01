"""Where all of a diagram stands, in pixels: the cells of the window from the side below, strips above and below."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rules.game import Seat
from rules.incognito.board import HOST, Cell

CELL: Final = 152
"""Like all of these a multiple of eight, so that edges fall together with the blocks of a JPEG."""
GAP: Final = 2
"""Between two cells, of which it is part."""
EDGE: Final = 64
"""Left and right of the cells: coordinates, and cups that are gone."""
HEAD: Final = 32
"""Above the cells where no strip is."""
FOOT: Final = 48
"""Below the cells: coordinates."""
STRIP: Final = 152
"""What tells of a player, above or below the board."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The cells of a window seen from below; `strips` where players are told of."""

    below: Seat
    window: tuple[Cell, Cell]
    strips: bool

    @property
    def files(self) -> tuple[int, ...]:
        """From left to right."""
        files = range(self.window[0].file, self.window[1].file + 1)
        return tuple(files if self.below == HOST else reversed(files))

    @property
    def ranks(self) -> tuple[int, ...]:
        """From top to bottom."""
        ranks = range(self.window[0].rank, self.window[1].rank + 1)
        return tuple(reversed(ranks) if self.below == HOST else ranks)

    @property
    def top(self) -> int:
        """Where the cells begin."""
        return STRIP if self.strips else HEAD

    @property
    def size(self) -> tuple[int, int]:
        """Of the picture."""
        bottom = self.top + CELL * len(self.ranks) + FOOT
        right = EDGE if self.strips else HEAD
        return EDGE + CELL * len(self.files) + right, bottom + (STRIP if self.strips else 0)

    @property
    def cells(self) -> tuple[Cell, ...]:
        """All that are shown."""
        return tuple(filter(self.shows, Cell))

    def shows(self, cell: Cell) -> bool:
        """Whether the cell is in the window."""
        return cell.file in self.files and cell.rank in self.ranks

    def corner(self, cell: Cell) -> tuple[int, int]:
        """The upper left corner of a cell."""
        return EDGE + CELL * self.files.index(cell.file), self.top + CELL * self.ranks.index(cell.rank)

    def centre(self, cell: Cell) -> tuple[int, int]:
        """The middle of a cell."""
        left, top = self.corner(cell)
        return left + CELL // 2, top + CELL // 2
