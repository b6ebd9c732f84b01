"""A deal ends when all that it scores is taken, and what was left is shown."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.game import GROUP
from rules.king.model import DealBegan, DealEnded, Trick
from rules.king.tables import DECKS
from tests.rules.king.deals import cards, contract, deal
from tests.story import Story

LEFT = ("d7", "d8", "d9", "d10")


def nearly(terms: str, last: str, left: tuple[str, ...] = LEFT) -> Story:
    """A short deal in which seat 0 has taken everything but one trick of `last` and what is `left`."""
    kept = cards(" ".join((last, *left)))
    gone = [card for card in DECKS["short"] if card not in kept]
    tricks = [(0, " ".join(card.name.lower() for card in gone[at : at + 4])) for at in range(0, len(gone), 4)]
    hands = tuple(f"{card} {other}" for card, other in zip(last.split(), left, strict=True))
    return deal(terms, hands, deck="short", number=9, tricks=tricks)


@pytest.mark.rule("KG-15")
@pytest.mark.parametrize(
    ("terms", "last"),
    [
        ("avoid hearts", "h7 h8 h9 h10"),
        ("take hearts", "s7 s8 s9 h10"),
        ("avoid boys", "s7 s8 s9 sj"),
        ("take boys", "s7 sk s9 s10"),
        ("avoid girls", "sq s8 s9 s10"),
        ("take kings", "s7 sk s9 s10"),
        ("avoid king", "h7 h8 h9 hk"),
        ("take king hearts", "h7 h8 h9 hk"),
    ],
)
def test_it_ends_with_the_trick_that_takes_the_last_of_it(terms: str, last: str) -> None:
    game = nearly(terms, last)
    first, second, third, fourth = (f"{seat} {card}" for seat, card in enumerate(last.split()))
    game.play(first, second, third)
    assert game.state.number == 9, "only a complete trick is looked at"

    game.play(fourth)

    (ended,) = [event for event in game.events if isinstance(event, DealEnded)]
    assert ended.left == tuple(cards(card) for card in LEFT)
    assert ended.contract == contract(terms)
    assert abs(sum(ended.points)) == 16
    game.happened(ended, DealBegan(10, 1, contract("take boys hearts")))


@pytest.mark.rule("KG-15")
@pytest.mark.parametrize("terms", ["avoid tricks", "take tricks", "avoid last", "take last hearts", "avoid medley"])
def test_deals_that_are_never_over_early(terms: str) -> None:
    game = nearly(terms, "s7 s8 s9 s10").play("0 s7", "1 s8", "2 s9", "3 s10")
    assert game.state.number == 9

    game.play("3 d10", "0 d7", "1 d8", "2 d9")

    (ended,) = [event for event in game.events if isinstance(event, DealEnded)]
    assert ended.left == ((), (), (), ())
    assert game.state.number == 10


@pytest.mark.rule("KG-15")
@pytest.mark.parametrize(
    ("terms", "left"),
    [
        ("avoid hearts", ("d7", "h8", "d9", "d10")),
        ("avoid boys", ("d7", "d8", "dj", "d10")),
        ("take girls", ("d7", "d8", "dq", "d10")),
        ("take kings", ("d7", "d8", "d9", "dk")),
        ("take king", ("d7", "d8", "hk", "d10")),
    ],
)
def test_it_goes_on_while_a_single_card_of_it_is_out(terms: str, left: tuple[str, ...]) -> None:
    game = nearly(terms, "s7 s8 s9 s10", left).play("0 s7", "1 s8", "2 s9", "3 s10")

    assert game.state.number == 9
    assert game.asked == (3,)


@pytest.mark.rule("KG-15")
def test_what_was_left_is_shown_to_everybody_until_the_next_deal_ends() -> None:
    game = nearly("avoid king", "h7 h8 h9 hk").play("0 h7", "1 h8", "2 h9", "3 hk")

    for reader in (GROUP, 0, 2):
        (ended,) = game.sees(reader).last_deal
        assert ended.left == tuple(cards(card) for card in LEFT)
        assert (ended.number, ended.leader) == (9, 0)
        assert (ended.points, ended.tricks) == ((0, 0, 0, -16), (6, 0, 0, 1))
        assert ended.trick == Trick(0, cards("h7 h8 h9 hk"), 3)
        assert game.sees(reader).last_trick == (ended.trick,)


@pytest.mark.rule("KG-15")
def test_the_last_deal_of_a_party_may_end_early_too() -> None:
    game = nearly("take king hearts", "h7 h8 h9 hk")
    game.state = replace(game.state, number=14)
    game.play("0 h7", "1 h8", "2 h9", "3 hk")

    assert game.asked == ()
    view = game.sees(GROUP)
    assert view.over
    assert view.last_deal[0].left == tuple(cards(card) for card in LEFT)
    assert game.sees(0).hand == (), "the cards are gathered"
    assert [player.cards for player in view.players] == [0, 0, 0, 0]
