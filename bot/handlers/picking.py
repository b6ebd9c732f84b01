"""«Во что сыграем?»: a game chosen by its button, in the greeting or after `/play`."""

from __future__ import annotations

from aiogram import Router
from aiogram.types import CallbackQuery, Message

from bot.handlers.opening import play_here
from bot.handlers.posting import carries
from bot.handlers.reply import Answer, answered
from bot.house import House
from bot.presenters.lobby import stands
from bot.presenters.presenter import Say
from bot.press import Choose, Pick
from bot.screens.orphan import clear_orphan
from bot.screens.wanted import BOARD
from bot.table.refusals import Stale
from rules.catalogue import games
from storage.acquaintance import Person
from storage.change import Cause

router = Router(name="picking")


@router.callback_query(Choose.filter())
async def on_choose(query: CallbackQuery, callback_data: Choose, house: House, guest: Person, say: Say) -> None:
    """The question itself becomes the lobby; where another table was quicker, that one is shown."""
    await answered(query, house, say, _open(query, callback_data, house, guest, say, becomes=True))


@router.callback_query(Pick.filter())
async def on_pick(query: CallbackQuery, callback_data: Pick, house: House, guest: Person, say: Say) -> None:
    """The greeting stays; a table for the game is opened below it, or the one in use is shown."""
    await answered(query, house, say, _open(query, callback_data, house, guest, say, becomes=False))


async def _open(
    query: CallbackQuery, press: Pick | Choose, house: House, guest: Person, say: Say, *, becomes: bool
) -> Answer:
    """Whoever finds a table in use is told what is played at it."""
    message = query.message
    if press.game not in games() or not isinstance(message, Message) or not carries(message, press.pack()):
        raise Stale
    cause = Cause(str(guest.id), query.id)
    found = await play_here(house, message, press.game, guest, cause, becomes=becomes)
    if becomes:
        place, sent = (message.chat.id, message.message_id), message.date.timestamp()
        house.errands.afterwards(clear_orphan(house.screens, house.post, found.id, BOARD, *place, sent))
    return Answer("".join(stands(table, say) for table in found.stood))
