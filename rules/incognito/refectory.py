"""The cups: drinking one, and putting another in its place (IK-15…18)."""

from __future__ import annotations

from dataclasses import replace

from rules.game import Seat
from rules.incognito.board import Cell
from rules.incognito.course import begin_move, end_move
from rules.incognito.ending import lost
from rules.incognito.events import Drank, Fell, Placed, Replaced
from rules.incognito.figure import Figure
from rules.incognito.model import Cup, Drink, Lying, Piece, Place, Player, State
from rules.incognito.pieces import by_cell, revealed, settled, stirred, with_player
from rules.incognito.steps import Turn, told


def drink(state: State, action: Drink) -> Turn:
    """The figure in the refectory is revealed and drinks: a life for its player, or its death (IK-16)."""
    piece, cup = _beside(state, action.cell)
    state = _at_the_cup(state, piece)
    state = replace(state, lying=_without(state, action.cell), drunk=(*state.drunk, cup.cup))
    step = told(state, *revealed(piece), Drank(piece.seat, piece.cell, piece.figure, cup.cup))
    if cup.cup is Cup.WATER:
        return step.then(lambda drunk: end_move(with_player(drunk, piece.seat, _more_alive)))
    return step.then(lambda drunk: _poisoned(drunk, piece))


def place(state: State, seat: Seat, action: Place) -> Turn:
    """The Queen is revealed and puts a cup of her player's down; the other is seen by nobody (IK-18)."""
    piece, old = _beside(state, action.cell)
    state = with_player(_at_the_cup(state, piece), seat, lambda player: _less(player, action.cup))
    lying = (*_without(state, action.cell), Lying(action.cell, action.cup, (seat,)))
    state = replace(state, lying=tuple(sorted(lying, key=lambda cup: cup.cell)), removed=(*state.removed, old.cup))
    public, secret = Replaced(seat, action.cell), Placed(seat, action.cell, action.cup)
    return told(state, *revealed(piece), public, secret).then(end_move)


def _beside(state: State, cell: Cell) -> tuple[Piece, Lying]:
    (piece,) = by_cell(state)[cell]
    return piece, next(lying for lying in state.lying if lying.cell is cell)


def _at_the_cup(state: State, piece: Piece) -> State:
    """Whoever touches a cup is seen, and it counts for the draw as what cannot be undone (IK-24)."""
    return stirred(settled(begin_move(state, piece.cell), replace(piece, shown=True)))


def _poisoned(state: State, piece: Piece) -> Turn:
    """No life helps against poison (IK-16, IK-17)."""
    step = told(settled(state, gone=(piece.mark,)), Fell(piece.seat, piece.figure))
    if piece.figure is Figure.KING:
        return step.then(lambda fallen: lost(fallen, piece.seat, "poison"))
    return step.then(end_move)


def _without(state: State, cell: Cell) -> tuple[Lying, ...]:
    return tuple(lying for lying in state.lying if lying.cell is not cell)


def _more_alive(player: Player) -> Player:
    return replace(player, lives=player.lives + 1)


def _less(player: Player, cup: Cup) -> Player:
    at = player.cups.index(cup)
    return replace(player, cups=player.cups[:at] + player.cups[at + 1 :])
