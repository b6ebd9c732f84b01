"""Stacking the deck of «Тайное послание»: the draws that deal the cards a test speaks of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import TypeAlias

from rules.chance import draws_for, live
from rules.love_letter.model import Card
from rules.love_letter.tables import DECK, OPEN_CARDS
from tests.story import Story

Cards: TypeAlias = str | Sequence[str]


def draws(
    seats: int, hands: Cards, pile: Cards = (), aside: str = "", laid_open: Cards = (), first: int | None = 0
) -> tuple[int, ...]:
    """The luck of one deal: the lot for `first` (None: no lot), then the shuffle.

    `hands` are by seat, `pile` from its top; cards not spoken of fill the rest in ascending order.
    """
    rest = list(DECK)
    spoken_of = [_taken(rest, names) for names in (aside, laid_open, hands, pile)]
    sizes = (1, OPEN_CARDS[seats], seats, 15 - seats - OPEN_CARDS[seats])
    order = [card for cards, size in zip(spoken_of, sizes, strict=True) for card in _filled(cards, size, rest)]
    lot = () if first is None else (first,)
    return lot + draws_for(order, DECK)


def shuffled(seats: int, seed: int) -> tuple[int, ...]:
    """The luck of an honest deal."""
    chance = live(Random(seed).randrange)
    chance.pick(range(seats))
    chance.shuffle(DECK)
    return tuple(chance.draws)


def _taken(rest: list[Card], names: Cards) -> list[Card]:
    cards = [Card[name.upper()] for name in (names.split() if isinstance(names, str) else names)]
    for card in cards:
        rest.remove(card)
    return cards


def _filled(cards: list[Card], size: int, rest: list[Card]) -> list[Card]:
    return cards + [rest.pop(0) for _ in range(size - len(cards))]


def late(game: Story, pile: int = 0, discards: Sequence[Cards] = ()) -> Story:
    """The same round near its end: so many cards left in the pile, the others open beside it or in `discards`."""
    state = game.state
    rest = list(state.pile[pile:])
    laid = [tuple(_taken(rest, names)) for names in discards]
    laid += [()] * (len(state.players) - len(laid))
    players = tuple(replace(player, discards=cards) for player, cards in zip(state.players, laid, strict=True))
    laid_open = (*state.laid_open, *rest)
    game.state = replace(state, pile=state.pile[:pile], players=players, laid_open=laid_open)
    return game
