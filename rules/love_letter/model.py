"""The nouns of «Тайное послание»: cards, actions, what happens, what a reader may know, and the secret state.

Longer than a file should be because it is one vocabulary: presenters, storage and rules all import it whole.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Final, Literal, TypeAlias

from rules.game import Audience, Event, Seat


class Card(IntEnum):
    """A character; the number is its value."""

    GUARD = 1
    PRIEST = 2
    BARON = 3
    HANDMAID = 4
    PRINCE = 5
    KING = 6
    COUNTESS = 7
    PRINCESS = 8


class Aside(Enum):
    """The card set aside face down at the start of a round, as a target (LL-19)."""

    ASIDE = "aside"


ASIDE: Final = Aside.ASIDE
Target: TypeAlias = Seat | Aside


# --- actions ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Lay:
    """Play a card that points at nobody: "handmaid", or "guard" when nobody can be chosen (LL-7)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Aim:
    """Play a Priest, Baron, Prince or King at a target: "priest.1", "king.aside"."""

    card: Card
    target: Target


@dataclass(frozen=True, slots=True)
class Guess:
    """Play a Guard at a player and name a card: "guard.2.priest"."""

    target: Seat
    named: Card


Action: TypeAlias = Lay | Aim | Guess


# --- events ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round was dealt (LL-1); `laid_open` are the three cards of a two-player round."""

    number: int
    starter: Seat
    laid_open: tuple[Card, ...]
    kind: Literal["round_began"] = "round_began"


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A player took the top card of the pile; which one is another event."""

    seat: Seat
    kind: Literal["drew"] = "drew"


@dataclass(frozen=True, slots=True)
class Got(Event):
    """A card came into the reader's own hand: dealt, drawn or swapped (secret)."""

    seat: Seat
    card: Card
    kind: Literal["got"] = "got"

    @property
    def audience(self) -> Audience:
        """Its owner alone."""
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A card was played openly, with its target and the card named; `idle` when nobody could be chosen (LL-7)."""

    seat: Seat
    action: Action
    idle: bool
    kind: Literal["played"] = "played"

    @property
    def card(self) -> Card:
        """The card that lies on the table now."""
        return Card.GUARD if isinstance(self.action, Guess) else self.action.card


@dataclass(frozen=True, slots=True)
class Missed(Event):
    """The Guard named a card that the target does not hold (LL-8)."""

    seat: Seat
    target: Seat
    named: Card
    kind: Literal["missed"] = "missed"


@dataclass(frozen=True, slots=True)
class Hit(Event):
    """The Guard named the very card (LL-8)."""

    seat: Seat
    target: Seat
    named: Card
    kind: Literal["hit"] = "hit"


@dataclass(frozen=True, slots=True)
class Peeked(Event):
    """The Priest's secret: what the actor saw (LL-9)."""

    seat: Seat
    target: Target
    card: Card
    kind: Literal["peeked"] = "peeked"

    @property
    def audience(self) -> Audience:
        """The actor alone."""
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class Compared(Event):
    """The Baron's secret: both cards, for both duellists (LL-9)."""

    seat: Seat
    target: Seat
    card: Card
    other: Card
    kind: Literal["compared"] = "compared"

    @property
    def audience(self) -> Audience:
        """The two who compared."""
        return (self.seat, self.target)


@dataclass(frozen=True, slots=True)
class Tied(Event):
    """The Baron found equal cards: all that the group learns (LL-9)."""

    seat: Seat
    target: Seat
    kind: Literal["tied"] = "tied"


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """The King changed two hands, or a hand and the card set aside (LL-10, LL-19)."""

    seat: Seat
    target: Target
    kind: Literal["swapped"] = "swapped"


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A card was laid open without effect: by a Prince, on going out, on leaving (LL-11, LL-13, LL-17)."""

    seat: Seat
    card: Card
    kind: Literal["discarded"] = "discarded"


@dataclass(frozen=True, slots=True)
class AsideOpened(Event):
    """The Prince laid the card set aside open; the top of the pile replaced it (LL-19)."""

    seat: Seat
    card: Card
    kind: Literal["aside_opened"] = "aside_opened"


@dataclass(frozen=True, slots=True)
class TookAside(Event):
    """The pile was empty: the target of the Prince took the card set aside (LL-11)."""

    seat: Seat
    kind: Literal["took_aside"] = "took_aside"


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """A player is out of the round."""

    seat: Seat
    kind: Literal["went_out"] = "went_out"


@dataclass(frozen=True, slots=True)
class Left(Event):
    """A player left the game for good (LL-17)."""

    seat: Seat
    kind: Literal["left"] = "left"


Ending: TypeAlias = Literal["last", "pile"]


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A round is decided: who takes a token, and what is shown when the pile ran out (LL-14, LL-15).

    `shown` holds (seat, card) of those still in, `aside` the set-aside card as a tuple of one; both are () after an
    elimination, where the winner's hand stays hidden. `by_discards` tells that the sum of discards decided (LL-15).
    """

    number: int
    winners: tuple[Seat, ...]
    ending: Ending
    shown: tuple[tuple[Seat, Card], ...]
    aside: tuple[Card, ...]
    by_discards: bool
    kind: Literal["round_ended"] = "round_ended"


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """Somebody has the tokens needed, or only one is left in the game (LL-16, LL-17)."""

    winners: tuple[Seat, ...]
    kind: Literal["game_won"] = "game_won"


Happening: TypeAlias = (
    RoundBegan
    | Drew
    | Got
    | Played
    | Missed
    | Hit
    | Peeked
    | Compared
    | Tied
    | Swapped
    | Discarded
    | AsideOpened
    | TookAside
    | WentOut
    | Left
    | RoundEnded
    | GameWon
)


# --- what a reader sees ----------------------------------------------------------------------------------------------

Standing: TypeAlias = Literal["in", "out", "gone"]
Source: TypeAlias = Literal["priest", "baron", "king"]


@dataclass(frozen=True, slots=True)
class Known:
    """Something the reader was told secretly: whose card, which, by which effect; `current` while it is still true."""

    target: Target
    card: Card
    source: Source
    current: bool


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player as everybody sees him; `discards` in the order they were laid (LL-5)."""

    seat: Seat
    tokens: int
    discards: tuple[Card, ...]
    standing: Standing
    protected: bool


@dataclass(frozen=True, slots=True)
class View:
    """The round as the reader may know it.

    `hand` is the reader's own, sorted; () for the group and for who is out. `unseen` has (card, copies) for every
    character: copies − open discards − cards laid open, the same for everybody (LL-5). `turn` is the seat to move.
    `last_round` holds the result of the round before this one (or of the last round once the game is won), () before.
    """

    round: int
    tokens_to_win: int
    aside_in_play: bool
    turn: Seat
    over: bool
    players: tuple[PlayerView, ...]
    pile: int
    laid_open: tuple[Card, ...]
    aside_opened: tuple[Card, ...]
    unseen: tuple[tuple[Card, int], ...]
    hand: tuple[Card, ...]
    known: tuple[Known, ...]
    last_round: tuple[RoundEnded, ...]


# --- the secret state ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Options:
    """The rules agreed on: tokens that win the game (LL-3), and whether the card set aside is a target (LL-19)."""

    tokens_to_win: int
    aside_in_play: bool


@dataclass(frozen=True, slots=True)
class Player:
    """One player with his secrets: `hand` in the order the cards came, `known` in the order he was told."""

    tokens: int = 0
    standing: Standing = "in"
    protected: bool = False
    hand: tuple[Card, ...] = ()
    discards: tuple[Card, ...] = ()
    known: tuple[Known, ...] = ()


@dataclass(frozen=True, slots=True)
class Playing:
    """Somebody has two cards and has to play one."""

    kind: Literal["playing"] = "playing"


Reason: TypeAlias = Literal["tokens", "last"]


@dataclass(frozen=True, slots=True)
class Won:
    """The game is over: by tokens, or because one is left (LL-16, LL-17)."""

    winners: tuple[Seat, ...]
    reason: Reason
    kind: Literal["won"] = "won"


Phase: TypeAlias = Playing | Won


@dataclass(frozen=True, slots=True)
class State:
    """A moment of the game, between two plays.

    `turn` is the seat to play, `turns` counts the turns begun in the whole game. `pile` has its top first. `aside`
    holds the card set aside, () once a Prince's target took it. `players` are by seat.
    """

    options: Options
    phase: Phase
    round: int
    turn: Seat
    turns: int
    players: tuple[Player, ...]
    pile: tuple[Card, ...] = ()
    aside: tuple[Card, ...] = ()
    laid_open: tuple[Card, ...] = ()
    aside_opened: tuple[Card, ...] = ()
    last_round: tuple[RoundEnded, ...] = ()
