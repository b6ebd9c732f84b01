"""The numbers of «ИнкогниК»: cups, arrangements, draws, options, and the clocks."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from rules.game import Option, Pace
from rules.incognito.figure import Figure
from rules.incognito.model import Court, Cup

COURT: Final = (Figure.KING, Figure.QUEEN, Figure.LACKEY, Figure.KNIGHT, Figure.COUNSELLOR)
"""How an open game is put up, from the owner's left (IK-3)."""

COURTS: Final[tuple[Court, ...]] = tuple(permutations(COURT))
"""All 120 arrangements."""

CUPS: Final = (Cup.POISON, Cup.POISON, Cup.POISON, Cup.WATER, Cup.WATER, Cup.WATER)
"""What is shuffled: first the cups of b3 and d3, then two for the host and two for the guest (IK-15)."""

IN_HAND: Final = 2

OFFER_EVERY: Final = 10
"""Own moves of which only one may come with an offer of a draw (IK-24)."""

QUIET_MOVES: Final = 80
"""Forty moves of each without reveal, capture or cup are a draw (IK-24)."""

BARE_MOVES: Final = 10
"""Five moves of each with bare Kings are a draw where only killing wins (IK-24)."""

REPEATS: Final = 3
"""A position that stands for this time is a draw (IK-24)."""

OPTIONS: Final = (
    Option("mode", ("closed", "sealed", "open")),
    Option("variant", ("cups", "throne", "survival")),
    Option("first", ("lot", "host", "guest")),
)

_MOVES: Final = (("90", 90, 20), ("60", 60, 15), ("30", 30, 10), ("none", 0, 30))
"""Seconds for a move, and the usual minutes of such a game."""

_PARTIES: Final = (0, 3, 5, 10, 15, 20)
"""Minutes of a player for the whole party; 0 is no limit."""

ARRANGING: Final = 180
"""Seconds for the arrangement where moves have no clock; else it is twice that of a move (IK-6)."""


def pace(name: str, seconds: int, minutes: int, party: int) -> Pace:
    """A clock for a move together with one of so many minutes for the party; 0 is none of either (IK-6, IK-25)."""
    kinds = {"arrange": 2 * seconds, "move": seconds} if seconds else {"arrange": ARRANGING}
    if not party:
        return Pace(name, kinds, minutes)
    return Pace(f"{name}-{party}", kinds, min(minutes, 2 * party), party=party * 60, party_runs=("move",))


PACES: Final = tuple(pace(*move, party) for party in _PARTIES for move in _MOVES)
"""Every clock for a move with every clock for the party: "90", "30-5", "none-10" (IK-25)."""
