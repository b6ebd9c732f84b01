"""What somebody who fled is told about it in private, and nobody else (KG-20)."""

from __future__ import annotations

from html import escape

from bot.presenters.names import shown
from bot.presenters.panel import Panel
from bot.presenters.presenter import Say
from bot.presenters.table import headline
from storage.acquaintance import Standing


def flight_panel(game: str, title: str, standing: Standing, say: Say) -> Panel:
    """How the flight counts; `standing` is what is held against him by now."""
    chat = escape(shown(title), quote=False) or say("chat-blank")
    return Panel(say(f"flight-{standing}", game=headline(game, say), chat=chat), rings=True)
