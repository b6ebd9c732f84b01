"""Pictures in the local Telegram, as strict about them as Telegram is."""

from __future__ import annotations

import pytest

from storage.hanging import Hung
from tests.bot.screens.wall import Tile, Wall, panel
from tests.storage.tables_at_hand import NOW


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
