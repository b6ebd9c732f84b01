"""The sliding window: never more than so many calls in any stretch of time, and never less when there is room."""

from __future__ import annotations

from random import Random

from bot.screens.window import Window
from tests.storage.tables_at_hand import NOW


def test_after_twenty_the_next_waits_until_the_first_is_a_minute_old() -> None:
    window = Window(20, 60.0)
    for second in range(20):
        assert window.ready(NOW + second) == NOW + second
        window.take(NOW + second)
        window.settle(NOW + second, 0)
    assert window.ready(NOW + 30) == NOW + 60
    assert window.ready(NOW + 30, spare=2) == NOW + 62


def test_a_call_counts_from_its_answer_on() -> None:
    window = Window(1, 60.0)
    window.take(NOW)
    assert window.ready(NOW + 5) > NOW + 5
    window.settle(NOW + 7, 0)
    assert window.ready(NOW + 8) == NOW + 67
    assert not window.full(NOW + 66)
    assert window.full(NOW + 67)


def test_no_minute_of_a_greedy_hour_has_more_than_twenty() -> None:
    window, luck, now = Window(20, 60.0), Random(4), NOW
    counted: list[float] = []
    while now < NOW + 3600:
        now = window.ready(now)
        window.take(now)
        counted.append(now + luck.uniform(0, 0.12))  # when Telegram counts it
        now += 0.12
        window.settle(now, 0)
    assert all(later - first > 60 - 1e-6 for first, later in zip(counted, counted[20:], strict=False))
    assert len(counted) >= 59 * 20
