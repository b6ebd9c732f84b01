"""Twin games: the same public play over other secrets, step by step, and who may tell the two apart by then.

A twin is a record whose deals differ from the first one's in the places of two hidden cards. `steady` twins keep the
whole game as it was played; a `bold` one differs in its first deal by a card that somebody holds, and ends where that
shows in public.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from random import Random
from typing import Any

from rules.chance import draws_for, scripted
from rules.game import GROUP, AnyGame, Reader, Refused, Step, hears
from rules.love_letter.model import Card
from rules.love_letter.tables import DECK, OPEN_CARDS
from rules.record import BrokenRecord, Record, follow, steps
from tests.rules.secrets import secrets_of

SHUFFLE = len(DECK) - 1
"""The draws of one shuffle; a lot for the starter may come before them."""
CHRONICLE = 12
"""How many entries a screen may still tell of."""
TRIED = 12
"""Changes tried in a round for one that keeps its course."""


@dataclass(frozen=True)
class Twins:
    """Two records with the same moves; `steps` are those of each, the deal first."""

    game: AnyGame
    records: tuple[Record, Record]
    steps: tuple[tuple[Step[Any, Any], ...], tuple[Step[Any, Any], ...]]

    @property
    def moves(self) -> int:
        """How many moves both can play."""
        return len(self.records[0].entries)

    def secret(self, at: int) -> bool:
        """Whether the two states differ after so many moves."""
        return bool(self.steps[0][at].state != self.steps[1][at].state)

    def blind(self, reader: Reader, at: int) -> bool:
        """Whether the reader knows the same in both, now, before the last move, and in all that is still told."""
        return all(self._same(reader, then) for then in (at, max(at - 1, 0)))

    def _same(self, reader: Reader, at: int) -> bool:
        first, second = (self._knows(one, reader, at) for one in self.steps)
        return first == second

    def _knows(self, one: Sequence[Step[Any, Any]], reader: Reader, at: int) -> tuple[Any, ...]:
        state = one[at].state
        heard = [_heard(step, reader) for step in one[max(0, at + 1 - CHRONICLE) : at + 1]]
        legal = () if reader is GROUP else self.game.legal_actions(state, reader)
        return (self.game.view(state, reader), heard, legal)

    def leaks(self) -> Iterator[str]:
        """Where a reader came to know more without an event that reveals something to him."""
        secrets, readers = secrets_of(self.game), (*range(self.records[0].header.seats), GROUP)
        for at, (one, other) in enumerate(zip(*self.steps, strict=True)):
            for reader in readers:
                told = any(secrets.reveals(event, reader) for event in (*one.events, *other.events))
                if _heard(one, reader) != _heard(other, reader) and not told:
                    yield f"{reader} after {at} moves: {_heard(one, reader)} or {_heard(other, reader)}"


def _heard(step: Step[Any, Any], reader: Reader) -> tuple[Any, ...]:
    return tuple(event for event in step.events if hears(event.audience, reader))


def steady(game: AnyGame, record: Record, seed: int) -> Twins:
    """A twin that is played to the same end, with two hidden cards changed in every round that allows it."""
    luck, twin = Random(seed), record
    for deal in _deals(record):
        swaps = list(_swaps(twin, deal))
        luck.shuffle(swaps)
        swaps.sort(key=lambda other: _hands(other, deal) == _hands(twin, deal))
        kept = (other for other in (*swaps[:TRIED], *swaps[-TRIED:]) if _followed(game, other) == len(record.entries))
        twin = next(kept, twin)
    return _twins(game, record, twin, len(record.entries))


def bold(game: AnyGame, record: Record, seed: int) -> Twins:
    """A twin in whose first deal somebody holds another card, up to the move that tells everybody so."""
    others = [other for other in _swaps(record, 0) if _hands(other, 0) != _hands(record, 0)]
    other = Random(seed).choice(others)
    twins = _twins(game, record, other, _followed(game, other))
    public = [_heard(one, GROUP) == _heard(two, GROUP) for one, two in zip(*twins.steps, strict=True)]
    return _twins(game, record, other, public.index(False)) if False in public else twins


def _twins(game: AnyGame, record: Record, other: Record, moves: int) -> Twins:
    pair = (_cut(record, moves), _cut(other, moves))
    first, second = (tuple(steps(game, one)) for one in pair)
    return Twins(game, pair, (first, second))


def _cut(record: Record, moves: int) -> Record:
    return replace(record, entries=record.entries[:moves])


def _followed(game: AnyGame, record: Record) -> int:
    """How many of its entries the record can be played through."""
    chance = scripted(record.header.draws)
    state = game.setup(record.header.seats, dict(record.header.options), chance).state
    for at, entry in enumerate(record.entries):
        try:
            state = follow(game, state, entry).state
        except (Refused, BrokenRecord):
            return at
    return len(record.entries)


# --- deals: 0 is the setup's, n that of the n-th entry ----------------------------------------------------------------


def _draws(record: Record, deal: int) -> tuple[int, ...]:
    return record.entries[deal - 1].draws if deal else record.header.draws


def _deals(record: Record) -> list[int]:
    return [deal for deal in range(len(record.entries) + 1) if len(_draws(record, deal)) >= SHUFFLE]


def _order(record: Record, deal: int) -> tuple[Card, ...]:
    return scripted(_draws(record, deal)[-SHUFFLE:]).shuffle(DECK)


def _hands(record: Record, deal: int) -> tuple[Card, ...]:
    first = 1 + OPEN_CARDS[record.header.seats]
    return _order(record, deal)[first : first + record.header.seats]


def _swaps(record: Record, deal: int) -> Iterator[Record]:
    """The record with two different hidden cards of this deal in each other's place."""
    order = _order(record, deal)
    opened = range(1, 1 + OPEN_CARDS[record.header.seats])
    for one, other in combinations([at for at in range(len(order)) if at not in opened], 2):
        if order[one] != order[other]:
            cards = list(order)
            cards[one], cards[other] = cards[other], cards[one]
            yield _dealt(record, deal, (*_draws(record, deal)[:-SHUFFLE], *draws_for(cards, DECK)))


def _dealt(record: Record, deal: int, draws: tuple[int, ...]) -> Record:
    if not deal:
        return replace(record, header=replace(record.header, draws=draws))
    entries = list(record.entries)
    entries[deal - 1] = replace(entries[deal - 1], draws=draws)
    return replace(record, entries=tuple(entries))
