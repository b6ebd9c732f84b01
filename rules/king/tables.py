"""The numbers of «Кинг»: the decks, what each stake is worth, the programmes, and the clocks."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from rules.game import Option, Pace
from rules.king.cards import Card
from rules.king.contract import FREE, Contract, Stake, Terms, Trump
from rules.king.model import SEATS, Cards, Deck, Options

LOWEST: Final[Mapping[Deck, int]] = MappingProxyType({"long": 3, "short": 7})
"""The lowest rank of a deck (KG-1)."""

DECKS: Final[Mapping[Deck, Cards]] = MappingProxyType(
    {deck: tuple(card for card in Card if card.rank >= lowest) for deck, lowest in LOWEST.items()}
)
"""The cards in ascending order: what every shuffle starts from (KG-1)."""

HAND: Final[Mapping[Deck, int]] = MappingProxyType({deck: len(cards) // SEATS for deck, cards in DECKS.items()})
"""Cards of a hand, and tricks of a deal (KG-1, KG-6)."""

LONGEST_SUIT: Final[Mapping[Deck, int]] = MappingProxyType({"long": 8, "short": 5})
"""A hand with more cards of one suit than this is not played (KG-2)."""

LAST_TRICKS: Final[Mapping[Deck, int]] = MappingProxyType({"long": 3, "short": 2})
"""How many tricks at the end count in «последние»."""

TRICK, HEART, LAST_TRICK = 2, 2, 8
BOY: Final[Mapping[Deck, int]] = MappingProxyType({"long": 3, "short": 2})
GIRL: Final[Mapping[Deck, int]] = MappingProxyType({"long": 6, "short": 4})
KING_OF_ANY: Final[Mapping[Deck, int]] = MappingProxyType({"long": 6, "short": 4})
KING_OF_HEARTS: Final[Mapping[Deck, int]] = MappingProxyType({"long": 24, "short": 16})

STAKE_TOTAL: Final[Mapping[Deck, int]] = MappingProxyType({"long": 24, "short": 16})
"""What every stake is worth in all, the medley apart."""

OPENER: Final = Card.DA
"""The card that leads the first deal, and whose holder leads it (KG-4)."""

AVOIDED: Final = (Stake.TRICKS, Stake.HEARTS, Stake.BOYS, Stake.GIRLS, Stake.LAST, Stake.KING, Stake.MEDLEY)
TAKEN: Final = (Stake.TRICKS, Stake.HEARTS, Stake.BOYS, Stake.GIRLS, Stake.LAST, Stake.KINGS, Stake.KING)
"""The seven stakes of each half of a party, in order; those of «брать» are what can be ordered (KG-11, KG-13)."""

COVERED: Final = frozenset({Stake.HEARTS, Stake.KING, Stake.MEDLEY})
"""Stakes under which hearts may not be led until one was played, whatever the trump (KG-8)."""

FREE_DEALS: Final = 12
"""Deals whose terms are ordered, three by each player (KG-13)."""


def _avoid(stake: Stake) -> Contract:
    return Contract(stake, taking=False, trump=Trump.NONE)


def _take(stake: Stake, trump: Trump) -> Contract:
    return Contract(stake, taking=True, trump=trump)


_AVOIDING: Final[tuple[Terms, ...]] = tuple(map(_avoid, AVOIDED))

_BOTH_WAYS: Final = (Stake.TRICKS, Stake.BOYS, Stake.GIRLS, Stake.LAST, Stake.KINGS)

_FULL: Final = (
    *_AVOIDING,
    *(_take(stake, trump) for stake in _BOTH_WAYS for trump in (Trump.HEARTS, Trump.NONE)),
    _take(Stake.HEARTS, Trump.NONE),
    _take(Stake.KING, Trump.NONE),
)

_BLITZ: Final = (
    _avoid(Stake.HEARTS),
    _avoid(Stake.KING),
    _avoid(Stake.MEDLEY),
    _take(Stake.TRICKS, Trump.HEARTS),
)


def programme(options: Options) -> tuple[Terms, ...]:
    """The terms of every deal of a party (KG-11…14)."""
    match options.programme:
        case "classic":
            return (*_AVOIDING, *(_take(stake, options.trump) for stake in TAKEN))
        case "full":
            return _FULL
        case "order":
            return (*_AVOIDING, *[FREE] * FREE_DEALS)
        case "blitz":
            return _BLITZ


OPTIONS: Final = (
    Option("deck", ("long", "short")),
    Option("programme", ("classic", "full", "order", "blitz")),
    Option("trump", ("hearts", "none"), only_with=(("programme", "classic"),)),
)

PACES: Final = (
    Pace("15-10", {"order": 15, "lead": 15, "card": 10}, minutes=45),
    Pace("30-20", {"order": 30, "lead": 30, "card": 20}, minutes=60),
    Pace("60", {"order": 60, "lead": 60, "card": 60}, minutes=75),
    Pace("none", {}, minutes=90),
)
"""Seconds for the order, for the first lead of a deal, and for every other card (KG-17).

Minutes are those of «Классика» with the long deck, 14 deals of up to 48 cards.
"""
