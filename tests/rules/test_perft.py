"""The size of the tree of play, against pinned counts and against a second, plainer writing of the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rules.catalogue import games
from rules.chance import turning
from rules.game import AnyGame, play
from rules.record import Entry
from tests.rules.brute import Position as Plain
from tests.rules.brute import brute_of
from tests.rules.laws.playout import Playout, playout
from tests.rules.laws.table import Table, tables
from tests.rules.perft import counts, perft, position, positions, record

SHALLOW = 15_000
"""Counts up to this are counted in the default run, greater ones under `-m laws`."""


def pinned() -> list[Any]:
    """Every pinned count."""
    return [
        pytest.param(path, depth, count, id=f"{path.stem}-{depth}", marks=[pytest.mark.laws] * (count > SHALLOW))
        for path in positions()
        for depth, count in counts(path).items()
    ]


def test_every_game_has_pinned_positions_of_each_size_and_two_tiny_ones() -> None:
    kept = {(header.game, header.seats) for header in (record(path).header for path in positions())}
    assert kept >= {(key, seats) for key, game in games().items() for seats in game.seats}
    assert all(len(positions(f"{key}_tiny_*")) >= 2 for key in games())


@pytest.mark.parametrize(("path", "depth", "count"), pinned())
def test_the_tree_has_its_pinned_size(path: Path, depth: int, count: int) -> None:
    found = position(path)
    assert perft(found.game, found.state, found.seats, depth) == count


@pytest.mark.parametrize("path", positions("*_tiny_*"), ids=lambda path: path.stem)
def test_tiny_deals_agree_with_the_plain_rules_to_the_end_of_the_round(path: Path) -> None:
    found = position(path)
    compared = _compare(found.game, found.state, brute_of(found.game.key).position(found.state), found.seats)
    assert compared == 1 + sum(perft(found.game, found.state, found.seats, depth) for depth in counts(path))


def _compare(game: AnyGame, state: Any, plain: Plain, seats: int) -> int:
    """How many positions were compared: this one and all that follow from it."""
    brute = brute_of(game.key)
    compared = 1
    assert brute.picture(state) == plain.picture()
    outcome = game.outcome(state)
    assert plain.winners == (tuple(s for s, place in enumerate(outcome.places) if place == 1) if outcome else ())
    for seat in range(seats):
        actions = {game.notation.text(action): action for action in game.legal_actions(state, seat)}
        assert sorted(actions) == sorted(plain.moves(seat))
        for text, action in actions.items():
            after = plain.copy()
            after.play(seat, text)
            compared += _compare(game, play(game, state, seat, action, turning()).state, after, seats)
    return compared


def lengths() -> list[Any]:
    """Every table, for the default run and for the long one."""
    return [
        pytest.param(table, seeds, id=f"{table}-{seeds}", marks=marks)
        for table in tables()
        for seeds, marks in ((range(3, 9), []), (range(100), [pytest.mark.laws]))
    ]


@pytest.mark.parametrize(("table", "seeds"), lengths())
def test_random_rounds_agree_with_the_plain_rules(table: Table, seeds: range) -> None:
    for seed in seeds:
        _follow(playout(table, seed))


def _follow(played: Playout) -> None:
    """Do in the plain game what was done in the real one, beginning anew with every round."""
    brute = brute_of(played.table.game.key)
    plain = brute.position(played.deal.state)
    for moment in played.moments:
        assert brute.picture(moment.state) == plain.picture()
        for seat, texts in moment.legal_texts.items():
            assert sorted(texts) == sorted(plain.moves(seat))
        if moment.entry and moment.step:
            _carry_out(plain, moment.entry)
            assert plain.winners == brute.winners(moment.step.events)
            plain = brute.position(moment.step.state) if plain.winners else plain


def _carry_out(plain: Plain, entry: Entry) -> None:
    if entry.kind == "leave":
        plain.leave(entry.seat)
    else:
        plain.play(entry.seat, entry.text)
