"""Actions as text."""

from __future__ import annotations

import pytest

from rules.catalogue import games
from rules.king.cards import Card
from rules.king.contract import Stake, Trump
from rules.king.model import Action, Lay, Order
from rules.notation import UnknownMove

NOTATION = games()["king"].notation


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("hk", Lay(Card.HK)),
        ("s10", Lay(Card.S10)),
        ("d3", Lay(Card.D3)),
        ("tricks.hearts", Order(Stake.TRICKS, Trump.HEARTS)),
        ("king.none", Order(Stake.KING, Trump.NONE)),
        ("kings.none", Order(Stake.KINGS, Trump.NONE)),
    ],
)
def test_an_action_and_its_text(text: str, action: Action) -> None:
    assert NOTATION.text(action) == text
    assert NOTATION.parse(text) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "order",
        "order.tricks",
        "order.medley.none",
        "tricks.spades",
        "tricks.none.x",
        "take.tricks.none",
        "HK",
        "kh",
        "h2",
        "s1",
        "s10.s9",
        "hk.",
        "rank",
        "suit",
    ],
)
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(UnknownMove):
        NOTATION.parse(text)
