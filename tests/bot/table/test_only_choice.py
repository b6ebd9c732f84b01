"""A press on a card that may not be laid, at a table of «Кинг» (KG-18)."""

from __future__ import annotations

import pytest

from bot.table.lobby import deal, freeze, habit_of, new_table, sit
from bot.table.refusals import Stale
from bot.table.seats import askees, legal_texts, running
from bot.table.turn import move
from rules.game import IllegalMove
from storage.table import Home, Table
from tests.bot.table.tables import ANYA, BORYA, CHAT, GALYA, NOON, VASYA, at, member, mover, token

PEOPLE = (ANYA, BORYA, VASYA, GALYA)


def party(seed: int = 1) -> Table:
    """«Кинг» just dealt; whoever holds the ace of diamonds has one legal card, the others none."""
    table = new_table("t1", Home(CHAT.id), CHAT, habit_of(CHAT, "king"), ANYA, NOON)
    for person in PEOPLE:
        table = sit(table, member(person), at()).table
    return deal(freeze(table, at(seed=seed)).table, at(seed=seed)).table


def other_card(table: Table) -> str:
    """A card in the hand of whoever is asked that he may not lay."""
    (seat,) = askees(table)
    names: list[str] = [card.name.lower() for card in running(table).state.hands[seat]]
    return next(name for name in names if name not in legal_texts(table, seat))


@pytest.mark.rule("KG-18")
def test_the_only_card_that_may_be_laid_is_laid_at_once() -> None:
    table = party()
    done = move(table, mover(table), token(table), other_card(table), at())
    assert [entry.text for entry in done.entries] == ["da"]


@pytest.mark.rule("KG-18")
def test_with_a_choice_nothing_is_laid() -> None:
    table = party()
    table = move(table, mover(table), token(table), "da", at()).table
    (seat,) = askees(table)
    assert len(legal_texts(table, seat)) > 1
    with pytest.raises(IllegalMove):
        move(table, mover(table), token(table), other_card(table), at())


def test_only_for_the_question_that_is_asked_now() -> None:
    table = party()
    with pytest.raises(Stale):
        move(table, mover(table), "xxxxx", other_card(table), at())


def test_what_is_no_card_is_no_move() -> None:
    table = party()
    with pytest.raises(IllegalMove):
        move(table, mover(table), token(table), "zz", at())


@pytest.mark.rule("KG-3")
def test_seats_are_drawn_once_four_have_gathered() -> None:
    orders = {tuple(one.person for one in party(seed).members) for seed in range(12)}
    assert all(sorted(order) == sorted(PEOPLE) for order in orders)
    assert len(orders) > 5
