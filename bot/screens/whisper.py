"""Ephemeral messages: something in the group for one pair of eyes.

They are a courtesy beside the private chat, never instead of it: delivery is not guaranteed, nothing of them is stored
(their ids come again for other messages), they keep out of the budget that the board needs, and what fails is the
caller's to make up for. Bot methods are called by name, because aiogram's shortcuts on such messages miss the receiver.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import structlog
from aiogram.exceptions import AiogramError
from aiogram.methods import DeleteEphemeralMessage, EditEphemeralMessageText, SendMessage, TelegramMethod
from aiogram.types import (
    CallbackQuery,
    EphemeralMessageParameters,
    MaybeInaccessibleMessageUnion,
    Message,
    ReplyParameters,
)

from bot.presenters.brief import fits
from bot.presenters.panel import Panel
from bot.screens.keyboard import keyboard
from bot.screens.letter import NO_PREVIEW
from bot.screens.post import Post
from bot.screens.topic import topic_of
from bot.screens.verdict import Accepted, Later, judge
from storage.ids import ChatId, PersonId

PATIENCE: Final = 2
"""Seconds that Telegram has for such a call: somebody waits for the answer."""

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Whispered:
    """An ephemeral message just pressed: only then may it be touched, because its id may be another's soon."""

    chat: ChatId
    person: PersonId
    message: int


def whispered(query: CallbackQuery) -> Whispered | None:
    """The ephemeral message under a pressed button, None where it was an ordinary one."""
    message = query.message
    if not isinstance(message, Message) or not message.ephemeral_message_id:
        return None
    return Whispered(message.chat.id, query.from_user.id, message.ephemeral_message_id)


async def whisper(post: Post, asked: CallbackQuery | Message, panel: Panel) -> bool:
    """Show somebody the panel in answer to his press or ephemeral command (sendMessage); False when it did not work."""
    message = asked.message if isinstance(asked, CallbackQuery) else asked
    if message is None or asked.from_user is None or not fits(panel):
        return False
    method = SendMessage(
        chat_id=message.chat.id,
        message_thread_id=_topic(message) or None,
        text=panel.html,
        parse_mode="HTML",
        link_preview_options=NO_PREVIEW,
        disable_notification=True,
        reply_markup=keyboard(panel),
        reply_parameters=_reply(asked),
        ephemeral_message_parameters=EphemeralMessageParameters(
            receiver_user_id=asked.from_user.id,
            callback_query_id=asked.id if isinstance(asked, CallbackQuery) else None,
        ),
    )
    return await _in_turn(post, message.chat.id, method)


def _topic(message: MaybeInaccessibleMessageUnion) -> int:
    """Where the message was that is answered: of one that is gone nobody tells."""
    return topic_of(message) if isinstance(message, Message) else 0


def _reply(asked: CallbackQuery | Message) -> ReplyParameters | None:
    if isinstance(asked, CallbackQuery):
        return None
    return ReplyParameters(ephemeral_message_id=asked.ephemeral_message_id, allow_sending_without_reply=None)


async def rewhisper(post: Post, seen: Whispered, panel: Panel) -> bool:
    """Make the pressed message show the panel (editEphemeralMessageText); False when it did not work."""
    method = EditEphemeralMessageText(
        chat_id=seen.chat,
        receiver_user_id=seen.person,
        ephemeral_message_id=seen.message,
        text=panel.html,
        parse_mode="HTML",
        link_preview_options=NO_PREVIEW,
        reply_markup=keyboard(panel),
    )
    return fits(panel) and await _in_turn(post, seen.chat, method)


async def hush(post: Post, seen: Whispered) -> bool:
    """Take the pressed message away (deleteEphemeralMessage): costs no turn."""
    method = DeleteEphemeralMessage(chat_id=seen.chat, receiver_user_id=seen.person, ephemeral_message_id=seen.message)
    return await _done(post, seen.chat, method)


async def _in_turn(post: Post, chat: ChatId, method: TelegramMethod[Any]) -> bool:
    with post.pace.courtesy(chat) as free:
        return free and await _done(post, chat, method)


async def _done(post: Post, chat: ChatId, method: TelegramMethod[Any]) -> bool:
    """A time-out here says nothing about the group, so only a 429 makes its screens wait."""
    try:
        await post.bot(method, request_timeout=PATIENCE)
    except (AiogramError, OSError) as error:
        verdict = judge(error)
        if isinstance(verdict, Later):
            post.pace.hold(chat, verdict.seconds)
        log.info("an ephemeral message did not work", chat=chat, method=method.__api_method__, why=type(error).__name__)
        return isinstance(verdict, Accepted)
    return True
