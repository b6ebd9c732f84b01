"""What hangs in Telegram for a table, and the claim to draw it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from storage.ids import ChatId, PersonId


@dataclass(frozen=True, slots=True)
class Hung:
    """A message that shows a surface of a table ("board", "hand.<person>", "end.<game number>").

    `message` is its id (0 while the very first send is under way), `topic` where it stands (0 = in none), `digest` of
    what it shows, `occasion` what it was sent for, `sent` when. `sending` was written before a send and is cleared
    after it: found set, the send's fate is unknown. `pin` tells that it was pinned, or that Telegram would not have it
    so. `picture` is the digest of the picture it is posted with, "" where it is a mere text.
    """

    chat: ChatId
    message: int
    digest: str
    occasion: str
    sent: float
    sending: bool = False
    topic: int = 0
    pin: Literal["", "pinned", "refused"] = ""
    picture: str = ""


@dataclass(frozen=True, slots=True)
class Open:
    """The sub-menu a person has open in a private hand: the words chosen so far, valid while the token is current."""

    token: str
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Lease:
    """A claim on something due: `score` is the fencing number, `mark` what had been asked for when it was claimed."""

    item: str
    score: float
    mark: int = 0


@dataclass(frozen=True, slots=True)
class Screens:
    """All that hangs for a table: surfaces to messages, people to open sub-menus."""

    hung: dict[str, Hung] = field(default_factory=dict)
    open: dict[PersonId, Open] = field(default_factory=dict)
