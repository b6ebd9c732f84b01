"""Where a figure may go, read from the legal texts: for a keyboard on which either figure of a pair may be pressed."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.presenters.key import Words
from rules.game import Seat
from rules.incognito.board import Cell
from rules.incognito.model import Standing, View
from rules.notation import SEPARATOR

CELLS: Final[Mapping[str, Cell]] = MappingProxyType({cell.name.lower(): cell for cell in Cell})


def ways(view: View, legal: Words, start: str) -> Mapping[str, Words]:
    """By goal, the words of the legal move from a cell; a change of places is written from its lower cell (IK-8)."""
    found = {}
    for text in legal:
        match tuple(text.split(SEPARATOR)):
            case (one, other) as words if one in CELLS and one == start:
                found[other] = words
            case (one, other) as words if one in CELLS and other == start and _same_side(view, one, other):
                found[one] = words
    return found


def standing(view: View, cell: Cell) -> tuple[Standing, ...]:
    """Who stands on the cell; () where nobody does."""
    return tuple(one for one in view.board if one.cell is cell)


def _same_side(view: View, one: str, other: str) -> bool:
    return _owner(view, one) == _owner(view, other)


def _owner(view: View, cell: str) -> tuple[Seat, ...]:
    return tuple(one.seat for one in standing(view, CELLS[cell]))
