"""How much an ephemeral message holds: a quarter of what an ordinary one does."""

from __future__ import annotations

from typing import Final

from bot.presenters.names import units
from bot.presenters.panel import Panel
from bot.presenters.plain import plain

ROOM: Final = 1024
"""UTF-16 units that an ephemeral message may have (telegram-bot-api#881)."""


def fits(panel: Panel) -> bool:
    """Whether an ephemeral message holds the panel."""
    return units(plain(panel.html)) <= ROOM
