"""A position as it counts for repetition: where each of the ten figures stands, who moves, what is locked (IK-24).

Faces shown, lives and cups only ever change for good, so positions are remembered from the last such change on.
"""

from __future__ import annotations

from rules.game import Seat
from rules.incognito.board import HOST, SEATS, SIDE, Cell
from rules.incognito.model import Lock, Mark, State
from rules.incognito.tables import COURT

MARKS = tuple(Mark(seat, figure) for seat in range(SEATS) for figure in COURT)
"""The ten figures in the order in which a key names their cells."""

_ORDER = {figure: at for at, figure in enumerate(COURT)}
_NAMES = tuple(cell.name.lower() for cell in Cell)

AWAY = "--"


def key(state: State, turn: Seat) -> str:
    """Such as "a1b1c1d1e1 e5d5c5b5a5 h c2d2:2": the cells of each court (King, Queen, Lackey, Knight, Counsellor; --
    for the fallen), the side whose turn it is, and the locked pairs with the moves they have to wait."""
    cells = [AWAY] * len(MARKS)
    for piece in state.pieces:
        cells[piece.seat * SIDE + _ORDER[piece.figure]] = name(piece.cell)
    mover = "h" if turn == HOST else "g"
    return " ".join(("".join(cells[:SIDE]), "".join(cells[SIDE:]), mover, locks_text(state)))


def locks_text(state: State) -> str:
    """The locked pairs by their cells, the latest first, such as "c2d2:2+a1a2:1"; "-" without any."""
    if not state.locks:
        return "-"
    at = {piece.mark: piece.cell for piece in state.pieces}
    return "+".join(_lock(lock, at) for lock in state.locks)


def _lock(lock: Lock, at: dict[Mark, Cell]) -> str:
    one, other = sorted((at[lock.one], at[lock.other]))
    return f"{name(one)}{name(other)}:{lock.moves}"


def name(cell: Cell) -> str:
    """The cell as it is written: "c3"."""
    return _NAMES[cell]
