"""Attacks: on figures incognito, on revealed ones, and the table of both cell by cell."""

from __future__ import annotations

import pytest

from rules.game import GROUP, IllegalMove
from rules.incognito.board import Cell
from rules.incognito.events import Attacked, Ended, Fell, Revealed
from rules.incognito.figure import Figure
from rules.incognito.model import HIDDEN, Mark
from tests.rules.incognito.deals import at, met, ways

K, Q, C, N, L = Figure.KING, Figure.QUEEN, Figure.COUNSELLOR, Figure.KNIGHT, Figure.LACKEY
LETTERS = "kqlnc"

TABLE = """
    k  q  l  n  c
k   !  x  x  x  x
q   -  =  x  x  x
l   -  -  =  -  -
n   -  -  x  =  -
c   -  -  x  x  =
"""
"""Row attacks column, both revealed: x takes, - is lost, = change places, ! wins the game."""


def cells() -> list[tuple[str, str, str]]:
    """Every cell of the table: attacker, the other, what comes of it."""
    head, *rows = (line.split() for line in TABLE.strip().split("\n"))
    return [(row[0], other, sign) for row in rows for other, sign in zip(head, row[1:], strict=True)]


def placed(attacker: str, other: str) -> str:
    """The attacker on c2, the other on c3, Kings who are neither in their corners; "?" stays behind a letter."""
    home = "." if attacker[0] == "k" else "K"
    away = "." if other[0] == "k" else "k"
    return f"{away} . . . . / . . . . . / . . {other} . . / . . {attacker.upper()} . . / . . . . {home}"


def test_the_table_is_whole() -> None:
    assert len({(row, column) for row, column, _ in cells()}) == 25


@pytest.mark.rule("IK-10")
@pytest.mark.parametrize(("attacker", "other", "sign"), cells())
@pytest.mark.parametrize("veil", ["", "?"], ids=["revealed", "incognito-attacker"])
def test_revealed_figures_fight_by_the_table(attacker: str, other: str, sign: str, veil: str) -> None:
    game = met(placed(attacker + veil, other), variant="survival").play("0 c2.c3")

    left_behind, stands_there = {
        "x": (".", attacker.upper()),
        "!": (".", attacker.upper()),
        "-": (other, "."),
        "=": (other, attacker.upper()),
    }[sign]
    assert (at(game, "c2"), at(game, "c3")) == (left_behind, stands_there)
    assert (game.outcome is not None) == (sign == "!")


@pytest.mark.rule("IK-9")
@pytest.mark.parametrize(("attacker", "other", "sign"), cells())
@pytest.mark.parametrize("veil", ["", "?"], ids=["revealed-attacker", "both-incognito"])
def test_nobody_dies_of_an_attack_on_a_figure_incognito(attacker: str, other: str, sign: str, veil: str) -> None:
    game = met(placed(attacker + veil, f"{other}?"), variant="survival").play("0 c2.c3")

    assert (at(game, "c2"), at(game, "c3")) == (other, attacker.upper()), "both revealed, places changed"
    assert game.outcome is None
    game.nothing(Fell)


@pytest.mark.rule("IK-9")
def test_an_attack_on_a_figure_incognito_is_told_with_both_faces() -> None:
    game = met(placed("n?", "q?")).play("0 c2.c3")

    assert game.events == (
        Revealed(0, N, Cell.C2),
        Revealed(1, Q, Cell.C3),
        Attacked(0, Cell.C2, Cell.C3, N, Q, "met"),
    )
    assert {standing.cell: standing.face for standing in game.sees(GROUP).board}[Cell.C2] is Q


@pytest.mark.rule("IK-10")
def test_equal_ranks_merely_change_places() -> None:
    game = met(placed("n", "n")).play("0 c2.c3")

    assert game.events == (Attacked(0, Cell.C2, Cell.C3, N, N, "even"),)


@pytest.mark.rule("IK-9", "IK-10")
def test_nobody_attacks_diagonally() -> None:
    game = met("k . . . . / . . . l? . / . . C . . / . n . . . / . . . . K")

    assert {"d4", "b2"}.isdisjoint(ways(game, 0, "c3"))
    game.refuses("0 c3.d4", IllegalMove)


@pytest.mark.rule("IK-10")
def test_the_attacker_revealed_by_the_fight_is_told_before_it() -> None:
    game = met(placed("l?", "q")).play("0 c2.c3")

    assert game.events == (
        Revealed(0, L, Cell.C2),
        Attacked(0, Cell.C2, Cell.C3, L, Q, "lost"),
        Fell(0, L),
    )
    assert at(game, "c2") == "q", "the winner stands where the attacker came from"


@pytest.mark.rule("IK-10", "IK-23")
def test_the_king_who_attacks_the_king_wins() -> None:
    game = met(placed("k", "k"), variant="survival").play("0 c2.c3")

    assert game.outcome is not None
    assert (game.outcome.places, game.outcome.points, game.outcome.reason) == ((1, 2), (2, 0), "king")
    game.happened(Attacked(0, Cell.C2, Cell.C3, K, K, "won"), Fell(1, K))
    assert isinstance(game.events[-1], Ended)


@pytest.mark.rule("IK-13")
def test_a_revealed_figure_stays_so_and_the_captured_are_shown_to_all() -> None:
    game = met(placed("c?", "n")).play("0 c2.c3", "1 a5.a4", "0 c3.c4", "1 a4.a3")

    assert at(game, "c4") == "C"
    assert Mark(1, N) in game.sees(GROUP).fallen
    assert all(standing.face is not HIDDEN for standing in game.sees(1).board)


@pytest.mark.rule("IK-13")
def test_a_revealed_figure_that_changes_places_with_a_hidden_one_does_not_reveal_it() -> None:
    game = met("k . . . . / . . . . . / . . . . . / . N Q? . . / . . . . K").play("0 b2.c2")

    assert (at(game, "b2"), at(game, "c2")) == ("Q?", "N")
    assert {standing.cell: standing.face for standing in game.sees(1).board}[Cell.B2] is HIDDEN
