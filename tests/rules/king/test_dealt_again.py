"""How often a deal is dealt again: counted exactly, and met by the deals themselves."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from math import factorial, isclose, prod, sqrt
from random import Random

import pytest

from rules.chance import live
from rules.king.dealing import deal
from rules.king.model import Deck
from rules.king.tables import DECKS

CHANCE = {
    "long": Fraction(242445985295067055673, 655025837394840591057560),
    "short": Fraction(29342606399, 2464871569875),
}
PER_HAND = {"long": 12, "short": 8}
MOST = {"long": 8, "short": 5}
TOLERANCE = 4
"""Standard deviations; the deals are seeded, so a test that passes does so always."""


def splits(cards: int, most: int) -> list[tuple[int, ...]]:
    """The ways to split the cards of one suit among four hands, none getting more than `most`."""
    return [split for split in product(range(most + 1), repeat=4) if sum(split) == cards]


def ways(cards: int, split: tuple[int, ...]) -> int:
    """In how many ways a suit can be dealt as such a split."""
    return factorial(cards) // prod(map(factorial, split))


def dealt_again(per_hand: int, most: int) -> Fraction:
    """The chance that a hand gets more than `most` cards of a suit, by counting all deals where none does.

    Two suits fill a part of every hand and the two others must fill the rest, so half of the deal is counted and put
    together with its complement.
    """
    every = splits(per_hand, most)
    halves: Counter[tuple[int, ...]] = Counter()
    for one, other in product(every, repeat=2):
        taken = tuple(a + b for a, b in zip(one, other, strict=True))
        if max(taken) <= per_hand:
            halves[taken] += ways(per_hand, one) * ways(per_hand, other)
    fair = sum(count * halves[tuple(per_hand - part for part in half)] for half, count in halves.items())
    return 1 - Fraction(fair, factorial(4 * per_hand) // factorial(per_hand) ** 4)


@pytest.mark.rule("KG-2")
@pytest.mark.parametrize("deck", ["long", "short"])
def test_the_exact_chance_of_dealing_again(deck: Deck) -> None:
    assert dealt_again(PER_HAND[deck], MOST[deck]) == CHANCE[deck]


def test_counting_finds_what_can_be_told_without_it() -> None:
    assert dealt_again(per_hand=2, most=2) == 0
    assert dealt_again(per_hand=1, most=0) == 1
    two_of_one_suit = dealt_again(per_hand=2, most=1)
    assert isclose(two_of_one_suit, 1 - _pairs_apart(), rel_tol=1e-12)


def _pairs_apart() -> float:
    """Eight cards, two of each suit, to four hands of two: the share of deals in which no hand is a pair."""
    deals = apart = 0
    for order in set(_orders((0, 0, 1, 1, 2, 2, 3, 3))):
        deals += 1
        apart += all(order[at] != order[at + 1] for at in (0, 2, 4, 6))
    return apart / deals


def _orders(suits: tuple[int, ...]) -> list[tuple[int, ...]]:
    if not suits:
        return [()]
    return [
        (suit, *rest)
        for suit in sorted(set(suits))
        for at in [suits.index(suit)]
        for rest in _orders(suits[:at] + suits[at + 1 :])
    ]


@pytest.mark.rule("KG-2")
@pytest.mark.parametrize(
    ("deck", "deals"),
    [
        ("long", 12_000),
        ("short", 12_000),
        pytest.param("long", 200_000, marks=pytest.mark.slow),
        pytest.param("short", 200_000, marks=pytest.mark.slow),
    ],
)
def test_deals_are_dealt_again_as_often_as_that(deck: Deck, deals: int) -> None:
    chance = float(CHANCE[deck])
    again = shuffles(deck, deals) - deals
    expected, spread = deals * chance / (1 - chance), sqrt(deals * chance) / (1 - chance)
    assert abs(again - expected) < TOLERANCE * spread


def shuffles(deck: Deck, deals: int) -> int:
    """How often the deck is shuffled for so many deals."""
    luck = Random(f"{deck}/{deals}").randrange
    draws = 0
    for _ in range(deals):
        chance = live(luck)
        deal(deck, chance)
        draws += len(chance.draws)
    assert draws % (len(DECKS[deck]) - 1) == 0
    return draws // (len(DECKS[deck]) - 1)
