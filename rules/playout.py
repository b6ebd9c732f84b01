"""A whole game by players who choose at random: the quickest look at a game, and its load test."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.chance import live
from rules.game import AnyGame, Step, asked, play
from rules.record import Entry, Record, begin


def playout(game: AnyGame, seats: int, options: dict[str, str], randbelow: Callable[[int], int]) -> tuple[Record, Any]:
    """Play to the end with this luck, the first seat asked moving first; gives the record and the last state."""
    header, step = begin(game, seats, options, live(randbelow))
    entries: list[Entry] = []
    while game.outcome(step.state) is None:
        entry, step = _move(game, step.state, seats, randbelow)
        entries.append(entry)
    return Record(header, tuple(entries)), step.state


def _move(game: AnyGame, state: Any, seats: int, randbelow: Callable[[int], int]) -> tuple[Entry, Step[Any, Any]]:
    seat = asked(game, state, seats)[0]
    actions = game.legal_actions(state, seat)
    action = actions[randbelow(len(actions))]
    chance = live(randbelow)
    step = play(game, state, seat, action, chance)
    return Entry("move", seat, game.notation.text(action), tuple(chance.draws)), step
