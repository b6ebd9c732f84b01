"""Pictures on their way to Telegram: one that it has is named, any other is drawn, beside the loop.

Nothing here stands in the way of the words: where the store does not answer a picture is drawn once more, and what
cannot be drawn at all is left out.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass

import structlog

from bot.presenters.picture import Picture
from bot.screens.trace import trace
from storage.errors import Unavailable
from storage.pictures import Pictures

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Album:
    """The pictures that were sent before, and the drawing of others."""

    pictures: Pictures

    async def known(self, picture: Picture) -> str:
        """The id under which Telegram keeps it, "" when it has to be drawn."""
        with suppress(Unavailable):
            return await self.pictures.file(picture.digest)
        return ""

    async def draw(self, picture: Picture) -> bytes:
        """The picture as a file, b"" when it could not be drawn."""
        try:
            return await asyncio.to_thread(picture.draw)
        except Exception as error:
            log.error("a picture could not be drawn", **trace(error))  # noqa: TRY400 - a message may quote names
            return b""

    async def keep(self, picture: Picture, file: str) -> None:
        """Telegram has it under this id now."""
        with suppress(Unavailable):
            await self.pictures.keep(picture.digest, file)

    async def forget(self, picture: Picture) -> None:
        """Telegram did not take the id that was kept."""
        with suppress(Unavailable):
            await self.pictures.forget(picture.digest)
