"""Actions as text."""

from __future__ import annotations

import pytest

from rules.catalogue import games
from rules.love_letter.model import ASIDE, Action, Aim, Card, Guess, Lay
from rules.notation import UnknownMove

NOTATION = games()["love_letter"].notation


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("handmaid", Lay(Card.HANDMAID)),
        ("guard", Lay(Card.GUARD)),
        ("priest.1", Aim(Card.PRIEST, 1)),
        ("prince.3", Aim(Card.PRINCE, 3)),
        ("king.aside", Aim(Card.KING, ASIDE)),
        ("guard.2.princess", Guess(2, Card.PRINCESS)),
    ],
)
def test_an_action_and_its_text(text: str, action: Action) -> None:
    assert NOTATION.text(action) == text
    assert NOTATION.parse(text) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "joker",
        "Guard",
        "guard.1",
        "guard.1.guard",
        "guard.aside.king",
        "guard.4.king",
        "handmaid.1",
        "countess.0",
        "priest.4",
        "priest.-1",
        "priest.01",
        "priest.1.king",
        "priest.",
        "guard.1.king.2",
    ],
)
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(UnknownMove):
        NOTATION.parse(text)
