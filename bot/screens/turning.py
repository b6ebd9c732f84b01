"""Messages that show one panel after another: the rules, the menus, the settings.

Telegram lets a text become a picture but never a picture a text again: there the panel is sent anew and the picture
deleted. Whoever presses faster than that presses on what hung a moment ago, so it is remembered for a while what became
of the messages turned last. With the process this is forgotten, and then at most a press on a deleted page is lost.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.presenters.panel import Panel
from bot.screens.post import Post
from bot.screens.verdict import Accepted, Verdict
from storage.hanging import Hung
from storage.ids import ChatId

KEPT: Final = 256
"""Messages whose fate is remembered: more than there are presses under way at a time."""


class Turning:
    """The turning of messages into other panels, and what became of those turned last."""

    def __init__(self, post: Post) -> None:
        self._post = post
        self._became: dict[tuple[ChatId, int], Hung] = {}

    async def turn(self, pressed: Hung, panel: Panel) -> Verdict:
        """Make a message that was pressed, or what has become of it since, show the panel."""
        hung = self._now(pressed)
        if hung.digest == panel.digest:
            return Accepted(hung.message, hung.topic, picture=hung.picture)
        if hung.picture and not panel.picture:
            return await self._anew(hung, panel)
        verdict = await self._post.edit(hung, panel)
        if isinstance(verdict, Accepted):
            self._remember(hung, replace(hung, digest=panel.digest, picture=verdict.picture))
        return verdict

    async def _anew(self, hung: Hung, panel: Panel) -> Verdict:
        """A text in the place of a picture: a new message, and the old one out of the way."""
        verdict = await self._post.send(hung.chat, hung.topic, panel)
        if isinstance(verdict, Accepted):
            sent = self._post.pace.now()
            self._remember(hung, Hung(hung.chat, verdict.message, panel.digest, "", sent, topic=verdict.topic))
            await self._post.clear(hung)
        return verdict

    def _now(self, hung: Hung) -> Hung:
        """What has become of a message, as far as that is remembered; one that shows a picture by now is no text."""
        became = self._became.get((hung.chat, hung.message), hung)
        if became.message != hung.message:
            return self._now(became)
        return hung if hung.picture and not became.picture else became

    def _remember(self, was: Hung, now: Hung) -> None:
        """What became of a message; of too many the oldest is forgotten."""
        self._became.pop((was.chat, was.message), None)
        self._became[(was.chat, was.message)] = now
        if len(self._became) > KEPT:
            del self._became[next(iter(self._became))]
