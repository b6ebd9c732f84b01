"""Pictures in the local Telegram, as strict about them as Telegram is."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from io import BytesIO

import pytest
from aiogram import Bot
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import TelegramAPIServer
from PIL import Image
from redis.asyncio import Redis

from bot.playground import Playground
from bot.playground.message import Message
from bot.presenters.panel import Button, Panel
from bot.screens.album import Album
from bot.screens.pace import Pace
from bot.screens.post import Post
from bot.screens.verdict import Accepted, Verdict
from storage.hanging import Hung
from storage.keys import Keys
from storage.pictures import Pictures
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


@pytest.fixture
async def wall(redis: Redis) -> AsyncIterator[Wall]:
    """A group on which nothing hangs."""
    local = Playground(clock=lambda: NOW)
    await local.start()
    bot = Bot(local.token, session=AiohttpSession(api=TelegramAPIServer.from_base(local.url)))
    yield Wall(local, Post(bot, Pace(lambda: NOW), Album(Pictures(redis, Keys("{test}:")))))
    await bot.session.close()
    await local.stop()
    assert local.violations == []


async def test_a_picture_is_uploaded_once_and_named_afterwards(wall: Wall) -> None:
    first = await wall.sends(panel("Итог", Tile(90)))
    second = await wall.sends(panel("Снова", Tile(90)))
    one, other = wall.message(first).media, wall.message(second).media
    assert one is not None
    assert other is not None
    assert one.file is other.file
    assert (first.picture, second.picture) == ("tile.90", "tile.90")


async def test_a_text_becomes_a_picture_and_its_caption_another_text(wall: Wall) -> None:
    hung = await wall.sends(panel("Лобби"))
    assert await wall.edits(hung, panel("Доска", Tile(90))) == "tile.90"
    pictured = Hung(hung.chat, hung.message, "", "1//", NOW, picture="tile.90")
    assert await wall.edits(pictured, panel("Доска, ход 2", Tile(90))) == "tile.90"
    assert await wall.edits(pictured, panel("Доска, ход 3", Tile(91))) == "tile.91"
    assert wall.message(hung).text.text == "Доска, ход 3"
    assert [name for name in wall.methods() if name.startswith(("send", "edit"))] == [
        "sendMessage",
        "editMessageMedia",
        "editMessageCaption",
        "editMessageMedia",
    ]


async def test_an_edit_that_changes_nothing_is_fine(wall: Wall) -> None:
    hung = await wall.sends(panel("Доска", Tile(90)))
    assert await wall.edits(hung, panel("Доска", Tile(90))) == "tile.90"
    forgetful = Hung(hung.chat, hung.message, "", "1//", NOW)
    assert await wall.edits(forgetful, panel("Доска", Tile(90))) == "tile.90"


@pytest.mark.parametrize("tiles", [(), (Tile(90),)])
async def test_where_photos_are_forbidden_words_are_not(wall: Wall, tiles: tuple[Tile, ...]) -> None:
    wall.local.world.chats[wall.group].permissions["can_send_photos"] = False
    hung = await wall.sends(panel("Итог", *tiles))
    assert (hung.picture, wall.message(hung).media) == ("", None)
    assert await wall.edits(hung, panel("Итог дня", *tiles)) == wall_shows(wall, hung)


def wall_shows(wall: Wall, hung: Hung) -> str:
    """The digest of the picture that really hangs there."""
    return "tile.90" if wall.message(hung).media else ""


async def test_a_caption_too_long_for_a_picture_goes_alone(wall: Wall) -> None:
    hung = await wall.sends(panel("и" * 1025, Tile(90)))
    assert (hung.picture, wall.message(hung).media) == ("", None)
    assert wall.message(hung).text.text == "и" * 1025
