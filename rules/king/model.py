"""The nouns of «Кинг»: actions, what happens, what a reader may know, and the secret state.

Cards and contracts have files of their own; everything else is one vocabulary, which presenters, storage and rules
import whole.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from rules.game import Audience, Event, Seat
from rules.king.cards import Card
from rules.king.contract import FREE, Contract, Stake, Terms, Trump

Deck: TypeAlias = Literal["long", "short"]
Programme: TypeAlias = Literal["classic", "full", "order", "blitz"]
SEATS: Final = 4

Cards: TypeAlias = tuple[Card, ...]
Points: TypeAlias = tuple[int, ...]
"""Points by seat; those of «не брать» are negative (KG-9)."""


@dataclass(frozen=True, slots=True)
class Options:
    """The rules agreed on: the deck (KG-1), the programme (KG-11…14), and the trump of «брать» in «Классика»."""

    deck: Deck
    programme: Programme
    trump: Trump


# --- actions ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a card on the table, leading or following: "hk", "s10"."""

    card: Card


@dataclass(frozen=True, slots=True)
class Order:
    """Order what the deal to be led scores, and its trump: "tricks.hearts" (KG-13)."""

    stake: Stake
    trump: Trump


Action: TypeAlias = Lay | Order


# --- events ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DealBegan(Event):
    """A deal was dealt: its number from 1, who leads it, and its terms, free when he is to order them."""

    number: int
    leader: Seat
    terms: Terms
    kind: Literal["deal_began"] = "deal_began"


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A hand came to its player, sorted (secret)."""

    seat: Seat
    cards: Cards
    kind: Literal["dealt"] = "dealt"

    @property
    def audience(self) -> Audience:
        """Its owner alone."""
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class Ordered(Event):
    """The leader of deal `number` ordered its terms (KG-13); the past ones are public too."""

    number: int
    seat: Seat
    contract: Contract
    kind: Literal["ordered"] = "ordered"


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A player laid a card, the first of a trick or a following one."""

    seat: Seat
    card: Card
    kind: Literal["laid"] = "laid"


@dataclass(frozen=True, slots=True)
class Trick:
    """A complete trick: who led, its four cards in the order they were laid, and who took it (KG-6)."""

    leader: Seat
    cards: Cards
    taker: Seat

    @property
    def laid(self) -> tuple[tuple[Seat, Card], ...]:
        """Who laid which card, in order."""
        return tuple(((self.leader + at) % SEATS, card) for at, card in enumerate(self.cards))


@dataclass(frozen=True, slots=True)
class Taken(Event):
    """A trick is complete: its number within the deal from 1, and the points its taker gets for it."""

    number: int
    trick: Trick
    points: int
    kind: Literal["taken"] = "taken"


@dataclass(frozen=True, slots=True)
class DealEnded(Event):
    """A deal is over: its tricks and points, the totals with them, and the cards left, shown at an early end (KG-15).

    All are by seat. `trick` is its last trick. `left` has () for every seat when the deal was played to its last card.
    """

    number: int
    leader: Seat
    contract: Contract
    tricks: tuple[int, ...]
    points: Points
    totals: Points
    trick: Trick
    left: tuple[Cards, ...]
    kind: Literal["deal_ended"] = "deal_ended"


@dataclass(frozen=True, slots=True)
class Left(Event):
    """A player left, which stops the game for all without a result (KG-19)."""

    seat: Seat
    kind: Literal["left"] = "left"


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The programme is played through: the totals by seat (KG-16)."""

    totals: Points
    kind: Literal["game_ended"] = "game_ended"


Happening: TypeAlias = DealBegan | Dealt | Ordered | Laid | Taken | DealEnded | Left | GameEnded


# --- what a reader sees ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Score:
    """A deal that is over: who led it, its contract, and what it gave by seat."""

    leader: Seat
    contract: Contract
    points: Points


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player as everybody sees him: cards still in hand, tricks and points of this deal, and his total.

    `total` is that of the deals that are over: the points of the running deal come to it when the deal ends, and a
    party played through has no running deal.
    """

    seat: Seat
    cards: int
    tricks: int
    points: int
    total: int


Asks: TypeAlias = Literal["order", "lead", "card", "nothing"]
"""The question to the player to move: the order, the first lead of a deal, any other card; none once it is over."""


@dataclass(frozen=True, slots=True)
class View:
    """The game as the reader may know it.

    `programme` has the terms of every deal of the party, those already ordered filled in; `number` is the deal now
    played (from 1) and `terms` its own. `leader` led or is to lead the deal, `turn` is the player to move. `table` has
    the cards of the trick so far by who laid them, `trick` is its number (from 1) of `tricks`. `last_trick` is the
    trick before it, () before the first one of the game, and stays on after a deal; `last_deal` likewise is the deal
    before this one, or the last once the game is over, with the cards shown at an early end. `hearts_barred` tells that
    hearts may not be led yet (KG-8). `orders` are all the terms ordered so far (KG-13). `scores` are the deals that are
    over. `hand` is the reader's own, sorted by suit and rank, and `playable` those of it that he may lay now: () unless
    he is asked for a card; both () for the group.
    """

    deck: Deck
    programme: tuple[Terms, ...]
    number: int
    terms: Terms
    leader: Seat
    turn: Seat
    asks: Asks
    players: tuple[PlayerView, ...]
    trick: int
    tricks: int
    table: tuple[tuple[Seat, Card], ...]
    last_trick: tuple[Trick, ...]
    hearts_barred: bool
    orders: tuple[Ordered, ...]
    scores: tuple[Score, ...]
    last_deal: tuple[DealEnded, ...]
    over: bool
    hand: Cards
    playable: Cards


# --- the secret state ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Ordering:
    """The leader of the deal sees his hand and has to order its terms (KG-13)."""

    kind: Literal["ordering"] = "ordering"


@dataclass(frozen=True, slots=True)
class Playing:
    """Cards are laid under a contract."""

    contract: Contract
    kind: Literal["playing"] = "playing"


Reason: TypeAlias = Literal["played", "left"]


@dataclass(frozen=True, slots=True)
class Over:
    """The game is over: played through, or stopped because somebody left (KG-16, KG-19)."""

    terms: Terms
    reason: Reason
    kind: Literal["over"] = "over"


Phase: TypeAlias = Ordering | Playing | Over


@dataclass(frozen=True, slots=True)
class State:
    """A moment of the game, before a card or an order.

    `number` is the deal (from 1) and `leader` who leads it; `question` counts what was asked in the whole game (from
    1). `hands` are by seat, sorted. `table` has the cards of the trick so far, the first laid by `opener`; `tricks` are
    the complete ones of this deal. `scores` are the deals that are over. Once the party is played through all cards
    are gathered; when somebody left they lie where they lay.
    """

    options: Options
    phase: Phase
    number: int
    leader: Seat
    question: int
    hands: tuple[Cards, ...]
    opener: Seat
    table: Cards = ()
    tricks: tuple[Trick, ...] = ()
    scores: tuple[Score, ...] = ()
    last_deal: tuple[DealEnded, ...] = ()

    @property
    def turn(self) -> Seat:
        """The seat to move: whoever is to order or to lead, then clockwise."""
        return (self.opener + len(self.table)) % SEATS

    @property
    def terms(self) -> Terms:
        """The terms of this deal, free until its leader has ordered them."""
        match self.phase:
            case Ordering():
                return FREE
            case Playing(contract):
                return contract
            case Over(terms):
                return terms
