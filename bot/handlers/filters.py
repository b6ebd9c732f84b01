"""Where something was said. Asynchronous, because aiogram runs synchronous filters in a thread each."""

from __future__ import annotations

from aiogram.enums import ChatType
from aiogram.filters import Filter
from aiogram.types import Message


class InGroup(Filter):
    """Messages of groups and supergroups."""

    async def __call__(self, message: Message) -> bool:
        """Whether the message stands in a group."""
        return message.chat.type in {ChatType.GROUP, ChatType.SUPERGROUP}


class InPrivate(Filter):
    """Messages of a private chat."""

    async def __call__(self, message: Message) -> bool:
        """Whether the message stands in a private chat."""
        return message.chat.type == ChatType.PRIVATE
