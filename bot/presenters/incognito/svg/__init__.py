"""The drawings of «ИнкогниК», made for this project: the five of the court, their mask, cups, rooms and signs.

Each is one SVG of plain shapes; what depends on the side or the place has a class instead of a colour: `own`, `deep`,
`ink`, `ground`, `paper`, `metal`, `mark`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
