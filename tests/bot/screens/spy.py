"""A Telegram that only takes notes: it keeps messages, answers every call, and fails when it is told to."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from aiogram import Bot
from aiogram.client.session.base import BaseSession
from aiogram.exceptions import TelegramAPIError, TelegramBadRequest
from aiogram.methods import (
    DeleteMessage,
    EditMessageCaption,
    EditMessageMedia,
    EditMessageText,
    SendMessage,
    SendPhoto,
    TelegramMethod,
)
from aiogram.types import Chat, InlineKeyboardMarkup, Message, PhotoSize

Failure = Callable[[TelegramMethod[Any]], BaseException]


@dataclass(slots=True)
class Shown:
    """A message as it stands in a chat."""

    text: str
    keyboard: InlineKeyboardMarkup | None
    silent: bool = False
    picture: Any = None

    @property
    def buttons(self) -> list[str]:
        """The texts of its buttons, row by row."""
        rows = self.keyboard.inline_keyboard if self.keyboard else []
        return [button.text for row in rows for button in row]

    def data(self, text: str) -> str:
        """What the button that begins with this text carries."""
        rows = self.keyboard.inline_keyboard if self.keyboard else []
        return next(button.callback_data or "" for row in rows for button in row if button.text.startswith(text))


@dataclass(slots=True)
class Fault:
    """What goes wrong with the next calls of a method in a chat (0 = any)."""

    method: type[TelegramMethod[Any]]
    chat: int
    failure: Failure
    times: int
    after_effect: bool


@dataclass(slots=True)
class Spy:
    """The chats and their messages, and every call in order as (method, chat)."""

    chats: dict[int, dict[int, Shown]] = field(default_factory=dict)
    calls: list[tuple[str, int]] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    before: dict[str, Callable[[Any], Awaitable[None]]] = field(default_factory=dict)
    last: int = 0

    def fails(
        self,
        method: type[TelegramMethod[Any]],
        failure: Failure,
        chat: int = 0,
        times: int = 1,
        *,
        after_effect: bool = False,
    ) -> None:
        """Let the next calls of this method fail, before or after they took effect."""
        self.faults.append(Fault(method, chat, failure, times, after_effect))

    def messages(self, chat: int) -> list[Shown]:
        """What stands in a chat, oldest first."""
        return list(self.chats.get(chat, {}).values())

    def only(self, chat: int) -> Shown:
        """The one message of a chat."""
        (message,) = self.messages(chat)
        return message

    def forget_calls(self) -> None:
        """Begin to take notes anew."""
        self.calls.clear()

    def said(self, chat: int) -> list[str]:
        """The methods called in a chat, in order."""
        return [method for method, where in self.calls if where == chat]

    async def answer(self, method: Any) -> Any:
        """Take effect, or fail as told."""
        name = method.__api_method__
        self.calls.append((name, method.chat_id))
        if name in self.before:
            await self.before[name](method)
        fault = self._fault(method)
        if fault and not fault.after_effect:
            raise fault.failure(method)
        answer = self._effect(method)
        if fault:
            raise fault.failure(method)
        return answer

    def _fault(self, method: Any) -> Fault | None:
        chat = method.chat_id
        for fault in self.faults:
            right = isinstance(method, fault.method) and fault.chat in (0, chat)
            if right and fault.times:
                fault.times -= 1
                return fault
        return None

    def _effect(self, method: Any) -> Any:
        chat: dict[int, Shown] = self.chats.setdefault(method.chat_id, {})
        if isinstance(method, SendMessage | SendPhoto):
            return self._sent(method, chat)
        shown = self._there(method, "delete" if isinstance(method, DeleteMessage) else "edit")
        if isinstance(method, DeleteMessage):
            del chat[method.message_id]
            return True
        text, picture = _content(method, shown)
        if (shown.text, shown.keyboard, shown.picture) == (text, method.reply_markup, picture):
            raise TelegramBadRequest(method, "Bad Request: message is not modified: the same content")
        shown.text, shown.keyboard, shown.picture = text, method.reply_markup, picture
        return _message(method.chat_id, method.message_id, shown)

    def _sent(self, method: Any, chat: dict[int, Shown]) -> Message:
        self.last += 1
        text, picture = _content(method, Shown("", None))
        shown = Shown(text, method.reply_markup, bool(method.disable_notification), picture)
        chat[self.last] = shown
        return _message(method.chat_id, self.last, shown)

    def _there(self, method: Any, verb: str) -> Shown:
        chat = self.chats[method.chat_id]
        if method.message_id not in chat:
            raise TelegramBadRequest(method, f"Bad Request: message to {verb} not found")
        return chat[method.message_id]


def _content(method: Any, shown: Shown) -> tuple[str, Any]:
    """Text and picture of a message after this call; a new picture is known by its bytes, an old one by its id."""
    match method:
        case SendMessage() | EditMessageText():
            if shown.picture is not None:
                refused: TelegramMethod[Any] = method
                raise TelegramBadRequest(refused, "Bad Request: there is no text in the message to edit")
            return str(method.text), None
        case SendPhoto():
            return str(method.caption), _file_of(method.photo)
        case EditMessageCaption():
            return str(method.caption), shown.picture
        case EditMessageMedia():
            return str(method.media.caption), _file_of(method.media.media)
    return shown.text, shown.picture


def _file_of(media: Any) -> Any:
    return media if isinstance(media, str) else media.data


def _message(chat: int, number: int, shown: Shown) -> Message:
    kind = "supergroup" if chat < 0 else "private"
    photo = [PhotoSize(file_id=f"file.{number}", file_unique_id="u", width=1080, height=900)]
    content: dict[str, Any] = {"photo": photo, "caption": shown.text} if shown.picture else {"text": shown.text}
    return Message(message_id=number, date=datetime.now(UTC), chat=Chat(id=chat, type=kind), **content)


class SpySession(BaseSession):
    """The session of a bot that talks to a spy."""

    def __init__(self, spy: Spy) -> None:
        super().__init__()
        self.spy = spy

    async def make_request(self, bot: Bot, method: Any, timeout: int | None = None) -> Any:  # noqa: ARG002, ASYNC109
        """Ask the spy."""
        return await self.spy.answer(method)

    async def close(self) -> None:
        """Nothing is open."""

    async def stream_content(self, url: str, *_: Any, **__: Any) -> AsyncGenerator[bytes, None]:
        """Nothing is ever downloaded."""
        raise AssertionError(url)
        yield b""


def error(kind: type[TelegramAPIError], message: str, **more: Any) -> Failure:
    """A failure of this kind for whichever call it hits."""
    return lambda method: kind(method, message, **more)
