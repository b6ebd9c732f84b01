"""How slow the local Telegram is.

The real one answers in some 80 ms, unevenly; a bot that feels quick against an instant server may feel broken against
that one. A latency is a uniform spread around a mean, drawn from the server's seeded generator.
"""

import random
import re
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Latency:
    """Milliseconds: every request takes `mean_ms` ± `spread_ms`, uniformly."""

    mean_ms: float
    spread_ms: float = 0.0

    @classmethod
    def parse(cls, text: str) -> "Latency":
        """Reads "80±40", "80+-40" or "80"; ValueError for anything else."""
        found = re.fullmatch(r"\s*(\d+(?:\.\d+)?)\s*(?:(?:±|\+-|\+/-)\s*(\d+(?:\.\d+)?))?\s*", text)
        if found is None:
            raise ValueError(f"not a latency: {text!r}, write for example 80±40")
        return cls(float(found[1]), float(found[2] or 0))

    def draw(self, rng: random.Random) -> float:
        """Seconds for one request, never negative."""
        return max(0.0, rng.uniform(self.mean_ms - self.spread_ms, self.mean_ms + self.spread_ms)) / 1000
