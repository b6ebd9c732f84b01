"""Following suit, and who takes the trick."""

from __future__ import annotations

import pytest

from rules.game import GROUP, IllegalMove, NotYourTurn
from rules.king.model import Laid, Taken, Trick
from tests.rules.king.deals import cards, contract, deal
from tests.story import Story, story


def take(terms: str, *laid: str, leader: int = 0) -> Story:
    """One trick of these cards by seat, led by `leader`."""
    rest = ("d3", "d4", "d5", "d6")
    game = deal(terms, tuple(f"{card} {other}" for card, other in zip(laid, rest, strict=True)), leader=leader)
    return game.play(*(f"{seat % 4} {laid[seat % 4]}" for seat in range(leader, leader + 4)))


@pytest.mark.rule("KG-5")
def test_suit_is_followed() -> None:
    game = deal("avoid tricks", ("s9", "s3 sa h5 hk", "d5", "d7")).play("0 s9")

    assert game.legal(1) == ("s3", "sa")
    game.refuses("1 h5", IllegalMove).refuses("2 d5", NotYourTurn)


@pytest.mark.rule("KG-5")
def test_who_cannot_follow_may_lay_anything() -> None:
    game = deal("take tricks hearts", ("s9", "c3 da h5 hk", "d5", "d7")).play("0 s9")

    assert game.legal(1) == ("h5", "hk", "c3", "da"), "no trump need be laid"


@pytest.mark.rule("KG-5")
def test_nobody_has_to_get_rid_of_the_king_of_hearts() -> None:
    game = deal("avoid king", ("s9", "c3 hk", "s5", "d7")).play("0 s9")
    assert game.legal(1) == ("hk", "c3")

    assert game.play("1 c3", "2 s5").happened(Laid(2, cards("s5")[0])).asked == (3,)


@pytest.mark.rule("KG-5")
def test_a_trump_led_is_followed_by_trumps() -> None:
    game = deal("take tricks hearts", ("h9", "h3 sa", "d5 s5", "d7"), tricks=[(0, "h4 h5 h6 h7")]).play("0 h9")

    assert game.legal(1) == ("h3",)
    assert game.play("1 h3").legal(2) == ("s5", "d5")


@pytest.mark.rule("KG-6")
@pytest.mark.parametrize(
    ("laid", "taker"),
    [
        (("s9", "s10", "s8", "s3"), 1),
        (("s9", "s7", "s8", "sj"), 3),
        (("sa", "sk", "sq", "sj"), 0),
        (("s3", "c4", "ca", "d10"), 0),
        (("s3", "ha", "s4", "hk"), 2),
    ],
)
def test_the_highest_card_of_the_suit_led_takes(laid: tuple[str, ...], taker: int) -> None:
    game = take("take tricks", *laid)

    game.happened(Taken(1, Trick(0, cards(" ".join(laid)), taker), 2))
    assert game.asked == (taker,)


@pytest.mark.rule("KG-6")
@pytest.mark.parametrize(
    ("laid", "taker"),
    [
        (("s9", "h3", "sa", "s3"), 1),
        (("s9", "h3", "sa", "h4"), 3),
        (("sa", "ck", "dq", "h3"), 3),
        (("sa", "hk", "hq", "hj"), 1),
        (("s3", "c4", "ca", "d10"), 0),
    ],
)
def test_the_highest_trump_takes(laid: tuple[str, ...], taker: int) -> None:
    game = take("take tricks hearts", *laid)

    assert game.sees(GROUP).last_trick[0].taker == taker
    assert game.asked == (taker,)


@pytest.mark.rule("KG-6")
@pytest.mark.parametrize("leader", [0, 1, 2, 3])
def test_whoever_led(leader: int) -> None:
    game = take("avoid tricks", "s3", "s4", "sq", "s5", leader=leader)

    (trick,) = game.sees(GROUP).last_trick
    assert (trick.leader, trick.taker) == (leader, 2)
    assert dict(trick.laid) == dict(enumerate(cards("s3 s4 sq s5")))
    assert trick.laid[0][0] == leader


@pytest.mark.rule("KG-6")
@pytest.mark.parametrize(("deck", "tricks"), [("long", 12), ("short", 8)])
def test_the_tricks_of_a_deal(deck: str, tricks: int) -> None:
    game = story("king", seats=4, options={"deck": deck})
    taken: list[Taken] = []
    while game.state.number == 1:
        (seat,) = game.asked
        game.play(f"{seat} {game.legal(seat)[0]}")
        taken += [event for event in game.events if isinstance(event, Taken)]

    assert [event.number for event in taken] == list(range(1, tricks + 1))
    assert game.sees(GROUP).tricks == tricks


@pytest.mark.rule("KG-7")
def test_hearts_are_no_trump_unless_the_contract_says_so() -> None:
    for terms in ("avoid tricks", "avoid boys", "take tricks", "take kings none"):
        assert take(terms, "s3", "ha", "d10", "c3").asked == (0,)
        assert contract(terms).trump.value == "none"
    assert take("take kings hearts", "s3", "ha", "d10", "c3").asked == (1,)
