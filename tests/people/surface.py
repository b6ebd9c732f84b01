"""A message as it stands on a phone, and what a test may say of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

NBSP = "\u00a0"

Key = tuple[int, int]
"""A chat and the number of a message in it."""


def as_read(text: str) -> str:
    """The text as eyes see it: a space that keeps a line together is a space."""
    return text.replace(NBSP, " ")


def _unwatched(_: Key) -> None:
    """Nobody keeps account of what was looked at."""


@dataclass(frozen=True, slots=True)
class Surface:
    """One message of the bot: its text without markup, its buttons as (text, style) row by row."""

    chat: int
    message: int
    text: str
    rows: tuple[tuple[tuple[str, str], ...], ...]
    silent: bool = False
    looked_at: Callable[[Key], None] = field(default=_unwatched, repr=False, compare=False)

    @property
    def key(self) -> Key:
        """What tells this message from all others."""
        return (self.chat, self.message)

    @property
    def buttons(self) -> list[str]:
        """The texts of its buttons."""
        return [text for row in self.rows for text, _ in row]

    @property
    def choices(self) -> list[str]:
        """The buttons that play something, or lead to it."""
        return [text for row in self.rows for text, style in row if style == "primary"]

    def shows(self, *texts: str) -> None:
        """It says all of this."""
        self.looked_at(self.key)
        for text in texts:
            assert as_read(text) in as_read(self.text), f"«{text}» is not in:\n{self.text}"

    def hides(self, *texts: str) -> None:
        """It says nothing of this."""
        for text in texts:
            assert as_read(text) not in as_read(self.text), f"«{text}» is in:\n{self.text}"

    def offers(self, *labels: str) -> None:
        """It has these buttons."""
        self.looked_at(self.key)
        for label in labels:
            assert self.button(label), f"no button «{label}» among {self.buttons}"

    def refuses(self, *labels: str) -> None:
        """It has none of these buttons."""
        for label in labels:
            assert not self.button(label), f"there is a button «{label}» among {self.buttons}"

    def button(self, label: str) -> str:
        """The whole text of the button that says this, its emoji left out or not; "" when there is none."""
        return next((text for text in self.buttons if label in (text, _words(text))), "")


def surface_of(message: dict[str, Any], looked_at: Callable[[Key], None] = _unwatched) -> Surface:
    """The surface that a message of the people's API is."""
    rows = tuple(tuple((button["text"], button["style"] or "") for button in row) for row in message["keyboard"])
    key = (message["chat_id"], message["message_id"])
    return Surface(*key, message["text"] or "", rows, message["silent"], looked_at)


def _words(text: str) -> str:
    """A button's text without the emoji before it."""
    first, _, rest = text.partition(" ")
    return rest if rest and not any(letter.isalnum() for letter in first) else text
