"""The bot is quick and asks no more of Telegram than Telegram gives, over whole games of people who think 1–2 s a move.

The loop leaps over idleness and the bot's work takes no time, so a game is the same on every machine; how long the work
takes is told by `python -m tests.reports.pacing`.
"""

from __future__ import annotations

import pytest

from bot.texts import Texts
from tests.reports.figures import Figures, busiest, figures, percentile
from tests.reports.pacing import main, measure, report, seated
from tests.reports.party import Played, Wish

SHORT = Wish("love_letter", most=36)
CLASSIC = Wish("love_letter")
KING = Wish("king", most=48)
INCOGNITO = Wish("incognito", people=2, options=(("variant", "survival"),), most=40)


@pytest.fixture(scope="module")
def played() -> Played:
    """The first minute and a half of a game of four."""
    return measure(SHORT, seed=3, texts=Texts(), work=False)


def test_a_table_of_four_is_quick_and_within_the_limits(played: Played) -> None:
    of = figures(played)
    assert of.minutes > 1
    assert len(of.turns) >= of.moves - 1 >= 35
    _keeps(of)


def test_a_table_of_king_at_its_usual_pace_is_so_too() -> None:
    of = figures(measure(KING, seed=3, texts=Texts(), work=False))
    assert of.minutes > 1
    assert len(of.turns) >= of.moves - 1 >= 47
    _keeps(of)


@pytest.mark.slow
def test_a_table_of_two_with_a_board_that_is_a_picture_is_so_too() -> None:
    of = figures(measure(INCOGNITO, seed=1, texts=Texts(), work=False))
    assert of.minutes > 1
    assert len(of.turns) >= of.moves - 3 >= 37, "nobody waits for the first hand, nor for the other's arrangement"
    _keeps(of)


def test_no_more_people_sit_down_than_the_game_takes() -> None:
    assert [seated(game, 4) for game in ("incognito", "king", "love_letter")] == [2, 4, 4]
    assert seated("love_letter", 2) == 2


def test_the_report_tells_it(played: Played) -> None:
    head, one, both, faults, *longest = report([played]).splitlines()
    assert "press→hand live" in head
    assert one.split()[:2] == ["3", str(played.moves)]
    assert both.split()[1] == str(played.moves)
    assert faults == "presses without an answer: 0, faults logged: 0"
    assert "sendMessage→next" in longest[1]


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whole_games_are_quick_and_within_the_limits(seed: int) -> None:
    of = figures(measure(CLASSIC, seed, Texts(), work=False))
    assert of.minutes > 1
    _keeps(of)


def _keeps(of: Figures) -> None:
    assert percentile(of.waits, 0.99) <= 0.5
    assert of.busiest <= 20
    assert of.too_many == 0
    assert (of.unanswered, of.faults) == (0, 0)
    assert percentile(of.answers, 0.99) <= 0.25


def test_a_wrong_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["poker"])
    assert "invalid choice" in capsys.readouterr().err


def test_the_busiest_minute_slides() -> None:
    assert busiest([0, 1, 59, 60, 61, 200]) == 3
    assert busiest([0, 30, 59.9, 60]) == 3
    assert busiest([]) == 0


def test_a_percentile_is_one_of_the_values() -> None:
    assert percentile([1.0, 2.0, 3.0, 4.0], 0.5) == 2.0
    assert percentile([1.0, 2.0, 3.0, 4.0], 0.99) == 4.0
    assert percentile([], 0.99) == 0.0
