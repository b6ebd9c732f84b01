"""A panel: what one message shows, before it is a message.

Panels are compared by digest to decide whether anything must be sent. The line with the clock is kept apart because a
deadline alone is no reason to edit a message.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Literal, TypeAlias

from bot.presenters.picture import Picture

Style: TypeAlias = Literal["", "primary", "success", "danger"]


@dataclass(frozen=True, slots=True)
class Button:
    """A button with its text and either callback data or a link."""

    text: str
    data: str = ""
    url: str = ""
    style: Style = ""


Rows: TypeAlias = tuple[tuple[Button, ...], ...]


def in_twos(buttons: Sequence[Button]) -> Rows:
    """The buttons in order, two in a row."""
    return tuple(tuple(buttons[start : start + 2]) for start in range(0, len(buttons), 2))


@dataclass(frozen=True, slots=True)
class Panel:
    """HTML text and a keyboard.

    `occasion` is what the message exists for (a round, a question that calls its player): a panel with another occasion
    than the message that hangs is sent anew; "" has no occasion of its own and edits whatever hangs. `rings` sends it
    with a sound. `clock` is a last line left out of the digest. With a `picture` the text is what stands below it, and
    must fit there (`bot.presenters.brief`).
    """

    text: str
    rows: Rows = ()
    occasion: str = ""
    rings: bool = False
    clock: str = ""
    picture: Picture | None = None

    @property
    def html(self) -> str:
        """The whole text as it is sent."""
        return f"{self.text}\n\n{self.clock}" if self.clock else self.text

    @property
    def digest(self) -> str:
        """What tells this panel from another: text, keyboard and picture."""
        shown = (self.text, self.rows, self.picture.digest) if self.picture else (self.text, self.rows)
        return blake2b(repr(shown).encode(), digest_size=8).hexdigest()
