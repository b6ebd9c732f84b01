"""From a panel's rows to Telegram's keyboard."""

from __future__ import annotations

from aiogram.types import InlineKeyboardButton, InlineKeyboardMarkup

from bot.presenters.panel import Button, Panel


def keyboard(panel: Panel) -> InlineKeyboardMarkup | None:
    """The keyboard of a panel, None (Telegram's word for it) when it has no buttons."""
    rows = [[_button(button) for button in row] for row in panel.rows if row]
    return InlineKeyboardMarkup(inline_keyboard=rows) if rows else None


def _button(button: Button) -> InlineKeyboardButton:
    return InlineKeyboardButton(
        text=button.text,
        callback_data=button.data or None,
        url=button.url or None,
        style=button.style or None,
    )
