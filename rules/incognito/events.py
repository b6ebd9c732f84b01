"""What happens in «ИнкогниК»: public facts, and the secrets beside them that only their owner hears.

Whatever is hidden is two events: that it was done, and what it was.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from rules.game import Audience, Event, Seat
from rules.incognito.board import Cell
from rules.incognito.figure import Figure, Result
from rules.incognito.model import Court, Cup, Lying, Piece, Reason


@dataclass(frozen=True, slots=True)
class FirstMove(Event):
    """Who will move first, agreed or drawn by lot (IK-5)."""

    seat: Seat
    drawn: bool
    kind: Literal["first_move"] = "first_move"


@dataclass(frozen=True, slots=True)
class CupsDealt(Event):
    """The two cups of a player, sorted (secret, IK-15)."""

    seat: Seat
    cups: tuple[Cup, ...]
    kind: Literal["cups_dealt"] = "cups_dealt"

    @property
    def audience(self) -> Audience:
        """Their owner alone."""
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class Fixed(Event):
    """A player has fixed his arrangement; which one is another event (IK-6)."""

    seat: Seat
    kind: Literal["fixed"] = "fixed"


@dataclass(frozen=True, slots=True)
class Arranged(Event):
    """The arrangement that a player, or the clock for him, has fixed (secret)."""

    seat: Seat
    court: Court
    kind: Literal["arranged"] = "arranged"

    @property
    def audience(self) -> Audience:
        """Its owner alone."""
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class Started(Event):
    """Both courts stand and the moves begin; `courts` by seat are shown unless the game is a closed one (IK-3)."""

    courts: tuple[Court, ...]
    kind: Literal["started"] = "started"


@dataclass(frozen=True, slots=True)
class Stepped(Event):
    """A figure went to a free cell (IK-7)."""

    seat: Seat
    start: Cell
    goal: Cell
    kind: Literal["stepped"] = "stepped"


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """Two figures of one player changed places, neither revealed by it (IK-8)."""

    seat: Seat
    start: Cell
    goal: Cell
    kind: Literal["swapped"] = "swapped"


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """A figure is seen from now on; `cell` is where it stood before it changed places (IK-9, IK-13)."""

    seat: Seat
    figure: Figure
    cell: Cell
    kind: Literal["revealed"] = "revealed"


@dataclass(frozen=True, slots=True)
class Attacked(Event):
    """A figure went for an enemy figure, and how that ended for it (IK-9, IK-10, IK-17)."""

    seat: Seat
    start: Cell
    goal: Cell
    figure: Figure
    other: Figure
    result: Result
    kind: Literal["attacked"] = "attacked"


@dataclass(frozen=True, slots=True)
class LifeSpent(Event):
    """A life was spent on a figure that would have died (IK-17)."""

    seat: Seat
    figure: Figure
    kind: Literal["life_spent"] = "life_spent"


@dataclass(frozen=True, slots=True)
class Fell(Event):
    """A figure died, in a fight or by poison (IK-10, IK-16)."""

    seat: Seat
    figure: Figure
    kind: Literal["fell"] = "fell"


@dataclass(frozen=True, slots=True)
class Drank(Event):
    """A figure drank; the cup is shown and gone (IK-16)."""

    seat: Seat
    cell: Cell
    figure: Figure
    cup: Cup
    kind: Literal["drank"] = "drank"


@dataclass(frozen=True, slots=True)
class Replaced(Event):
    """The Queen put another cup into the refectory; which one is another event (IK-18)."""

    seat: Seat
    cell: Cell
    kind: Literal["replaced"] = "replaced"


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """The cup that a player has placed (secret)."""

    seat: Seat
    cell: Cell
    cup: Cup
    kind: Literal["placed"] = "placed"

    @property
    def audience(self) -> Audience:
        """Who placed it alone."""
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A player had no legal move: the turn passed by itself (IK-14)."""

    seat: Seat
    kind: Literal["passed"] = "passed"


@dataclass(frozen=True, slots=True)
class Offered(Event):
    """A draw was offered (IK-24)."""

    seat: Seat
    kind: Literal["offered"] = "offered"


@dataclass(frozen=True, slots=True)
class Left(Event):
    """A player left, or his time ran out (IK-25)."""

    seat: Seat
    kind: Literal["left"] = "left"


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game is over, and all that was hidden is shown; a draw has both seats as winners (IK-26)."""

    reason: Reason
    winners: tuple[Seat, ...]
    pieces: tuple[Piece, ...]
    hands: tuple[tuple[Cup, ...], ...]
    lying: tuple[Lying, ...]
    removed: tuple[Cup, ...]
    kind: Literal["ended"] = "ended"


Happening: TypeAlias = (
    FirstMove
    | CupsDealt
    | Fixed
    | Arranged
    | Started
    | Stepped
    | Swapped
    | Revealed
    | Attacked
    | LifeSpent
    | Fell
    | Drank
    | Replaced
    | Placed
    | Passed
    | Offered
    | Left
    | Ended
)
