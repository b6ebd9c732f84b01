"""The typefaces that pictures are lettered with, each with its licence: nothing is taken from the machine.

PT Sans speaks; DejaVu Sans has letters and signs that it lacks, Noto Emoji what people put into their names.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

_HERE: Final = Path(__file__).parent

REGULAR: Final = str(_HERE / "PTSans-Regular.ttf")
BOLD: Final = str(_HERE / "PTSans-Bold.ttf")
SPARE: Final = (str(_HERE / "DejaVuSans.ttf"), str(_HERE / "NotoEmoji-Medium.ttf"))
"""Where a letter is looked for that PT Sans has not got, in order."""
