"""What a deal is about: what it scores, whether that is to be taken or avoided, and its trump."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, Literal, TypeAlias

from rules.king.cards import Card, Suit


class Stake(Enum):
    """What a deal scores (the table of the rules, KG-10)."""

    TRICKS = "tricks"
    HEARTS = "hearts"
    BOYS = "boys"
    GIRLS = "girls"
    LAST = "last"
    KINGS = "kings"
    KING = "king"
    MEDLEY = "medley"


class Trump(Enum):
    """The trump of a deal: hearts, or none (KG-7)."""

    HEARTS = "hearts"
    NONE = "none"

    def takes(self, card: Card) -> bool:
        """Whether the card is a trump."""
        return self is Trump.HEARTS and card.suit is Suit.HEARTS


@dataclass(frozen=True, slots=True)
class Contract:
    """The terms of a deal: what is scored, whether it adds («брать») or subtracts («не брать»), and the trump."""

    stake: Stake
    taking: bool
    trump: Trump
    kind: Literal["contract"] = "contract"


@dataclass(frozen=True, slots=True)
class Free:
    """The terms of a deal that its leader has yet to order (KG-13)."""

    kind: Literal["free"] = "free"


FREE: Final = Free()
Terms: TypeAlias = Contract | Free
