"""How a game is won and lost, and what is shown then."""

from __future__ import annotations

import pytest

from rules.game import GROUP, GameOver, Outcome
from rules.incognito.events import Ended, Left
from rules.incognito.figure import Figure
from rules.incognito.model import HIDDEN, Cup
from tests.rules.incognito.deals import met
from tests.story import story

BOARD = ". . . . k? / . q? . . . / . L? . . . / . . Q? . . / K? . . . ."


@pytest.mark.rule("IK-23")
@pytest.mark.parametrize(("turn", "places"), [("h", (2, 1)), ("g", (1, 2))])
def test_who_resigns_has_lost(turn: str, places: tuple[int, int]) -> None:
    game = met(BOARD, turn=turn).play(f"{'hg'.index(turn)} resign")

    assert game.outcome == Outcome(places, (2, 0) if places == (1, 2) else (0, 2), "resigned")


@pytest.mark.rule("IK-23")
def test_one_resigns_in_one_s_own_turn() -> None:
    game = met(BOARD)

    assert "resign" in game.legal(0)
    assert game.legal(1) == ()
    assert "resign" not in story("incognito", seats=2).legal(0), "not while both arrange"


@pytest.mark.rule("IK-23", "IK-25")
@pytest.mark.parametrize(("seat", "places"), [(0, (2, 1)), (1, (1, 2))])
def test_who_leaves_has_lost_at_whatever_moment(seat: int, places: tuple[int, int]) -> None:
    for game in (story("incognito", seats=2), met(BOARD), met(BOARD, turn="g")):
        game.leave(seat).happened(Left(seat))
        assert game.outcome is not None
        assert (game.outcome.places, game.outcome.reason) == (places, "left")
        assert game.asked == ()


@pytest.mark.rule("IK-23")
def test_nothing_is_done_after_the_end() -> None:
    assert met(BOARD).play("0 a1.a2", "1 resign").stage == "over.11"
    met(BOARD).play("0 resign").refuses("1 e5.e4", GameOver).refuses("0 a1.a2", GameOver)


@pytest.mark.rule("IK-26")
def test_all_that_was_hidden_is_shown_at_the_end() -> None:
    game = met(BOARD, cups="wg/p/pw/w/p/-")
    assert HIDDEN in [standing.face for standing in game.sees(GROUP).board]

    game.play("0 resign")
    for reader in (0, 1, GROUP):
        view = game.sees(reader)
        faces = {standing.cell.name: standing.face for standing in view.board}
        assert faces == {
            "A1": Figure.KING,
            "C2": Figure.QUEEN,
            "B3": Figure.LACKEY,
            "B4": Figure.QUEEN,
            "E5": Figure.KING,
        }
        assert [player.cups for player in view.players] == [(Cup.POISON, Cup.WATER), (Cup.WATER,)]
        assert view.removed == (Cup.POISON,)
        assert [cup.content for cup in view.cups] == [Cup.WATER, Cup.POISON]
        assert (view.over, view.asks) == (True, "nothing")


@pytest.mark.rule("IK-26")
def test_the_last_event_tells_it_to_everybody() -> None:
    game = met(BOARD, cups="wg/p/pw/w/p/-").play("0 resign")
    (ended,) = game.told(GROUP)

    assert isinstance(ended, Ended)
    assert (ended.reason, ended.winners, ended.removed) == ("resigned", (1,), (Cup.POISON,))
    assert ended.hands == ((Cup.POISON, Cup.WATER), (Cup.WATER,))
    assert [piece.figure for piece in ended.pieces] == [standing.face for standing in game.sees(GROUP).board]
    assert [cup.cup for cup in ended.lying] == [Cup.WATER, Cup.POISON]
