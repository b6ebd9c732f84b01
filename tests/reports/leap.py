"""An event loop that leaps over idleness: whenever nothing is left to do, its clock moves on to the next timer at once.

Everything that runs on it, people who think, delays of the network, deadlines, buckets, has the same clock, so an
evening takes as long as its work. The work itself may count (`work` true: the clock also runs on by the processor's
time that this process has used, whatever else the machine is busy with) or take no time at all, which makes the figures
the same on every machine.
"""

from __future__ import annotations

import asyncio
import selectors
from time import process_time
from typing import Any, Final

GRACE: Final = 0.0005
"""Real seconds in which the other end of a socket of this very process may still speak before the clock leaps."""
FOREIGN: Final = 0.02
"""Real seconds between two looks while a thread is at work, whose end nobody knows."""


class _Leaping(selectors.DefaultSelector):
    """Waits for what is really under way, and leaps where nothing is."""

    loop: Leap

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """The sockets that are ready; none, and time gone by, where the loop only waits for a timer."""
        if timeout is None or timeout <= 0:
            return super().select(timeout)
        due = self.loop.time() + timeout
        while self.loop.threads and self.loop.time() < due:
            if ready := super().select(FOREIGN):
                return ready
        if ready := super().select(GRACE):
            return ready
        self.loop.leap(due)
        return []


class Leap(asyncio.SelectorEventLoop):
    """The loop; `time` in seconds since it was made."""

    def __init__(self, *, work: bool = True) -> None:
        self._work = work
        self._began = process_time()
        self._leapt = 0.0
        self.threads = 0
        selector = _Leaping()
        selector.loop = self
        super().__init__(selector)

    def time(self) -> float:
        """Seconds since the loop was made: those leapt over and, where work counts, those spent."""
        return self._leapt + (process_time() - self._began if self._work else 0.0)

    def leap(self, due: float) -> None:
        """Nothing happens before that moment: let it come."""
        self._leapt += max(0.0, due - self.time())

    def run_in_executor(  # type: ignore[override]
        self, executor: Any, func: Any, *args: Any
    ) -> asyncio.Future[Any]:
        """As any loop does; until the thread is done nothing is leapt over."""
        self.threads += 1
        future = super().run_in_executor(executor, func, *args)
        future.add_done_callback(self._came_back)
        return future

    def _came_back(self, _: asyncio.Future[Any]) -> None:
        self.threads -= 1
