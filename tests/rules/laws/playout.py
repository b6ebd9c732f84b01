"""Random play from the deal to the end, written down move by move.

Seats that are asked at the same time answer in random order; now and then the clock answers for one, and in every third
play-out somebody may leave. The same seed gives the same play-out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import Any

from rules.chance import Chance, live
from rules.game import GROUP, AnyGame, Outcome, Reader, Seat, Step, asked, play
from rules.record import Entry, Header, Record, begin
from tests.rules.laws.table import Table

SILENT = 0.05
LEAVES = 0.03
ENDLESS = 20_000
"""A play-out of so many moves is cut off, so that a game without an end fails its law instead of hanging."""


@dataclass(frozen=True)
class Moment:
    """A state of a play-out, who has left by then, and what was done next (nothing at the end)."""

    table: Table
    state: Any
    gone: frozenset[Seat]
    entry: Entry | None
    step: Step[Any, Any] | None

    @property
    def game(self) -> AnyGame:
        """The game played."""
        return self.table.game

    @cached_property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it has."""
        return self.game.outcome(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has its outcome."""
        return self.outcome is not None

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that can act."""
        return tuple(self.legal_texts)

    @cached_property
    def legal_texts(self) -> dict[Seat, tuple[str, ...]]:
        """What each seat that is asked may do, as text."""
        text, legal = self.game.notation.text, self.game.legal_actions
        texts = {seat: tuple(map(text, legal(self.state, seat))) for seat in range(self.table.seats)}
        return {seat: those for seat, those in texts.items() if those}

    @property
    def present(self) -> tuple[Seat, ...]:
        """The seats that have not left."""
        return tuple(seat for seat in range(self.table.seats) if seat not in self.gone)

    @property
    def readers(self) -> tuple[Reader, ...]:
        """Everybody who looks: each seat, and the group."""
        return (*range(self.table.seats), GROUP)


@dataclass(frozen=True)
class Playout:
    """A whole game: the deal and every moment from it to the end."""

    table: Table
    seed: int
    header: Header
    deal: Step[Any, Any]
    moments: tuple[Moment, ...]

    @property
    def record(self) -> Record:
        """The game as it would be kept."""
        return Record(self.header, tuple(moment.entry for moment in self.moments if moment.entry))

    @property
    def events(self) -> tuple[Any, ...]:
        """All that happened."""
        later = (event for moment in self.moments if moment.step for event in moment.step.events)
        return (*self.deal.events, *later)


def playout(table: Table, seed: int) -> Playout:
    """One random game; a game that does not end stops after ENDLESS moves."""
    luck = Random(f"{table}/{seed}")
    header, deal = begin(table.game, table.seats, table.options, live(luck.randrange))
    return Playout(table, seed, header, deal, tuple(_moments(table, deal.state, luck, leaving=seed % 3 == 2)))


def finish(table: Table, state: Any, gone: frozenset[Seat], seed: int = 0) -> Moment:
    """Play on at random from a state, and the last moment of it."""
    *_, last = _moments(table, state, Random(seed), gone)
    return last


def carry_out(game: AnyGame, state: Any, entry: Entry, chance: Chance) -> Step[Any, Any]:
    """What an entry does to a state under the luck given here, not that which is written in it."""
    if entry.kind == "leave":
        return game.leave(state, entry.seat, chance)
    return play(game, state, entry.seat, game.notation.parse(entry.text), chance)


def _moments(
    table: Table, state: Any, luck: Random, gone: frozenset[Seat] = frozenset(), *, leaving: bool = False
) -> Iterator[Moment]:
    game = table.game
    for _ in range(ENDLESS):
        acting = asked(game, state, table.seats)
        if not acting:
            break
        entry = _decide(table, state, acting, luck, gone, leaving=leaving)
        chance = live(luck.randrange)
        step = carry_out(game, state, entry, chance)
        entry = replace(entry, draws=tuple(chance.draws))
        yield Moment(table, state, gone, entry, step)
        state = step.state
        gone |= {entry.seat} if entry.kind == "leave" else set()
    yield Moment(table, state, gone, None, None)


def _decide(
    table: Table, state: Any, acting: tuple[Seat, ...], luck: Random, gone: frozenset[Seat], *, leaving: bool
) -> Entry:
    """What is done next, its draws still unknown."""
    game = table.game
    if leaving and luck.random() < LEAVES:
        return Entry("leave", luck.choice([seat for seat in range(table.seats) if seat not in gone]), "")
    seat = luck.choice(acting)
    if luck.random() < SILENT:
        return Entry("move", seat, game.notation.text(game.fallback(state, seat, live(luck.randrange))), by="clock")
    return Entry("move", seat, game.notation.text(luck.choice(game.legal_actions(state, seat))))
