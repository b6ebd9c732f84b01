"""A message as Telegram keeps it."""

from dataclasses import dataclass, field
from typing import Any

from .keyboard import Keyboard
from .stored_file import StoredFile
from .text.entities import Text


@dataclass(frozen=True, slots=True)
class Media:
    """A photo or a document in a message."""

    file: StoredFile
    spoiler: bool = False
    caption_above: bool = False


@dataclass(frozen=True, slots=True)
class Service:
    """Something that happened in the chat, told as a message."""

    kind: str
    people: tuple[int, ...] = ()
    title: str = ""
    message_id: int = 0


@dataclass(slots=True)
class Message:
    """One message; `text` is the caption where there is media, `sender_chat` 0 unless a chat speaks.

    `author` is who wrote it where a chat speaks: only his own phone knows. An ephemeral message is seen by `only_for`
    alone; here its number is its ephemeral id below zero.

    `topic` is the topic of a forum it stands in (0 = General, or no forum), `thread` the message with which a row of
    replies outside topics began.
    """

    chat_id: int
    message_id: int
    date: int
    sender_id: int
    text: Text = field(default_factory=Text)
    media: Media | None = None
    keyboard: Keyboard = ()
    service: Service | None = None
    reply_to: int = 0
    sender_chat: int = 0
    author: int = 0
    edit_date: int = 0
    silent: bool = False
    protected: bool = False
    effect_id: str = ""
    preview: dict[str, Any] = field(default_factory=dict)
    foreign_markup: bool = False
    reactions: dict[int, str] = field(default_factory=dict)
    deleted: bool = False
    only_for: int = 0
    topic: int = 0
    thread: int = 0

    def is_by(self, person_id: int) -> bool:
        """Whether this person wrote it, under whatever name."""
        return person_id in (self.sender_id, self.author)

    @property
    def ephemeral_id(self) -> int:
        """The ephemeral message's id, 0 for an ordinary message."""
        return -self.message_id if self.only_for else 0

    @property
    def content(self) -> tuple[Text, Media | None, Keyboard, dict[str, Any]]:
        """What an edit must change for it not to be refused as "not modified"."""
        return (self.text, self.media, self.keyboard, self.preview)
