"""The rules: a page a topic, turned in the message they stand in."""

from __future__ import annotations

from aiogram import Router
from aiogram.enums import ChatType
from aiogram.filters import Command, CommandObject
from aiogram.types import CallbackQuery, Message

from bot.handlers.posting import respond, say_in, turn_into
from bot.handlers.reply import Answer, tell
from bot.house import House
from bot.presenters.presenter import Say
from bot.presenters.rulebook import page_panel, shelf_panel
from bot.press import Page
from bot.table.refusals import Stale
from rules.catalogue import games

router = Router(name="rulebook")


@router.message(Command("rules"))
async def on_rules(message: Message, command: CommandObject, house: House, say: Say) -> None:
    """`/rules`, `/rules love_letter`: a page, or the shelf where there are several games."""
    game = house.game_called(command.args or "")
    await respond(house, message, page_panel(game, "", say) if game else shelf_panel(say))


@router.callback_query(Page.filter())
async def on_page(query: CallbackQuery, callback_data: Page, house: House, say: Say) -> None:
    """A page named is turned to where it stands; 📖 under a board or hand opens the rules in private."""
    if callback_data.game not in games():
        raise Stale
    if callback_data.page:
        await tell(query, Answer())
        there = await house.say_in(query.message.chat.id) if query.message else say
        await turn_into(house, query, page_panel(callback_data.game, callback_data.page, there))
    elif query.message is not None and query.message.chat.type != ChatType.PRIVATE:
        await tell(query, Answer(url=house.link(f"rules_{callback_data.game}")))
    else:
        await tell(query, Answer())
        await say_in(house, query.from_user.id, page_panel(callback_data.game, "", say))
