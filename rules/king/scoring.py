"""What tricks are worth under a contract (KG-9, KG-10)."""

from __future__ import annotations

from rules.king.cards import JACK, KING, QUEEN, Card, Suit
from rules.king.contract import Contract, Stake
from rules.king.model import SEATS, Cards, Deck, Points, Trick
from rules.king.tables import (
    AVOIDED,
    BOY,
    GIRL,
    HAND,
    HEART,
    KING_OF_ANY,
    KING_OF_HEARTS,
    LAST_TRICK,
    LAST_TRICKS,
    STAKE_TOTAL,
    TRICK,
)


def trick_points(contract: Contract, deck: Deck, cards: Cards, number: int) -> int:
    """The points for taking these cards as trick `number` of the deal (from 1); those of «не брать» are negative."""
    worth = _worth(contract.stake, deck, cards, number)
    return worth if contract.taking else -worth


def deal_total(contract: Contract, deck: Deck) -> int:
    """What the four scores of the deal come to together (KG-9)."""
    stakes = len(AVOIDED) - 1 if contract.stake is Stake.MEDLEY else 1
    total = STAKE_TOTAL[deck] * stakes
    return total if contract.taking else -total


def points_taken(contract: Contract, deck: Deck, tricks: tuple[Trick, ...]) -> Points:
    """The points by seat for the tricks of a deal so far."""
    points = [0] * SEATS
    for number, trick in enumerate(tricks, 1):
        points[trick.taker] += trick_points(contract, deck, trick.cards, number)
    return tuple(points)


def tricks_taken(tricks: tuple[Trick, ...]) -> tuple[int, ...]:
    """How many of the tricks each seat took."""
    takers = [trick.taker for trick in tricks]
    return tuple(takers.count(seat) for seat in range(SEATS))


def _worth(stake: Stake, deck: Deck, cards: Cards, number: int) -> int:  # noqa: PLR0911 - a table of the stakes
    match stake:
        case Stake.TRICKS:
            return TRICK
        case Stake.HEARTS:
            return HEART * sum(card.suit is Suit.HEARTS for card in cards)
        case Stake.BOYS:
            return BOY[deck] * _count(cards, JACK, KING)
        case Stake.GIRLS:
            return GIRL[deck] * _count(cards, QUEEN)
        case Stake.LAST:
            return LAST_TRICK if number > HAND[deck] - LAST_TRICKS[deck] else 0
        case Stake.KINGS:
            return KING_OF_ANY[deck] * _count(cards, KING)
        case Stake.KING:
            return KING_OF_HEARTS[deck] if Card.HK in cards else 0
        case Stake.MEDLEY:
            return sum(_worth(each, deck, cards, number) for each in AVOIDED if each is not Stake.MEDLEY)


def _count(cards: Cards, *ranks: int) -> int:
    return sum(card.rank in ranks for card in cards)
