"""«Кинг»: tricks for four, each for himself, over a programme of deals that each score something else."""

from __future__ import annotations

from rules.king.rules import King

GAME = King()
