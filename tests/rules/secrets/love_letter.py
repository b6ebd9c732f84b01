"""The secrets of «Тайное послание»: the hands of the others, the pile and the card set aside.

A reader who was told what somebody holds keeps that card where it is; all other hidden cards change places. What the
other players were told follows the cards, so that it stays true.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from rules.chance import Chance
from rules.game import GROUP, Event, Reader, Seat
from rules.love_letter.model import (
    ASIDE,
    Aside,
    AsideOpened,
    Card,
    Compared,
    Discarded,
    Got,
    Hit,
    Known,
    Missed,
    Peeked,
    Player,
    Playing,
    RoundEnded,
    State,
    Tied,
)

Place: TypeAlias = Seat | Aside | Literal["pile"]
DECK = Counter({1: 5, 2: 2, 3: 2, 4: 2, 5: 2, 6: 1, 7: 1, 8: 1})
LONGEST_ROUND = 12
CLASSIC = {2: 7, 3: 5, 4: 4}


@dataclass(frozen=True)
class Spot:
    """Where one hidden card lies."""

    place: Place
    at: int


def cards_at(state: State, place: Place) -> tuple[Card, ...]:
    """The cards that lie face down at a place."""
    if place == "pile":
        return state.pile
    return state.aside if place is ASIDE else state.players[place].hand


def hidden(state: State, reader: Reader) -> list[Spot]:
    """Where the cards lie that the reader cannot know."""
    places: list[Place] = ["pile", ASIDE, *(seat for seat in range(len(state.players)) if seat != reader)]
    told = [] if reader is GROUP else [_spot(state, known) for known in state.players[reader].known if known.current]
    spots = (Spot(place, at) for place in places for at in range(len(cards_at(state, place))))
    return [spot for spot in spots if spot not in told]


def _spot(state: State, known: Known) -> Spot:
    """Where the card lies that somebody was told of."""
    return Spot(known.target, cards_at(state, known.target).index(known.card))


class LoveLetterSecrets:
    """What the laws ask of «Тайное послание»."""

    def swap(self, state: State, reader: Reader, chance: Chance) -> State:
        """The hidden cards in other places, and what the others were told brought up to date."""
        spots = hidden(state, reader)
        cards = [cards_at(state, spot.place)[spot.at] for spot in spots]
        moved = dict(zip(spots, chance.shuffle(cards), strict=True))
        players = enumerate(state.players)
        return replace(
            state,
            pile=_dealt(state.pile, "pile", moved),
            aside=_dealt(state.aside, ASIDE, moved),
            players=tuple(_redealt(state, seat, player, moved) for seat, player in players),
        )

    def reveals(self, event: Event, reader: Reader) -> bool:
        """Cards laid open, the answers to Guard and Baron, a showdown; to a seat its own card and what it was told."""
        match event:
            case Hit() | Missed() | Tied() | Discarded() | AsideOpened():
                return True
            case RoundEnded(ending=ending):
                return ending == "pile"
            case Got(seat) | Peeked(seat):
                return reader == seat
            case Compared(seat, target):
                return reader in (seat, target)
        return False

    def moves(self, seats: int, options: Mapping[str, str]) -> int:
        """Every round gives a token; nobody has the last one he needs before the last round; each seat may leave."""
        tokens = CLASSIC[seats] if options["tokens"] == "classic" else int(options["tokens"])
        return LONGEST_ROUND * (seats * (tokens - 1) + 1) + seats

    def hides(self, options: Mapping[str, str]) -> bool:  # noqa: ARG002 - whatever is agreed
        """Hands are."""
        return True

    def unsound(self, state: State) -> str:
        """The first thing wrong with the state."""
        return next(_faults(state), "")


def _dealt(cards: tuple[Card, ...], place: Place, moved: Mapping[Spot, Card]) -> tuple[Card, ...]:
    return tuple(moved.get(Spot(place, at), card) for at, card in enumerate(cards))


def _redealt(state: State, seat: Seat, player: Player, moved: Mapping[Spot, Card]) -> Player:
    known = tuple(replace(it, card=moved.get(_spot(state, it), it.card)) if it.current else it for it in player.known)
    return replace(player, hand=_dealt(player.hand, seat, moved), known=known)


def _faults(state: State) -> Iterator[str]:
    """All that is wrong: all sixteen cards (their values sum to 54) are somewhere, each where the rules say."""
    lying = Counter([*state.pile, *state.aside, *state.laid_open, *state.aside_opened])
    for player in state.players:
        lying.update([*player.hand, *player.discards])
    if lying != DECK or sum(lying.elements()) != 54:
        yield f"the cards are {sorted(lying.elements())}"
    if isinstance(state.phase, Playing):
        yield from _faults_of_play(state)


def _faults_of_play(state: State) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        wanted = 0 if player.standing != "in" else 2 if seat == state.turn else 1
        if len(player.hand) != wanted:
            yield f"seat {seat} is {player.standing} and holds {player.hand}"
        if player.protected and (wanted != 1):
            yield f"seat {seat} is protected"
        if player.tokens >= state.options.tokens_to_win:
            yield f"seat {seat} has won already"
        for known in player.known:
            if known.current and (known.target == seat or known.card not in cards_at(state, known.target)):
                yield f"seat {seat} was told what is not true: {known}"
    if len(state.aside) != 1:
        yield "no card is set aside"


SECRETS = LoveLetterSecrets()
