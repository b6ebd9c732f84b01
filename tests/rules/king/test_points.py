"""What each deal scores."""

from __future__ import annotations

import pytest

from rules.game import GROUP
from rules.king.cards import Suit
from rules.king.contract import Contract, Stake, Trump
from rules.king.model import Deck
from rules.king.scoring import deal_total, trick_points
from rules.king.tables import AVOIDED, DECKS, HAND, TAKEN
from tests.rules.king.deals import cards, contract, deal

RICH = "hk hj hq sk"
"""Two hearts' worth of everything: four cards, of them three hearts, two kings, a jack, a queen and Кинг."""


@pytest.mark.rule("KG-9", "KG-10")
@pytest.mark.parametrize(
    ("stake", "long", "short"),
    [
        ("tricks", 2, 2),
        ("hearts", 6, 6),
        ("boys", 9, 6),
        ("girls", 6, 4),
        ("last", 0, 0),
        ("kings", 12, 8),
        ("king", 24, 16),
    ],
)
def test_what_a_trick_is_worth(stake: str, long: int, short: int) -> None:
    terms = contract(f"take {stake}")
    assert trick_points(terms, "long", cards(RICH), 5) == long
    assert trick_points(terms, "short", cards(RICH), 5) == short


@pytest.mark.rule("KG-9")
@pytest.mark.parametrize("stake", [stake for stake in Stake if stake is not Stake.MEDLEY])
@pytest.mark.parametrize("deck", ["long", "short"])
def test_what_is_worth_nothing(stake: Stake, deck: Deck) -> None:
    worth = trick_points(Contract(stake, True, Trump.NONE), deck, cards("s10 sa c9 d8"), 1)
    assert worth == (2 if stake is Stake.TRICKS else 0)


@pytest.mark.rule("KG-9")
@pytest.mark.parametrize(("deck", "worth"), [("long", (0, 8, 8, 8)), ("short", (8, 8))])
def test_the_last_tricks(deck: Deck, worth: tuple[int, ...]) -> None:
    terms, last = contract("take last"), HAND[deck]
    numbers = range(last - len(worth) + 1, last + 1)
    assert tuple(trick_points(terms, deck, cards(RICH), number) for number in numbers) == worth
    assert trick_points(terms, deck, cards(RICH), 6) == 0


@pytest.mark.rule("KG-9")
def test_what_is_avoided_is_subtracted() -> None:
    assert trick_points(contract("avoid girls"), "long", cards(RICH), 5) == -6
    assert trick_points(contract("take girls"), "long", cards(RICH), 5) == 6

    game = deal("avoid boys", ("sj d3", "s3 d4", "s4 d5", "s5 d6")).play("0 sj", "1 s3", "2 s4", "3 s5")
    assert [player.points for player in game.sees(GROUP).players] == [-3, 0, 0, 0]


@pytest.mark.rule("KG-9")
@pytest.mark.parametrize("stake", Stake)
@pytest.mark.parametrize(("deck", "one"), [("long", 24), ("short", 16)])
def test_all_cards_of_a_deal_come_to_its_total(stake: Stake, deck: Deck, one: int) -> None:
    total = one * (6 if stake is Stake.MEDLEY else 1)
    deals = [Contract(stake, taking, Trump.NONE) for taking in (True, False)]
    tricks = [DECKS[deck][at : at + 4] for at in range(0, len(DECKS[deck]), 4)]
    for terms in deals:
        worth = sum(trick_points(terms, deck, trick, number) for number, trick in enumerate(tricks, 1))
        assert worth == deal_total(terms, deck) == (total if terms.taking else -total)


@pytest.mark.rule("KG-10")
@pytest.mark.parametrize(
    ("deck", "number", "worth"),
    [("long", 5, 2 + 6 + 9 + 6 + 24), ("long", 10, 55), ("short", 5, 2 + 6 + 6 + 4 + 16), ("short", 8, 42)],
)
def test_the_medley_counts_a_card_as_all_that_it_is(deck: Deck, number: int, worth: int) -> None:
    assert trick_points(contract("avoid medley"), deck, cards(RICH), number) == -worth


@pytest.mark.rule("KG-10")
def test_kings_are_no_stake_of_their_own_in_the_medley() -> None:
    assert trick_points(contract("avoid medley"), "long", cards("s10 sk d9 c3"), 1) == -(2 + 3)
    assert Stake.KINGS not in AVOIDED
    assert Stake.MEDLEY not in TAKEN


@pytest.mark.rule("KG-10")
@pytest.mark.parametrize(("deck", "king"), [("long", 2 + 2 + 3 + 24), ("short", 2 + 2 + 2 + 16)])
def test_the_king_of_hearts_in_the_medley(deck: Deck, king: int) -> None:
    assert trick_points(contract("avoid medley"), deck, cards("s10 s9 hk s8"), 3) == -king


def test_the_hearts_of_the_deck_are_twelve_and_eight() -> None:
    assert [sum(card.suit is Suit.HEARTS for card in DECKS[deck]) for deck in ("long", "short")] == [12, 8]
