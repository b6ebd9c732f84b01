"""Actions as text."""

from __future__ import annotations

import pytest

from rules.catalogue import games
from rules.incognito.board import Cell
from rules.incognito.figure import Figure
from rules.incognito.model import Action, Arrange, Cup, Drink, Go, Place, Say, Word
from rules.notation import UnknownMove

NOTATION = games()["incognito"].notation
COURT = (Figure.LACKEY, Figure.KNIGHT, Figure.COUNSELLOR, Figure.QUEEN, Figure.KING)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("l.n.c.q.k", Arrange(COURT)),
        ("b2.b3", Go(Cell.B2, Cell.B3)),
        ("e5.d4", Go(Cell.E5, Cell.D4)),
        ("drink.b3", Drink(Cell.B3)),
        ("place.d3.poison", Place(Cell.D3, Cup.POISON)),
        ("place.b3.water", Place(Cell.B3, Cup.WATER)),
        ("claim", Say(Word.CLAIM)),
        ("offer", Say(Word.OFFER)),
        ("accept", Say(Word.ACCEPT)),
        ("resign", Say(Word.RESIGN)),
    ],
)
def test_an_action_and_its_text(text: str, action: Action) -> None:
    assert NOTATION.text(action) == text
    assert NOTATION.parse(text) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "b2",
        "b2b3",
        "b2.b6",
        "f1.e1",
        "b2.b3.b4",
        "b2.b3.",
        "k.q.l.n",
        "k.k.l.n.c",
        "k.q.l.n.c.c",
        "K.q.l.n.c",
        "drink",
        "drink.z3",
        "throw.b3",
        "place.b3",
        "place.b3.wine",
        "place.b3.water.x",
        "pass",
        "Claim",
    ],
)
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(UnknownMove):
        NOTATION.parse(text)
