"""Going: a step, a change of places with an own figure, an attack on an enemy one (IK-7…13, IK-17)."""

from __future__ import annotations

from dataclasses import replace

from rules.game import Seat
from rules.incognito.course import begin_move, end_move
from rules.incognito.ending import won
from rules.incognito.events import Attacked, Fell, Happening, LifeSpent, Stepped, Swapped
from rules.incognito.figure import Figure, Result, meeting
from rules.incognito.locks import locked
from rules.incognito.model import Go, Piece, Player, State
from rules.incognito.pieces import by_cell, king_of, revealed, settled, stirred, with_player
from rules.incognito.steps import Turn, told
from rules.incognito.throne import ascended


def go(state: State, seat: Seat, action: Go) -> Turn:
    """Move the figure, and see whether that decides the game."""
    king = king_of(state, seat)
    step = _moved(begin_move(state, action.start, action.goal), action)
    return step.then(lambda moved: _decided(moved, seat, king))


def _moved(state: State, action: Go) -> Turn:
    board = by_cell(state)
    (piece,) = board[action.start]
    if not board[action.goal]:
        stepped = Stepped(piece.seat, action.start, action.goal)
        return told(settled(state, replace(piece, cell=action.goal)), stepped)
    (other,) = board[action.goal]
    if other.seat == piece.seat:
        return told(_exchanged(state, piece, other), Swapped(piece.seat, action.start, action.goal))
    return _attack(state, piece, other)


def _exchanged(state: State, one: Piece, other: Piece) -> State:
    """The two change places, and cannot at once do so again (IK-8, IK-11)."""
    state = settled(state, replace(one, cell=other.cell), replace(other, cell=one.cell))
    return locked(state, one, other)


def _attack(state: State, piece: Piece, other: Piece) -> Turn:
    """Both are seen from now on; if the other was already, they fight (IK-9, IK-10)."""
    reveals = revealed(piece, other)
    result = meeting(piece.figure, other.figure, incognito=not other.shown)
    loser = {"won": other, "lost": piece}.get(result)
    state = stirred(state) if reveals else state
    shown = replace(piece, shown=True), replace(other, shown=True)
    if loser is None:
        return told(_exchanged(state, *shown), *reveals, _told(piece, other, result))
    if state.players[loser.seat].lives:
        spared = _exchanged(_life_spent(state, loser.seat), *shown)
        return told(spared, *reveals, _told(piece, other, "spared"), LifeSpent(loser.seat, loser.figure))
    return told(_taken(state, *shown, loser), *reveals, _told(piece, other, result), *_fall(loser))


def _taken(state: State, piece: Piece, other: Piece, loser: Piece) -> State:
    """They change places whatever the result, and the loser is gone (IK-10)."""
    there, here = replace(piece, cell=other.cell), replace(other, cell=piece.cell)
    return stirred(settled(state, there, here, gone=(loser.mark,)))


def _life_spent(state: State, seat: Seat) -> State:
    """A life less, for good: no earlier position can come again, though it counts as quiet (IK-17, IK-24)."""
    return replace(with_player(state, seat, _less_alive), past=())


def _less_alive(player: Player) -> Player:
    return replace(player, lives=player.lives - 1)


def _told(piece: Piece, other: Piece, result: Result) -> Attacked:
    return Attacked(piece.seat, piece.cell, other.cell, piece.figure, other.figure, result)


def _fall(loser: Piece) -> tuple[Happening, ...]:
    return (Fell(loser.seat, loser.figure),)


def _decided(state: State, seat: Seat, king: Piece) -> Turn:
    """Won by killing the King or by a revealed King's coming to the throne; else the turn goes on (IK-21, IK-23)."""
    kings = [piece for piece in state.pieces if piece.figure is Figure.KING]
    if len(kings) == 1:
        return won(state, seat, "king")
    if ascended(state, seat, king):
        return won(state, seat, "crown")
    return end_move(state)
