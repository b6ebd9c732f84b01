"""`/top`: who has won most in this chat."""

from __future__ import annotations

from aiogram import Router
from aiogram.filters import Command
from aiogram.types import Message

from bot.handlers.filters import InGroup
from bot.handlers.place import home_of
from bot.handlers.posting import respond
from bot.house import House
from bot.presenters.presenter import Say
from bot.presenters.top import LONGEST, top_panel
from bot.table.statistics import winners
from rules.catalogue import games

router = Router(name="top")


@router.message(InGroup(), Command("top"))
async def on_top(message: Message, house: House, say: Say) -> None:
    """The list, silently; whoever asks need not have played."""
    row = await house.chats.row((await home_of(house, message)).chat)
    best = {game: winners(row, game)[:LONGEST] for game in games()}
    people = await house.people.known({winner.person for found in best.values() for winner in found})
    await respond(house, message, top_panel(best, people, say))
