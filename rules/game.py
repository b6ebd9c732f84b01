"""The contract between a game and whoever hosts it.

A game is one stateless object over frozen states. Legality has a single source, `legal_actions`; everything else
(keyboards, presses, tests) reads that list. States are secret: a reader gets a view, built field by field. Time is not
here at all: a game only names its stages and says what silence means.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar, Final, Generic, Literal, TypeAlias, TypeVar

from rules.chance import Chance
from rules.notation import Notation

Seat: TypeAlias = int
"""A place at the table, 0 … n−1, clockwise."""


class Group(Enum):
    """The reader who sees only what lies open: the group and its spectators."""

    GROUP = "group"


class Everybody(Enum):
    """The audience of a public event."""

    EVERYBODY = "everybody"


GROUP: Final = Group.GROUP
EVERYBODY: Final = Everybody.EVERYBODY

Reader: TypeAlias = Seat | Group
Audience: TypeAlias = tuple[Seat, ...] | Everybody


class Event:
    """Something that happened; a secret one names the seats that may know of it."""

    __slots__ = ()

    @property
    def audience(self) -> Audience:
        """Who may hear of it."""
        return EVERYBODY


def hears(audience: Audience, reader: Reader) -> bool:
    """Whether something with this audience may be told to the reader."""
    return audience is EVERYBODY or reader in audience


S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E", bound=Event)
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Step(Generic[S, E]):
    """A new state and what happened on the way to it."""

    state: S
    events: tuple[E, ...] = ()

    def then(self, verb: Callable[[S], Step[S, E]]) -> Step[S, E]:
        """The step after this one, with the events of both in order."""
        following = verb(self.state)
        return Step(following.state, self.events + following.events)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: places (1 = first, equal places shared, () = no result) and points per seat, and why."""

    places: tuple[int, ...]
    points: tuple[int, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class Option:
    """A choice of the rules made before the game; the first choice is the default.

    `only_with` names choices of other options without which this one has no meaning and is not offered.
    """

    key: str
    choices: tuple[str, ...]
    only_with: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast a game is played: seconds per kind of stage (a kind left out has no clock), seconds per player and
    party (0 = unlimited), and the usual length in minutes.

    The clock of the party, as that of chess, is a player's own and runs while he is asked something of the kinds in
    `party_runs`, together with the clock of the stage or alone. When it is used up, that is silence at such a stage.
    These are kinds of which one player at a time is asked.
    """

    key: str
    seconds: Mapping[str, int]
    minutes: int
    party: int = 0
    party_runs: tuple[str, ...] = ()


Silence: TypeAlias = Literal["fallback", "forfeit"]


class Refused(Exception):
    """A player's mistake: the state is untouched, `key` names the explanation and `about` fills its gaps."""

    key: ClassVar[str] = "refused"

    def __init__(self, **about: str | int) -> None:
        super().__init__(self.key)
        self.about = about


class NotYourTurn(Refused):
    """The seat is not asked anything now."""

    key = "not-your-turn"


class IllegalMove(Refused):
    """The seat is asked, but this is not among its legal actions."""

    key = "illegal-move"


class GameOver(Refused):
    """Nothing can be done in a game that has an outcome."""

    key = "game-over"


class Game(ABC, Generic[S, A, E, V]):
    """One game: static facts and pure functions."""

    key: ClassVar[str]
    version: ClassVar[int]
    seats: ClassVar[range]
    options: ClassVar[tuple[Option, ...]]
    paces: ClassVar[tuple[Pace, ...]]
    silence: ClassVar[Mapping[str, Silence]]
    """Per kind of stage (the part of `stage` before the dot): what a missed deadline does."""
    deserted_stops: ClassVar[bool] = False
    """Whether one who gives up his seat stops the game for all, without a result; else the rest play on."""
    best_among: ClassVar[tuple[str, ...]] = ()
    """The options in which games must be alike for the best points to be kept among them; () = none are."""
    draws_seats: ClassVar[bool] = False
    """Whether lots are drawn for the seats before the setup; else people sit in the order in which they came."""
    plays_only_choice: ClassVar[bool] = False
    """Whether a press on what may not be done plays the one legal action when there is only one; else it is refused."""

    state_type: type[S]
    event_types: tuple[type[E], ...]
    notation: Notation[A]

    @abstractmethod
    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> Step[S, E]:
        """The first state for so many seats; `options` holds a choice for every option."""

    @abstractmethod
    def legal_actions(self, state: S, seat: Seat) -> tuple[A, ...]:
        """What the seat may do now, sorted; () when it is not asked. Depends on `view(state, seat)` alone."""

    @abstractmethod
    def apply(self, state: S, seat: Seat, action: A, chance: Chance) -> Step[S, E]:
        """Carry out a legal action; reached only through `play`."""

    @abstractmethod
    def view(self, state: S, reader: Reader) -> V:
        """All that the reader may know, built field by field."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How it ended; None while the game runs."""

    @abstractmethod
    def stage(self, state: S) -> str:
        """The question now asked and its number, such as "play.17": unique in a game, kept while others answer it."""

    @abstractmethod
    def fallback(self, state: S, seat: Seat, chance: Chance) -> A:
        """What the silence of an asked seat means: one of its legal actions."""

    @abstractmethod
    def leave(self, state: S, seat: Seat, chance: Chance) -> Step[S, E]:
        """The seat is given up for good, at any moment of a running game."""

    def rematch(self, options: Mapping[str, str], state: S) -> Mapping[str, str]:  # noqa: ARG002 - for those that care
        """The options of the next game of the same people in the same seats, after this one has ended: the same."""
        return options


AnyGame: TypeAlias = Game[Any, Any, Any, Any]


def play(game: Game[S, A, E, V], state: S, seat: Seat, action: A, chance: Chance) -> Step[S, E]:
    """Apply an action after finding it among the legal ones; raises GameOver, NotYourTurn or IllegalMove."""
    if game.outcome(state) is not None:
        raise GameOver
    legal = game.legal_actions(state, seat)
    if not legal:
        raise NotYourTurn
    if action not in legal:
        raise IllegalMove
    return game.apply(state, seat, action, chance)


def asked(game: Game[S, A, E, V], state: S, seats: int) -> tuple[Seat, ...]:
    """The seats that can act now."""
    return tuple(seat for seat in range(seats) if game.legal_actions(state, seat))


def stage_kind(stage: str) -> str:
    """The kind of question: the part of a stage before its number."""
    return stage.partition(".")[0]


def defaults(game: AnyGame) -> dict[str, str]:
    """The default choice of every option."""
    return {option.key: option.choices[0] for option in game.options}


def offered(game: AnyGame, chosen: Mapping[str, str]) -> tuple[Option, ...]:
    """The options that have a meaning beside the choices made so far."""
    return tuple(option for option in game.options if all(chosen[key] == it for key, it in option.only_with))
