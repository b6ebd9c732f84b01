"""Whispers: the lines of the chronicle that only the reader hears in full, such as a Baron's comparison.

Whoever is not asked reads them in his hand, or a card that cost him the round would stay unknown to him. They are no
board: others' moves neither add nor remove one, which holds because they reach back to a fixed point, the entry with
which the last round ended.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.presenters.chronicle import entry_lines, fitting
from bot.presenters.presenter import AnyPresenter, Sight
from rules.game import EVERYBODY
from storage.event import Told

LINES = 3
"""The most lines that are shown; only another whisper takes the place of an older one."""


def whispers(chronicle: Sequence[Told], presenter: AnyPresenter, sight: Sight) -> tuple[str, ...]:
    """What was said to the reader alone in this round and at the end of the last one, oldest first."""
    before, now = _rounds(chronicle, presenter)
    last = (sight.say("hand-before", line=line) for line in _private(before, presenter, sight))
    this = (line for entry in now for line in _private(entry, presenter, sight))
    return fitting((*last, *this)[-LINES:])


def _rounds(chronicle: Sequence[Told], presenter: AnyPresenter) -> tuple[Sequence[Any], list[Sequence[Any]]]:
    """The events that ended the last round, and this round's by entries."""
    before: Sequence[Any] = ()
    now: list[Sequence[Any]] = []
    for told in chronicle:
        cut = next((at for at, event in enumerate(told.events) if presenter.begins_round(event)), None)
        if cut is None:
            now.append(told.events)
        else:
            before, now = told.events[:cut], [told.events[cut:]]
    return before, now


def _private(events: Sequence[Any], presenter: AnyPresenter, sight: Sight) -> tuple[str, ...]:
    """The lines that would read otherwise, or not at all, without what only the reader heard."""
    public = entry_lines([event for event in events if event.audience is EVERYBODY], presenter, sight)
    return tuple(line for line in entry_lines(events, presenter, sight) if line not in public)
