"""What a seat may do: built from its own figures and cups and what lies open, and from nothing else."""

from __future__ import annotations

from collections.abc import Iterator

from rules.game import Seat
from rules.incognito.board import AROUND, EXCHANGES, STEPS, Cell
from rules.incognito.figure import Figure
from rules.incognito.locks import barred
from rules.incognito.model import (
    Action,
    Arrange,
    Arranging,
    Drink,
    Go,
    Moving,
    Piece,
    Place,
    Say,
    State,
    Word,
)
from rules.incognito.pieces import Board, by_cell
from rules.incognito.tables import COURTS
from rules.incognito.throne import claimable

_ARRANGEMENTS: tuple[Action, ...] = tuple(map(Arrange, COURTS))


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    """The actions of the seat: arrangements; or moves by start and goal, cups, the claim, and what may be said."""
    match state.phase:
        case Arranging():
            return () if arranged(state, seat) else _ARRANGEMENTS
        case Moving() if seat == state.turn:
            return (*moves(state, seat), *_words(state, seat))
    return ()


def arranged(state: State, seat: Seat) -> bool:
    """Whether the seat has put its figures up."""
    return any(piece.seat == seat for piece in state.pieces)


def moves(state: State, seat: Seat) -> Iterator[Action]:
    """The moves of the seat; one without any passes (IK-7…22)."""
    board = by_cell(state)
    for piece in state.pieces:
        if piece.seat == seat:
            yield from (Go(piece.cell, goal) for goal in AROUND[piece.cell] if _may(state, board, piece, goal))
    yield from _drinks(state, board, seat)
    yield from _places(state, board, seat)
    if claimable(state, seat):
        yield Say(Word.CLAIM)


def _may(state: State, board: Board, piece: Piece, goal: Cell) -> bool:
    """Whether the figure may go to the next cell, free or not (IK-7…12)."""
    if not board[goal]:
        return goal in STEPS[piece.seat][piece.cell]
    (other,) = board[goal]
    if goal not in EXCHANGES[piece.cell] or (other.seat == piece.seat and goal < piece.cell):
        return False
    return not barred(state, piece, other)


def _drinks(state: State, board: Board, seat: Seat) -> Iterator[Drink]:
    """The cups beside which a figure of the seat stands (IK-16)."""
    for lying in state.lying:
        if any(piece.seat == seat for piece in board[lying.cell]):
            yield Drink(lying.cell)


def _places(state: State, board: Board, seat: Seat) -> Iterator[Place]:
    """The cups that the seat's Queen may put in the place of one beside which she stands (IK-18)."""
    for drink in _drinks(state, board, seat):
        if any(piece.figure is Figure.QUEEN for piece in board[drink.cell]):
            yield from (Place(drink.cell, cup) for cup in dict.fromkeys(state.players[seat].cups))


def _words(state: State, seat: Seat) -> Iterator[Say]:
    """What the seat may say before it moves (IK-23, IK-24)."""
    if not state.offer and not state.players[seat].offer_in:
        yield Say(Word.OFFER)
    if state.offer and state.offer != (seat,):
        yield Say(Word.ACCEPT)
    yield Say(Word.RESIGN)
