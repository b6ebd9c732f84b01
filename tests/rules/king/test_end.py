"""Who wins, and a party that stops because somebody left."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.catalogue import games
from rules.game import GROUP, GameOver, Outcome
from rules.king.contract import FREE
from rules.king.model import GameEnded, Left, Score
from tests.rules.king.deals import contract, deal
from tests.story import Story, story

GONE = "sj sq sk sa", "d7 d8 d9 d10", "c7 c8 c9 c10", "cj cq ck ca", "dj dq dk da", "s7 s8 s9 s10", "h7 h8 h9 h10"


def last_trick(*totals: int) -> Story:
    """The last trick of a party, worth 2 to seat 3, after a deal with these scores: the others took the rest."""
    tricks = list(zip((0, 0, 0, 1, 1, 2, 2), GONE, strict=True))
    game = deal("take tricks", ("hj", "hq", "hk", "ha"), deck="short", number=14, tricks=tricks)
    game.state = replace(game.state, scores=(Score(0, contract("avoid tricks"), totals),))
    return game.play("0 hj", "1 hq", "2 hk", "3 ha")


@pytest.mark.rule("KG-16")
@pytest.mark.parametrize(
    ("before", "points", "places"),
    [
        ((0, 0, 0, 0), (6, 4, 4, 2), (1, 2, 2, 4)),
        ((-10, 0, 4, 0), (-4, 4, 8, 2), (4, 2, 1, 3)),
        ((0, 2, 2, 4), (6, 6, 6, 6), (1, 1, 1, 1)),
        ((-100, -100, -100, 0), (-94, -96, -96, 2), (2, 3, 3, 1)),
    ],
)
def test_the_highest_total_wins_and_equal_ones_share(
    before: tuple[int, ...], points: tuple[int, ...], places: tuple[int, ...]
) -> None:
    game = last_trick(*before).happened(GameEnded(points))

    assert game.outcome == Outcome(places, points, "played")
    assert game.stage.startswith("over.")


@pytest.mark.rule("KG-16")
def test_a_party_that_is_over_keeps_its_totals_and_last_deal() -> None:
    view = last_trick(0, 0, 0, 0).refuses("0 hj", GameOver).sees(GROUP)

    assert [player.total for player in view.players] == [6, 4, 4, 2]
    assert [player.points for player in view.players] == [0, 0, 0, 0], "they are in the totals"
    assert view.terms == contract("take tricks")
    assert (view.over, view.asks, view.hearts_barred, view.number) == (True, "nothing", False, 14)
    assert (view.last_deal[0].totals, view.last_trick[0].taker) == ((6, 4, 4, 2), 3)
    assert view.last_deal[0].points == (6, 4, 4, 2)
    assert len(view.scores) == 2


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_whoever_leaves_stops_the_party_for_all(seat: int) -> None:
    game = story("king", seats=4, hands=("da",)).play("0 da").leave(seat)

    game.happened(Left(seat))
    assert game.outcome == Outcome((), (0, 0, 0, 0), "left")
    assert game.asked == ()
    assert game.refuses("1 d3", GameOver).sees(GROUP).over
    assert games()["king"].deserted_stops


def test_what_lay_on_the_table_stays_to_be_seen_but_no_hand_is_shown() -> None:
    game = story("king", seats=4, hands=("da",)).play("0 da").leave(2)

    view = game.sees(GROUP)
    assert [card.name for _, card in view.table] == ["DA"]
    assert (view.hand, view.last_deal, view.terms) == ((), (), contract("avoid tricks"))
    assert len(game.sees(1).hand) == 12
    assert game.sees(1).playable == ()
    assert view.terms != FREE
