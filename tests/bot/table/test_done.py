"""One thing after another is one commit, and nothing of either is dropped."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from bot.table.done import Done
from tests.bot.table.tables import ANYA, BORYA, lobby

JOINED = [field.name for field in fields(Done) if field.name not in {"table", "repeated"}]


def test_what_was_done_and_what_followed_are_all_kept() -> None:
    before, after = lobby(ANYA), lobby(ANYA, BORYA)
    first: dict[str, Any] = {name: (f"{name} of the first",) for name in JOINED}
    second: dict[str, Any] = {name: (f"{name} of the second",) for name in JOINED}
    both = Done(before, **first).then(Done(after, **second))
    assert both.table == after
    assert {name: getattr(both, name) for name in JOINED} == {name: first[name] + second[name] for name in JOINED}
