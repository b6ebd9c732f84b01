"""Twin games: the same public play over other secrets, step by step, and who may tell the two apart by then.

A twin is a record whose deals differ from the first one's in the places of two hidden cards. `steady` twins keep the
whole game as it was played; a `bold` one differs in its first deal by a card that somebody holds, and ends where that
shows in public.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from rules.chance import NoDrawLeft, draws_for, scripted
from rules.game import GROUP, AnyGame, Reader, Refused, Step, hears
from rules.record import BrokenRecord, Record, follow, steps
from tests.people.shuffles import shuffle_of
from tests.rules.secrets import secrets_of

CHRONICLE = 12
"""How many entries a screen may still tell of."""


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
    """A twin that is played to the same end, with two hidden cards changed in every round that allows it.

    A record that allows none would prove nothing, and is refused.
    """
    twins = _played_to_the_end(game, record, seed)
    assert any(map(twins.secret, range(twins.moves))), "its moves allow no other deal: take another record"
    return twins


def kept_to_the_last(game: AnyGame, records: Iterable[Record], seed: int) -> Twins:
    """Steady twins of the first of the records that still has its secret before its last move."""
    found = (_played_to_the_end(game, record, seed) for record in records)
    return next(twins for twins in found if twins.secret(twins.moves - 1))


def _played_to_the_end(game: AnyGame, record: Record, seed: int) -> Twins:
    """Changes are tried until one keeps the course of the game, those that change a hand first."""
    luck, twin = Random(seed), record
    for deal in _deals(record):
        swaps = list(_swaps(twin, deal))
        luck.shuffle(swaps)
        swaps.sort(key=lambda other: _hands(other, deal) == _hands(twin, deal))
        twin = next((other for other in swaps if _followed(game, other) == len(record.entries)), twin)
    return _twins(game, record, twin, len(record.entries))


def bold(game: AnyGame, record: Record, seed: int, tried: int = 1) -> Twins:
    """A twin in whose first deal somebody holds another card, up to the move that tells everybody so.

    Of so many that are tried it is the one that goes furthest.
    """
    others = [other for other in _swaps(record, 0) if _hands(other, 0) != _hands(record, 0)]
    luck = Random(seed)
    other = max((luck.choice(others) for _ in range(tried)), key=lambda twin: _followed(game, twin))
    return rewritten(game, record, other)


def rewritten(game: AnyGame, record: Record, other: Record) -> Twins:
    """The record beside another of the same moves but secret ones, up to the move that tells everybody so."""
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
    try:
        state = game.setup(record.header.seats, dict(record.header.options), chance).state
    except NoDrawLeft:  # such a deal would have been dealt again
        return 0
    for at, entry in enumerate(record.entries):
        try:
            state = follow(game, state, entry).state
        except (Refused, BrokenRecord):
            return at
    return len(record.entries)


# --- deals: 0 is the setup's, n that of the n-th entry ----------------------------------------------------------------


def _deck(record: Record) -> tuple[Any, ...]:
    return shuffle_of(record.header.game).deck(dict(record.header.options))


def _shuffle(record: Record) -> int:
    """The draws of one shuffle; a lot, or a shuffle that did not count, may come before them."""
    return len(_deck(record)) - 1


def _draws(record: Record, deal: int) -> tuple[int, ...]:
    return record.entries[deal - 1].draws if deal else record.header.draws


def _deals(record: Record) -> list[int]:
    size = _shuffle(record)
    return [deal for deal in range(len(record.entries) + 1) if len(_draws(record, deal)) >= size]


def _order(record: Record, deal: int) -> tuple[Any, ...]:
    return scripted(_draws(record, deal)[-_shuffle(record) :]).shuffle(_deck(record))


def _hands(record: Record, deal: int) -> tuple[Any, ...]:
    return shuffle_of(record.header.game).hands(_order(record, deal), record.header.seats)


def _swaps(record: Record, deal: int) -> Iterator[Record]:
    """The record with two different hidden cards of this deal in each other's place."""
    order, deck = _order(record, deal), _deck(record)
    before = _draws(record, deal)[: -_shuffle(record)]
    for one, other in shuffle_of(record.header.game).places(record.header.seats, len(order)):
        if order[one] != order[other]:
            cards = list(order)
            cards[one], cards[other] = cards[other], cards[one]
            yield _dealt(record, deal, (*before, *draws_for(cards, deck)))


def _dealt(record: Record, deal: int, draws: tuple[int, ...]) -> Record:
    if not deal:
        return replace(record, header=replace(record.header, draws=draws))
    entries = list(record.entries)
    entries[deal - 1] = replace(entries[deal - 1], draws=draws)
    return replace(record, entries=tuple(entries))
