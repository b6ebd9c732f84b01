"""Who has just changed places may not do so again in the next move of either player, nor fight; all else he may."""

from __future__ import annotations

import pytest

from rules.game import GROUP, IllegalMove
from rules.incognito.board import Cell
from rules.incognito.model import Barred
from tests.rules.incognito.deals import at, met, ways

OWN = ". . . . k? / . . . . . / . Q? L? . . / . . . . . / K? . . . ."
ENEMY = ". . . . k? / . . n? . . / . . Q? . . / . . . . . / K? . . . ."
EQUALS = ". . . . k? / . . n . . / . . N . . / . . . . . / K? . . . ."


@pytest.mark.rule("IK-11")
def test_own_figures_wait_for_the_next_own_move() -> None:
    game = met(OWN).play("0 b3.c3", "1 e5.e4")
    assert "b3.c3" not in game.legal(0)
    game.refuses("0 b3.c3", IllegalMove)

    game.play("0 a1.a2", "1 e4.e3")
    assert "b3.c3" in game.legal(0)


@pytest.mark.rule("IK-11")
@pytest.mark.parametrize("board", [ENEMY, EQUALS], ids=["met", "even"])
def test_enemies_wait_for_a_move_of_each(board: str) -> None:
    game = met(board).play("0 c3.c4")
    assert "c3.c4" not in game.legal(1), "the other may not answer at once"

    game.play("1 e5.d5")
    assert "c4.c3" not in game.legal(0), "nor may he in his next move"

    game.play("0 a1.a2")
    assert "c3.c4" in game.legal(1)


@pytest.mark.rule("IK-11")
def test_a_locked_pair_may_not_fight_either() -> None:
    game = met(ENEMY).play("0 c3.c4", "1 e5.d5")

    assert (at(game, "c3"), at(game, "c4")) == ("n", "Q")
    assert "c3" not in ways(game, 0, "c4"), "the Queen would take it"
    game.play("0 a1.a2", "1 d5.e5", "0 c4.c3")
    assert at(game, "c3") == "Q"


@pytest.mark.rule("IK-11")
def test_a_locked_figure_may_do_anything_else() -> None:
    game = met(". . . . k? / . . n? . . / . L Q? l? . / . . . . . / K? . . . .").play("0 c3.c4")

    assert ways(game, 1, "c3") >= {"b2", "c2", "d2", "b4", "d4", "b3", "d3"}


@pytest.mark.rule("IK-11")
def test_it_may_step_back_to_its_old_cell_once_that_is_free() -> None:
    game = met(OWN).play("0 b3.c3", "1 e5.e4", "0 b3.b2", "1 e4.e3")
    assert at(game, "c3") == "Q?"

    game.play("0 c3.b3")
    assert at(game, "b3") == "Q?"


@pytest.mark.rule("IK-11")
def test_the_lock_goes_where_its_figures_go() -> None:
    game = met(". . . . k? / . . n? . . / . . Q? . . / . . . . . / K? . . . .").play("0 c3.c4", "1 c3.d4")

    assert game.sees(GROUP).barred == (Barred(Cell.C4, Cell.D4, 1),)
    assert "d4" not in ways(game, 0, "c4")


@pytest.mark.rule("IK-11")
def test_a_pass_counts_as_a_move() -> None:
    """The guest's King, shut in at e5 by two of the host's, cannot move: the turn comes back at once."""
    game = met(". . . L? k? / . . . N? Q? / . . . . . / . . . . . / K? . . . .", locks="e4e5:2").play("0 a1.a2")

    assert game.asked == (0,)
    assert game.sees(GROUP).barred == ()


@pytest.mark.rule("IK-11")
def test_everybody_sees_what_is_locked_and_for_how_long() -> None:
    game = met(ENEMY).play("0 c3.c4")
    assert game.sees(GROUP).barred == (Barred(Cell.C3, Cell.C4, 2),)

    game.play("1 e5.d5")
    assert game.sees(1).barred == (Barred(Cell.C3, Cell.C4, 1),)
    game.play("0 a1.a2")
    assert game.sees(0).barred == ()


@pytest.mark.rule("IK-11")
def test_a_lock_ends_with_one_of_its_figures() -> None:
    game = met(". . . . k? / . q n? . . / . . N? . . / . . . . . / K? . . . .").play("0 c3.c4", "1 b4.c4")

    assert at(game, "b4") == "."
    assert game.sees(GROUP).barred == ()
