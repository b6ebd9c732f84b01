"""The cards of «Кинг»: four suits of twelve, from the three to the ace, and what a card says of itself."""

from __future__ import annotations

from enum import IntEnum


class Suit(IntEnum):
    """A suit; in this order black and red alternate, and in this order a hand is sorted."""

    SPADES = 0
    HEARTS = 1
    CLUBS = 2
    DIAMONDS = 3


JACK, QUEEN, KING, ACE = 11, 12, 13, 14


class Card(IntEnum):
    """A card: its suit in the upper half of the number, its rank in the lower."""

    suit: Suit
    rank: int
    """3 … 10, then jack 11, queen 12, king 13, ace 14 (KG-1)."""

    def __init__(self, number: int) -> None:
        self.suit = Suit(number >> 4)
        self.rank = number & 0xF

    S3 = 0x03
    S4 = 0x04
    S5 = 0x05
    S6 = 0x06
    S7 = 0x07
    S8 = 0x08
    S9 = 0x09
    S10 = 0x0A
    SJ = 0x0B
    SQ = 0x0C
    SK = 0x0D
    SA = 0x0E

    H3 = 0x13
    H4 = 0x14
    H5 = 0x15
    H6 = 0x16
    H7 = 0x17
    H8 = 0x18
    H9 = 0x19
    H10 = 0x1A
    HJ = 0x1B
    HQ = 0x1C
    HK = 0x1D
    HA = 0x1E

    C3 = 0x23
    C4 = 0x24
    C5 = 0x25
    C6 = 0x26
    C7 = 0x27
    C8 = 0x28
    C9 = 0x29
    C10 = 0x2A
    CJ = 0x2B
    CQ = 0x2C
    CK = 0x2D
    CA = 0x2E

    D3 = 0x33
    D4 = 0x34
    D5 = 0x35
    D6 = 0x36
    D7 = 0x37
    D8 = 0x38
    D9 = 0x39
    D10 = 0x3A
    DJ = 0x3B
    DQ = 0x3C
    DK = 0x3D
    DA = 0x3E
