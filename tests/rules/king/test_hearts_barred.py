"""When hearts may not be led."""

from __future__ import annotations

import pytest

from rules.game import GROUP, IllegalMove
from tests.rules.king.deals import contract, deal

HANDS = ("s3 h4 h5 d6", "s5 h7", "s6 h8", "c7 h9 hj")
COVERED = [
    "avoid hearts",
    "avoid king",
    "avoid medley",
    "take hearts none",
    "take king none",
    *(f"take {stake} hearts" for stake in ("tricks", "hearts", "boys", "girls", "last", "kings", "king")),
]
OPEN = [
    *(f"avoid {stake}" for stake in ("tricks", "boys", "girls", "last")),
    *(f"take {stake} none" for stake in ("tricks", "boys", "girls", "last", "kings")),
]


@pytest.mark.rule("KG-8")
@pytest.mark.parametrize("terms", COVERED)
def test_hearts_may_not_be_led_before_the_first_was_played(terms: str) -> None:
    game = deal(terms, HANDS)

    assert game.legal(0) == ("s3", "d6")
    assert game.sees(GROUP).hearts_barred
    game.refuses("0 h4", IllegalMove)


@pytest.mark.rule("KG-8")
@pytest.mark.parametrize("terms", OPEN)
def test_other_deals_know_no_such_bar(terms: str) -> None:
    game = deal(terms, HANDS)

    assert game.legal(0) == ("s3", "h4", "h5", "d6")
    assert not game.sees(GROUP).hearts_barred


@pytest.mark.rule("KG-8")
@pytest.mark.parametrize("terms", COVERED)
def test_a_hand_of_hearts_alone_may_lead_them(terms: str) -> None:
    game = deal(terms, ("h4 h5", "s5 h7", "s6 h8", "c7 h9"))

    assert game.legal(0) == ("h4", "h5")
    assert game.sees(GROUP).hearts_barred, "for any other hand they still are"


@pytest.mark.rule("KG-8")
@pytest.mark.parametrize("terms", COVERED)
def test_the_first_heart_discarded_opens_them(terms: str) -> None:
    game = deal(terms, HANDS).play("0 s3", "1 s5", "2 s6")
    assert game.legal(3) == ("h9", "hj", "c7"), "discards are free"
    assert game.play("3 h9").sees(GROUP).hearts_barred is False

    leader = game.asked[0]
    assert [text for text in game.legal(leader) if text.startswith("h")]


@pytest.mark.rule("KG-8")
def test_a_trick_without_hearts_opens_nothing() -> None:
    game = deal("avoid king", HANDS).play("0 s3", "1 s5", "2 s6", "3 c7")

    assert game.sees(GROUP).hearts_barred
    assert game.legal(2) == ("h8",), "nothing else is left to him"


@pytest.mark.rule("KG-8")
def test_a_heart_of_an_earlier_trick_opens_them() -> None:
    game = deal("avoid medley", HANDS, tricks=[(0, "s7 s8 h3 s9"), (0, "c3 c4 c5 c6")])

    assert game.legal(0) == ("s3", "h4", "h5", "d6")


@pytest.mark.rule("KG-8")
def test_every_deal_bars_them_anew() -> None:
    game = deal("avoid king", ("h7", "h8", "h9", "hk"), deck="short", number=6, tricks=[(0, "sj hj hq ha")])
    assert not game.sees(GROUP).hearts_barred

    game.play("0 h7", "1 h8", "2 h9", "3 hk")

    assert game.sees(GROUP).terms == contract("avoid medley")
    assert game.sees(GROUP).hearts_barred
