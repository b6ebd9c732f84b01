"""The words of «Кинг»: cards, rows of them, contracts, points with their sign."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby, zip_longest
from types import MappingProxyType
from typing import Final

from bot.presenters.presenter import MINUS, Say
from rules.king.cards import Card, Suit
from rules.king.contract import Contract, Free, Stake, Terms, Trump
from rules.king.model import Cards, Deck
from rules.king.tables import BOY, GIRL, HEART, KING_OF_ANY, KING_OF_HEARTS, LAST_TRICK, TRICK

SUITS: Final[Mapping[Suit, str]] = MappingProxyType(
    {Suit.SPADES: "♠", Suit.HEARTS: "♥️", Suit.CLUBS: "♣", Suit.DIAMONDS: "♦️"}
)
"""The red ones ask for their colour; the black ones take that of the text, to be seen by night."""

BLACK, RED = (Suit.SPADES, Suit.CLUBS), (Suit.HEARTS, Suit.DIAMONDS)

COURT: Final[Mapping[int, str]] = MappingProxyType(
    {11: "king-rank-jack", 12: "king-rank-queen", 13: "king-rank-king", 14: "king-rank-ace"}
)
"""Ranks that have a letter; the others are their number."""

TAKE: Final[Mapping[Stake, str]] = MappingProxyType(
    {
        Stake.TRICKS: "king-take-tricks",
        Stake.HEARTS: "king-take-hearts",
        Stake.BOYS: "king-take-boys",
        Stake.GIRLS: "king-take-girls",
        Stake.LAST: "king-take-last",
        Stake.KINGS: "king-take-kings",
        Stake.KING: "king-take-king",
    }
)
"""«Брать …»."""

AVOID: Final[Mapping[Stake, str]] = MappingProxyType(
    {
        Stake.TRICKS: "king-avoid-tricks",
        Stake.HEARTS: "king-avoid-hearts",
        Stake.BOYS: "king-avoid-boys",
        Stake.GIRLS: "king-avoid-girls",
        Stake.LAST: "king-avoid-last",
        Stake.KING: "king-avoid-king",
        Stake.MEDLEY: "king-avoid-medley",
    }
)
"""«Не брать …»."""

STAKES: Final[Mapping[Stake, str]] = MappingProxyType(
    {
        Stake.TRICKS: "king-stake-tricks",
        Stake.HEARTS: "king-stake-hearts",
        Stake.BOYS: "king-stake-boys",
        Stake.GIRLS: "king-stake-girls",
        Stake.LAST: "king-stake-last",
        Stake.KINGS: "king-stake-kings",
        Stake.KING: "king-stake-king",
    }
)
"""Stakes by themselves, as they are ordered."""

SCORES: Final[Mapping[Stake, str]] = MappingProxyType(
    {
        Stake.TRICKS: "king-scores-tricks",
        Stake.HEARTS: "king-scores-hearts",
        Stake.BOYS: "king-scores-boys",
        Stake.GIRLS: "king-scores-girls",
        Stake.KINGS: "king-scores-kings",
        Stake.KING: "king-scores-king",
        Stake.MEDLEY: "king-scores-medley",
    }
)
"""What brings points; how many the last tricks are depends on the deck."""

LAST: Final[Mapping[Deck, str]] = MappingProxyType({"long": "king-scores-last-long", "short": "king-scores-last-short"})
TRUMPS: Final[Mapping[Trump, str]] = MappingProxyType(
    {Trump.HEARTS: "king-trump-hearts", Trump.NONE: "king-trump-none"}
)

NBSP: Final = "\u00a0"
"""Keeps what belongs together on one line of a phone."""


def rank(card: Card, say: Say) -> str:
    """«К», «10»."""
    return say(COURT[card.rank]) if card.rank in COURT else str(card.rank)


def named(card: Card, say: Say) -> str:
    """«♥К»."""
    return SUITS[card.suit] + rank(card, say)


def row(cards: Iterable[Card], say: Say) -> str:
    """Cards one beside the other."""
    return " ".join(named(card, say) for card in cards)


def by_suit(cards: Cards, say: Say) -> tuple[str, ...]:
    """A hand, one line a suit, black and red in turn: «♥ 7 К Т»."""
    suits = groupby(in_turn(cards), key=lambda card: card.suit)
    return tuple(f"{SUITS[suit]}{NBSP}{NBSP.join(rank(card, say) for card in held)}" for suit, held in suits)


def in_turn(cards: Cards) -> Cards:
    """The hand sorted so that black suits and red ones alternate, whichever of them it holds."""
    black, red = ([suit for suit in pair if any(card.suit is suit for card in cards)] for pair in (BLACK, RED))
    more, fewer = (black, red) if len(black) >= len(red) else (red, black)
    order = [suit for pair in zip_longest(more, fewer) for suit in pair]
    return tuple(sorted(cards, key=lambda card: (order.index(card.suit), card.rank)))


def points(scored: int) -> str:
    """Points with a true minus: «−12», «0», «+6»."""
    return f"{MINUS}{-scored}" if scored < 0 else f"+{scored}" if scored else "0"


def total(scored: int) -> str:
    """A total, which needs no plus: «−12», «6»."""
    return f"{MINUS}{-scored}" if scored < 0 else str(scored)


def contract(terms: Terms, say: Say) -> str:
    """What the deal is called: «Не брать мальчиков», «Брать взятки, козырь ♥»."""
    match terms:
        case Free():
            return say("king-free")
        case Contract(stake, taking, trump):
            name = say((TAKE if taking else AVOID)[stake])
            return say("king-with-trump", contract=name) if trump is Trump.HEARTS else name


def stake_name(stake: Stake, say: Say) -> str:
    """The stake by itself, for a button: «Мальчики»."""
    return say(STAKES[stake])


def scores(terms: Terms, deck: Deck, say: Say) -> str:
    """What brings how many points in this deal (the table of the rules)."""
    match terms:
        case Free():
            return say("king-scores-free")
        case Contract(stake, taking, _):
            return say(
                LAST[deck] if stake is Stake.LAST else SCORES[stake],
                each=points(worth(stake, deck) if taking else -worth(stake, deck)),
            )


def worth(stake: Stake, deck: Deck) -> int:
    """What each scored card or trick is worth; the medley, which has no single figure, 0."""
    return {
        Stake.TRICKS: TRICK,
        Stake.HEARTS: HEART,
        Stake.BOYS: BOY[deck],
        Stake.GIRLS: GIRL[deck],
        Stake.LAST: LAST_TRICK,
        Stake.KINGS: KING_OF_ANY[deck],
        Stake.KING: KING_OF_HEARTS[deck],
        Stake.MEDLEY: 0,
    }[stake]
