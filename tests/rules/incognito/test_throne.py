"""The throne: who may claim it, who comes to it crowned, and who is in the way."""

from __future__ import annotations

import pytest

from rules.incognito.board import Cell
from rules.incognito.events import Revealed
from rules.incognito.figure import Figure
from tests.rules.incognito.deals import at, met
from tests.story import Story

SITTING = ". . . . k? / . . . . . / . . K{} . . / . . . . . / . . . . ."


def crowned(game: Story) -> bool:
    """Whether the game was won by the crown."""
    return game.outcome is not None and game.outcome.reason == "crown"


@pytest.mark.rule("IK-19")
@pytest.mark.parametrize("figure", ["Q?", "C", "N?", "L"])
def test_any_figure_may_stand_there_and_none_but_the_king_may_claim(figure: str) -> None:
    game = met(f". . . . k? / . . . . . / . . . . . / . . {figure} . . / K? . . . .").play("0 c2.c3", "1 e5.e4")

    assert at(game, "c3") == figure
    assert "claim" not in game.legal(0)


@pytest.mark.rule("IK-20")
@pytest.mark.parametrize("veil", ["", "?"])
def test_the_king_who_sits_there_at_the_start_of_his_turn_may_claim(veil: str) -> None:
    game = met(SITTING.format(veil))
    assert "claim" in game.legal(0)

    game.play("0 claim")
    assert [event for event in game.events if isinstance(event, Revealed)] == (
        [Revealed(0, Figure.KING, Cell.C3)] if veil else []
    )
    assert crowned(game)
    assert game.outcome is not None
    assert game.outcome.places == (1, 2)
    assert at(game, "c3") == "K"


@pytest.mark.rule("IK-20")
def test_he_need_not_claim() -> None:
    game = met(SITTING.format("?")).play("0 c3.c4", "1 e5.e4")

    assert "claim" not in game.legal(0), "he does not sit there any more"


@pytest.mark.rule("IK-20")
def test_the_guest_claims_as_well_and_only_for_his_own_king() -> None:
    game = met(". . . . . / . . . . . / . . k? . . / . . . . . / K? . . . .", turn="g")
    assert "claim" in game.legal(1)

    other = met(". . . . . / . . . . . / . . k? . . / . . . . . / K? . . . .")
    assert "claim" not in other.legal(0)


@pytest.mark.rule("IK-20")
def test_a_king_brought_there_by_the_enemy_may_claim() -> None:
    """The guest's Knight leaves the throne by attacking the King, who is drawn onto it and locked with it."""
    game = met(". . . . k? / . . . . . / . . n? K? . / . . . . . / . . . . .", turn="g").play("1 c3.d3")
    assert (at(game, "c3"), at(game, "d3"), game.outcome) == ("K", "n", None), "no crown by the enemy's move"

    assert crowned(game.play("0 claim"))


@pytest.mark.rule("IK-21")
def test_a_revealed_king_is_crowned_by_stepping_there() -> None:
    assert crowned(met(". . . . k? / . . . . . / . . . . . / . K . . . / . . . . .").play("0 b2.c3"))


@pytest.mark.rule("IK-21")
@pytest.mark.parametrize(
    ("board", "move"),
    [
        (". . . . k? / . . . . . / . . L? . . / . . K . . / . . . . .", "c2.c3"),
        (". . . . k? / . . K . . / . . L? . . / . . . . . / . . . . .", "c3.c4"),
    ],
)
def test_a_revealed_king_is_crowned_by_changing_places_whichever_was_pressed(board: str, move: str) -> None:
    assert crowned(met(board).play(f"0 {move}"))


@pytest.mark.rule("IK-21")
@pytest.mark.parametrize("other", ["n", "n?"])
def test_a_revealed_king_is_crowned_by_an_attack(other: str) -> None:
    """A Knight incognito changes places with him, but is locked: it cannot push him off at once."""
    game = met(f". . . . k? / . . . . . / . . {other} . . / . . K . . / . . . . .").play("0 c2.c3")

    assert crowned(game)


@pytest.mark.rule("IK-21")
def test_the_guest_s_king_is_crowned_likewise() -> None:
    game = met(". . . . . / . k . . . / . . . . . / . . . . . / K? . . . .", turn="g").play("1 b4.c3")

    assert crowned(game)
    assert game.outcome is not None
    assert game.outcome.places == (2, 1)


@pytest.mark.rule("IK-21")
def test_a_king_revealed_by_that_very_move_only_sits_there() -> None:
    game = met(". . . . k? / . . . . . / . . n? . . / . . K? . . / . . . . .").play("0 c2.c3")
    assert (at(game, "c3"), game.outcome) == ("K", None)

    assert crowned(game.play("1 c2.b2", "0 claim"))


@pytest.mark.rule("IK-21")
def test_a_king_incognito_only_sits_there() -> None:
    game = met(". . . . k? / . . . . . / . . . . . / . K? . . . / . . . . .").play("0 b2.c3")

    assert (at(game, "c3"), game.outcome) == ("K?", None)


@pytest.mark.rule("IK-21")
def test_a_king_who_sat_there_already_is_not_crowned_by_another_move() -> None:
    game = met(". . . . k? / . . . . . / . . K . . / . . . . . / L? . . . .").play("0 a1.a2")

    assert game.outcome is None
    assert crowned(game.play("1 e5.e4", "0 claim"))


@pytest.mark.rule("IK-22")
@pytest.mark.parametrize("cell", ["c4", "b3", "d3", "c2"])
@pytest.mark.parametrize("figure", ["l", "q?"])
def test_an_enemy_beside_the_throne_is_in_the_way_whatever_its_rank(cell: str, figure: str) -> None:
    game = met(_beside(cell, figure))

    assert "claim" not in game.legal(0)


@pytest.mark.rule("IK-22")
@pytest.mark.parametrize(("cell", "figure"), [("b4", "q"), ("d2", "l?"), ("c5", "q"), ("c4", "Q"), ("b3", "L?")])
def test_neither_one_at_a_corner_nor_one_s_own_is_in_the_way(cell: str, figure: str) -> None:
    assert "claim" in met(_beside(cell, figure)).legal(0)


@pytest.mark.rule("IK-22")
def test_while_one_stands_there_a_revealed_king_is_not_crowned_and_nothing_is_pending() -> None:
    game = met(". . . . k? / . . n . . / . . . . . / . K . . . / . . . . .").play("0 b2.c3")
    assert (at(game, "c3"), game.outcome) == ("K", None)

    game.play("1 c4.b4")
    assert game.outcome is None
    assert "claim" in game.legal(0)


@pytest.mark.rule("IK-22")
@pytest.mark.parametrize(("moves", "free"), [(2, True), (1, False)])
def test_an_enemy_still_locked_in_its_next_move_is_not_in_the_way_of_a_claim(moves: int, *, free: bool) -> None:
    game = met(_beside("d3", "n"), locks=f"c3d3:{moves}")

    assert ("claim" in game.legal(0)) is free


@pytest.mark.rule("IK-22")
def test_a_lock_with_another_figure_does_not_help() -> None:
    board = ". . . . k? / . . . . . / . . K n . / . . . Q . / . . . . ."

    assert "claim" not in met(board, locks="d2d3:2").legal(0)


@pytest.mark.rule("IK-22")
@pytest.mark.parametrize(("moves", "crown"), [(2, True), (1, False)])
def test_a_revealed_king_comes_to_the_throne_beside_an_enemy_locked_for_one_more_move(
    moves: int, *, crown: bool
) -> None:
    board = ". . . . k? / . . . . . / . . . n . / . . . K . / . . . . ."

    assert crowned(met(board, locks=f"d2d3:{moves}").play("0 d2.c3")) is crown


@pytest.mark.rule("IK-4", "IK-19")
def test_in_a_game_for_survival_the_throne_means_nothing() -> None:
    game = met(SITTING.format(""), variant="survival")
    assert "claim" not in game.legal(0)

    game = met(". . . . k? / . . . . . / . . . . . / . K . . . / . . . . .", variant="survival").play("0 b2.c3")
    assert game.outcome is None


def _beside(cell: str, figure: str) -> str:
    """The host's King on the throne, and a figure somewhere."""
    rows = [[".", ".", ".", ".", "."] for _ in range(5)]
    rows[0][4], rows[2][2] = "k?", "K"
    rows[5 - int(cell[1])]["abcde".index(cell[0])] = figure
    return "/".join(" ".join(row) for row in rows)
