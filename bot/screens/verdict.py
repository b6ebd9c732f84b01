"""How a call to Telegram ended, in the words the screens worker decides by.

Errors are told apart by class and description, once and here, so that nothing else guesses from an error's text.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from aiogram.exceptions import (
    AiogramError,
    TelegramBadRequest,
    TelegramEntityTooLarge,
    TelegramForbiddenError,
    TelegramMigrateToChat,
    TelegramNotFound,
    TelegramRetryAfter,
)


@dataclass(frozen=True, slots=True)
class Accepted:
    """It is as asked for now; `message` is the message's id (0 where the call names none), `topic` where it stands.

    `file` is the id of the picture in it, as Telegram keeps it, and `picture` the digest of that picture; "" = none.
    """

    message: int = 0
    topic: int = 0
    file: str = ""
    picture: str = ""


@dataclass(frozen=True, slots=True)
class Gone:
    """The message cannot be changed or deleted any more."""


@dataclass(frozen=True, slots=True)
class Later:
    """Not done: Telegram wants so many seconds of quiet in this chat."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Unknown:
    """No answer, or one that does not tell whether it was done."""

    why: str


@dataclass(frozen=True, slots=True)
class Shut:
    """The bot may not write here."""

    why: str


@dataclass(frozen=True, slots=True)
class NoTopic(Shut):
    """The topic takes no messages of the bot: it is deleted or closed, or the group has no topics any more."""


@dataclass(frozen=True, slots=True)
class Wrong:
    """Telegram does not accept the request itself: a mistake of ours."""

    why: str


Verdict: TypeAlias = Accepted | Gone | Later | Unknown | Shut | Wrong

DONE: Final = ("message is not modified", "message to delete not found")
GONE: Final = (
    "message to edit not found",
    "message can't be edited",
    "message can't be deleted",
    "message_id_invalid",
    "message identifier is not specified",
    "there is no text in the message",
    "there is no caption in the message",
)
SHUT: Final = (
    "chat not found",
    "user not found",
    "peer_id_invalid",
    "user is deactivated",
    "not enough rights",
    "have no rights to send",
    "need administrator rights",
    "chat_write_forbidden",
    "chat_restricted",
    "chat_send_plain_forbidden",
    "group chat was deactivated",
    "group chat was upgraded",
    "bot is not a member",
    "bot was kicked",
)
NO_TOPIC: Final = ("topic_closed", "topic_deleted", "message thread not found")


def beginning(description: str) -> str:
    """The beginning of an error's description, for the log: what follows may quote the text."""
    return ":".join(description.split(":")[:2])


def judge(error: AiogramError | OSError) -> Verdict:
    """What an error of aiogram means for the one who called."""
    match error:
        case TelegramRetryAfter():
            return Later(float(error.retry_after))
        case TelegramForbiddenError() | TelegramMigrateToChat():
            return Shut(error.message)
        case TelegramBadRequest():
            return _bad_request(error.message)
        case TelegramEntityTooLarge() | TelegramNotFound():
            return Wrong(error.message)
        case _:
            return Unknown(type(error).__name__)


def _bad_request(description: str) -> Verdict:
    text = description.lower()
    if any(known in text for known in DONE):
        return Accepted()
    if any(known in text for known in GONE):
        return Gone()
    if any(known in text for known in NO_TOPIC):
        return NoTopic(description)
    return Shut(description) if any(known in text for known in SHUT) else Wrong(description)
