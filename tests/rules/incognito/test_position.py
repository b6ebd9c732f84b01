"""Positions as text."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.incognito.board import Cell
from rules.incognito.figure import Figure
from rules.incognito.model import Cup, Lock, Lying, Mark, Moving, Options, Piece, Player, State
from rules.incognito.position import BadPosition, read, sketch, write
from rules.incognito.repetition import key
from tests.rules.incognito.deals import position
from tests.rules.laws.playout import playout
from tests.rules.laws.table import tables
from tests.story import story

RULES = Options("closed", "cups")
TEXT = "k?q?l?nc?/5/2K2/2Q2/1L?N?C?1 h c2c3:1 0-1 p/wg/pw/p/p/w 4 0 g 3-7 23"
OPENING = "cnlqk/5/5/5/KQLNC h - 0-0 - 0 0 - 0-0 2"


def test_what_a_text_says() -> None:
    state = read(TEXT, RULES)

    assert state.pieces[:4] == (
        Piece(0, Figure.LACKEY, Cell.B1),
        Piece(0, Figure.KNIGHT, Cell.C1),
        Piece(0, Figure.COUNSELLOR, Cell.D1),
        Piece(0, Figure.QUEEN, Cell.C2, shown=True),
    )
    assert state.pieces[-2:] == (Piece(1, Figure.KNIGHT, Cell.D5, shown=True), Piece(1, Figure.COUNSELLOR, Cell.E5))
    assert state.players == (Player((Cup.POISON, Cup.WATER), 0, 3), Player((Cup.POISON,), 1, 7))
    assert state.lying == (Lying(Cell.B3, Cup.POISON), Lying(Cell.D3, Cup.WATER, (1,)))
    assert (state.removed, state.drunk) == ((Cup.POISON,), (Cup.WATER,))
    assert state.locks == (Lock(Mark(0, Figure.QUEEN), Mark(0, Figure.KING), 1),)
    assert (state.phase, state.turn, state.offer) == (Moving(), 0, (1,))
    assert (state.quiet, state.bare, state.question) == (4, 0, 23)
    assert state.past == (key(state, state.turn),)


def test_a_text_is_written_as_it_was_read() -> None:
    empty = TEXT.replace("p/wg/pw/p/p/w", "-/-/pw/p/p/ww")
    locks = TEXT.replace("c2c3:1", "c2c3:2+b1c1:1").replace(" 4 0 ", " 4 3 ")
    for text in (TEXT, OPENING, empty, locks, TEXT.replace(" h ", " g ").replace(" g 3", " h 3")):
        assert write(read(text, RULES)) == text


def test_an_open_game_begins_so() -> None:
    game = story("incognito", seats=2, options={"mode": "open", "variant": "throne", "first": "host"})

    assert write(game.state) == OPENING


def test_every_position_of_random_games_comes_back() -> None:
    for table in [table for table in tables() if table.game.key == "incognito"][::4]:
        states = [moment.state for moment in playout(table, seed=1).moments]
        for state in states:
            if state.phase == Moving():
                again = read(write(state), state.options)
                forgotten = {"past": again.past, "last": (), "first": state.turn}
                assert again == replace(state, **forgotten)
                assert again.past[-1] == state.past[-1]


@pytest.mark.parametrize(
    "wrong",
    [
        "",
        TEXT + " x",
        TEXT.replace(" h ", " x "),
        TEXT.replace("K", "L"),
        TEXT.replace("K", "x"),
        TEXT.replace("2K2", "2K1"),
        TEXT.replace("2K2", "2K3"),
        TEXT.replace("/5", ""),
        TEXT.replace("c2c3:1", "c2c4:1"),
        TEXT.replace("c2c3:1", "c2z3:1"),
        TEXT.replace("p/wg", "x/wg"),
        TEXT.replace("/p/w 4", "/p 4"),
        TEXT.replace(" 0-1", " 0"),
        TEXT.replace("3-7", "3-7-1"),
        TEXT.replace("L?N?", "L?L?"),
        TEXT.replace("l?", "k?"),
    ],
)
def test_what_is_no_position(wrong: str) -> None:
    with pytest.raises(BadPosition):
        read(wrong, RULES)


def test_a_picture_is_the_same_position() -> None:
    drawn = position(
        """
        c  n  l  q  k
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        K  Q  L  N  C
        """.strip()
    )

    assert write(drawn) == OPENING.replace(" 2", " 10")


def test_a_position_of_a_king_alone_is_none() -> None:
    with pytest.raises(BadPosition):
        read("5/5/2K2/5/5 h - 0-0 - 0 0 - 0-0 1", RULES)


def test_a_sketch_may_lack_its_kings() -> None:
    state = sketch("5/5/2Q2/2l?2/5 h c2c3:2 0-0 - 0 0 - 0-0 1", RULES)

    assert state.pieces == (Piece(1, Figure.LACKEY, Cell.C2), Piece(0, Figure.QUEEN, Cell.C3, shown=True))
    assert state.locks == (Lock(Mark(0, Figure.QUEEN), Mark(1, Figure.LACKEY), 2),)


def test_a_sketch_is_a_board_still() -> None:
    with pytest.raises(BadPosition):
        sketch("5/5/2X2/5/5 h - 0-0 - 0 0 - 0-0 1", RULES)


def test_a_state_without_cups_writes_none() -> None:
    state: State = position(". . . . k / . . . . . / . . . . . / . . . . . / K . . . .")

    assert write(state) == "4k/5/5/5/K4 h - 0-0 - 0 0 - 0-0 10"


def test_a_position_remembered_names_the_cells_of_each_figure() -> None:
    opening, locked = read(OPENING, RULES), read(TEXT, RULES)

    assert key(opening, 0) == "a1b1c1d1e1 e5d5c5b5a5 h -"
    assert key(opening, 1) == "a1b1c1d1e1 e5d5c5b5a5 g -"
    assert key(locked, 0) == "c3c2b1c1d1 a5b5c5d5e5 h c2c3:1"
    assert key(position(". . . . k / . . . . . / . . . . . / . . . . . / K . L . ."), 1) == "a1--c1---- e5-------- g -"
