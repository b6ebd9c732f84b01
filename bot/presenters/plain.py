"""From messages to toasts: HTML becomes plain text, and a text is cut to what a toast holds."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import unescape
from typing import Any, Final

from bot.presenters.names import units
from bot.presenters.presenter import Say
from rules.game import Refused

TOAST: Final = 200
"""UTF-16 units that the answer to a press may have."""
_TAG = re.compile(r"<[^>]*>")


def plain(html: str) -> str:
    """The text without its tags, as it is read."""
    return unescape(_TAG.sub("", html))


def fitted(text: str, room: int = TOAST) -> str:
    """The text, cut with «…» to so many UTF-16 units."""
    if units(text) <= room:
        return text
    kept = ""
    for letter in text:
        if units(kept + letter) >= room:
            break
        kept += letter
    return kept.rstrip() + "…"


def toast(lines: Sequence[str]) -> str:
    """The lines of a message as the answer to a press."""
    return fitted(plain("\n".join(lines)))


def refusal(refused: Refused, say: Say, **about: Any) -> str:
    """Why something cannot be done, as the answer to a press (`about` fills gaps that the rules know nothing of)."""
    return fitted(say(f"refused-{refused.key}", **{**refused.about, **about}))
