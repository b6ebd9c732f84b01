"""«Тайное послание»: sixteen cards, two to four players, one hand each."""

from __future__ import annotations

from rules.love_letter.rules import LoveLetter

GAME = LoveLetter()
