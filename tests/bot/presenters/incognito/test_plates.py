"""The plates of the rules, played on: no picture teaches what the rules do not allow."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

import pytest

from bot.presenters.incognito.diagram import REST, Diagram
from bot.presenters.incognito.pages import PAGES, PLATES, plate
from rules.incognito.board import BEDROOMS, GUEST, HOST, REFECTORIES, Cell
from rules.incognito.events import Attacked, Revealed
from rules.incognito.model import HIDDEN, Options, Piece, State
from rules.incognito.position import read
from rules.incognito.sight import seen
from tests.rules.incognito.deals import at, ways
from tests.story import Story, story


class Told(NamedTuple):
    """The way an attack ended and who was revealed by it."""

    result: str
    revealed: set[str]


def state_of(page: str) -> State:
    """The position of a plate; read as a whole, so both Kings stand somewhere on the board."""
    words = PLATES[page].position.split()
    return read(" ".join([*words, *REST[len(words) - 1 :]]), Options("closed", PLATES[page].variant))


def game_of(page: str) -> Story:
    """A game met at the position of a plate."""
    game = story("incognito", seats=2, options={"variant": PLATES[page].variant})
    game.state = state_of(page)
    return game


def shown(page: str) -> Diagram:
    """What the plate shows."""
    picture = plate(page)
    assert isinstance(picture, Diagram)
    return picture


def moves_of(page: str) -> list[str]:
    """The arrows of a plate as moves."""
    return [f"{arrow[:2]}.{arrow[2:]}" for arrow in PLATES[page].arrows.split()]


def attack(move: str) -> Told:
    """What comes of an attack on the plate of fights."""
    events = game_of("fights").play(f"0 {move}").events
    (attacked,) = [event for event in events if isinstance(event, Attacked)]
    return Told(attacked.result, {event.cell.name.lower() for event in events if isinstance(event, Revealed)})


@pytest.mark.parametrize("page", PAGES)
def test_every_plate_shows_a_position_that_can_be_played_to_whoever_it_is_for(page: str) -> None:
    picture, state = shown(page), state_of(page)
    assert picture.board == seen(state, PLATES[page].reader).board
    assert picture.below == (GUEST if PLATES[page].reader == GUEST else HOST)
    assert game_of(page).legal(state.turn)


@pytest.mark.parametrize("page", PAGES)
def test_whatever_is_marked_or_led_to_by_an_arrow_is_in_the_picture(page: str) -> None:
    (left, low), (right, high) = [(cell.file, cell.rank) for cell in shown(page).window]
    cells = {*shown(page).marked, *(cell for arrow in shown(page).arrows for cell in arrow)}
    assert all(left <= cell.file <= right and low <= cell.rank <= high for cell in cells)


@pytest.mark.parametrize("page", [page for page in PAGES if PLATES[page].arrows])
def test_an_arrow_is_a_move_that_may_be_made(page: str) -> None:
    assert set(moves_of(page)) <= set(game_of(page).legal(HOST))


def test_every_page_has_a_picture_of_its_own() -> None:
    assert len({plate(page).digest for page in PAGES}) == len(PAGES)


def test_the_goal_is_a_king_on_his_way_to_the_throne_whom_nobody_stops() -> None:
    game = game_of("goal").play("0 c2.c3", "1 a5.a4")
    assert at(game, "c3") == "K?"
    assert "claim" in game.legal(HOST)


@pytest.mark.parametrize("page", ["board", "clock"])
def test_a_board_is_as_it_stands_before_the_first_move(page: str) -> None:
    state = state_of(page)
    assert [sorted(cells_of(state, seat)) for seat in (HOST, GUEST)] == [sorted(line) for line in BEDROOMS]
    assert not any(piece.shown for piece in state.pieces)
    assert [cup.cell for cup in shown(page).cups] == list(REFECTORIES)
    theirs = [one.face for one in shown(page).board if one.seat != shown(page).below]
    assert theirs == [HIDDEN] * len(theirs)


def cells_of(state: State, seat: int) -> list[Cell]:
    """Where the figures of a seat stand."""
    return [piece.cell for piece in state.pieces if piece.seat == seat]


def test_the_marks_of_the_moves_are_all_that_the_knight_may_do() -> None:
    game = game_of("moves")
    assert at(game, "c2") == "N?"
    assert set(PLATES["moves"].marked.split()) == ways(game, HOST, "c2")


def test_a_counsellor_takes_the_knight_falls_to_the_queen_and_reveals_a_stranger() -> None:
    game = game_of("fights")
    assert [at(game, cell) for cell in ("c3", "d3", "c4", "b3")] == ["C", "n", "q", "l?"]
    assert attack("c3.d3") == Told("won", set())
    assert attack("c3.c4") == Told("lost", set())
    assert attack("c3.b3") == Told("met", {"b3"})
    assert set(moves_of("fights")) == {"c3.d3", "c3.c4", "c3.b3"}


def test_the_lackey_may_drink_and_the_queen_may_drink_or_replace() -> None:
    game = game_of("cups")
    assert (at(game, "b3"), at(game, "d3")) == ("L?", "Q")
    at_cups = {text for text in game.legal(HOST) if text.startswith(("drink", "place"))}
    assert at_cups == {"drink.b3", "drink.d3", "place.d3.poison", "place.d3.water"}
    assert {text.split(".")[1] for text in at_cups} == set(PLATES["cups"].marked.split())


def test_from_the_marked_cells_and_from_no_other_a_king_on_the_throne_is_stopped() -> None:
    assert at(game_of("throne"), "c3") == "K?"
    assert "claim" in game_of("throne").legal(HOST)
    state = state_of("throne")
    free = set(Cell) - {piece.cell for piece in state.pieces}
    stopping = {cell.name.lower() for cell in free if not may_claim_beside(cell)}
    assert stopping == set(PLATES["throne"].marked.split())


def may_claim_beside(cell: Cell) -> bool:
    """Whether the King of the plate may claim the throne with the enemy's Lackey standing there."""
    game, state = game_of("throne"), state_of("throne")
    (lackey,) = [piece for piece in state.pieces if piece.seat == GUEST and piece.cell is Cell.E3]
    others = [piece for piece in state.pieces if piece is not lackey]
    moved = Piece(GUEST, lackey.figure, cell)
    game.state = state_with(state, [*others, moved])
    return "claim" in game.legal(HOST)


def state_with(state: State, pieces: list[Piece]) -> State:
    """The same with these figures."""
    return replace(state, pieces=tuple(sorted(pieces, key=lambda piece: piece.cell)))


def test_a_king_incognito_wins_by_striking_a_revealed_one() -> None:
    game = game_of("end")
    assert (at(game, "c2"), at(game, "c3")) == ("K?", "k")
    game.play("0 c2.c3")
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.places) == ("king", (1, 2))


def test_an_open_game_stands_as_the_picture_of_the_modes_has_it() -> None:
    game = story("incognito", seats=2, options={"mode": "open", "first": "host"})
    assert shown("modes").board == seen(game.state, HOST).board


def test_the_group_sees_the_goal_without_the_faces() -> None:
    mine, theirs = shown("goal").board, shown("secrets").board
    assert [(one.cell, one.seat) for one in mine] == [(one.cell, one.seat) for one in theirs]
    assert {one.face for one in theirs} == {HIDDEN}
    assert HIDDEN not in {one.face for one in mine if one.seat == HOST}
