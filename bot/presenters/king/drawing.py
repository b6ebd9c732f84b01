"""Draws a score sheet: who played, what every deal gave, and how the totals went.

Everything is measured for a phone, which shows the picture at a quarter to a third of its size. Shapes are drawn larger
and brought down for smooth edges; letters come on top at their own size.
"""

from __future__ import annotations

from io import BytesIO
from typing import Final

from PIL import Image

from bot.presenters.king.chart import CHART, chart
from bot.presenters.king.colours import BACK
from bot.presenters.king.grid import MARGIN, WIDTH, grid_of
from bot.presenters.king.scores import scores
from bot.presenters.king.sheet import ScoreSheet
from bot.presenters.stencil import Stencil

QUALITY: Final = 88
"""Telegram presses it once more: what is lost here is lost twice."""
FULL_COLOUR: Final = 0
"""JPEG's word for colours as fine as the lines in them."""


def drawn(sheet: ScoreSheet) -> bytes:
    """The sheet as a JPEG."""
    grid = grid_of(sheet)
    stencil = Stencil(WIDTH, grid.bottom + CHART + 2 * MARGIN, BACK)
    scores(stencil, sheet, grid)
    chart(stencil, sheet, grid.bottom + MARGIN)
    return _file(stencil.finish())


def _file(picture: Image.Image) -> bytes:
    file = BytesIO()
    picture.save(file, "JPEG", quality=QUALITY, subsampling=FULL_COLOUR)
    return file.getvalue()
