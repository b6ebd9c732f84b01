"""The worker that draws: every chat marked to be drawn is claimed, and its messages are brought up to date."""

from __future__ import annotations

from collections.abc import Callable

from bot.screens.bell import Waiter, wait_for
from bot.screens.claim import Claim
from bot.screens.studio import Studio
from bot.screens.watch import AGAIN, AT_ONCE, Watch
from storage.due import Due
from storage.hanging import Lease


class Painter(Watch):
    """Draws chats until it is stopped; `poke` it after a commit and after a sub-menu was opened."""

    def __init__(
        self,
        studio: Studio,
        due: Due,
        now: Callable[[], float],
        waiter: Waiter = wait_for,
        at_once: int = AT_ONCE,
    ) -> None:
        super().__init__(due, "draw", self._draw, now, waiter, at_once)
        self._studio = studio

    async def _draw(self, lease: Lease) -> None:
        claim = Claim(self._due, self._studio.store, lease, self._now)
        again = self._now() + AGAIN
        try:
            again = await self._studio.draw(claim)
        finally:
            # also after a failure: the claim may have been renewed, so only it can give the chat back
            await claim.finish(again)
