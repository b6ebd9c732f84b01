"""The hand inside the group for one pair of eyes: the same cards and buttons as in private, in an ephemeral message.

It is a snapshot. Its menus live in its buttons and nowhere else, and it is brought up to date only when somebody
presses it: then it shows the menu he chose, or, when things have moved on since, the hand as it is now.
"""

from __future__ import annotations

from typing import Final

from aiogram.types import CallbackQuery, InlineKeyboardMarkup, Message

from bot.house import House
from bot.presenters.catalogue import presenter_of
from bot.presenters.panel import Panel
from bot.press import Move
from bot.screens.keyboard import keyboard
from bot.screens.projection import SHUT, Readers, Sitting, glimpse
from bot.screens.whisper import Whispered, hush, rewhisper, whisper
from bot.table.refusals import NotSeated, TableGone
from bot.table.seats import game_of, seat_of
from storage.acquaintance import Person
from storage.hanging import Open, Screens
from storage.ids import TableId
from storage.table import Running, Table

MOVE: Final = f"{Move.__prefix__}{Move.__separator__}"


async def show_hand(house: House, asked: CallbackQuery | Message, guest: Person, table: Table) -> bool:
    """Show the hand in answer to 👁 or `/hand`; False when there are no cards to show or it did not work."""
    if not _holds_cards(table, guest):
        return False
    return await whisper(house.post, asked, await _hand(house, guest, table, SHUT))


def _holds_cards(table: Table, guest: Person) -> bool:
    seat = seat_of(table, guest.id)
    if not isinstance(table.phase, Running):
        return False
    return bool(presenter_of(table.game).held(game_of(table).view(table.phase.state, seat)))


async def _hand(house: House, guest: Person, table: Table, menu: Open) -> Panel:
    """What a private hand with this menu open would show."""
    screens, readers = Screens(open={guest.id: menu}), Readers({guest.id: guest})
    sitting = Sitting(await house.dressed(table), screens, readers, house.texts, house.username, house.now())
    return glimpse(sitting, seat_of(table, guest.id))


async def refresh(
    house: House, query: CallbackQuery, seen: Whispered, guest: Person, table_id: TableId, menu: Open | None = None
) -> None:
    """Bring the pressed message up to date, once the press is answered: the menu it opened, or the hand as it is now.

    Where the group has no turn to spare a stale hand goes away instead, which costs none.
    """
    try:
        panel = await _hand(house, guest, await house.desks.read(table_id), menu or SHUT)
    except (NotSeated, TableGone):
        await hush(house.post, seen)
        return
    shown, wanted = _buttons(_keyboard_under(query)), _buttons(keyboard(panel))
    stale = _question(shown) != _question(wanted)
    if not stale and (menu is None or shown == wanted):
        return
    if house.post.pace.spares(seen.chat):
        await rewhisper(house.post, seen, panel)
    elif stale:
        await hush(house.post, seen)


def _keyboard_under(query: CallbackQuery) -> InlineKeyboardMarkup | None:
    return query.message.reply_markup if isinstance(query.message, Message) else None


def _buttons(markup: InlineKeyboardMarkup | None) -> list[tuple[str, str]]:
    """Text and data of every button."""
    rows = markup.inline_keyboard if markup else []
    return [(button.text, button.callback_data or "") for row in rows for button in row]


def _question(buttons: list[tuple[str, str]]) -> str:
    """The token of the question that a hand's buttons answer, "" where it asks nothing."""
    return next((Move.unpack(data).token for _, data in buttons if data.startswith(MOVE)), "")
