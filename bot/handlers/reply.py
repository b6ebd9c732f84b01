"""Answering a press: once, with its result, and within three seconds.

If the work is not done by then the press is answered that it goes on; the work itself is always waited for, because an
update counts as handled only after its commit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, Final

import structlog
from aiogram.exceptions import AiogramError
from aiogram.types import CallbackQuery

from bot.house import ANSWERED, House
from bot.presenters.plain import fitted, refusal
from bot.presenters.presenter import Say
from rules.game import Refused
from storage.hanging import Open

PATIENCE: Final = 3.0
"""Seconds after which a press is answered with «⏳»."""

SOOTHED: ContextVar[str] = ContextVar("SOOTHED", default="")
"""The press that was told to wait while Redis was away: it has had its one answer."""

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Answer:
    """What a press is told: a toast, an alert, or a link to open; "" just stops the spinner.

    `menu` is what it has opened in the hand that was pressed, None where it has opened nothing.
    """

    text: str = ""
    alert: bool = False
    url: str = ""
    menu: Open | None = None


async def answered(query: CallbackQuery, house: House, say: Say, work: Coroutine[Any, Any, Answer]) -> Answer:
    """Do the work, answer the press with its result or with what it refuses, and return that."""
    told = asyncio.Event()
    before = ANSWERED.set(told)
    task = house.errands.begin(_judged(work, say), awaited=True)
    ANSWERED.reset(before)
    done, _ = await asyncio.wait({task}, timeout=PATIENCE)
    try:
        await tell(query, task.result() if done else Answer(say("working")))
    finally:
        told.set()
    return await task


async def _judged(work: Coroutine[Any, Any, Answer], say: Say) -> Answer:
    try:
        return await work
    except Refused as refused:
        return Answer(refusal(refused, say))


async def soothe(query: CallbackQuery, say: Say) -> None:
    """Answer a press whose work cannot begin yet that it goes on; the work's own answer is then left out."""
    if SOOTHED.get() != query.id:
        await tell(query, Answer(say("working")))
        SOOTHED.set(query.id)


async def tell(query: CallbackQuery, answer: Answer) -> None:
    """Answer the press; too late or no network is no fault of the game, which stands."""
    if SOOTHED.get() == query.id:
        return
    try:
        await query.answer(text=fitted(answer.text) or None, show_alert=answer.alert or None, url=answer.url or None)
    except AiogramError as error:
        log.info("a press could not be answered", error=type(error).__name__)
