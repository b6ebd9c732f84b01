"""The bot's own messages: one function for each call to Telegram that keeps them, within the pace of their chat.

Every call answers with a verdict instead of raising, and tells the pace what it learnt about the chat.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import structlog
from aiogram import Bot
from aiogram.exceptions import AiogramError
from aiogram.methods import (
    DeleteMessage,
    EditMessageReplyMarkup,
    EditMessageText,
    PinChatMessage,
    SendDocument,
    SendMessage,
    TelegramMethod,
    UnpinChatMessage,
)
from aiogram.types import BufferedInputFile, LinkPreviewOptions, Message

from bot.presenters.panel import Panel
from bot.screens.keyboard import keyboard
from bot.screens.pace import Pace
from bot.screens.topic import topic_of
from bot.screens.verdict import Accepted, Gone, Later, NoTopic, Shut, Unknown, Verdict, Wrong, judge
from storage.model import ChatId, Hung

TIMEOUT: Final = 15
"""Seconds to wait for Telegram's answer, well within the lease of a drawing."""
YOUNG: Final = 47 * 3600
"""Seconds during which a message may be deleted, an hour less than Telegram allows."""
NO_PREVIEW: Final = LinkPreviewOptions(is_disabled=True)

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Post:
    """Calls to Telegram that have their turn already; only what costs nothing is made without one."""

    bot: Bot
    pace: Pace

    async def send(self, chat: ChatId, topic: int, panel: Panel) -> Verdict:
        """Send a message (sendMessage): silent unless the panel rings; Accepted has its id and where it stands.

        A topic that takes none does not silence a table: its message goes to the group itself.
        """
        verdict = await self._call(chat, _sending(chat, topic, panel))
        if topic and isinstance(verdict, NoTopic):
            log.info("a topic takes no messages", chat=chat, topic=topic, why=verdict.why)
            return await self._call(chat, _sending(chat, 0, panel))
        return verdict

    async def edit(self, hung: Hung, panel: Panel) -> Verdict:
        """Make a message show the panel (editMessageText); one that shows it already is fine."""
        method = EditMessageText(
            chat_id=hung.chat,
            message_id=hung.message,
            text=panel.html,
            parse_mode="HTML",
            link_preview_options=NO_PREVIEW,
            reply_markup=keyboard(panel),
        )
        return await self._call(hung.chat, method)

    async def send_file(self, chat: ChatId, name: str, content: bytes, caption: str) -> Verdict:
        """Send a file with an HTML caption (sendDocument)."""
        file = BufferedInputFile(content, filename=name)
        return await self._call(chat, SendDocument(chat_id=chat, document=file, caption=caption, parse_mode="HTML"))

    async def strip(self, hung: Hung) -> Verdict:
        """Take the buttons off a message (editMessageReplyMarkup)."""
        return await self._call(hung.chat, EditMessageReplyMarkup(chat_id=hung.chat, message_id=hung.message))

    async def delete(self, chat: ChatId, message: int) -> Verdict:
        """Delete a message (deleteMessage): costs no turn."""
        return await self._call(chat, DeleteMessage(chat_id=chat, message_id=message))

    async def pin(self, hung: Hung) -> Verdict:
        """Pin a message without a sound (pinChatMessage)."""
        return await self._call(
            hung.chat, PinChatMessage(chat_id=hung.chat, message_id=hung.message, disable_notification=True)
        )

    async def unpin(self, hung: Hung) -> Verdict:
        """Take a message's pin away (unpinChatMessage)."""
        return await self._call(hung.chat, UnpinChatMessage(chat_id=hung.chat, message_id=hung.message))

    async def clear(self, hung: Hung) -> None:
        """Take an old message out of the way: deleted, which unpins it, while Telegram lets us, else left bare."""
        young = self.pace.now() - hung.sent < YOUNG
        if young and not isinstance(await self.delete(hung.chat, hung.message), Gone | Wrong):
            return
        with self.pace.unasked(hung.chat):
            await self.strip(hung)
        if hung.pin == "pinned":
            await self.unpin(hung)

    async def _call(self, chat: ChatId, method: TelegramMethod[Any]) -> Verdict:
        verdict = await self._verdict(method)
        match verdict:
            case Later(seconds):
                self.pace.hold(chat, seconds)
            case Unknown():
                self.pace.stumble(chat)
            case Accepted() | Shut() | Wrong():
                self.pace.recover(chat)
        return verdict

    async def _verdict(self, method: TelegramMethod[Any]) -> Verdict:
        try:
            answer = await self.bot(method, request_timeout=TIMEOUT)
        except (AiogramError, OSError) as error:
            return judge(error)
        return Accepted(answer.message_id, topic_of(answer)) if isinstance(answer, Message) else Accepted()


def _sending(chat: ChatId, topic: int, panel: Panel) -> SendMessage:
    return SendMessage(
        chat_id=chat,
        message_thread_id=topic or None,
        text=panel.html,
        parse_mode="HTML",
        link_preview_options=NO_PREVIEW,
        disable_notification=not panel.rings,
        reply_markup=keyboard(panel),
    )
