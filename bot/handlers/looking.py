"""🖼 in a hand: the board as its player sees it, as a picture in his private chat, wherever he has pressed."""

from __future__ import annotations

from aiogram import Router
from aiogram.types import CallbackQuery

from bot.handlers.reply import Answer, answered
from bot.handlers.sight import eyes_of
from bot.house import House
from bot.presenters.presenter import Say
from bot.press import Look
from bot.screens.asking import ask_again
from bot.screens.wanted import look_of
from bot.screens.whisper import whispered
from bot.table.refusals import PrivateShut, Stale
from bot.table.seats import running
from storage.acquaintance import Person

router = Router(name="looking")


@router.callback_query(Look.filter())
async def on_look(query: CallbackQuery, callback_data: Look, house: House, guest: Person, say: Say) -> None:
    """The picture is sent anew, and the one sent before goes."""
    told = say("done-look") if whispered(query) else ""
    await answered(query, house, say, _look(house, guest, say, callback_data, query.id, told))


async def _look(house: House, guest: Person, say: Say, press: Look, stamp: str, told: str) -> Answer:
    table = await house.desks.read(press.table)
    running(table)
    eyes = eyes_of(table, guest.id, say)
    if not guest.reachable:
        raise PrivateShut
    if eyes.presenter.scene(eyes.view, eyes.sight) is None:
        raise Stale
    await ask_again(house.screens, table.id, look_of(guest.id), stamp)
    house.desks.poke()
    return Answer(told)
