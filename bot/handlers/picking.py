"""«Во что сыграем?»: a game chosen by its button, in the greeting or after `/play`."""

from __future__ import annotations

from aiogram import Router
from aiogram.types import CallbackQuery, Message

from bot.handlers.opening import play_here
from bot.handlers.posting import carries
from bot.handlers.reply import Answer, answered
from bot.house import House
from bot.presenters.presenter import Say
from bot.press import Pick
from bot.table.refusals import Stale
from rules.catalogue import games
from storage.model import Cause, Person

router = Router(name="picking")


@router.callback_query(Pick.filter())
async def on_pick(query: CallbackQuery, callback_data: Pick, house: House, guest: Person, say: Say) -> None:
    """A table for the game is opened where the button stands, or the one in use is shown."""
    await answered(query, house, say, _pick(query, callback_data, house, guest))


async def _pick(query: CallbackQuery, press: Pick, house: House, guest: Person) -> Answer:
    if press.game not in games() or not isinstance(query.message, Message) or not carries(query.message, press.pack()):
        raise Stale
    await play_here(house, query.message, press.game, guest, Cause(str(guest.id), query.id))
    return Answer()
