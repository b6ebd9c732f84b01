"""Draws a score sheet: who played, what every deal gave, and how the totals went.

Everything is measured for a phone, which shows the picture at a quarter to a third of its size. Shapes are drawn larger
and brought down for smooth edges; letters come on top at their own size.
"""

from __future__ import annotations

from PIL import Image

from bot.presenters.jpeg import jpeg
from bot.presenters.king.chart import CHART, chart
from bot.presenters.king.colours import BACK
from bot.presenters.king.grid import MARGIN, WIDTH, grid_of
from bot.presenters.king.scores import scores
from bot.presenters.king.sheet import ScoreSheet
from bot.presenters.stencil import Stencil


def drawn(sheet: ScoreSheet) -> bytes:
    """The sheet as a JPEG."""
    return jpeg(painted(sheet))


def painted(sheet: ScoreSheet) -> Image.Image:
    """The sheet in pixels."""
    grid = grid_of(sheet)
    stencil = Stencil(WIDTH, grid.bottom + CHART + 2 * MARGIN, BACK)
    scores(stencil, sheet, grid)
    chart(stencil, sheet, grid.bottom + MARGIN)
    return stencil.finish()
