"""Steps, and changing places with one's own."""

from __future__ import annotations

import pytest

from rules.game import IllegalMove
from rules.incognito.board import Cell
from rules.incognito.events import Revealed, Stepped, Swapped
from tests.rules.incognito.deals import at, met, ways

CENTRE = """
k? . . . .
.  . . . .
.  . N . .
.  . . . .
.  . . . K?
"""


@pytest.mark.rule("IK-7")
def test_a_step_goes_one_cell_in_any_direction() -> None:
    game = met(CENTRE)

    assert ways(game, 0, "c3") == {"b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"}
    game.play("0 c3.d4").happened(Stepped(0, Cell.C3, Cell.D4))
    assert (at(game, "c3"), at(game, "d4")) == (".", "N")


@pytest.mark.rule("IK-7")
def test_at_the_edge_there_are_fewer_cells() -> None:
    assert ways(met(CENTRE), 0, "e1") == {"d1", "d2", "e2"}
    assert ways(met(CENTRE, turn="g"), 1, "a5") == {"b5", "a4", "b4"}


@pytest.mark.rule("IK-7")
def test_who_has_left_the_first_line_does_not_step_back_to_it() -> None:
    game = met(". . k? . . / . . . l . / . . . . . / . . L? . . / . . K? . .")

    assert ways(game, 0, "c2") == {"b2", "d2", "b3", "c3", "d3", "c1"}, "c1 by changing places alone"
    game.refuses("0 c2.b1", IllegalMove)
    game.play("0 c2.c3")
    assert ways(game, 1, "d4") == {"c4", "e4", "c3", "d3", "e3"} - {"c3"}


@pytest.mark.rule("IK-7")
def test_who_still_stands_on_the_first_line_may_step_along_it() -> None:
    game = met(". . k? . . / . . . . . / . . . . . / . . . . . / . . K? . .").play("0 c1.b1")

    assert at(game, "b1") == "K?"
    assert ways(game, 1, "c5") == {"b5", "d5", "b4", "c4", "d4"}


@pytest.mark.rule("IK-7")
def test_the_enemy_s_first_line_may_be_entered_where_it_is_free() -> None:
    game = met(". k? . . . / . . N . . / . . . . . / . . . . . / K? . . . .")
    assert {"c5", "d5"} < ways(game, 0, "c4")
    assert "b5" not in ways(game, 0, "c4"), "not diagonally onto anybody"

    game.play("0 c4.d5", "1 b5.b4")
    assert ways(game, 0, "d5") == {"c5", "e5", "c4", "d4", "e4"}, "along it, and out again"


@pytest.mark.rule("IK-7")
def test_nobody_steps_diagonally_onto_a_figure() -> None:
    game = met(". . . . k? / . . n . . / . Q . . . / . . L . . / K? . . . .")

    assert ways(game, 0, "b3") == {"a2", "b2", "a3", "c3", "a4", "b4"}


@pytest.mark.rule("IK-8")
def test_own_figures_change_places_unrevealed() -> None:
    game = met(". . . . k? / . . . . . / . Q? L? . . / . N? . . . / K? . . . .").play("0 b3.c3")

    assert game.events == (Swapped(0, Cell.B3, Cell.C3),)
    game.nothing(Revealed)
    assert (at(game, "b3"), at(game, "c3"), at(game, "b2")) == ("L?", "Q?", "N?")


@pytest.mark.rule("IK-8")
def test_a_pair_is_one_action_whichever_was_pressed() -> None:
    game = met(". . . . k? / . . . . . / . Q? L? . . / . N? . . . / K? . . . .")

    pairs = {"b3.c3", "c3.b3", "b2.b3", "b3.b2"}
    assert pairs.intersection(game.legal(0)) == {"b3.c3", "b2.b3"}
    assert ways(game, 0, "c3") >= {"b3"}
    game.refuses("0 c3.b3", IllegalMove)


@pytest.mark.rule("IK-8")
def test_own_figures_do_not_change_places_diagonally() -> None:
    game = met(". . . . k? / . . . . . / . Q? . . . / . . N? . . / K? . . . .")

    assert "c2" not in ways(game, 0, "b3")


@pytest.mark.rule("IK-12")
def test_nothing_changes_places_within_a_first_line() -> None:
    game = met(". . . . k? / . . . . . / . . . . . / . . . . . / K? Q? n L? .")

    assert ways(game, 0, "a1") == {"a2", "b2"}
    assert ways(game, 0, "b1") == {"a2", "b2", "c2"}, "nor fights"
    assert ways(game, 0, "d1") == {"c2", "d2", "e2", "e1"}


@pytest.mark.rule("IK-12")
def test_nothing_changes_places_within_the_enemy_s_first_line_either() -> None:
    game = met("k? Q N? l? . / . . . . . / . . . . . / . . . . . / K? . . . .")

    assert ways(game, 0, "b5") == {"a4", "b4", "c4"}
    assert ways(game, 0, "c5") == {"b4", "c4", "d4"}


@pytest.mark.rule("IK-12")
def test_from_outside_one_changes_places_with_who_still_stands_at_home() -> None:
    game = met(". . . . k? / . . . . . / . . . . . / . Q? . . . / K? L? . . .").play("0 b1.b2")

    assert (at(game, "b1"), at(game, "b2")) == ("Q?", "L?")


@pytest.mark.rule("IK-12")
def test_from_outside_one_attacks_who_still_stands_at_home() -> None:
    game = met("k? . l . . / . . N . . / . . . . . / . . . . . / K? . . . .").play("0 c4.c5")

    assert (at(game, "c4"), at(game, "c5")) == (".", "N")


@pytest.mark.rule("IK-12")
def test_an_intruder_on_the_own_first_line_is_attacked_from_outside() -> None:
    game = met("k? . . . . / . . . . . / . . . . . / . Q . . . / K? n . . .").play("0 b2.b1")

    assert (at(game, "b1"), at(game, "b2")) == ("Q", ".")
