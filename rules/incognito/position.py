"""Positions as text, in the manner of FEN: ten words, secrets included, for tests, reports and people.

    k?q?l?nc?/5/2K2/2Q2/1L?N?C?1 h c2c3:1 0-1 p/wg/pw/p/p/w 4 0 - 0-7 23

1.  The board from rank 5 to rank 1, files a to e: letters as in `notation`, the host's in capitals; "?" after a figure
    that is incognito; a digit for so many free cells.
2.  The side to move: h for the host, g for the guest.
3.  Pairs that may not change places, and for how many moves: "c2d2:2+a1a2:1", the latest first; "-" for none (IK-11).
4.  Lives of host and guest.
5.  Cups as p (poison) and w (water): of b3, of d3 (with the h or g who placed it), in the host's hand, in the guest's,
    put away, shown; "-" for none, and one "-" for all six.
6.  Moves of both since anything was revealed, captured or done with a cup.
7.  Moves of both since only the Kings are left in a game for survival.
8.  Who has offered a draw: h, g or "-".
9.  After how many own moves host and guest may offer one.
10. The number of the question.

What stood before is not part of it: a position read begins its own repetitions.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

from rules.game import Seat
from rules.incognito.board import GUEST, HOST, REFECTORIES, SEATS, SIDE, Cell
from rules.incognito.figure import Figure
from rules.incognito.model import Cup, Lock, Lying, Moving, Options, Piece, Player, State
from rules.incognito.notation import FIGURES, LETTERS
from rules.incognito.pieces import by_cell
from rules.incognito.repetition import key, locks_text
from rules.incognito.tables import CUPS

NONE = "-"
_SEATS = "hg"
_CUPS = {"p": Cup.POISON, "w": Cup.WATER}
_LETTERS = {cup: letter for letter, cup in _CUPS.items()}
_RANKS = tuple(tuple(Cell(rank * SIDE + file) for file in range(SIDE)) for rank in reversed(range(SIDE)))


class BadPosition(ValueError):
    """The text is no position."""


def write(state: State) -> str:
    """The position of a state in which somebody is to move."""
    host, guest = state.players
    words = (
        "/".join(_rank(state, cells) for cells in _RANKS),
        _SEATS[state.turn],
        locks_text(state),
        f"{host.lives}-{guest.lives}",
        _cups(state),
        str(state.quiet),
        str(state.bare),
        _seats_text(state.offer) or NONE,
        f"{host.offer_in}-{guest.offer_in}",
        str(state.question),
    )
    return " ".join(words)


def read(text: str, options: Options) -> State:
    """The state of a position under these rules, its first mover taken for the side to move; raises BadPosition."""
    return _remembered(sketch(text, options))


def sketch(text: str, options: Options) -> State:
    """The state of a position in which any figure may be missing, to be looked at only; raises BadPosition."""
    try:
        return _read(text.split(), options)
    except (KeyError, IndexError, ValueError) as error:
        raise BadPosition(text) from error


def _read(words: list[str], options: Options) -> State:
    board, turn, locks, lives, cups, quiet, bare, offer, offer_in, question = words
    pieces = tuple(sorted(_pieces(board), key=lambda piece: piece.cell))
    at = {piece.cell: piece for piece in pieces}
    b3, d3, *hands, removed, drunk = cups.split("/") if cups != NONE else [NONE] * 6
    living, waiting = map(int, lives.split(NONE)), map(int, offer_in.split(NONE))
    return State(
        options=options,
        phase=Moving(),
        question=int(question),
        turn=_SEATS.index(turn),
        first=_SEATS.index(turn),
        players=tuple(Player(_hand(hand), *its) for hand, *its in zip(hands, living, waiting, strict=True)),
        pieces=pieces,
        lying=tuple(_lying(cell, cup) for cell, cup in zip(REFECTORIES, (b3, d3), strict=True) if cup != NONE),
        removed=_contents(removed),
        drunk=_contents(drunk),
        locks=tuple(_lock(lock, at) for lock in locks.split("+")) if locks != NONE else (),
        offer=_seats(offer),
        quiet=int(quiet),
        bare=int(bare),
    )


def _remembered(state: State) -> State:
    """Nothing stood before; raises BadPosition when a figure stands twice or a King is missing."""
    marks = [piece.mark for piece in state.pieces]
    kings = sum(piece.figure is Figure.KING for piece in state.pieces)
    if len(set(marks)) != len(marks) or kings != SEATS:
        raise BadPosition(f"these cannot stand together: {marks}")
    return replace(state, past=(key(state, state.turn),))


def _rank(state: State, cells: tuple[Cell, ...]) -> str:
    """The letters of one rank, free cells counted."""
    board = by_cell(state)
    words = ("".join(map(_letter, board[cell])) for cell in cells)
    runs = ((taken, list(run)) for taken, run in groupby(words, key=bool))
    return "".join("".join(run) if taken else str(len(run)) for taken, run in runs)


def _letter(piece: Piece) -> str:
    letter = LETTERS[piece.figure]
    return (letter.upper() if piece.seat == HOST else letter) + ("" if piece.shown else "?")


def _pieces(board: str) -> Iterator[Piece]:
    """The figures of the board; raises ValueError when a rank has not five cells or there are not five ranks."""
    for cells, rank in zip(_RANKS, board.split("/"), strict=True):
        words = [word for run in re.findall(r"[a-zA-Z]\??|[1-5]|.", rank) for word in _spread(run)]
        for cell, word in zip(cells, words, strict=True):
            if word:
                seat = HOST if word[0].isupper() else GUEST
                yield Piece(seat, FIGURES[word[0].lower()], cell, shown=len(word) == 1)


def _spread(run: str) -> list[str]:
    return [""] * int(run) if run.isdigit() else [run]


def _cups(state: State) -> str:
    """The cups that there are; whose the placed ones are stands behind them."""
    if not any((state.lying, state.removed, state.drunk)):
        return NONE
    lying = {cup.cell: _LETTERS[cup.cup] + _seats_text(cup.by) for cup in state.lying}
    hands = (player.cups for player in state.players)
    rest = ("".join(_LETTERS[cup] for cup in cups) for cups in (*hands, state.removed, state.drunk))
    return "/".join(words or NONE for words in (*(lying.get(cell, "") for cell in REFECTORIES), *rest))


def _lying(cell: Cell, word: str) -> Lying:
    return Lying(cell, _CUPS[word[0]], _seats(word[1:] or NONE))


def _contents(word: str) -> tuple[Cup, ...]:
    return () if word == NONE else tuple(_CUPS[letter] for letter in word)


def _hand(word: str) -> tuple[Cup, ...]:
    return tuple(sorted(_contents(word), key=CUPS.index))


def _lock(word: str, at: dict[Cell, Piece]) -> Lock:
    cells, moves = word.split(":")
    one, other = sorted(at[Cell[name.upper()]].mark for name in (cells[:2], cells[2:]))
    return Lock(one, other, int(moves))


def _seats_text(seats: tuple[Seat, ...]) -> str:
    return "".join(_SEATS[seat] for seat in seats)


def _seats(word: str) -> tuple[Seat, ...]:
    return () if word == NONE else (_SEATS.index(word),)
