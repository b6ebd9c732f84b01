"""The rules: `/rules`, their pages, and 📖 wherever it stands. Read at a table they name its options."""

from __future__ import annotations

import re
from typing import Final

from aiogram import F, Router
from aiogram.enums import ChatType
from aiogram.filters import Command, CommandObject
from aiogram.types import CallbackQuery, Message

from bot.handlers.place import standing
from bot.handlers.posting import respond, say_in, turn_into
from bot.handlers.reply import Answer, tell
from bot.house import House
from bot.presenters.face import TableFace, face_of
from bot.presenters.panel import Panel
from bot.presenters.presenter import Say
from bot.presenters.rulebook import page_panel, shelf_panel
from bot.press import Home, Page
from bot.table.refusals import Stale, TableGone
from bot.table.seats import is_over
from rules.catalogue import games
from rules.game import GROUP
from storage.errors import Unreadable

router = Router(name="rulebook")

LINKED: Final = re.compile(r"rules_([a-z_]+?)(?:-([0-9a-f]+))?")
"""A start parameter that asks for the rules of a game, perhaps at a table."""


@router.message(Command("rules"))
async def on_rules(message: Message, command: CommandObject, house: House, say: Say) -> None:
    """`/rules`, `/rules love_letter`: a page; unnamed, of what is played here, or else the shelf."""
    game = house.game_called(command.args or "")
    here = await _played_here(house, message)
    if not (game or command.args):
        game = "".join(face.game for face in here)
    at = tuple(face for face in here if face.game == game)
    shelf = shelf_panel(say, back=message.chat.type == ChatType.PRIVATE)
    await respond(house, message, page_panel(game, "", say, at) if game else shelf)


async def _played_here(house: House, message: Message) -> tuple[TableFace, ...]:
    """The table in use where the message stands, if any."""
    if message.chat.type == ChatType.PRIVATE:
        return ()
    table = await standing(house, message)
    return () if table is None or is_over(table) else (face_of(table, GROUP),)


@router.callback_query(Page.filter())
async def on_page(query: CallbackQuery, callback_data: Page, house: House, say: Say) -> None:
    """A page named, or chosen on the shelf, is turned to where it stands; 📖 of a table opens the rules in private."""
    if callback_data.game not in games():
        raise Stale
    message = query.message
    if callback_data.page or not callback_data.table:
        await tell(query, Answer())
        there = await house.say_in(message.chat.id) if message else say
        await turn_into(house, query, await _page(house, callback_data, there))
    elif message is not None and message.chat.type != ChatType.PRIVATE:
        await tell(query, Answer(url=house.link(f"rules_{callback_data.game}-{callback_data.table}")))
    else:
        await tell(query, Answer())
        await say_in(house, query.from_user.id, await _page(house, callback_data, say))


async def linked_page(house: House, payload: str, say: Say) -> tuple[Panel, ...]:
    """The page that a start parameter asks for; () where it asks for something else."""
    asked = LINKED.fullmatch(payload)
    if asked is None or asked[1] not in games():
        return ()
    return (await _page(house, Page(game=asked[1], page="", table=asked[2] or ""), say),)


async def _page(house: House, press: Page, say: Say) -> Panel:
    return page_panel(press.game, press.page, say, await _at(house, press))


async def _at(house: House, press: Page) -> tuple[TableFace, ...]:
    """The table a page is read at, as long as it plays that game."""
    if not press.table:
        return ()
    try:
        face = face_of(await house.desks.read(press.table), GROUP)
    except (TableGone, Unreadable):
        return ()
    return (face,) if face.game == press.game else ()


@router.callback_query(Home.filter(F.place == "rules"))
async def on_shelf(query: CallbackQuery, house: House, say: Say) -> None:
    """📖 Правила of the menu, and the way back from a page: which game?"""
    await tell(query, Answer())
    message = query.message
    there = await house.say_in(message.chat.id) if message else say
    back = message is not None and message.chat.type == ChatType.PRIVATE
    await turn_into(house, query, shelf_panel(there, back=back))
