"""Luck as an argument."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from rules.chance import NoDrawLeft, WrongDraw, draws_for, live, scripted, turning


def test_everything_drawn_is_remembered() -> None:
    chance = scripted([2, 5, 0])

    assert (chance.draw(3), chance.roll(), chance.pick("ab")) == (2, 6, "a")
    assert chance.draws == [2, 5, 0]


def test_a_single_thing_costs_no_draw() -> None:
    chance = scripted([])

    assert chance.pick(["only"]) == "only"
    assert chance.draws == []


def test_known_luck_runs_out() -> None:
    with pytest.raises(NoDrawLeft):
        scripted([]).draw(2)


@pytest.mark.parametrize("value", [-1, 2])
def test_a_number_out_of_range_is_refused(value: int) -> None:
    chance = live(lambda _: value)

    with pytest.raises(WrongDraw):
        chance.draw(2)
    assert chance.draws == []


def test_every_order_is_equally_likely() -> None:
    orders = Counter(scripted(draws).shuffle("abcd") for draws in product(range(4), range(3), range(2)))

    assert len(orders) == 24
    assert set(orders.values()) == {1}


def test_an_order_can_be_ordered() -> None:
    order = Random(1).sample("aabbccdde", 9)

    assert scripted(draws_for(order, "aabbccdde")).shuffle("aabbccdde") == tuple(order)


@pytest.mark.parametrize("order", ["ab", "abd", "abcc"])
def test_no_luck_makes_other_things(order: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - whichever way the things differ
        draws_for(order, "abc")


def test_turning_luck_takes_every_number_in_turn() -> None:
    chance = turning()

    assert [chance.draw(3) for _ in range(4)] == [0, 1, 2, 0]
    assert chance.roll() == 5
