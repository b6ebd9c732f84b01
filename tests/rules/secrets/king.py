"""The secrets of «Кинг»: the hands of the others.

What was laid tells more than itself: who did not follow suit has none of it left, who led a heart while hearts were
barred has nothing else, and whoever is to begin the party holds the ace of diamonds. Hidden cards change places only
where all of that stays true and no hand becomes one that is dealt again, so a twin is a state that play can reach.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from rules.chance import Chance
from rules.game import Event, Reader, Seat
from rules.king.cards import Card, Suit
from rules.king.contract import Contract, Stake, Trump
from rules.king.model import DealEnded, Dealt, Ordering, Playing, State

CARDS = {"long": 48, "short": 32}
MOST_OF_A_SUIT = {"long": 8, "short": 5}
DEALS = {"classic": 14, "full": 19, "order": 19, "blitz": 4}
ORDERS = {"classic": 0, "full": 0, "order": 12, "blitz": 0}
ALL_SUITS = frozenset(Suit)
EXCHANGES = 40
"""Tries to exchange two cards in one twin; most of them succeed early in a deal, few at its end."""


def laid(state: State) -> Iterator[tuple[Seat, Card, tuple[Card, ...]]]:
    """Every card laid in this deal, by whom, and those that lay in its trick before it."""
    tricks = [*((trick.leader, trick.cards) for trick in state.tricks), (state.opener, state.table)]
    for opener, cards in tricks:
        for at, card in enumerate(cards):
            yield (opener + at) % 4, card, cards[:at]


def possible(state: State) -> list[frozenset[Suit]]:
    """By seat, the suits that it may still hold after what it has laid."""
    suits = [ALL_SUITS] * 4
    heart_seen = not (isinstance(state.terms, Contract) and covers_hearts(state.terms))
    for seat, card, before in laid(state):
        if before and card.suit is not before[0].suit:
            suits[seat] -= {before[0].suit}
        if not before and card.suit is Suit.HEARTS and not heart_seen:
            suits[seat] &= {Suit.HEARTS}
        heart_seen = heart_seen or card.suit is Suit.HEARTS
    return suits


def covers_hearts(contract: Contract) -> bool:
    """Whether a heart may not be led before one was played (KG-8)."""
    return contract.trump is Trump.HEARTS or contract.stake in (Stake.HEARTS, Stake.KING, Stake.MEDLEY)


def begins_the_party(state: State) -> bool:
    """Whether the ace of diamonds has yet to be led, which tells where it is (KG-4)."""
    return state.number == 1 and not state.tricks and not state.table


class KingSecrets:
    """What the laws ask of «Кинг»."""

    def swap(self, state: State, reader: Reader, chance: Chance) -> State:
        """Cards of two hidden hands exchanged again and again, wherever that agrees with what was laid."""
        hidden = [seat for seat in range(4) if seat != reader and state.hands[seat]]
        if len(hidden) < 2:
            return state
        suits, counts = possible(state), dealt_suits(state)
        hands = [list(hand) for hand in state.hands]
        for _ in range(EXCHANGES):
            one = hidden.pop(chance.draw(len(hidden)))
            other = chance.pick(hidden)
            hidden.append(one)
            self._exchange(state, hands, suits, counts, one, other, chance)
        return replace(state, hands=tuple(tuple(sorted(hand)) for hand in hands))

    def _exchange(
        self,
        state: State,
        hands: list[list[Card]],
        suits: list[frozenset[Suit]],
        counts: list[dict[Suit, int]],
        one: Seat,
        other: Seat,
        chance: Chance,
    ) -> None:
        at, there = chance.draw(len(hands[one])), chance.draw(len(hands[other]))
        mine, theirs = hands[one][at], hands[other][there]
        if begins_the_party(state) and Card.DA in (mine, theirs):
            return
        if theirs.suit not in suits[one] or mine.suit not in suits[other]:
            return
        if mine.suit is not theirs.suit:
            most = MOST_OF_A_SUIT[state.options.deck]
            if counts[one][theirs.suit] == most or counts[other][mine.suit] == most:
                return
            for seat, gets, gives in ((one, theirs, mine), (other, mine, theirs)):
                counts[seat][gets.suit] += 1
                counts[seat][gives.suit] -= 1
        hands[one][at], hands[other][there] = theirs, mine

    def reveals(self, event: Event, reader: Reader) -> bool:
        """What was left when a deal ended early; to a seat its own cards."""
        match event:
            case DealEnded(left=left):
                return any(left)
            case Dealt(seat):
                return reader == seat
        return False

    def moves(self, seats: int, options: Mapping[str, str]) -> int:  # noqa: ARG002 - always four
        """Every card of every deal, the orders, and one who leaves."""
        programme = options["programme"]
        return DEALS[programme] * CARDS[options["deck"]] + ORDERS[programme] + 1

    def hides(self, options: Mapping[str, str]) -> bool:  # noqa: ARG002 - whatever is agreed
        """Hands are."""
        return True

    def unsound(self, state: State) -> str:
        """The first thing wrong with the state."""
        return next(_faults(state), "")


def dealt_suits(state: State) -> list[dict[Suit, int]]:
    """By seat, how many cards of each suit it was dealt."""
    counts = [dict.fromkeys(Suit, 0) for _ in range(4)]
    for seat, hand in enumerate(state.hands):
        for card in hand:
            counts[seat][card.suit] += 1
    for seat, card, _ in laid(state):
        counts[seat][card.suit] += 1
    return counts


def _faults(state: State) -> Iterator[str]:
    """All that is wrong: every card once, hands of equal size, all laid as the rules have it, no hand lopsided."""
    if not isinstance(state.phase, Ordering | Playing) and state.phase.reason == "played":
        return
    played = list(laid(state))
    cards = sorted([*(card for hand in state.hands for card in hand), *(card for _, card, _ in played)])
    if len(set(cards)) != len(cards) or len(cards) != CARDS[state.options.deck]:
        yield f"the cards are {cards}"
    for seat, hand in enumerate(state.hands):
        has_laid = (seat - state.opener) % 4 < len(state.table)
        if len(hand) != CARDS[state.options.deck] // 4 - len(state.tricks) - has_laid or list(hand) != sorted(hand):
            yield f"seat {seat} holds {hand}"
    yield from _misplayed(state)
    most = MOST_OF_A_SUIT[state.options.deck]
    if any(count > most for counts in dealt_suits(state) for count in counts.values()):
        yield "a hand should have been dealt again"


def _misplayed(state: State) -> Iterator[str]:
    """Cards in hand that ought to have been laid earlier, and an opening card out of place."""
    for seat, suits in enumerate(possible(state)):
        if not suits.issuperset(card.suit for card in state.hands[seat]):
            yield f"seat {seat} has revoked: {state.hands[seat]}"
    if begins_the_party(state) and Card.DA not in state.hands[state.turn]:
        yield "the ace of diamonds is not with the leader"


SECRETS = KingSecrets()
