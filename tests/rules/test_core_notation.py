"""Actions as text, and the tree of their words."""

from __future__ import annotations

import pytest

from rules.notation import Notation, UnknownMove, choices


class Squares(Notation[int]):
    """Numbers written as two digits."""

    def words(self, action: int) -> tuple[str, ...]:
        return (str(action // 10), str(action % 10))

    def read(self, words: tuple[str, ...]) -> int:
        row, column = words
        return {"1": 10, "2": 20}[row] + int(column)


def test_there_and_back() -> None:
    assert Squares().text(12) == "1.2"
    assert Squares().parse("1.2") == 12


@pytest.mark.parametrize("text", ["", "1", "3.1", "1.x", "1.02", "1.1.1", " 1.1"])
def test_an_action_has_one_spelling(text: str) -> None:
    with pytest.raises(UnknownMove, match=text or None):
        Squares().parse(text)


def test_the_words_form_a_tree() -> None:
    texts = ("guard.1.king", "guard.1.prince", "guard.2.king", "handmaid")

    assert choices(texts) == ("guard", "handmaid")
    assert choices(texts, ("guard",)) == ("1", "2")
    assert choices(texts, ("guard", "1")) == ("king", "prince")
    assert choices(texts, ("handmaid",)) == ()
