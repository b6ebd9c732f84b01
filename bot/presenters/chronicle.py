"""The chronicle: what happened lately, in lines, for one reader.

The table's own events are told here, the game's by its presenter. The newest lines are kept: at most twelve, and fewer
when names are so long that the message would not hold them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from bot.presenters.names import units
from bot.presenters.plain import plain
from bot.presenters.presenter import AnyPresenter, Sight
from storage.event import AgreedToEnd, PauseRanOut, TableEvent, Told

OWN: Final[Mapping[str, str]] = MappingProxyType(
    {
        "timed_out": "event-timed-out",
        "out_of_time": "event-out-of-time",
        "walked_out": "event-walked-out",
        "removed": "event-removed",
        "pause_began": "event-pause-began",
        "pause_ended": "event-pause-ended",
        "went_away": "event-went-away",
        "came_back": "event-came-back",
        "hurried": "event-hurried",
        "waited_for": "event-waited-for",
        "given_up": "event-given-up",
    }
)
"""What the table tells of a seat, by the kind of event."""
LINES = 12
"""The most lines that are shown."""
LATEST = 4
"""Lines that are always open; the earlier ones are folded above them."""
ROOM = 2000
"""The most UTF-16 units that all lines together may take: half a message."""


def lines(chronicle: Sequence[Told], presenter: AnyPresenter, sight: Sight, most: int = LINES) -> tuple[str, ...]:
    """The last lines that say something to the reader, oldest first."""
    told = [line for entry in chronicle for line in entry_lines(entry.events, presenter, sight)]
    return fitting(told[max(0, len(told) - most) :])


def entry_lines(events: Sequence[Any], presenter: AnyPresenter, sight: Sight) -> tuple[str, ...]:
    """The lines of one entry: the table's own events first, then the game's."""
    return (*_own_lines(events, sight), *filter(None, presenter.lines(_of_the_game(events), sight)))


def answer_lines(events: Sequence[Any], presenter: AnyPresenter, sight: Sight) -> tuple[str, ...]:
    """What whoever brought the entry about is told at once, in the same order."""
    return (*_own_lines(events, sight), *filter(None, presenter.answer(_of_the_game(events), sight)))


def _own_lines(events: Sequence[Any], sight: Sight) -> tuple[str, ...]:
    return tuple(_own_line(event, sight) for event in events if isinstance(event, TableEvent))


def _of_the_game(events: Sequence[Any]) -> list[Any]:
    return [event for event in events if not isinstance(event, TableEvent)]


def folded(told: Sequence[str]) -> str:
    """What is older folded away, the latest lines below it."""
    older, latest = "\n".join(told[:-LATEST]), "\n".join(told[-LATEST:])
    return f"<blockquote expandable>{older}</blockquote>\n{latest}" if older else latest


def _own_line(event: TableEvent, sight: Sight) -> str:
    if isinstance(event, PauseRanOut):
        return sight.say("event-pause-ran-out")
    name = sight.seated.html(event.seat)
    if isinstance(event, AgreedToEnd):
        return sight.say("event-agreed" if event.wanted else "event-disagreed", name=name)
    return sight.say(OWN[event.kind], name=name)


def fitting(told: Sequence[str]) -> tuple[str, ...]:
    """The newest of them that the room holds."""
    kept: list[str] = []
    room = ROOM
    for line in reversed(told):
        room -= units(plain(line)) + 1
        if room < 0:
            break
        kept.insert(0, line)
    return tuple(kept)
