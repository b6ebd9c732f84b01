"""«ИнкогниК — Инкогнито Король»: two courts of five hidden figures on a board of five by five, a throne and two cups.

Moves are written as in `notation`, positions as in `position`.
"""

from __future__ import annotations

from rules.incognito.rules import Incognito

GAME = Incognito()
