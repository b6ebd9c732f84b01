"""The upper part of the score sheet: the heading with names and totals, and what every deal gave."""

from __future__ import annotations

from typing import Final

from bot.presenters.king.colours import BAND, DIM, FAINT, GOLD, HEART, INK, PANEL, PLAYERS, RULE
from bot.presenters.king.grid import HEAD, MARGIN, WIDTH, Grid
from bot.presenters.king.marks import mark
from bot.presenters.king.sheet import Deal, Half, Player, ScoreSheet
from bot.presenters.king.words import points, total
from bot.presenters.lettering import fitting, legible, width
from bot.presenters.stencil import Stencil

FIGURES: Final = 38
NAMES: Final = (38, 34, 30, 27)
TOTALS: Final = (68, 60)
"""Names and totals have the first size at which they have room."""
BASE: Final = 0.69
"""How far down a row its letters stand."""


def scores(stencil: Stencil, sheet: ScoreSheet, grid: Grid) -> None:
    """The heading and the table."""
    stencil.panel((MARGIN, MARGIN, WIDTH - MARGIN, grid.bottom), PANEL, 28)
    _winners(stencil, sheet, grid)
    _heading(stencil, sheet, grid)
    for top, what in grid.rows:
        match what:
            case Half():
                _band(stencil, what, top, grid)
            case Deal():
                _deal(stencil, what, top, grid)


def shown_name(player: Player) -> str:
    """The name, or another where nothing of it can be drawn."""
    return legible(player.name) or player.otherwise


def _winners(stencil: Stencil, sheet: ScoreSheet, grid: Grid) -> None:
    """A light behind the columns of whoever won."""
    for number, player in enumerate(sheet.players):
        if player.place == 1:
            left, right = grid.column(number)
            stencil.panel((left + 2, MARGIN + 10, right - 2, MARGIN + HEAD - 14), BAND, 20)


def _heading(stencil: Stencil, sheet: ScoreSheet, grid: Grid) -> None:
    stencil.text((MARGIN + 28, MARGIN + 114), sheet.title, 88, INK, "bold")
    stencil.text((MARGIN + 30, MARGIN + 172), sheet.about, 29, DIM)
    for number, player in enumerate(sheet.players):
        _player(stencil, player, grid.column(number))


def _player(stencil: Stencil, player: Player, column: tuple[float, float]) -> None:
    left, right = column
    middle, colour = (left + right) / 2, PLAYERS[player.seat]
    mark(stencil, (middle - 32, MARGIN + 48), player.seat, 13, PANEL)
    if player.place == 1:
        stencil.text((middle + 24, MARGIN + 66), "👑", 48, GOLD, align="middle")
    else:
        stencil.text((middle + 16, MARGIN + 62), str(player.place), 38, DIM, "bold", "middle")
    name, size = fitting(shown_name(player), NAMES, "bold", right - left - 22)
    stencil.text((middle, MARGIN + 120), name, size, colour, "bold", "middle")
    reached, size = fitting(total(player.total), TOTALS, "bold", right - left - 22)
    stencil.text((middle, MARGIN + 194), reached, size, colour, "bold", "middle")


def _band(stencil: Stencil, half: Half, top: int, grid: Grid) -> None:
    base = top + grid.row * BASE
    stencil.panel((MARGIN, top, WIDTH - MARGIN, top + grid.row), BAND)
    stencil.text((MARGIN + 26, base), half.title, FIGURES - 4, INK, "bold")
    for number, scored in enumerate(half.sums):
        stencil.text((_middle(grid, number), base), points(scored), FIGURES - 2, INK, "bold", "middle")


def _deal(stencil: Stencil, deal: Deal, top: int, grid: Grid) -> None:
    base = top + grid.row * BASE
    stencil.line(((MARGIN + 24, top), (WIDTH - MARGIN - 24, top)), RULE, 1)
    stencil.text((MARGIN + 58, base), str(deal.number), FIGURES - 8, FAINT, align="right")
    stencil.text((MARGIN + 76, base), deal.stake, FIGURES, INK)
    if deal.trump:
        stencil.text((MARGIN + 86 + width(deal.stake, FIGURES), base), "♥", FIGURES - 4, HEART)
    for number, scored in enumerate(deal.points):
        colour = INK if scored else FAINT
        stencil.text((_middle(grid, number), base), points(scored), FIGURES, colour, align="middle")


def _middle(grid: Grid, number: int) -> float:
    left, right = grid.column(number)
    return (left + right) / 2
