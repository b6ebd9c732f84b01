"""The outermost net: a refusal becomes a toast or a line, Redis's silence is passed on, all else is said and logged."""

from __future__ import annotations

import structlog
from aiogram import Router
from aiogram.types import CallbackQuery, ErrorEvent, Message

from bot.handlers.posting import respond
from bot.handlers.reply import Answer, tell
from bot.house import House
from bot.presenters.panel import Panel
from bot.presenters.plain import refusal
from bot.presenters.presenter import Say
from bot.screens.whisper import whisper
from bot.table.refusals import Broken, Stale
from rules.game import Refused
from storage.errors import Unavailable
from storage.ids import PersonId

router = Router(name="errors")

log = structlog.get_logger(__name__)


@router.errors()
async def on_error(event: ErrorEvent, house: House) -> None:
    """Tell the person what is wrong; a fault of ours is logged and called one."""
    error = event.exception
    if isinstance(error, Unavailable):
        raise error
    if not isinstance(error, Refused):
        log.error("an update failed", update=event.update.update_id, kind=event.update.event_type, exc_info=error)
    await _tell(event, house, error if isinstance(error, Refused) else Broken())


async def _tell(event: ErrorEvent, house: House, refused: Refused) -> None:
    asked = event.update.event
    if not isinstance(asked, CallbackQuery | Message) or asked.from_user is None:
        return
    if isinstance(asked, CallbackQuery):
        await tell(asked, Answer(refusal(refused, await house.say_in(asked.from_user.id))))
    elif not await _whispered(house, asked, asked.from_user.id, refused):
        await respond(house, asked, Panel(refusal(refused, await house.say_in(asked.chat.id))))


async def _whispered(house: House, asked: Message, person: PersonId, refused: Refused) -> bool:
    """Refuse an ephemeral command to the same pair of eyes, in the reader's language; False where it did not work."""
    if not asked.ephemeral_message_id:
        return False
    return await whisper(house.post, asked, Panel(refusal(refused, await house.say_in(person))))


@router.callback_query()
async def on_unknown(query: CallbackQuery, say: Say) -> None:
    """A button of an older bot, or made-up data."""
    await tell(query, Answer(refusal(Stale(), say)))
