"""The cups: dealt, drunk, and put in the place of others."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rules.game import GROUP, IllegalMove
from rules.incognito.board import Cell
from rules.incognito.events import CupsDealt, Drank, Fell, Placed, Replaced, Revealed
from rules.incognito.figure import Figure
from rules.incognito.model import HIDDEN, Cup, CupView, Mark
from tests.rules.incognito.deals import at, met
from tests.story import Story, story

P, W = Cup.POISON, Cup.WATER
TABLE = ". . . . k? / . . . . . / . L? . q? . / . . . . . / K? . . . ."
"""The host's Lackey beside b3, the guest's Queen beside d3."""


def queen(cups: str, veil: str = "?", **words: Any) -> Story:
    """The host's Queen beside b3."""
    return met(f". . . . k? / . . . . . / . Q{veil} . . . / . . . . . / K? . . . .", cups=cups, **words)


@pytest.mark.rule("IK-15")
def test_six_cups_are_shuffled_and_dealt() -> None:
    game = story("incognito", seats=2, first=0, cups="p w wp wp")

    assert [(cup.cell, cup.cup, cup.by) for cup in game.state.lying] == [(Cell.B3, P, ()), (Cell.D3, W, ())]
    assert [player.cups for player in game.state.players] == [(P, W), (P, W)]


@pytest.mark.rule("IK-15")
@pytest.mark.parametrize("cups", ["w w pp pw", "p p pw ww", "w p ww pp"])
def test_any_cup_may_lie_anywhere(cups: str) -> None:
    state = story("incognito", seats=2, first=1, cups=cups).state

    lying, hands = [cup.cup for cup in state.lying], [cup for player in state.players for cup in player.cups]
    assert Counter([*lying, *hands]) == {P: 3, W: 3}
    assert [cup.value[0] for cup in [*lying, *hands]] == [letter for letter in cups if letter != " "]


@pytest.mark.rule("IK-15")
def test_each_knows_his_own_cups_alone_and_nobody_those_that_lie() -> None:
    game = story("incognito", seats=2, first=0, cups="p p wp ww")

    assert game.told(0)[1:] == (CupsDealt(0, (P, W)),)
    assert game.told(GROUP)[1:] == ()
    assert [player.cups for player in game.sees(1).players] == [(HIDDEN, HIDDEN), (W, W)]
    assert [player.cups for player in game.sees(GROUP).players] == [(HIDDEN, HIDDEN)] * 2
    for reader in (0, 1, GROUP):
        assert [cup.content for cup in game.sees(reader).cups] == [HIDDEN, HIDDEN]


@pytest.mark.rule("IK-16")
def test_who_stands_beside_a_cup_may_drink_it() -> None:
    game = met(TABLE, cups="w/p/pp/ww/-/-")
    assert "drink.b3" in game.legal(0)
    assert "drink.d3" not in game.legal(0), "another one stands there"

    game.play("0 drink.b3")
    assert game.events == (Revealed(0, Figure.LACKEY, Cell.B3), Drank(0, Cell.B3, Figure.LACKEY, W))
    assert [player.lives for player in game.sees(GROUP).players] == [1, 0]
    assert (at(game, "b3"), game.sees(GROUP).drunk) == ("L", (W,))
    assert [cup.cell for cup in game.sees(GROUP).cups] == [Cell.D3], "each cup once"
    assert game.asked == (1,), "it was the move"


@pytest.mark.rule("IK-16")
def test_there_is_nothing_to_drink_where_no_cup_is_left() -> None:
    game = met(TABLE, cups="-/p/pp/ww/-/w")

    assert "drink.b3" not in game.legal(0)
    game.refuses("0 drink.b3", IllegalMove)


@pytest.mark.rule("IK-16")
def test_who_has_only_just_come_drinks_in_his_next_move() -> None:
    game = met(". . . . k? / . . . . . / . . L? . . / . . . . . / K? . . . .", cups="w/p/pp/ww/-/-").play("0 c3.b3")

    assert [cup.cell for cup in game.sees(GROUP).cups] == [Cell.B3, Cell.D3]
    assert "drink.b3" in game.play("1 e5.e4").legal(0)


@pytest.mark.rule("IK-16")
def test_poison_kills_at_once_whatever_lives_there_are() -> None:
    game = met(TABLE, cups="p/w/pp/w/-/w", lives="1-0").play("0 drink.b3")

    game.happened(Drank(0, Cell.B3, Figure.LACKEY, P), Fell(0, Figure.LACKEY))
    assert at(game, "b3") == "."
    assert [player.lives for player in game.sees(GROUP).players] == [1, 0]
    assert Mark(0, Figure.LACKEY) in game.sees(GROUP).fallen
    assert game.asked == (1,)


@pytest.mark.rule("IK-16", "IK-23")
@pytest.mark.parametrize(("turn", "places"), [("h", (2, 1)), ("g", (1, 2))])
def test_a_king_who_drinks_poison_loses_the_game(turn: str, places: tuple[int, int]) -> None:
    board = ". . . . . / . . . . . / . K? . k? . / . . . . . / . . . . ."
    game = met(board, turn=turn, cups="p/p/pw/ww/-/-", lives="1-1")
    game.play(f"{'hg'.index(turn)} drink.{'b3' if turn == 'h' else 'd3'}")

    assert game.outcome is not None
    assert (game.outcome.places, game.outcome.reason) == (places, "poison")


@pytest.mark.rule("IK-18")
def test_the_queen_may_put_an_own_cup_in_the_place_of_the_one_that_lies() -> None:
    game = queen("w/p/pw/pw/-/-")
    assert [text for text in game.legal(0) if text.startswith("place")] == ["place.b3.poison", "place.b3.water"]

    game.play("0 place.b3.poison")
    assert game.events == (Revealed(0, Figure.QUEEN, Cell.B3), Replaced(0, Cell.B3), Placed(0, Cell.B3, P))
    assert [player.cups for player in game.state.players] == [(W,), (P, W)]
    assert game.state.removed == (W,)
    assert at(game, "b3") == "Q"
    assert game.asked == (1,), "it was the move"


@pytest.mark.rule("IK-18")
def test_the_other_cup_stays_in_the_hand() -> None:
    assert queen("w/p/pw/pw/-/-").play("0 place.b3.water").state.players[0].cups == (P,)


@pytest.mark.rule("IK-18")
def test_the_cup_placed_is_known_to_its_owner_and_the_one_removed_to_nobody() -> None:
    game = queen("w/p/pw/pw/-/-").play("0 place.b3.poison")

    assert game.sees(0).cups == (CupView(Cell.B3, P, (0,)), CupView(Cell.D3, HIDDEN, ()))
    for reader in (1, GROUP):
        assert game.sees(reader).cups[0] == CupView(Cell.B3, HIDDEN, (0,))
        assert Placed(0, Cell.B3, P) not in game.told(reader)
    assert [game.sees(reader).removed for reader in (0, 1, GROUP)] == [(HIDDEN,)] * 3


@pytest.mark.rule("IK-18")
def test_a_placed_cup_is_drunk_like_any_other_and_may_be_replaced() -> None:
    game = queen("w/p/pw/pw/-/-").play("0 place.b3.poison", "1 e5.e4")
    assert "place.b3.water" in game.legal(0)

    game.play("0 drink.b3").happened(Drank(0, Cell.B3, Figure.QUEEN, P), Fell(0, Figure.QUEEN))
    game.nothing(Revealed)


@pytest.mark.rule("IK-18")
def test_two_cups_of_a_kind_are_one_choice() -> None:
    assert [text for text in queen("w/w/pp/pw/-/-").legal(0) if text.startswith("place")] == ["place.b3.poison"]


@pytest.mark.rule("IK-18")
def test_nobody_but_the_queen_and_nothing_out_of_an_empty_hand() -> None:
    assert not [text for text in met(TABLE, cups="w/p/pp/ww/-/-").legal(0) if text.startswith("place")]
    assert not [text for text in queen("w/p/-/pw/pw/-").legal(0) if text.startswith("place")]


@pytest.mark.rule("IK-18")
def test_not_into_an_empty_refectory() -> None:
    assert not [text for text in queen("-/p/pw/pw/-/w").legal(0) if text.startswith(("place", "drink"))]


@pytest.mark.rule("IK-18")
def test_the_guest_s_queen_does_so_at_the_other_cup() -> None:
    game = met(TABLE, turn="g", cups="w/p/pp/ww/-/-").play("1 place.d3.water")

    assert [cup.by for cup in game.state.lying] == [(), (1,)]
    assert [cup.cell for cup in game.state.lying] == [Cell.B3, Cell.D3]
