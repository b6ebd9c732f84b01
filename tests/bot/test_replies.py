"""The types of replies are built once, not anew after every garbage collection."""

from __future__ import annotations

import gc
from typing import Any, cast
from weakref import ref

from aiogram import Bot
from aiogram.methods import Response, TelegramMethod
from pydantic import BaseModel

from bot.replies import Replies


class Told(BaseModel):
    """What a made-up method returns."""


class Ask(TelegramMethod[Told]):
    """A made-up method."""

    __returning__ = Told
    __api_method__ = "ask"


async def _answered(*_: Any) -> Any:
    return None


async def test_the_type_of_a_reply_outlives_its_call() -> None:
    replies = Replies()
    await replies(cast("Any", _answered), cast("Bot", None), Ask())
    kept = ref(Response[Told])
    gc.collect()
    assert kept() is not None
    replies.held.clear()
    gc.collect()
    assert kept() is None  # nobody else holds it: that is what the middleware is for
