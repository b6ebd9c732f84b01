"""Who has no move passes by himself; two passes running are a draw."""

from __future__ import annotations

import pytest

from rules.game import GROUP
from rules.incognito import course
from rules.incognito.board import AROUND, GUEST, HOST, SEATS, SIDE, STEPS, Cell
from rules.incognito.events import Ended, Offered, Passed
from rules.incognito.model import Over
from tests.rules.incognito.deals import met

SHUT_IN = ". . . L? k? / . . . N? Q? / . . . . . / . . . . . / K? . . . ."
"""The guest's King on his own first line: e4 is locked, d4 lies diagonally, d5 is on the line."""


@pytest.mark.rule("IK-14")
def test_a_turn_without_a_move_passes_by_itself_for_all_to_see() -> None:
    game = met(SHUT_IN, locks="e4e5:2").play("0 a1.a2")

    game.happened(Passed(1))
    assert Passed(1) in game.told(GROUP)
    assert game.asked == (0,)
    assert game.sees(GROUP).quiet == 2, "a pass counts as a move"
    assert game.sees(GROUP).last == (Cell.A1, Cell.A2), "the last real move stays marked"


@pytest.mark.rule("IK-14")
def test_the_turn_after_a_pass_is_another_question() -> None:
    game = met(SHUT_IN, locks="e4e5:2")
    before = game.stage

    assert (before, game.play("0 a1.a2").stage) == ("move.10", "move.12")


@pytest.mark.rule("IK-14")
def test_once_unlocked_he_moves_again() -> None:
    game = met(SHUT_IN, locks="e4e5:2").play("0 a1.a2", "0 a2.a3")

    assert game.asked == (1,)
    assert "e5.e4" in game.legal(1)


@pytest.mark.rule("IK-14", "IK-24")
def test_an_offer_is_no_move_and_lapses_when_the_other_passes() -> None:
    game = met(SHUT_IN, locks="e4e5:2").play("0 offer", "0 a1.a2")

    game.happened(Offered(0), Passed(1))
    assert game.sees(0).offer == ()
    assert "accept" not in game.legal(0)


@pytest.mark.rule("IK-14")
@pytest.mark.parametrize("cell", Cell)
def test_ten_figures_never_leave_both_sides_without_a_step(cell: Cell) -> None:
    """So no game can end by two passes: shutting a figure in takes others beside it, who must be shut in too."""
    shut_in, beside = {cell}, {cell}
    while beside := {goal for start in beside for goal in AROUND[start] if _either_may_step(start, goal)} - shut_in:
        shut_in |= beside

    assert len(shut_in) > SEATS * SIDE


def _either_may_step(start: Cell, goal: Cell) -> bool:
    """Whether a free cell there lets a figure step, whoever's it is."""
    return all(goal in STEPS[seat][start] for seat in (HOST, GUEST))


@pytest.mark.rule("IK-24")
def test_two_passes_running_are_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten figures never fill the middle of the board, so one of the two can always step: here nobody sees a move."""
    monkeypatch.setattr(course, "moves", lambda *_: iter(()))
    stuck = course.end_move(met(SHUT_IN).state)

    assert stuck.events[:2] == (Passed(1), Passed(0))
    assert [type(event) for event in stuck.events[2:]] == [Ended]
    assert stuck.state.phase == Over("passes", (HOST, GUEST))
