"""How long pictures take to draw: score sheets of «Кинг», diagrams of «ИнкогниК».

    python -m tests.reports.pictures --number 200

Parties of every programme and positions of every mode and variant, played at random from a seed, are drawn one after
the other on one core, the first of all apart. Making the file is timed beside it.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial

from PIL import Image

from bot.presenters.incognito import drawing as incognito
from bot.presenters.jpeg import jpeg
from bot.presenters.king import drawing as king
from tests.bot.presenters.incognito.positions import READERS, positions, seen
from tests.bot.presenters.king.party import PROGRAMMES, scored
from tests.reports.figures import percentile

Drawn = Callable[[], Image.Image]


@dataclass(frozen=True, slots=True)
class Times:
    """Milliseconds by the clock and of the processor, and bytes, of a kind of picture."""

    kind: str
    first: float
    wall: list[float] = field(default_factory=list)
    drawing: list[float] = field(default_factory=list)
    encoding: list[float] = field(default_factory=list)
    size: list[float] = field(default_factory=list)


def timed(kind: str, pictures: Iterable[Drawn]) -> Times:
    """Draw them all."""
    times = Times(kind, 0.0)
    for draw in pictures:
        begun, busy = time.perf_counter(), time.process_time()
        picture = draw()
        drawn = time.process_time()
        times.size.append(len(jpeg(picture)) / 1024)
        times.drawing.append(1000 * (drawn - busy))
        times.encoding.append(1000 * (time.process_time() - drawn))
        times.wall.append(1000 * (time.perf_counter() - begun))
    return _ascending(times)


def _ascending(times: Times) -> Times:
    """The first one, which makes all sprites, told by itself."""
    rest = (sorted(figures[1:]) for figures in (times.wall, times.drawing, times.encoding, times.size))
    return Times(times.kind, times.wall[0], *rest)


def sheets(number: int) -> Iterable[Drawn]:
    """Score sheets of every programme in turn."""
    for seed in range(number + 1):
        sheet = scored(PROGRAMMES[seed % len(PROGRAMMES)], seed=seed)
        yield partial(king.painted, sheet)


def diagrams(number: int) -> Iterable[Drawn]:
    """Diagrams for the group and for both players in turn."""
    for at, state in enumerate(positions(number + 1)):
        yield partial(incognito.painted, seen(state, READERS[at % len(READERS)]))


def report(times: Times) -> str:
    """A line a figure."""
    head = f"{len(times.wall)} {times.kind}, the first {times.first:.0f} ms"
    rows = (
        ("wall", times.wall, "ms"),
        ("drawing", times.drawing, "ms of the processor"),
        ("encoding", times.encoding, "ms of the processor"),
        ("size", times.size, "KiB"),
    )
    lines = (
        f"  {name:9} p50 {percentile(them, 0.5):6.1f}  p99 {percentile(them, 0.99):6.1f} {unit}"
        for name, them, unit in rows
    )
    return "\n".join((head, *lines, ""))


def main(words: Sequence[str]) -> None:
    """Draw and tell."""
    asked = argparse.ArgumentParser(prog="python -m tests.reports.pictures", description=__doc__.splitlines()[0])
    asked.add_argument("--number", type=int, default=50, help="pictures of each kind")
    number: int = asked.parse_args(words).number
    for kind, pictures in (("score sheets", sheets(number)), ("diagrams", diagrams(number))):
        sys.stdout.write(report(timed(kind, pictures)))


if __name__ == "__main__":
    main(sys.argv[1:])
