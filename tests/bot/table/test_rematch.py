"""«Ещё раз» where the other moves first: the same people in their seats, and nothing of it for anybody else."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.table.ending import drop
from bot.table.leaving import leave
from bot.table.lobby import again, complete_again, deal, freeze, habit_of, set_option, sit, stand
from bot.table.rematch import habit_at
from bot.table.seats import running
from bot.table.starting import play_again
from storage.acquaintance import Habit
from storage.codec import decode, encode
from storage.table import Finished, Table
from tests.bot.table.tables import ANYA, BORYA, CHAT, DIMA, at, dealt, lobby, member, played_out

USUAL = habit_of(CHAT, "incognito")
SEATS = ("host", "guest")


def over(first: str = "lot") -> Table:
    """A game of «ИнкогниК» between Аня, the host, and Боря that has just ended."""
    options = tuple(sorted({**dict(USUAL.options), "first": first}.items()))
    return drop(
        begun(replace(lobby(ANYA, BORYA), game="incognito", options=options, pace="90-5")), "agreed", at()
    ).table


def begun(table: Table) -> Table:
    return deal(freeze(table, at()).table, at()).table


def once_more(table: Table, *people: int) -> Table:
    for person in people:
        table = again(table, member(person), at()).table
    return table


def first(table: Table) -> str:
    return dict(table.options)["first"]


def moved_first(table: Table) -> str:
    assert isinstance(table.phase, Finished)
    return SEATS[table.phase.state.first]


def people(table: Table) -> list[int]:
    return [seated.person for seated in table.members]


@pytest.mark.rule("IK-5")
@pytest.mark.parametrize("agreed", ["lot", "host", "guest"])
def test_the_other_moves_first_again_and_again(agreed: str) -> None:
    table = over(agreed)
    for _ in range(3):
        before = moved_first(table)
        table = drop(begun(once_more(table, BORYA, ANYA)), "agreed", at()).table
        assert (before, moved_first(table)) in {SEATS, SEATS[::-1]}


@pytest.mark.rule("IK-5")
@pytest.mark.parametrize("order", [(ANYA, BORYA), (BORYA, ANYA)])
def test_everybody_keeps_his_seat_whoever_presses_first(order: tuple[int, int]) -> None:
    table = once_more(over(), *order)
    assert complete_again(table)
    assert people(table) == [ANYA, BORYA]
    assert table.host == ANYA
    assert people(begun(table)) == [ANYA, BORYA]


def test_the_clocks_begin_anew_at_the_same_pace() -> None:
    table = begun(once_more(over(), ANYA, BORYA))
    assert table.pace == "90-5"
    assert running(table).left == (300_000, 300_000)


def test_the_chat_remembers_what_was_chosen_and_not_whose_turn_it_is() -> None:
    table = once_more(over(), ANYA)
    assert first(table) != "lot"
    assert habit_at(table) == Habit("incognito", USUAL.options, "90-5")
    later = once_more(drop(begun(once_more(table, BORYA)), "agreed", at()).table, ANYA)
    changed = set_option(later, ANYA, "mode", "open", at()).table
    assert dict(habit_at(changed).options) == {**dict(USUAL.options), "mode": "open"}


def test_what_the_host_chooses_in_a_rematch_holds_and_is_remembered() -> None:
    table = set_option(once_more(over(), ANYA), ANYA, "first", "host", at()).table
    assert first(table) == dict(habit_at(table).options)["first"] == "host"
    assert first(once_more(table, BORYA)) == "host"


def test_with_somebody_else_it_is_as_it_was() -> None:
    table = sit(once_more(over(), BORYA), member(DIMA), at()).table
    assert people(table) == [BORYA, DIMA]
    assert first(table) == "lot"
    assert table.usual == ()


def test_once_somebody_has_stood_up_it_is_as_it_was() -> None:
    table = sit(stand(once_more(over(), ANYA, BORYA), ANYA, at()).table, member(ANYA), at()).table
    assert people(table) == [BORYA, ANYA]
    assert first(table) == "lot"
    assert leave(once_more(over(), ANYA), ANYA, at()).table.usual == ()


def test_play_begins_from_the_chat_s_habit() -> None:
    table = drop(begun(once_more(over(), ANYA, BORYA)), "agreed", at()).table
    fresh = play_again(table, USUAL, member(BORYA), seated=True, at=at()).table
    assert fresh.options == USUAL.options
    assert fresh.usual == ()


def test_a_game_in_which_nothing_turns_is_played_again_as_it_was() -> None:
    table = played_out(dealt(ANYA, BORYA)).table
    following = once_more(table, BORYA, ANYA)
    assert following.options == table.options
    assert people(following) == [BORYA, ANYA]


def test_what_a_rematch_has_changed_is_stored() -> None:
    for table in (once_more(over(), ANYA), begun(once_more(over(), ANYA, BORYA))):
        assert table.usual == (("first", "lot"),)
        assert decode(encode(table), table.rev, table.deadline) == table
