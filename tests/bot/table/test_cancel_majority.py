"""After the first move the host closes the table with a majority of those in the game."""

from __future__ import annotations

import pytest

from bot.table.agreement import agree
from bot.table.ending import cancel
from bot.table.leaving import leave
from bot.table.refusals import MajorityNeeded, NotHost
from storage.table import Closed, Table
from tests.bot.table.tables import ANYA, BORYA, GALYA, NOON, VASYA, at, dealt, played


def wanting_an_end(table: Table, *people: int) -> Table:
    """A move has been made, and these people have pressed «Закончить»."""
    table = played(table).table
    for person in people:
        table = agree(table, person, wanted=True, at=at()).table
    return table


def cancelled(table: Table, person: int = ANYA) -> Table:
    return cancel(table, person, administrator=False, at=at()).table


@pytest.mark.parametrize(
    ("people", "agree", "lacking"),
    [
        ((ANYA, BORYA), (), (1, 2)),
        ((ANYA, BORYA, VASYA), (), (1, 2)),
        ((ANYA, BORYA, VASYA), (ANYA,), (1, 2)),
        ((ANYA, BORYA, VASYA, GALYA), (BORYA,), (2, 3)),
    ],
)
def test_half_is_no_majority(people: tuple[int, ...], agree: tuple[int, ...], lacking: tuple[int, int]) -> None:
    with pytest.raises(MajorityNeeded) as refused:
        cancelled(wanting_an_end(dealt(*people), *agree))
    assert (refused.value.about["agreed"], refused.value.about["needed"]) == lacking


@pytest.mark.parametrize(
    ("people", "agree"),
    [
        ((ANYA, BORYA), (BORYA,)),
        ((ANYA, BORYA, VASYA), (BORYA,)),
        ((ANYA, BORYA, VASYA, GALYA), (BORYA, GALYA)),
        ((ANYA, BORYA, VASYA, GALYA), (ANYA, BORYA, GALYA)),
    ],
)
def test_with_a_majority_the_host_closes_the_table(people: tuple[int, ...], agree: tuple[int, ...]) -> None:
    table = wanting_an_end(dealt(*people), *agree)
    assert cancelled(table).phase == Closed("cancelled", NOON)


def test_the_host_alone_may_ask_for_it() -> None:
    with pytest.raises(NotHost):
        cancelled(wanting_an_end(dealt(ANYA, BORYA, VASYA), ANYA), BORYA)


def test_who_has_left_counts_neither_way() -> None:
    table = wanting_an_end(dealt(ANYA, BORYA, VASYA, GALYA), BORYA)
    left = leave(table, BORYA, at()).table
    with pytest.raises(MajorityNeeded):
        cancelled(left)
    assert cancelled(agree(left, GALYA, wanted=True, at=at()).table).phase.kind == "closed"
