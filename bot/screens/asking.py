"""Asking to see a surface again: `/board`, `/hand` and 🖼 bring a new message, and the old one goes.

The ask is kept beside the open sub-menus, under ids that no person has, so any process may write it and the last one
wins. The message sent for it remembers its stamp: one ask is one message, and ten before the next drawing are one too.
"""

from __future__ import annotations

from typing import Final

from bot.screens.wanted import BOARD, HAND, LOOK
from storage.hanging import Open, Screens
from storage.ids import PersonId, TableId
from storage.screens import ScreenStore

NOBODY: Final = 0
LOOKERS: Final = -(1 << 60)
"""Far below minus the id of anybody."""
ASKED_FOR: Final = (BOARD, HAND, LOOK)
UNASKED: Final = Open("")


async def ask_again(store: ScreenStore, table_id: TableId, surface: str, stamp: str) -> bool:
    """Have the board or a hand sent anew; `stamp` tells this ask from others (no "/" in it). False: no such table."""
    return await store.open_menu(table_id, _place(surface), Open(stamp))


def asked_again(screens: Screens, surface: str) -> str:
    """The stamp of the last ask for this surface, "" when there was none."""
    return screens.open.get(_place(surface), UNASKED).token if surface.startswith(ASKED_FOR) else ""


def _place(surface: str) -> PersonId:
    if surface == BOARD:
        return NOBODY
    person = int(surface.partition(".")[2])
    return -person if surface.startswith(HAND) else LOOKERS - person
