"""A board that lies buried under what people write is asked for again: sent anew at the end, the old one cleared away.

Message ids of a supergroup count its messages, so nothing has to be counted here. The ask names the message that is
buried: however many messages come before the next drawing, it is one ask, and the new message is not buried.
"""

from __future__ import annotations

from typing import Final

from bot.screens.asking import ask_again, asked_again
from bot.screens.wanted import BOARD
from storage.hanging import Hung
from storage.ids import TableId
from storage.screens import ScreenStore

BELOW: Final = 15
"""So many messages may stand below a board."""
SETTLED_FOR: Final = 60.0
"""Seconds for which a board stays where it was sent, whatever is written."""


def is_buried(hung: Hung, last: int, now: float) -> bool:
    """Whether the board lies buried once the chat's newest message has this id."""
    return not hung.sending and last - hung.message > BELOW and now - hung.sent > SETTLED_FOR


async def dig_out(store: ScreenStore, table_id: TableId, last: int, now: float) -> bool:
    """Ask for the table's board if it lies buried and has not been asked for yet; whether it was."""
    screens = await store.load(table_id)
    hung = screens.hung.get(BOARD)
    if hung is None or not is_buried(hung, last, now):
        return False
    stamp = f"buried.{hung.message}"
    return asked_again(screens, BOARD) != stamp and await ask_again(store, table_id, BOARD, stamp)
