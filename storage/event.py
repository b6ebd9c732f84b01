"""The table's own events: what happens at it that no game brings about, and how it is told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from rules.game import Event


@dataclass(frozen=True, slots=True)
class TimedOut(Event):
    """The clock played for a seat."""

    seat: int
    kind: Literal["timed_out"] = "timed_out"


@dataclass(frozen=True, slots=True)
class OutOfTime(Event):
    """A seat has lost on time: of the move, or of the party."""

    seat: int
    kind: Literal["out_of_time"] = "out_of_time"


@dataclass(frozen=True, slots=True)
class WalkedOut(Event):
    """A seat was given up by `/leave`."""

    seat: int
    kind: Literal["walked_out"] = "walked_out"


@dataclass(frozen=True, slots=True)
class Removed(Event):
    """A seat was given up because an administrator removed its player from the group: no flight (KG-19)."""

    seat: int
    kind: Literal["removed"] = "removed"


@dataclass(frozen=True, slots=True)
class PauseBegan(Event):
    """Somebody at the table took a pause."""

    seat: int
    kind: Literal["pause_began"] = "pause_began"


@dataclass(frozen=True, slots=True)
class PauseEnded(Event):
    """Somebody at the table ended the pause."""

    seat: int
    kind: Literal["pause_ended"] = "pause_ended"


@dataclass(frozen=True, slots=True)
class PauseRanOut(Event):
    """The clock ended the pause."""

    kind: Literal["pause_ran_out"] = "pause_ran_out"


@dataclass(frozen=True, slots=True)
class AgreedToEnd(Event):
    """Somebody would have the game end without a result, or (`wanted` False) would rather play on after all."""

    seat: int
    wanted: bool
    kind: Literal["agreed_to_end"] = "agreed_to_end"


@dataclass(frozen=True, slots=True)
class Hurried(Event):
    """Somebody at a table without a clock asked for the move: there is a minute for it now."""

    seat: int
    kind: Literal["hurried"] = "hurried"


@dataclass(frozen=True, slots=True)
class WentAway(Event):
    """The clock has played for a seat so often in a row that it does so by itself from now on."""

    seat: int
    kind: Literal["went_away"] = "went_away"


@dataclass(frozen=True, slots=True)
class CameBack(Event):
    """Somebody away pressed something: he plays for himself again."""

    seat: int
    kind: Literal["came_back"] = "came_back"


@dataclass(frozen=True, slots=True)
class WaitedFor(Event):
    """The others have decided to wait on for somebody who is away."""

    seat: int
    kind: Literal["waited_for"] = "waited_for"


@dataclass(frozen=True, slots=True)
class GivenUp(Event):
    """The others have decided to wait no longer for somebody who is away: his seat is given up."""

    seat: int
    kind: Literal["given_up"] = "given_up"


TableEvent: TypeAlias = (
    TimedOut
    | OutOfTime
    | WalkedOut
    | Removed
    | PauseBegan
    | PauseEnded
    | PauseRanOut
    | AgreedToEnd
    | Hurried
    | WentAway
    | CameBack
    | WaitedFor
    | GivenUp
)


@dataclass(frozen=True, slots=True)
class Told:
    """What one entry of the log brought about, the table's own events included; they count from 1, 0 is the deal."""

    entry: int
    events: tuple[Any, ...]
