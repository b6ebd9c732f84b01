"""Before the first move: who makes it, the cups, and the two arrangements (IK-3, IK-5, IK-6, IK-15)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from rules.chance import Chance
from rules.game import Seat
from rules.incognito.board import BEDROOMS, GUEST, HOST, REFECTORIES, SEATS
from rules.incognito.choice import arranged
from rules.incognito.course import open_moves
from rules.incognito.events import Arranged, CupsDealt, FirstMove, Fixed, Started
from rules.incognito.model import Arrange, Arranging, Court, Cup, Lying, Options, Piece, Player, State
from rules.incognito.steps import Turn, told
from rules.incognito.tables import COURT, CUPS, IN_HAND

_FIRST: Mapping[str, tuple[Seat, ...]] = {"lot": (HOST, GUEST), "host": (HOST,), "guest": (GUEST,)}


def set_up(options: Options, first: str, chance: Chance) -> Turn:
    """Who moves first is drawn or agreed; the cups are dealt; an open game has its figures put up (IK-3, IK-5)."""
    seat = chance.pick(_FIRST[first])
    cups = chance.shuffle(CUPS) if options.variant == "cups" else ()
    state = State(options, Arranging(), 1, seat, seat, _players(cups), lying=_lying(cups))
    dealt = (CupsDealt(at, player.cups) for at, player in enumerate(state.players) if player.cups)
    step = told(state, FirstMove(seat, drawn=first == "lot"), *dealt)
    return step.then(_put_up) if options.mode == "open" else step


def arrange(state: State, seat: Seat, action: Arrange) -> Turn:
    """The figures are put up face down; with both courts the moves begin (IK-6)."""
    state = replace(state, pieces=_pieces(state, seat, action.court))
    step = told(state, Fixed(seat), Arranged(seat, action.court))
    return step.then(_start) if all(arranged(state, each) for each in range(SEATS)) else step


def _put_up(state: State) -> Turn:
    for seat in range(SEATS):
        state = replace(state, pieces=_pieces(state, seat, COURT))
    return _start(state)


def _start(state: State) -> Turn:
    """In a closed game the faces stay hidden (IK-3)."""
    if state.options.mode == "closed":
        return told(open_moves(state), Started(()))
    shown = tuple(replace(piece, shown=True) for piece in state.pieces)
    return told(open_moves(replace(state, pieces=shown)), Started(_courts(state)))


def _courts(state: State) -> tuple[Court, ...]:
    at = {piece.cell: piece.figure for piece in state.pieces}
    return tuple(tuple(at[cell] for cell in line) for line in BEDROOMS)


def _pieces(state: State, seat: Seat, court: Court) -> tuple[Piece, ...]:
    row = (Piece(seat, figure, cell) for cell, figure in zip(BEDROOMS[seat], court, strict=True))
    return tuple(sorted((*state.pieces, *row), key=lambda piece: piece.cell))


def _lying(cups: tuple[Cup, ...]) -> tuple[Lying, ...]:
    return tuple(Lying(cell, cup) for cell, cup in zip(REFECTORIES, cups, strict=False))


def _players(cups: tuple[Cup, ...]) -> tuple[Player, ...]:
    """The first cups lie in the refectories, the others go to the players in turn."""
    hands = (cups[len(REFECTORIES) + seat * IN_HAND :][:IN_HAND] for seat in range(SEATS))
    return tuple(Player(tuple(sorted(hand, key=CUPS.index))) for hand in hands)
