"""The numbers of «Тайное послание»: the deck, the tokens, and which cards point at somebody."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from rules.game import Option, Pace
from rules.love_letter.model import Card

COPIES: Final[Mapping[Card, int]] = MappingProxyType(
    {
        Card.GUARD: 5,
        Card.PRIEST: 2,
        Card.BARON: 2,
        Card.HANDMAID: 2,
        Card.PRINCE: 2,
        Card.KING: 1,
        Card.COUNTESS: 1,
        Card.PRINCESS: 1,
    }
)
"""How many of each character are in the deck."""

DECK: Final[tuple[Card, ...]] = tuple(card for card, copies in COPIES.items() for _ in range(copies))
"""The sixteen cards in ascending order: what every shuffle starts from."""

OPEN_CARDS: Final[Mapping[int, int]] = MappingProxyType({2: 3, 3: 0, 4: 0})
"""Cards laid aside face up, by the number of players dealt in (LL-1)."""

TOKENS: Final[Mapping[int, int]] = MappingProxyType({2: 7, 3: 5, 4: 4})
"""Tokens that win the game, by the number of players at its start (LL-3)."""

AT_OTHERS: Final = frozenset({Card.GUARD, Card.PRIEST, Card.BARON, Card.KING})
"""Cards that need another player, and do nothing when there is none to choose (LL-7)."""

AT_ASIDE: Final = frozenset({Card.PRIEST, Card.PRINCE, Card.KING})
"""Cards that may point at the card set aside (LL-19)."""

NAMEABLE: Final[tuple[Card, ...]] = tuple(card for card in Card if card is not Card.GUARD)
"""What a Guard may name (LL-8)."""

YIELDS_TO_COUNTESS: Final = frozenset({Card.PRINCE, Card.KING})
"""In a hand with one of these the Countess has to be played (LL-6)."""

OPTIONS: Final = (Option("tokens", ("classic", "3", "1")), Option("aside", ("off", "on")))

PACES: Final = (
    Pace("60", {"play": 60}, minutes=30),
    Pace("30", {"play": 30}, minutes=20),
    Pace("120", {"play": 120}, minutes=45),
    Pace("none", {}, minutes=50),
)
"""Seconds for a turn (LL-18). Minutes are those of the classic goal, for three or four some eighty turns."""
