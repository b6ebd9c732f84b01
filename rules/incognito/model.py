"""The nouns of «ИнкогниК»: actions, figures and cups on the board, what a reader may know, and the secret state.

Cells, figures and events have files of their own.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, Literal, TypeAlias

from rules.game import Seat
from rules.incognito.board import Cell
from rules.incognito.figure import Figure

Mode: TypeAlias = Literal["closed", "sealed", "open"]
"""Закрытая игра, закрытый старт, открытая игра (IK-3)."""

Variant: TypeAlias = Literal["cups", "throne", "survival"]
"""Трон и кубки, трон без кубков, игра на выживание (IK-4)."""

Court: TypeAlias = tuple[Figure, ...]
"""Five figures on a first line, from their owner's left to his right."""


class Cup(Enum):
    """What a cup holds (IK-15)."""

    POISON = "poison"
    WATER = "water"


class Hidden(Enum):
    """What a reader may not know: the face of a figure, or what a cup holds."""

    HIDDEN = "hidden"


HIDDEN: Final = Hidden.HIDDEN
Face: TypeAlias = Figure | Hidden
Content: TypeAlias = Cup | Hidden


@dataclass(frozen=True, slots=True, order=True)
class Mark:
    """One of the ten figures: whose, and which."""

    seat: Seat
    figure: Figure


# --- actions ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Arrange:
    """Fix the arrangement, from the owner's left to his right: "k.q.l.n.c" (IK-6)."""

    court: Court


@dataclass(frozen=True, slots=True)
class Go:
    """Step to a free cell, or change places with or attack whoever stands there: "b2.b3" (IK-7…10).

    Two figures of one's own change places as one action, written from the lower cell (IK-8).
    """

    start: Cell
    goal: Cell


@dataclass(frozen=True, slots=True)
class Drink:
    """Drink the cup of a refectory: "drink.b3" (IK-16)."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class Place:
    """Put one of one's own cups in the place of the one lying there: "place.d3.poison" (IK-18)."""

    cell: Cell
    cup: Cup


class Word(Enum):
    """What is said rather than moved; the claim alone is a move (IK-20, IK-23, IK-24)."""

    CLAIM = "claim"
    OFFER = "offer"
    ACCEPT = "accept"
    RESIGN = "resign"


@dataclass(frozen=True, slots=True)
class Say:
    """Claim the throne, offer a draw or accept one, or resign."""

    word: Word


Action: TypeAlias = Arrange | Go | Drink | Place | Say


# --- figures and cups on the board -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Piece:
    """A figure on the board; `shown` once it is revealed, for good (IK-13)."""

    seat: Seat
    figure: Figure
    cell: Cell
    shown: bool = False

    @property
    def mark(self) -> Mark:
        """Which of the ten it is."""
        return Mark(self.seat, self.figure)


@dataclass(frozen=True, slots=True)
class Lying:
    """A cup in its refectory; `by` holds the seat that placed it, () for one that lay there from the start."""

    cell: Cell
    cup: Cup
    by: tuple[Seat, ...] = ()


# --- what a reader sees ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Standing:
    """A figure as the reader sees it; `shown` tells that everybody does."""

    cell: Cell
    seat: Seat
    face: Face
    shown: bool


@dataclass(frozen=True, slots=True)
class CupView:
    """A cup in its refectory as the reader sees it; `by` as in `Lying`."""

    cell: Cell
    content: Content
    by: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Barred:
    """Two cells whose figures may neither change places nor fight for so many moves to come, 1 or 2 (IK-11)."""

    one: Cell
    other: Cell
    moves: int


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player: whether he has arranged, his cups, his lives, and after how many own moves he may offer a draw."""

    seat: Seat
    arranged: bool
    cups: tuple[Content, ...]
    lives: int
    offer_in: int


Asks: TypeAlias = Literal["arrange", "move", "nothing"]


@dataclass(frozen=True, slots=True)
class View:
    """The game as the reader may know it.

    `turn` is the seat to move, `first` who moves or moved first. `board` has the figures by cell, `fallen` the
    captured, the host's first. `drunk` are the cups shown so far, `removed` those put away by a Queen. `offer` holds
    the seat whose offer of a draw stands. `quiet` counts the moves of both since anything was revealed, captured or
    done with a cup, `bare` those since only the Kings are left where that matters; `repeats` tells how often the
    position has stood. `last` has the start and goal of the last move, the cell of a cup, or nothing.
    """

    mode: Mode
    variant: Variant
    asks: Asks
    turn: Seat
    first: Seat
    players: tuple[PlayerView, ...]
    board: tuple[Standing, ...]
    cups: tuple[CupView, ...]
    barred: tuple[Barred, ...]
    fallen: tuple[Mark, ...]
    drunk: tuple[Cup, ...]
    removed: tuple[Content, ...]
    offer: tuple[Seat, ...]
    quiet: int
    bare: int
    repeats: int
    last: tuple[Cell, ...]
    over: bool


# --- the secret state ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Options:
    """The rules agreed on (IK-3, IK-4)."""

    mode: Mode
    variant: Variant


@dataclass(frozen=True, slots=True)
class Player:
    """One player: cups in hand (sorted), lives, and after how many own moves he may offer a draw again."""

    cups: tuple[Cup, ...] = ()
    lives: int = 0
    offer_in: int = 0


@dataclass(frozen=True, slots=True)
class Lock:
    """Two figures that may neither change places nor fight for so many moves to come, either player's (IK-11)."""

    one: Mark
    other: Mark
    moves: int


@dataclass(frozen=True, slots=True)
class Arranging:
    """Each player puts his figures up in secret (IK-6)."""

    kind: Literal["arranging"] = "arranging"


@dataclass(frozen=True, slots=True)
class Moving:
    """Somebody is to move."""

    kind: Literal["moving"] = "moving"


Reason: TypeAlias = Literal[
    "crown", "king", "poison", "resigned", "left", "agreed", "repetition", "quiet", "bare", "passes"
]
"""Won by the crown, the King's attack, poison, resignation or leaving; drawn by agreement, the third repetition, forty
quiet moves, bare Kings, or two passes (IK-23…25)."""


@dataclass(frozen=True, slots=True)
class Over:
    """The game is over; a draw has both seats as winners."""

    reason: Reason
    winners: tuple[Seat, ...]
    kind: Literal["over"] = "over"


Phase: TypeAlias = Arranging | Moving | Over


@dataclass(frozen=True, slots=True)
class State:
    """A moment of the game, before an arrangement or a move.

    `question` counts what was asked (from 1). `turn` is the seat to move, the first one while both arrange; `first` is
    who moved first. `pieces` are those on the board, by cell; the rest has fallen. `lying` are the cups by refectory,
    `removed` those a Queen has put away, `drunk` those shown. `locks` are the latest first. `offer` holds the seat
    whose offer of a draw stands. `quiet` and `bare` count moves of both as in the view. `past` has the positions since
    something last changed for good, this one at the end, as `repetition.key` writes them. `last` as in the view.
    """

    options: Options
    phase: Phase
    question: int
    turn: Seat
    first: Seat
    players: tuple[Player, ...]
    pieces: tuple[Piece, ...] = ()
    lying: tuple[Lying, ...] = ()
    removed: tuple[Cup, ...] = ()
    drunk: tuple[Cup, ...] = ()
    locks: tuple[Lock, ...] = ()
    offer: tuple[Seat, ...] = ()
    quiet: int = 0
    bare: int = 0
    past: tuple[str, ...] = ()
    last: tuple[Cell, ...] = ()
