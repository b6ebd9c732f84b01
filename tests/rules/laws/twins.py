"""Twins: two states that a reader must not be able to tell apart.

The second is the first with everything dealt anew that the reader cannot know. The laws compare views, legal lists and
events of twins; the tests of the presenters compare what is drawn from them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from rules.chance import live
from rules.game import Event, Reader, hears
from tests.rules.laws.playout import Moment
from tests.rules.secrets import secrets_of


@dataclass(frozen=True)
class Twins:
    """A moment, a reader, and another state that looks the same to him."""

    moment: Moment
    reader: Reader
    other: Any

    @property
    def differ(self) -> bool:
        """Whether dealing anew changed anything at all."""
        return bool(self.moment.state != self.other)


def twins(moments: Iterable[Moment]) -> Iterator[Twins]:
    """A twin of every moment for each of its readers."""
    for number, moment in enumerate(moments):
        secrets = secrets_of(moment.game)
        for reader in moment.readers:
            luck = Random(f"{moment.table}/{number}/{reader}")
            yield Twins(moment, reader, secrets.swap(moment.state, reader, live(luck.randrange)))


def heard(events: Iterable[Event], reader: Reader) -> list[Event]:
    """What of the events the reader is told."""
    return [event for event in events if hears(event.audience, reader)]
