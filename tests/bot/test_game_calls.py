"""What a game costs: Bot API calls per move, in the group and in private, with Telegram's limits on.

    python -m pytest tests/bot/test_game_calls.py -n 0 -m slow

A turn may cost the group one edit and the private chats three calls; menus opened on the way to a move count apart.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable

import pytest

from bot.playground.journal import Request
from tests.bot.conftest import Evenings
from tests.people import Group

COSTLY = ("send", "edit")
FREE = {"sendChatAction"}
Costs = Counter[tuple[str, str]]


def _costs(requests: Iterable[Request]) -> Costs:
    """Calls by place and method."""
    return Counter(("group" if (each.chat_id or 1) < 0 else "private", each.method) for each in requests)


def _limited(costs: Costs, place: str) -> int:
    """The calls that take a token of the chat's budget."""
    return sum(
        count
        for (where, method), count in costs.items()
        if where == place and method.startswith(COSTLY) and method not in FREE
    )


async def _moves_and_menus(group: Group, seed: int) -> tuple[int, Costs, int]:
    """Play to the end; returns the moves, what they cost, and the presses that only opened a menu."""
    requests = group.evening.pg.requests
    begun, presses = len(requests), len(group.evening.presses)
    moves = await group.plays_by_itself(seed)
    costs = _costs(list(requests)[begun:])
    return moves, costs, len(group.evening.presses) - presses - moves


def _table(people: int, moves: int, menus: int, costs: Costs) -> str:
    """The costs as text, each call also per move."""
    head = f"\n{people} people, {moves} moves, {menus} menus opened on the way\n"
    totals = [(place, "sends and edits", _limited(costs, place)) for place in ("group", "private")]
    calls = [(place, method, count) for (place, method), count in sorted(costs.items())]
    return head + "".join(
        f"  {place:8} {what:24} {count:5}  {count / moves:5.2f} a move\n" for place, what, count in (*totals, *calls)
    )


@pytest.mark.slow
@pytest.mark.parametrize("people", [2, 3, 4])
async def test_what_a_classic_game_costs(evening: Evenings, people: int, capsys: pytest.CaptureFixture[str]) -> None:
    async with evening(*("Аня", "Боря", "Вася", "Галя")[:people]) as (group, *_):
        await group.begins()
        moves, costs, menus = await _moves_and_menus(group, seed=people)
        in_group, in_private = _limited(costs, "group"), _limited(costs, "private")
        rounds = group.table.phase.state.round
        with capsys.disabled():
            sys.stdout.write(_table(people, moves, menus, costs))
        assert in_group <= moves + 2 * rounds + 2  # an edit a move, a message a round and the end
        assert in_private - menus <= 3 * moves + people * (rounds + 1)
