"""How long score sheets take to draw.

    python -m tests.reports.pictures --parties 50

Parties of every programme, played at random from a seed, are drawn one after the other on one core.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence

from tests.bot.presenters.king.party import PROGRAMMES, scored
from tests.reports.figures import percentile


def drawing_times(parties: int) -> tuple[list[float], list[float], list[int]]:
    """Milliseconds by the clock and of the processor, ascending, and bytes; the first drawing of all is left out."""
    scored("blitz").draw()
    wall, work, size = [], [], []
    for seed in range(parties):
        sheet = scored(PROGRAMMES[seed % len(PROGRAMMES)], seed=seed)
        begun, busy = time.perf_counter(), time.process_time()
        size.append(len(sheet.draw()))
        wall.append(1000 * (time.perf_counter() - begun))
        work.append(1000 * (time.process_time() - busy))
    return sorted(wall), sorted(work), size


def main(words: Sequence[str]) -> None:
    """Draw and tell."""
    asked = argparse.ArgumentParser(prog="python -m tests.reports.pictures", description=__doc__.splitlines()[0])
    asked.add_argument("--parties", type=int, default=50)
    parties: int = asked.parse_args(words).parties
    wall, work, size = drawing_times(parties)
    sys.stdout.write(f"{parties} score sheets, {min(size) // 1024}…{max(size) // 1024} KiB\n")
    for name, figures in (("wall", wall), ("processor", work)):
        sys.stdout.write(f"{name:9} p50 {percentile(figures, 0.5):5.0f} ms  p99 {percentile(figures, 0.99):5.0f} ms\n")


if __name__ == "__main__":
    main(sys.argv[1:])
