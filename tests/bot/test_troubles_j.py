"""Stuck tables (troubles, letter J, lines 1 to 5).

Proved elsewhere: J1 for games by the laws `tests.rules.test_laws` (someone can act ⇔ no outcome), for tables
by `table.test_machine`; J3 by the laws of `leave` and by
`test_game_leaving.test_who_leaves_lays_his_cards_open_and_the_rest_play_on`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from bot.table.ending import cancel
from bot.table.leaving import leave
from bot.table.lobby import again, freeze
from bot.table.refusals import TableGone
from bot.table.seats import askees
from bot.table.wake import wake
from storage.table import Closed, Finished, Running, Table
from tests.bot.conftest import Evenings
from tests.bot.table.tables import ANYA, BORYA, DIMA, NOON, VASYA, at, dealt, lobby, member, played, played_out

DAY = 24 * 3600
NOT_SEATED = "Это для тех, кто сидит за столом. Тебя за ним нет."


def _plays(seed: int) -> Iterator[Table]:
    """A game in which people move, leave and fall silent, from the deal to its end."""
    luck, now = Random(seed), NOON
    table = dealt(ANYA, BORYA, VASYA, pace=luck.choice(("60", "none")))
    while isinstance(table.phase, Running):
        yield table
        now += 1
        staying = [person for seat, person in enumerate((ANYA, BORYA, VASYA)) if seat not in table.gone]
        match luck.randrange(12):
            case 0:
                table = leave(table, luck.choice(staying), at(now, seed)).table
            case 1:
                now = table.deadline.at
                table = wake(table, at(now, seed)).table
            case _:
                table = played(table, now, choose=luck.randrange(99)).table
    yield table


@pytest.mark.parametrize("seed", range(12))
def test_j1_a_live_game_has_someone_who_can_act_and_a_way_on(seed: int) -> None:
    for table in _plays(seed):
        if isinstance(table.phase, Running):
            assert askees(table)
            assert not set(askees(table)) & set(table.gone)
            assert table.deadline.at > NOON
            assert isinstance(cancel(table, DIMA, administrator=True, at=at()).table.phase, Closed)
            assert wake(table, at(table.deadline.at)).table != table
        else:
            assert isinstance(table.phase, Finished | Closed)


STATES: dict[str, Callable[[], Table]] = {
    "an empty lobby": lobby,
    "a lobby": lambda: lobby(ANYA, BORYA),
    "seats frozen": lambda: freeze(lobby(ANYA, BORYA), at()).table,
    "just dealt": lambda: dealt(ANYA, BORYA),
    "after a move": lambda: played(dealt(ANYA, BORYA)).table,
    "after somebody left": lambda: leave(dealt(ANYA, BORYA, VASYA), ANYA, at()).table,
    "late and given its time again": lambda: wake(dealt(ANYA, BORYA), at(NOON + 3600)).table,
    "warned": lambda: wake(dealt(ANYA, BORYA, pace="none"), at(NOON + 12 * DAY)).table,
    "the lobby of a rematch": lambda: again(played_out(dealt(ANYA, BORYA)).table, member(ANYA), at()).table,
}


@pytest.mark.parametrize("state", STATES)
def test_j2_an_administrator_cancels_in_every_state(state: str) -> None:
    table = STATES[state]()
    done = cancel(table, DIMA, administrator=True, at=at())
    assert isinstance(done.table.phase, Closed)
    assert set(done.released) == {each.person for each in table.members}
    with pytest.raises(TableGone):
        cancel(done.table, DIMA, administrator=True, at=at())


async def test_j3_whoever_leaves_in_the_middle_of_a_move_leaves_no_question_behind(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, anya, borya, _):
        await group.begins(hands="guard priest baron", pile="prince handmaid")
        await anya.click("1 Стражница", anya.hand)
        half_made = anya.hand
        await anya.writes("/leave")
        await anya.click("Выйти из партии")
        assert group.asked == [borya]
        group.board.shows("🟢 Ходит Боря")
        with group.nothing_changes():
            assert await anya.presses(group.press_of("guard.1.baron"), half_made.key)
        await borya.plays("handmaid")
        group.board.shows("🟢 Ходит Вася")


async def test_j4_a_turn_of_days_survives_restarts(evening: Evenings) -> None:
    async with evening("Аня", "Боря") as (group, anya, borya):
        await group.begins("без часов", hands="handmaid guard", pile="priest baron guard")
        for _ in range(3):
            await group.evening.passes(DAY)
            await group.evening.restarts()
        anya.hand.shows("🟢 Твой ход")
        assert await anya.plays("handmaid") == "Аня: Служанка, защита на круг."
        borya.hand.shows("🟢 Твой ход")
        assert group.table.phase.entries == 1


async def test_j5_a_leaver_who_comes_back_is_refused_and_gets_no_fresh_hand(evening: Evenings) -> None:
    async with evening("Аня", "Боря", "Вася") as (group, _anya, borya, _vasya):
        await group.begins(hands="guard priest baron", pile="handmaid")
        lobby_seat = f"s:{group.table.id}:1:1"
        await borya.writes("/leave")
        await borya.click("Выйти из партии")
        with group.nothing_changes():
            assert await borya.presses(lobby_seat, group.board.key) == "Партия уже идёт."
            assert await borya.click("Мои карты", group.board) == NOT_SEATED
            ticket = await group.evening.app.house.tickets.issue(borya.id, group.table.id)
        await borya.starts(ticket)
        borya.last.shows("Партия уже идёт.")
        assert group.table.gone == (1,)
        await borya.writes("/hand")
        group.last.shows(NOT_SEATED)
        borya.hand.hides("2 Священник")
