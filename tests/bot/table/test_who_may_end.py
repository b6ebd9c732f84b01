"""Who may end a game before its end: those at the table too, or administrators alone."""

from __future__ import annotations

import pytest

from bot.table.agreement import agree, agreed
from bot.table.ending import cancel
from bot.table.refusals import AdministratorsEnd
from storage.table import Table
from tests.bot.table.tables import ANYA, BORYA, at, dealt, lobby, played


def cancelled(table: Table, *, administrator: bool) -> Table:
    return cancel(table, ANYA, administrator=administrator, at=at(), cancelling="admins").table


@pytest.mark.parametrize("table", [dealt(ANYA, BORYA), played(dealt(ANYA, BORYA)).table])
def test_left_to_administrators_the_host_ends_no_game_and_an_administrator_does(table: Table) -> None:
    with pytest.raises(AdministratorsEnd):
        cancelled(table, administrator=False)
    assert cancelled(table, administrator=True).phase.kind == "closed"


def test_left_to_administrators_the_host_still_closes_a_lobby() -> None:
    assert cancelled(lobby(ANYA, BORYA), administrator=False).phase.kind == "closed"


def test_left_to_administrators_nobody_agrees_any_more_and_who_did_may_take_it_back() -> None:
    table = agree(dealt(ANYA, BORYA), ANYA, wanted=True, at=at()).table
    with pytest.raises(AdministratorsEnd):
        agree(table, BORYA, wanted=True, at=at(), cancelling="admins")
    assert agreed(agree(table, ANYA, wanted=False, at=at(), cancelling="admins").table) == ()
