"""Every event of the table and every line below the board has its words, in both languages, for names of all kinds."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, get_args

import pytest

from bot.presenters.board import board_panel
from bot.presenters.names import units
from bot.presenters.pausing import away_line, enders_line, hand_pause_line, pause_line
from bot.presenters.plain import plain
from rules.game import GROUP
from storage.event import TableEvent
from storage.table import Pause
from tests.bot.presenters.evening import NOW, Evening

LONGEST = ("&" * 64, "🐙" * 64, "Щ" * 200, "👩‍👩‍👧‍👦" * 9)


def of_seat(event: Any) -> Any:
    """The event with what it needs: a seat, a wish."""
    return event(*(1, True)[: len(event.__slots__) - 1])


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("event", get_args(TableEvent))
def test_every_event_of_the_table_has_a_line(event: Any, lang: str) -> None:
    evening = Evening(lang=lang, hands="handmaid king guard guard").play("0 handmaid").tells(of_seat(event))
    assert len(evening.lines(GROUP)) == 3


def test_nothing_is_said_of_a_game_that_runs_on() -> None:
    evening = Evening(hands="handmaid king guard guard")
    lines = (pause_line, enders_line, away_line, hand_pause_line)
    assert [line(evening.face(), evening.sight()) for line in lines] == [""] * 4


def test_who_is_away_is_named_until_all_are() -> None:
    evening = Evening(hands="handmaid king guard guard")
    some, everybody = (replace(evening.face(), away=away) for away in ((1, 2), (0, 1, 2, 3)))
    assert away_line(some, evening.sight()).startswith("💤 Отошли: Боря, Вера.")
    assert away_line(everybody, evening.sight()).startswith("💤 Отошли все.")


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_all_of_it_at_once_fits_a_message(lang: str) -> None:
    evening = Evening(LONGEST, lang, hands="handmaid king guard guard").play("0 handmaid")
    for event in get_args(TableEvent):
        evening.tells(of_seat(event))
    full = replace(
        evening.face(), pause=(Pause(2, NOW + 600),), enders=(0, 1, 2), away=(1, 2, 3), left=(1_200_000,) * 4
    )
    view = evening.story.sees(GROUP)
    panel = board_panel(full, view, evening.presenter, evening.sight(), evening.moment(), evening.story.asked, "bot")
    assert units(plain(panel.html)) <= 4096
    assert all(len(button.data.encode()) <= 64 for row in panel.rows for button in row)
