"""A life saves the next own figure that would die in a fight."""

from __future__ import annotations

from typing import Any

import pytest

from rules.game import GROUP
from rules.incognito.board import Cell
from rules.incognito.events import Attacked, Fell, LifeSpent, Revealed
from rules.incognito.figure import Figure
from rules.incognito.model import Barred
from tests.rules.incognito.deals import at, met
from tests.story import Story

CUPS = "-/-/p/pp/w/ww"


def fight(mine: str, other: str, lives: str, **words: Any) -> Story:
    """A figure on c2 about to attack another on c3."""
    home, away = ("." if "k" in mine.lower() else "K"), ("." if "k" in other else "k")
    board = f"{away} . . . . / . . . . . / . . {other} . . / . . {mine} . . / . . . . {home}"
    return met(board, cups=CUPS, lives=lives, **words)


def lives(game: Story) -> list[int]:
    """The lives left."""
    return [player.lives for player in game.sees(GROUP).players]


@pytest.mark.rule("IK-17")
def test_a_life_saves_who_is_attacked() -> None:
    game = fight("Q", "n", "0-1").play("0 c2.c3")

    assert game.events == (
        Attacked(0, Cell.C2, Cell.C3, Figure.QUEEN, Figure.KNIGHT, "spared"),
        LifeSpent(1, Figure.KNIGHT),
    )
    assert (at(game, "c2"), at(game, "c3"), lives(game)) == ("n", "Q", [0, 0])


@pytest.mark.rule("IK-17")
def test_a_life_saves_an_attacker() -> None:
    game = fight("N", "q", "1-0").play("0 c2.c3").happened(LifeSpent(0, Figure.KNIGHT)).nothing(Fell)

    assert (at(game, "c2"), at(game, "c3"), lives(game)) == ("q", "N", [0, 0])


@pytest.mark.rule("IK-10", "IK-17")
def test_an_attacker_incognito_is_revealed_whether_spared_or_not() -> None:
    game = fight("N?", "q", "1-0").play("0 c2.c3")

    assert [type(event) for event in game.events] == [Revealed, Attacked, LifeSpent]
    assert (at(game, "c3"), game.sees(GROUP).quiet) == ("N", 0)


@pytest.mark.rule("IK-17")
def test_a_life_saves_the_king_from_the_king() -> None:
    board = ". . . . . / . K k . . / . . . . . / . . . . . / . . . . ."
    game = met(board, cups=CUPS, lives="0-1").play("0 b4.c4").happened(LifeSpent(1, Figure.KING))

    assert game.outcome is None
    assert (at(game, "b4"), at(game, "c4")) == ("k", "K")


@pytest.mark.rule("IK-17")
@pytest.mark.parametrize(
    ("other", "has", "falls"), [("l", "1-0", Fell(1, Figure.LACKEY)), ("q", "0-1", Fell(0, Figure.KNIGHT))]
)
def test_the_lives_of_the_other_side_help_nobody(other: str, has: str, falls: Fell) -> None:
    game = fight("N", other, has).play("0 c2.c3").happened(falls).nothing(LifeSpent)

    assert sum(lives(game)) == 1


@pytest.mark.rule("IK-17")
def test_no_life_is_spent_where_nobody_would_die() -> None:
    assert lives(fight("N", "n", "1-1").play("0 c2.c3")) == [1, 1]
    assert lives(fight("Q?", "n?", "1-1").play("0 c2.c3")) == [1, 1]


@pytest.mark.rule("IK-17")
def test_lives_add_up() -> None:
    game = fight("Q", "n", "0-2").play("0 c2.c3")

    assert lives(game) == [0, 1]
    drinks = met(". . . . k? / . . . . . / . L? . . . / . . . . . / K? . . . .", cups="w/p/pw/p/-/w", lives="1-0")
    assert lives(drinks.play("0 drink.b3")) == [2, 0]


@pytest.mark.rule("IK-11", "IK-17")
def test_after_a_fight_that_both_survive_the_pair_is_locked() -> None:
    game = fight("Q", "n", "0-1").play("0 c2.c3")

    assert game.sees(GROUP).barred == (Barred(Cell.C2, Cell.C3, 2),)
    assert "c2.c3" not in game.legal(1)
