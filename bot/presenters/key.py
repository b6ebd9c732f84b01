"""A key of a hand's keyboard before it is a button: what it says, and the words of the notation that pressing it means.

The frame knows the table and the question and makes a button of it, so a presenter needs neither.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from bot.presenters.panel import Style

Words: TypeAlias = tuple[str, ...]
"""Words of an action, or of a menu on the way to one; () is the hand as it lies there."""


@dataclass(frozen=True, slots=True)
class Key:
    """A key; "primary" marks one that plays something, or leads to it."""

    text: str
    words: Words
    style: Style = ""


Keys: TypeAlias = tuple[tuple[Key, ...], ...]
