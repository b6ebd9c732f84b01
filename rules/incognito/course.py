"""The course of the moves: what every move does to the clocks of the position, whose turn comes, and every draw."""

from __future__ import annotations

from dataclasses import replace

from rules.game import Seat
from rules.incognito.board import SEATS, Cell
from rules.incognito.choice import moves
from rules.incognito.ending import drawn, other
from rules.incognito.events import Passed
from rules.incognito.locks import loosened
from rules.incognito.model import Moving, Player, Reason, State
from rules.incognito.repetition import key
from rules.incognito.steps import Turn, told
from rules.incognito.tables import BARE_MOVES, QUIET_MOVES, REPEATS


def open_moves(state: State) -> State:
    """The first of the two to move is asked."""
    state = replace(state, phase=Moving(), question=state.question + 1)
    return replace(state, past=(key(state, state.turn),))


def begin_move(state: State, *cells: Cell) -> State:
    """The side to move makes a move, to be marked at these cells, or passes: one more of all that is counted."""
    return replace(
        state,
        question=state.question + 1,
        players=tuple(_moved(player) if at == state.turn else player for at, player in enumerate(state.players)),
        locks=loosened(state.locks),
        quiet=state.quiet + 1,
        bare=state.bare + _only_kings(state),
        offer=tuple(seat for seat in state.offer if seat == state.turn),
        last=cells,
    )


def end_move(state: State, passed: tuple[Seat, ...] = ()) -> Turn:
    """The turn goes over, past those who cannot move; or the game is drawn (IK-14, IK-24)."""
    turn = other(state.turn)
    state = replace(state, turn=turn, past=(*state.past, key(state, turn)))
    reason = _draw(state)
    if reason:
        return drawn(state, reason[0])
    if any(True for _ in moves(state, state.turn)):
        return told(state)
    return _pass(state, (*passed, state.turn))


def _pass(state: State, passed: tuple[Seat, ...]) -> Turn:
    """The side to move cannot: both cannot at once, while ten figures leave a free cell in the middle (IK-14)."""
    step = told(begin_move(state, *state.last), Passed(state.turn))
    if len(passed) == SEATS:
        return step.then(lambda stuck: drawn(stuck, "passes"))
    return step.then(lambda over: end_move(over, passed))


def _draw(state: State) -> tuple[Reason, ...]:
    """Why the position is drawn; () while it is not (IK-24)."""
    if state.past.count(state.past[-1]) == REPEATS:
        return ("repetition",)
    if state.bare == BARE_MOVES:
        return ("bare",)
    return ("quiet",) if state.quiet == QUIET_MOVES else ()


def _moved(player: Player) -> Player:
    return replace(player, offer_in=player.offer_in - 1) if player.offer_in else player


def _only_kings(state: State) -> bool:
    """Whether the Kings are alone in a game that only killing wins."""
    return state.options.variant == "survival" and len(state.pieces) == SEATS
