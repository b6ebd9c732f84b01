"""How much an ephemeral message holds, or the caption of a picture: a quarter of what an ordinary message does."""

from __future__ import annotations

from typing import Final

from bot.presenters.names import units
from bot.presenters.panel import Panel
from bot.presenters.plain import plain

ROOM: Final = 1024
"""UTF-16 units that a caption may have, and an ephemeral message (telegram-bot-api#881)."""


def fits(panel: Panel) -> bool:
    """Whether an ephemeral message or a caption holds the panel's text."""
    return units(plain(panel.html)) <= ROOM
