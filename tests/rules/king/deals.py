"""Stacking the deck of «Кинг»: the draws that deal the hands a test speaks of, and deals met in their middle."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TypeAlias

from rules.chance import draws_for
from rules.king.cards import Card, Suit
from rules.king.contract import Contract, Stake, Trump
from rules.king.model import Cards, Deck, Playing, Trick
from rules.king.tables import DECKS, HAND, LONGEST_SUIT
from tests.story import Story, story

Hands: TypeAlias = Sequence[str]


def cards(names: str) -> Cards:
    """The cards of these names, such as "hk s10"."""
    return tuple(Card[name.upper()] for name in names.split())


def contract(terms: str) -> Contract:
    """A contract such as "avoid hearts" or "take king hearts"; no trump if none is named."""
    way, stake, *trump = terms.split()
    return Contract(Stake(stake), way == "take", Trump(trump[0] if trump else "none"))


def draws(seats: int, hands: Hands = (), deck: Deck = "long") -> tuple[int, ...]:
    """The luck of one deal; `hands` are by seat, and cards not spoken of fill them up evenly."""
    return draws_for(_woven(filled(hands, deck)), DECKS[deck])


def lopsided(deck: Deck, most: int, suit: Suit = Suit.SPADES, seat: int = 0) -> tuple[int, ...]:
    """The luck of a deal that gives one player so many cards of a suit, and the others what is left."""
    long = [card for card in DECKS[deck] if card.suit is suit][:most]
    rest = [card for card in DECKS[deck] if card not in long]
    hand = long + [rest.pop() for _ in range(HAND[deck] - most)]
    others = [rest[other::3] for other in range(3)]
    return draws_for(_woven([*others[:seat], hand, *others[seat:]]), DECKS[deck])


def filled(hands: Hands, deck: Deck) -> list[list[Card]]:
    """Whole hands: what was spoken of, and the lowest cards that each can take besides."""
    spoken_of = [list(cards(hand)) for hand in (*hands, *[""] * (4 - len(hands)))]
    rest = sorted(set(DECKS[deck]) - {card for hand in spoken_of for card in hand}, key=lambda card: card.rank)
    for card in rest:
        hand = min(spoken_of, key=lambda hand: (_full(hand, card, deck), len(hand)))
        hand.append(card)
    assert {len(hand) for hand in spoken_of} == {HAND[deck]}
    return spoken_of


def _full(hand: list[Card], card: Card, deck: Deck) -> bool:
    return len(hand) == HAND[deck] or sum(other.suit is card.suit for other in hand) == LONGEST_SUIT[deck]


def _woven(hands: Iterable[Sequence[Card]]) -> tuple[Card, ...]:
    """The deck that is dealt as these hands, card by card around the table."""
    return tuple(card for around in zip(*hands, strict=True) for card in around)


def deal(
    terms: str,
    hands: Hands,
    leader: int = 0,
    deck: Deck = "long",
    tricks: Sequence[tuple[int, str]] = (),
    number: int = 2,
    programme: str = "classic",
) -> Story:
    """A deal met in its middle: these hands, tricks taken as (taker, cards), and the leader about to lead.

    What neither hands nor tricks speak of is no longer in the game. A trick counts as led by who took it.
    """
    game = story("king", seats=4, options={"deck": deck, "programme": programme})
    game.state = replace(
        game.state,
        phase=Playing(contract(terms)),
        number=number,
        leader=leader,
        opener=leader,
        hands=tuple(tuple(sorted(cards(hand))) for hand in hands),
        tricks=tuple(Trick(taker, cards(laid), taker) for taker, laid in tricks),
    )
    return game
