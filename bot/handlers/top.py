"""`/top`: who has won most in this chat."""

from __future__ import annotations

from contextlib import suppress

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
from storage.errors import NoSuchTable, Unreadable
from storage.ids import ChatId
from storage.table import Running

router = Router(name="top")


@router.message(InGroup(), Command("top"))
async def on_top(message: Message, house: House, say: Say) -> None:
    """The list, silently; whoever asks need not have played."""
    chat = (await home_of(house, message)).chat
    row = await house.chats.row(chat)
    best = {game: winners(row, game)[:LONGEST] for game in games()}
    people = await house.people.known({winner.person for found in best.values() for winner in found})
    await respond(house, message, top_panel(best, people, say, () if people else await _on(house, chat)))


async def _on(house: House, chat: ChatId) -> tuple[str, ...]:
    """The games being played in the chat, in any of its topics."""
    games_on: dict[str, None] = {}
    for table_id in await house.tables.in_chat(chat):
        with suppress(NoSuchTable, Unreadable):
            table = await house.tables.read(table_id)
            games_on |= {table.game: None} if isinstance(table.phase, Running) else {}
    return tuple(games_on)
