"""Twin runs: with all that a viewer cannot know dealt anew, his picture stays as it is, to the byte."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from bot.presenters.incognito.diagram import Diagram
from rules.chance import live
from rules.game import GROUP, Reader
from rules.incognito.model import State
from tests.bot.presenters.incognito.positions import INCOGNITO, READERS, positions, seen
from tests.rules.secrets import secrets_of

POSITIONS = 1000
DRAWN = 20
"""Of these in the default run, for each of the three readers: the others are known by their digest."""


def twins(states: tuple[State, ...], reader: Reader) -> Iterator[tuple[State, State]]:
    """Each state beside one that the reader cannot tell from it."""
    secrets, chance = secrets_of(INCOGNITO), live(Random(len(states)).randrange)
    for state in states:
        yield state, secrets.swap(state, reader, chance)


def pictures(states: tuple[State, ...], reader: Reader) -> Iterator[tuple[Diagram, Diagram]]:
    """What the reader is shown of both."""
    for state, other in twins(states, reader):
        yield seen(state, reader), seen(other, reader)


@pytest.mark.parametrize("reader", READERS)
def test_nobody_can_tell_other_secrets_from_his_picture(reader: Reader) -> None:
    states = positions(POSITIONS)
    assert all(one.digest == other.digest for one, other in pictures(states, reader))
    assert sum(one != other for one, other in twins(states, reader)) > POSITIONS / 5, "hardly anything was secret"


@pytest.mark.parametrize("reader", READERS)
def test_nor_from_its_bytes(reader: Reader) -> None:
    states = positions(POSITIONS)[:: POSITIONS // DRAWN]
    assert len(states) == DRAWN
    assert all(one.draw() == other.draw() for one, other in pictures(states, reader))


@pytest.mark.slow
@pytest.mark.parametrize("reader", READERS)
def test_nor_from_the_bytes_of_any(reader: Reader) -> None:
    assert all(one.draw() == other.draw() for one, other in pictures(positions(POSITIONS), reader))


@pytest.mark.parametrize("reader", [0, 1])
def test_who_knows_more_sees_the_difference(reader: Reader) -> None:
    assert isinstance(reader, int)
    changed = [(one, other) for one, other in twins(positions(100), GROUP) if one.pieces != other.pieces]
    seats = [{piece for piece in one.pieces if piece.seat == reader} for pair in changed for one in pair]
    told = [seen(one, reader) != seen(other, reader) for one, other in changed]
    assert any(told)
    assert all(said for said, own, twin in zip(told, seats[::2], seats[1::2], strict=True) if own != twin)
