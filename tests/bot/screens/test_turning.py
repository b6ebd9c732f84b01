"""Messages turned from one panel to another, with pictures and without, in the local Telegram."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.presenters.panel import Panel
from bot.screens.turning import KEPT, Turning
from storage.hanging import Hung
from tests.bot.screens.wall import Tile, Wall, accepted, panel
from tests.storage.tables_at_hand import NOW

SHELF, MENU = panel("Полка"), panel("Меню")
FIRST, SECOND = panel("Страница 1", Tile(90)), panel("Страница 2", Tile(91))


class Torn(Tile):
    """A picture that cannot be drawn."""

    def draw(self) -> bytes:
        """Nothing."""
        return b""


@pytest.fixture
def turning(wall: Wall) -> Turning:
    """Nothing has been turned yet."""
    return Turning(wall.post)


async def hangs(wall: Wall, shown: Panel) -> Hung:
    """The panel hangs; as it comes back with a press, nobody knows which picture it shows."""
    hung = await wall.sends(shown)
    return replace(hung, digest="", picture="some" if hung.picture else "")


def calls(wall: Wall) -> list[str]:
    """What was asked of Telegram since the first message."""
    return [name for name in wall.methods() if name.startswith(("send", "edit", "delete"))][1:]


def on(wall: Wall) -> dict[int, tuple[str, bool]]:
    """What stands on the wall: a message's text, and whether a picture is above it."""
    messages = wall.local.world.chats[wall.group].messages.values()
    there = (each for each in messages if not each.deleted and each.service is None)
    return {each.message_id: (each.text.text, each.media is not None) for each in there}


async def test_a_text_becomes_a_page_with_a_picture_in_its_place(wall: Wall, turning: Turning) -> None:
    shelf = await hangs(wall, SHELF)
    await turning.turn(shelf, FIRST)
    assert on(wall) == {shelf.message: ("Страница 1", True)}
    assert calls(wall) == ["editMessageMedia"]


async def test_a_page_with_a_picture_becomes_another_in_one_edit(wall: Wall, turning: Turning) -> None:
    page = await hangs(wall, FIRST)
    await turning.turn(page, SECOND)
    assert on(wall) == {page.message: ("Страница 2", True)}
    assert calls(wall) == ["editMessageMedia"]


async def test_below_the_same_picture_only_the_words_are_turned(wall: Wall, turning: Turning) -> None:
    page = await hangs(wall, FIRST)
    await turning.turn(page, SECOND)
    await turning.turn(page, panel("Страница 3", Tile(91)))
    assert on(wall) == {page.message: ("Страница 3", True)}
    assert calls(wall) == ["editMessageMedia", "editMessageCaption"]


async def test_a_page_with_a_picture_makes_room_for_a_text(wall: Wall, turning: Turning) -> None:
    page = await hangs(wall, FIRST)
    fresh = accepted(await turning.turn(page, SHELF)).message
    assert on(wall) == {fresh: ("Полка", False)}
    assert calls(wall) == ["sendMessage", "deleteMessage"]


async def test_a_picture_too_old_to_be_deleted_keeps_no_buttons(wall: Wall, turning: Turning) -> None:
    page = replace(await hangs(wall, FIRST), sent=NOW - 48 * 3600)
    await turning.turn(page, SHELF)
    assert [text for text, _ in on(wall).values()] == ["Страница 1", "Полка"]
    assert not wall.message(page).keyboard


async def test_two_presses_on_the_way_back_bring_one_text(wall: Wall, turning: Turning) -> None:
    page = await hangs(wall, FIRST)
    fresh = accepted(await turning.turn(page, SHELF)).message
    assert accepted(await turning.turn(page, SHELF)).message == fresh
    assert on(wall) == {fresh: ("Полка", False)}
    assert calls(wall) == ["sendMessage", "deleteMessage"]


async def test_a_page_asked_for_twice_is_turned_once(wall: Wall, turning: Turning) -> None:
    shelf = await hangs(wall, SHELF)
    first, second = accepted(await turning.turn(shelf, FIRST)), accepted(await turning.turn(shelf, FIRST))
    assert (first.message, first.picture) == (second.message, second.picture) == (shelf.message, "tile.90")
    assert calls(wall) == ["editMessageMedia"]


async def test_a_press_on_what_hung_a_moment_ago_turns_what_hangs_now(wall: Wall, turning: Turning) -> None:
    """There and back and there again, every press on the very first message; as often as Telegram takes at once."""
    shelf = await hangs(wall, SHELF)
    for shown in (FIRST, SHELF, SECOND, MENU):
        accepted(await turning.turn(shelf, shown))
    assert list(on(wall).values()) == [("Меню", False)]


async def test_a_press_on_a_message_that_was_turned_by_its_newer_ones_still_finds_it(
    wall: Wall, turning: Turning
) -> None:
    first = await hangs(wall, FIRST)
    second = accepted(await turning.turn(first, SHELF)).message
    await turning.turn(replace(first, message=second, picture=""), SECOND)
    third = accepted(await turning.turn(first, MENU)).message
    assert on(wall) == {third: ("Меню", False)}


async def test_what_was_turned_elsewhere_meanwhile_is_seen_from_the_press(wall: Wall, turning: Turning) -> None:
    shelf = await hangs(wall, SHELF)
    await turning.turn(shelf, MENU)
    await wall.edits(shelf, FIRST)
    await turning.turn(replace(shelf, picture="some"), MENU)
    assert list(on(wall).values()) == [("Меню", False)]


async def test_where_no_picture_can_be_shown_the_words_are_turned(wall: Wall, turning: Turning) -> None:
    shelf = await hangs(wall, SHELF)
    for text in ("Страница 1", "Страница 2"):
        await turning.turn(shelf, panel(text, Torn(90)))
        assert on(wall) == {shelf.message: (text, False)}
    await turning.turn(shelf, SHELF)
    assert on(wall) == {shelf.message: ("Полка", False)}


async def test_no_more_is_remembered_than_there_are_presses_under_way(wall: Wall, turning: Turning) -> None:
    shelf = await hangs(wall, SHELF)
    await turning.turn(shelf, FIRST)
    for number in range(KEPT + 5):
        turning._remember(replace(shelf, message=1000 + number), shelf)
    assert len(turning._became) == KEPT
    assert turning._now(shelf) == shelf, "the first is forgotten"
