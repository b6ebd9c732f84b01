"""Stacking the lot and the cups of «ИнкогниК», and positions met in their middle, drawn as pictures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Any, cast

from rules.chance import draws_for
from rules.game import Seat
from rules.incognito.board import Cell
from rules.incognito.model import Cup, Mode, Options, State, Variant
from rules.incognito.position import read
from rules.incognito.tables import CUPS
from tests.story import Story, story

CONTENTS = {"p": Cup.POISON, "w": Cup.WATER}


def draws(seats: int, first: Seat | None = None, cups: str = "") -> tuple[int, ...]:
    """The luck of the setup: the lot, if one is drawn, and the cups of b3, d3, the host and the guest: "p w pw pw"."""
    lot = () if first is None else (first,)
    order = [CONTENTS[letter] for letter in cups if letter != " "]
    return (*lot, *draws_for(order, CUPS)) if order else lot


def position(
    picture: str,
    turn: str = "h",
    locks: str = "-",
    lives: str = "0-0",
    cups: str = "-",
    quiet: int = 0,
    bare: int = 0,
    offer: str = "-",
    offer_in: str = "0-0",
    variant: str = "",
    mode: str = "closed",
) -> State:
    """The state of a picture: five lines from rank 5 to rank 1 of five cells, "." for a free one.

    The other words are those of a position as text; without cups the throne is played for unless told otherwise.
    """
    board = "/".join(map(_rank, picture.split("\n") if "\n" in picture else picture.split("/")))
    words = (board.strip("/"), turn, locks, lives, cups, str(quiet), str(bare), offer, offer_in, "10")
    rules = Options(cast(Mode, mode), cast(Variant, variant or ("throne" if cups == "-" else "cups")))
    return read(" ".join(words), rules)


def drawn(picture: str, options: Mapping[str, str], words: Mapping[str, str]) -> State:
    """The state of a picture in a data file, with the other words of its position by name."""
    said: dict[str, Any] = {word: int(value) if value.isdigit() else value for word, value in words.items()}
    return position(picture, variant=options["variant"], mode=options["mode"], **said)


def _rank(line: str) -> str:
    return "".join(_runs(line.split()))


def _runs(cells: list[str]) -> Iterator[str]:
    for free, run in groupby(cells, key=lambda cell: cell == "."):
        length = list(run)
        yield str(len(length)) if free else "".join(length)


def met(picture: str, turn: str = "h", **words: Any) -> Story:
    """A game met in its middle, at the position of a picture."""
    state = position(picture, turn, **words)
    game = story("incognito", seats=2, options={"variant": state.options.variant})
    game.state = state
    return game


def ways(game: Story, seat: Seat, start: str) -> set[str]:
    """Where the seat may go from a cell, in either spelling of a change of places."""
    moves = (text.split(".") for text in game.legal(seat) if text[2:3] == ".")
    return {goal if here == start else here for here, goal in moves if start in (here, goal)}


def at(game: Story, cell: str) -> str:
    """Who stands on a cell, as in a picture; "." when it is free."""
    letters = {"KING": "k", "QUEEN": "q", "COUNSELLOR": "c", "KNIGHT": "n", "LACKEY": "l"}
    for piece in game.state.pieces:
        if piece.cell is Cell[cell.upper()]:
            letter = letters[piece.figure.name]
            return (letter if piece.seat else letter.upper()) + ("" if piece.shown else "?")
    return "."
