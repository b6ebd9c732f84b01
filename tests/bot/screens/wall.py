"""A group in the local Telegram on which the bot's post hangs panels, with pictures of one grey."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO

from PIL import Image

from bot.playground import Playground
from bot.playground.message import Message
from bot.presenters.panel import Button, Panel
from bot.screens.post import Post
from bot.screens.verdict import Accepted, Verdict
from storage.hanging import Hung
from tests.storage.tables_at_hand import NOW


@dataclass(frozen=True, slots=True)
class Tile:
    """A picture of one grey."""

    grey: int

    @property
    def digest(self) -> str:
        """Its grey."""
        return f"tile.{self.grey}"

    def draw(self) -> bytes:
        """A small JPEG."""
        file = BytesIO()
        Image.new("L", (64, 48), self.grey).save(file, "JPEG")
        return file.getvalue()


def panel(text: str, *tile: Tile) -> Panel:
    """A panel with a button, and a picture if there is one."""
    return Panel(text, ((Button("Ещё раз", "again"),),), picture=next(iter(tile), None))


class Wall:
    """A group in the local Telegram, and the bot's post into it."""

    def __init__(self, local: Playground, post: Post) -> None:
        self.local = local
        self.post = post
        anya = local.people.add_person("Аня")["id"]
        self.group = int(local.people.add_group("Пятница", anya, members=[])["id"])

    async def sends(self, shown: Panel) -> Hung:
        """Send it; returns what would be written down."""
        sent = accepted(await self.post.send(self.group, 0, shown))
        return Hung(self.group, sent.message, shown.digest, "1//", NOW, picture=sent.picture)

    async def edits(self, hung: Hung, shown: Panel) -> str:
        """Edit it; returns the digest of the picture that hangs afterwards."""
        return accepted(await self.post.edit(hung, shown)).picture

    def message(self, hung: Hung) -> Message:
        """The message as Telegram keeps it."""
        return self.local.world.chats[self.group].messages[hung.message]

    def methods(self) -> list[str]:
        """The calls that were made, in order."""
        return [request.method for request in self.local.requests]


def accepted(verdict: Verdict) -> Accepted:
    """The verdict, if it is a good one."""
    assert isinstance(verdict, Accepted), verdict
    return verdict
