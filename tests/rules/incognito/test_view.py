"""What everybody sees, and what only the player himself does."""

from __future__ import annotations

from rules.game import GROUP
from rules.incognito.board import Cell
from rules.incognito.figure import Figure
from rules.incognito.model import HIDDEN, Cup, CupView, Mark, PlayerView, Standing
from tests.rules.incognito.deals import met

K, Q, C, N, L = Figure.KING, Figure.QUEEN, Figure.COUNSELLOR, Figure.KNIGHT, Figure.LACKEY
BOARD = ". . . . k? / . q . . . / . L? . . . / . . . . . / K? . . . ."


def test_the_group_sees_backs_faces_of_the_revealed_and_the_captured() -> None:
    view = met(BOARD, cups="wh/p/p/pw/w/-", lives="1-2", offer_in="3-0").sees(GROUP)

    assert view.board == (
        Standing(Cell.A1, 0, HIDDEN, False),
        Standing(Cell.B3, 0, HIDDEN, False),
        Standing(Cell.B4, 1, Q, True),
        Standing(Cell.E5, 1, HIDDEN, False),
    )
    assert view.fallen == (Mark(0, Q), Mark(0, N), Mark(0, C), Mark(1, L), Mark(1, N), Mark(1, C))
    assert view.players == (
        PlayerView(0, True, (HIDDEN,), 1, 3),
        PlayerView(1, True, (HIDDEN, HIDDEN), 2, 0),
    )
    assert view.cups == (CupView(Cell.B3, HIDDEN, (0,)), CupView(Cell.D3, HIDDEN, ()))


def test_a_player_sees_his_own_faces_and_cups_besides() -> None:
    game = met(BOARD, cups="wh/p/p/pw/w/-")
    mine, theirs = game.sees(0), game.sees(1)

    assert [standing.face for standing in mine.board] == [K, L, Q, HIDDEN]
    assert [standing.shown for standing in mine.board] == [False, False, True, False]
    assert [standing.face for standing in theirs.board] == [HIDDEN, HIDDEN, Q, K]
    assert [player.cups for player in mine.players] == [(Cup.POISON,), (HIDDEN, HIDDEN)]
    assert [player.cups for player in theirs.players] == [(HIDDEN,), (Cup.POISON, Cup.WATER)]
    assert [cup.content for cup in mine.cups] == [Cup.WATER, HIDDEN]
    assert [cup.content for cup in theirs.cups] == [HIDDEN, HIDDEN]


def test_everybody_sees_whose_turn_it_is_and_the_last_move() -> None:
    game = met(BOARD, cups="wh/p/p/pw/w/-", quiet=4).play("0 b3.c2")
    for reader in (0, 1, GROUP):
        view = game.sees(reader)
        assert (view.asks, view.turn, view.over, view.last) == ("move", 1, False, (Cell.B3, Cell.C2))
        assert (view.mode, view.variant, view.quiet) == ("closed", "cups", 5)

    drinking = met(BOARD, cups="wh/p/p/pw/w/-").play("0 drink.b3")
    assert drinking.sees(GROUP).last == (Cell.B3,)
    placing = met(BOARD.replace("L", "Q").replace("q", "c"), cups="w/p/p/pw/w/-").play("0 place.b3.poison")
    assert placing.sees(GROUP).last == (Cell.B3,)
    claim = met(". . . . k / . . . . . / . . K . . / . . . . . / . . . . .").play("0 claim")
    assert claim.sees(GROUP).last == (Cell.C3,)
