"""The live feed: everything that changes on people's phones, pushed to whoever listens."""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

LONGEST_BACKLOG = 1_000

Event = dict[str, Any]


class Listener:
    """One open connection: the phones it wants (empty for all) and the events it has not yet read."""

    def __init__(self, persons: frozenset[int]) -> None:
        self.persons = persons
        self.events: asyncio.Queue[Event | None] = asyncio.Queue()
        self.cut = False

    def wants(self, person_id: int | None) -> bool:
        """Whether this phone's events are for this listener."""
        return person_id is None or not self.persons or person_id in self.persons

    def offer(self, event: Event) -> None:
        """Queues an event; a listener 1,000 behind is cut off."""
        if self.cut:
            return
        if self.events.qsize() >= LONGEST_BACKLOG:
            self.cut = True
            self.events.put_nowait(None)
        else:
            self.events.put_nowait(event)


class Live:
    """All listeners; events are numbered even when nobody listens, so a phone's `seq` always means the same."""

    def __init__(self) -> None:
        self.seq = 0
        self.listeners: set[Listener] = set()

    def emit(self, kind: str, person_id: int | None, fields: Callable[[], Mapping[str, Any]]) -> None:
        """Pushes one event; `fields` is only called if somebody listens to that phone."""
        self.seq += 1
        wanting = [listener for listener in self.listeners if listener.wants(person_id)]
        if not wanting:
            return
        event = {"seq": self.seq, "type": kind, "person": person_id, **fields()}
        for listener in wanting:
            listener.offer(event)

    def close(self) -> None:
        """Lets every listener go."""
        for listener in self.listeners:
            listener.events.put_nowait(None)
