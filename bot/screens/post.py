"""The bot's own messages: one function for each call to Telegram that keeps them, within the pace of their chat.

Every call answers with a verdict instead of raising, and tells the pace what it learnt about the chat.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

import structlog
from aiogram import Bot
from aiogram.exceptions import AiogramError
from aiogram.methods import (
    DeleteMessage,
    EditMessageReplyMarkup,
    PinChatMessage,
    SendDocument,
    TelegramMethod,
    UnpinChatMessage,
)
from aiogram.types import BufferedInputFile, Message

from bot.presenters.panel import Panel
from bot.presenters.picture import Picture
from bot.screens.album import Album
from bot.screens.letter import File, caption_edit, photo_edit, photo_message, text_edit, text_message
from bot.screens.pace import Pace
from bot.screens.topic import topic_of
from bot.screens.verdict import Accepted, Gone, Later, NoTopic, Shut, Unknown, Verdict, Wrong, beginning, judge
from storage.hanging import Hung
from storage.ids import ChatId

TIMEOUT: Final = 15
"""Seconds to wait for Telegram's answer, well within the lease of a drawing."""
YOUNG: Final = 47 * 3600
"""Seconds during which a message may be deleted, an hour less than Telegram allows."""

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Post:
    """Calls to Telegram that have their turn already; only what costs nothing is made without one."""

    bot: Bot
    pace: Pace
    album: Album

    async def send(self, chat: ChatId, topic: int, panel: Panel) -> Verdict:
        """Send a message: silent unless the panel rings; Accepted has its id and where it stands.

        A topic that takes none does not silence a table: its message goes to the group itself. Nor does a chat that
        takes no pictures: the text goes alone.
        """
        verdict = await self._send(chat, topic, panel)
        if topic and isinstance(verdict, NoTopic):
            log.info("a topic takes no messages", chat=chat, topic=topic, why=verdict.why)
            return await self._send(chat, 0, panel)
        return verdict

    async def _send(self, chat: ChatId, topic: int, panel: Panel) -> Verdict:
        if panel.picture:
            verdict = await self._show(chat, panel.picture, partial(photo_message, chat, topic, panel))
            if not isinstance(verdict, Shut | Wrong):
                return verdict
            _left_out(chat, verdict)
            with self.pace.unasked(chat):
                return await self._call(chat, text_message(chat, topic, panel))
        return await self._call(chat, text_message(chat, topic, panel))

    async def edit(self, hung: Hung, panel: Panel) -> Verdict:
        """Make a message show the panel; one that shows it already is fine.

        A picture that the chat does not take is left out: the text is shown without it, or below the one that hangs.
        """
        if panel.picture and panel.picture.digest != hung.picture:
            verdict = await self._show(hung.chat, panel.picture, partial(photo_edit, hung, panel))
            if not isinstance(verdict, Shut | Wrong):
                return verdict
            _left_out(hung.chat, verdict)
            with self.pace.unasked(hung.chat):
                return await self._reword(hung, panel)
        return await self._reword(hung, panel)

    async def _reword(self, hung: Hung, panel: Panel) -> Verdict:
        method = caption_edit(hung, panel) if hung.picture else text_edit(hung, panel)
        return _showing(await self._call(hung.chat, method), hung.picture)

    async def _show(self, chat: ChatId, picture: Picture, call: Callable[[File], TelegramMethod[Any]]) -> Verdict:
        """Make a call with a picture: under the id it is known by, or where that is no longer good as a new file."""
        if known := await self.album.known(picture):
            verdict = await self._call(chat, call(known))
            if not isinstance(verdict, Wrong):
                return _showing(verdict, picture.digest)
            await self.album.forget(picture)
        drawn = await self.album.draw(picture)
        if not drawn:
            return Wrong("no picture")
        verdict = await self._call(chat, call(BufferedInputFile(drawn, filename="picture.jpg")))
        if isinstance(verdict, Accepted) and verdict.file:
            await self.album.keep(picture, verdict.file)
        return _showing(verdict, picture.digest)

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
        return _accepted(answer) if isinstance(answer, Message) else Accepted()


def _accepted(message: Message) -> Accepted:
    return Accepted(message.message_id, topic_of(message), _file(message))


def _file(message: Message) -> str:
    """The id of the picture in a message, in its largest size; "" where there is none."""
    return message.photo[-1].file_id if message.photo else ""


def _showing(verdict: Verdict, picture: str) -> Verdict:
    return replace(verdict, picture=picture) if isinstance(verdict, Accepted) else verdict


def _left_out(chat: ChatId, verdict: Shut | Wrong) -> None:
    log.info("a message goes without its picture", chat=chat, why=beginning(verdict.why))
