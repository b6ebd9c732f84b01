"""Twenty-five keys that are the board, seen from the player's side: his own below, faces and cups as he knows them.

A key says who stands there; a figure that everybody sees has the colour of its side, an own one that nobody else knows
wears a mask. With a figure chosen, the cells it can reach are marked and named, and any other own figure takes its
place.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.presenters.incognito.ways import standing, ways
from bot.presenters.incognito.words import CUP_SIGNS, OTHER, OWN, THRONE_SIGN, VEIL, cell_name, letter
from bot.presenters.key import Key, Keys, Words
from bot.presenters.presenter import Sight
from rules.incognito.board import HOST, SIDE, THRONE, Cell
from rules.incognito.model import Standing, View

FREE, CHOSEN, SWAP, ATTACK = "·", "[{}]", "⇄{}", "⚔️{}"


def grid(view: View, legal: Words, chosen: Words, sight: Sight) -> Keys:
    """The board as keys; `chosen` holds the cell of the figure that is to go, or nothing."""
    reach = ways(view, legal, chosen[0]) if chosen else {}
    board = Grid(view, legal, chosen, reach, sight)
    return tuple(tuple(board.key(cell) for cell in row) for row in rows(sight))


def rows(sight: Sight) -> tuple[tuple[Cell, ...], ...]:
    """The cells as they lie before the reader, the far line first (IK-1)."""
    ranks = [tuple(Cell(rank * SIDE + file) for file in range(SIDE)) for rank in range(SIDE)]
    if sight.reader == HOST:
        return tuple(reversed(ranks))
    return tuple(tuple(reversed(rank)) for rank in ranks)


@dataclass(frozen=True, slots=True)
class Grid:
    """The board of one drawing: what the chosen figure can reach, by the name of the cell."""

    view: View
    legal: Words
    chosen: Words
    reach: Mapping[str, Words]
    sight: Sight

    def key(self, cell: Cell) -> Key:
        """The key of one cell."""
        name, there = cell_name(cell), standing(self.view, cell)
        own = any(one.seat == self.sight.reader for one in there)
        if (name,) == self.chosen:
            return Key(CHOSEN.format(self._text(cell, there)), (), "success")
        if name in self.reach:
            return Key(self._goal(cell, there, own=own), self.reach[name], "primary")
        if own:
            goes = not self.chosen and ways(self.view, self.legal, name)
            return Key(self._text(cell, there), (name,), "primary" if goes else "")
        return Key(self._text(cell, there), (*self.chosen, name))

    def _goal(self, cell: Cell, there: tuple[Standing, ...], *, own: bool) -> str:
        """What the chosen figure would do there."""
        if there:
            return (SWAP if own else ATTACK).format(self._text(cell, there))
        return f"{self._sign(cell)} {cell_name(cell)}".lstrip()

    def _text(self, cell: Cell, there: tuple[Standing, ...]) -> str:
        figure = "".join(self._figure(one) for one in there)
        return f"{figure}{self._sign(cell)}" or FREE

    def _figure(self, one: Standing) -> str:
        mark = OTHER if one.seat != self.sight.reader else OWN if one.shown else VEIL
        return mark + letter(one.face, self.sight.say)

    def _sign(self, cell: Cell) -> str:
        """What lies on the cell: the throne where it means something, a cup (IK-4, IK-15)."""
        if cell is THRONE and self.view.variant != "survival":
            return THRONE_SIGN
        return "".join(CUP_SIGNS[cup.content] for cup in self.view.cups if cup.cell is cell)
