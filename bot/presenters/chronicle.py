"""The chronicle: what happened lately, in lines, for one reader.

The table's own events are told here, the game's by its presenter. The newest lines are kept: at most twelve, and fewer
when names are so long that the message would not hold them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.presenters.names import units
from bot.presenters.plain import plain
from bot.presenters.presenter import AnyPresenter, Sight
from storage.model import AgreedToEnd, PauseBegan, PauseEnded, PauseRanOut, TableEvent, TimedOut, Told, WalkedOut

LINES = 12
"""The most lines that are shown."""
ROOM = 2000
"""The most UTF-16 units that all lines together may take: half a message."""


def lines(chronicle: Sequence[Told], presenter: AnyPresenter, sight: Sight, most: int = LINES) -> tuple[str, ...]:
    """The last lines that say something to the reader, oldest first."""
    told = [line for entry in chronicle for line in entry_lines(entry.events, presenter, sight)]
    return _fitting(told[-most:])


def entry_lines(events: Sequence[Any], presenter: AnyPresenter, sight: Sight) -> tuple[str, ...]:
    """The lines of one entry: the table's own events first, then the game's."""
    own = (_own_line(event, sight) for event in events if isinstance(event, TableEvent))
    game = [event for event in events if not isinstance(event, TableEvent)]
    return tuple(line for line in (*own, *presenter.lines(game, sight)) if line)


def _own_line(event: TableEvent, sight: Sight) -> str:
    say, name = sight.say, sight.seated.html
    match event:
        case TimedOut(seat):
            return say("event-timed-out", name=name(seat))
        case WalkedOut(seat):
            return say("event-walked-out", name=name(seat))
        case PauseBegan(seat):
            return say("event-pause-began", name=name(seat))
        case PauseEnded(seat):
            return say("event-pause-ended", name=name(seat))
        case PauseRanOut():
            return say("event-pause-ran-out")
        case AgreedToEnd(seat, wanted):
            return say("event-agreed" if wanted else "event-disagreed", name=name(seat))


def _fitting(told: Sequence[str]) -> tuple[str, ...]:
    kept: list[str] = []
    room = ROOM
    for line in reversed(told):
        room -= units(plain(line)) + 1
        if room < 0:
            break
        kept.insert(0, line)
    return tuple(kept)
