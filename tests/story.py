"""Games told as stories: seat people, stack the cards, let them act, and say what is to be seen.

    story("love_letter", seats=3, hands="guard king baron", pile="priest").play("0 guard.1.king").happened(WentOut(1))

A move is written as in a record: the seat, then the action in notation. Luck that nobody stacked is all zeros, so that
a story that does not care about it need not mention it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import Any

import pytest

from rules.catalogue import games
from rules.chance import Chance, live
from rules.game import AnyGame, Event, Outcome, Reader, Refused, Seat, Step, asked, defaults, hears, play
from rules.record import Entry, Header, Record, replay


def story(
    key: str, seats: int, options: Mapping[str, str] | None = None, draws: Iterable[int] = (), **deal: Any
) -> Story:
    """Begin a game; `deal` is what `tests.rules.<key>.deals.draws` stacks, `draws` is raw luck instead."""
    return Story(games()[key], seats, dict(options or {}), _stacked(key, seats, deal) if deal else tuple(draws))


def _stacked(key: str, seats: int, deal: Mapping[str, Any]) -> tuple[int, ...]:
    draws: tuple[int, ...] = import_module(f"tests.rules.{key}.deals").draws(seats, **deal)
    return draws


class Story:
    """A game under way, and what happened at the last thing that was done."""

    def __init__(self, game: AnyGame, seats: int, options: dict[str, str], draws: tuple[int, ...]) -> None:
        self.game = game
        self.seats = seats
        self._luck = list(draws)
        self._entries: list[Entry] = []
        options = defaults(game) | options
        chance = self._chance()
        step = game.setup(seats, options, chance)
        header = (game.key, game.version, seats, tuple(sorted(options.items())), tuple(chance.draws))
        self._header = Header(*header)
        self.state: Any = step.state
        self.events: tuple[Event, ...] = step.events

    def deals_next(self, seats: int | None = None, **deal: Any) -> Story:
        """Stack the next deal, for so many players (all, if not told otherwise)."""
        self._luck += _stacked(self.game.key, seats or self.seats, deal)
        return self

    def draws_next(self, *draws: int) -> Story:
        """Raw luck for what comes next."""
        self._luck += draws
        return self

    def play(self, *moves: str) -> Story:
        """Play these moves; `happened` then asks about all of them."""
        self.events = ()
        for move in moves:
            seat, text = move.split()
            self._act(Entry("move", int(seat), text))
        return self

    def leave(self, seat: Seat) -> Story:
        """A player leaves for good."""
        self.events = ()
        self._act(Entry("leave", seat, ""))
        return self

    def silence(self, *draws: int) -> Story:
        """The clock runs out: every seat asked does its fallback, with this luck."""
        self.events = ()
        luck = iter(draws)
        for seat in asked(self.game, self.state, self.seats):
            action = self.game.fallback(self.state, seat, live(lambda _: next(luck, 0)))
            self._act(Entry("move", seat, self.game.notation.text(action), by="clock"))
        return self

    def in_silence(self, seat: Seat) -> set[str]:
        """All that the fallback of the seat may choose here, over every draw."""
        texts, draw, bound = set(), 0, 1

        def source(n: int) -> int:
            nonlocal bound
            bound = n
            return draw

        while draw < bound:
            texts.add(self.game.notation.text(self.game.fallback(self.state, seat, live(source))))
            draw += 1
        return texts

    def refuses(self, move: str, kind: type[Refused]) -> Story:
        """The move is refused in this way and nothing changes."""
        before = self.state
        seat, text = move.split()
        with pytest.raises(kind):
            play(self.game, self.state, int(seat), self.game.notation.parse(text), self._chance())
        assert self.state == before
        return self

    def happened(self, *events: Event) -> Story:
        """These events are among the last ones, in this order."""
        last = iter(self.events)
        for event in events:
            assert event in last, f"{event} is not (or not there) in {self.events}"
        return self

    def nothing(self, *kinds: type[Event]) -> Story:
        """No event of these kinds is among the last ones."""
        assert not [event for event in self.events if isinstance(event, kinds)]
        return self

    def told(self, reader: Reader) -> tuple[Event, ...]:
        """Of the last events, those the reader may hear of."""
        return tuple(event for event in self.events if hears(event.audience, reader))

    def sees(self, reader: Reader) -> Any:
        """What the reader may know now."""
        return self.game.view(self.state, reader)

    def legal(self, seat: Seat) -> tuple[str, ...]:
        """The legal actions of the seat in notation, in the game's order."""
        return tuple(map(self.game.notation.text, self.game.legal_actions(self.state, seat)))

    @property
    def stage(self) -> str:
        """The question asked now."""
        return self.game.stage(self.state)

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that can act now."""
        return asked(self.game, self.state, self.seats)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it has."""
        return self.game.outcome(self.state)

    @property
    def record(self) -> Record:
        """The game so far, found to lead to this very state."""
        record = Record(self._header, tuple(self._entries))
        assert replay(self.game, record).state == self.state
        return record

    def _act(self, entry: Entry) -> None:
        chance = self._chance()
        step = self._step(entry, chance)
        self._entries.append(Entry(entry.kind, entry.seat, entry.text, tuple(chance.draws), entry.by))
        self.state = step.state
        self.events += step.events

    def _step(self, entry: Entry, chance: Chance) -> Step[Any, Any]:
        if entry.kind == "leave":
            return self.game.leave(self.state, entry.seat, chance)
        return play(self.game, self.state, entry.seat, self.game.notation.parse(entry.text), chance)

    def _chance(self) -> Chance:
        return live(lambda _: self._luck.pop(0) if self._luck else 0)
