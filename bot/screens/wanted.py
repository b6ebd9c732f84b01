"""What should hang: the surfaces of a table, each with its panel and the place where it belongs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.presenters.panel import Panel
from storage.hanging import Hung
from storage.ids import ChatId, PersonId

BOARD: Final = "board"
HAND: Final = "hand."
LOOK: Final = "look."
END: Final = "end."
BARE: Final = "bare."
"""Marks the stored digest of a message that has no buttons."""


SEATED: Final = "seated"
"""The occasion of the message that has told somebody of his seat: it keeps the place of his hand."""


def hand_of(person: PersonId) -> str:
    """The surface that is a person's hand in his private chat."""
    return f"{HAND}{person}"


def look_of(person: PersonId) -> str:
    """The surface that is a picture of the board, sent to a person who asked for it."""
    return f"{LOOK}{person}"


def end_of(number: int) -> str:
    """The surface that tells how a game of the table ended."""
    return f"{END}{number}"


@dataclass(frozen=True, slots=True)
class Occasion:
    """What a message was sent for: which game of the table, what in it, and the stamp of whoever asked for it ("")."""

    number: int
    what: str = ""
    asked: str = ""

    @property
    def text(self) -> str:
        """As it is stored."""
        return f"{self.number}/{self.what}/{self.asked}"


def occasion_of(hung: Hung) -> Occasion:
    """The occasion of the message that hangs."""
    number, what, asked = hung.occasion.split("/")
    return Occasion(int(number), what, asked)


@dataclass(frozen=True, slots=True)
class Wanted:
    """A surface as it should be.

    `may_send` is false where only a message that hangs already is brought up to date. `in_place` lets an occasion
    follow an unnamed one by an edit (the lobby becomes the board). `acts` marks the hand of somebody who is asked now;
    `reachable` is false for a private chat that is closed to the bot. `pinned` has the message pinned in its chat.
    """

    surface: str
    chat: ChatId
    panel: Panel
    occasion: Occasion
    topic: int = 0
    may_send: bool = True
    in_place: bool = False
    acts: bool = False
    reachable: bool = True
    pinned: bool = False

    @property
    def digest(self) -> str:
        """What is stored to tell whether it hangs as wanted."""
        return self.panel.digest if self.panel.rows else BARE + self.panel.digest


def is_bare(hung: Hung) -> bool:
    """Whether the message that hangs has no buttons."""
    return hung.digest.startswith(BARE)
