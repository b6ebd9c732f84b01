"""The deal: the deck shuffled and dealt one card at a time clockwise, again while a hand is too lopsided.

The luck of a deal is the shuffle of the deck in ascending order, as often as it is dealt. Its first card goes to seat
0, the next to seat 1, and so on around.
"""

from __future__ import annotations

from rules.chance import Chance
from rules.game import Seat
from rules.king.cards import Suit
from rules.king.model import SEATS, Cards, Deck
from rules.king.tables import DECKS, LONGEST_SUIT, OPENER


def deal(deck: Deck, chance: Chance) -> tuple[Cards, ...]:
    """The hands by seat, sorted; none has more of a suit than is played (KG-1, KG-2)."""
    while True:
        order = chance.shuffle(DECKS[deck])
        hands = tuple(order[seat::SEATS] for seat in range(SEATS))
        if not any(lopsided(deck, hand) for hand in hands):
            return tuple(tuple(sorted(hand)) for hand in hands)


def lopsided(deck: Deck, hand: Cards) -> bool:
    """Whether the hand has too many cards of one suit to be played (KG-2)."""
    suits = [card.suit for card in hand]
    return any(suits.count(suit) > LONGEST_SUIT[deck] for suit in Suit)


def holder(hands: tuple[Cards, ...]) -> Seat:
    """Who holds the card that leads the first deal (KG-4)."""
    return next(seat for seat, hand in enumerate(hands) if OPENER in hand)
