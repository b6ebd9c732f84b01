"""`/settings` in a group: its administrators set language, pace, pin, who may cancel, and strictness about козлы."""

from __future__ import annotations

from contextlib import suppress
from typing import cast

from aiogram import Router
from aiogram.filters import Command
from aiogram.types import CallbackQuery, InlineKeyboardMarkup, Message

from bot.handlers.admin import is_administrator, is_anonymous_administrator
from bot.handlers.filters import InGroup
from bot.handlers.place import chat_of
from bot.handlers.posting import carries, respond, turn_into
from bot.handlers.reply import Answer, answered
from bot.house import House
from bot.presenters.group_settings import CHOICES, ON, group_settings_panel, rule_text
from bot.presenters.panel import Panel
from bot.presenters.presenter import Say
from bot.press import Rule
from bot.screens.keyboard import keyboard
from bot.table.lobby import habit_of
from bot.table.refusals import NotAdministrator, Stale
from bot.table.standing import forget_pleas
from bot.table.tempo import picked
from rules.catalogue import games
from rules.game import Refused
from storage.acquaintance import Cancelling, Person, Strictness
from storage.change import Cause
from storage.ids import ChatId

router = Router(name="group settings")


@router.message(InGroup(), Command("settings"))
async def on_settings(message: Message, house: House, guest: Person) -> None:
    """One message with a button a setting, for administrators, anonymous ones too."""
    if not is_anonymous_administrator(message) and not await is_administrator(house, message.chat.id, guest.id):
        raise NotAdministrator
    chat = await chat_of(house, message)
    await respond(house, message, await _panel(house, chat.id, ""))


@router.callback_query(Rule.filter())
async def on_rule(query: CallbackQuery, callback_data: Rule, house: House, guest: Person, say: Say) -> None:
    """A page is turned, or something is set, by an administrator; the message shows what is so then."""
    await answered(query, house, say, _rule(query, callback_data, house, guest, say))


async def _rule(query: CallbackQuery, press: Rule, house: House, guest: Person, say: Say) -> Answer:
    message = query.message
    if not isinstance(message, Message) or not carries(message, press.pack()):
        raise Stale
    if not await is_administrator(house, message.chat.id, guest.id):
        raise NotAdministrator
    home = (await chat_of(house, message)).id
    if press.value:
        before = (await house.group(home)).strictness
        await _set(house, home, press)
        if (await house.group(home)).strictness != before:
            await _forget_pleas(house, home, Cause(str(guest.id), query.id))
        house.desks.poke()
    house.errands.afterwards(_show(house, query, home, press.topic))
    return Answer(rule_text(press, say) if press.value else "")


async def _set(house: House, home: ChatId, press: Rule) -> None:
    """One commit; raises Stale for what cannot be chosen."""
    match press.topic:
        case "lang" if press.value in house.texts.languages:
            await house.chats.set_lang(home, press.value)
        case "pace" if press.about in games():
            now = habit_of(await house.group(home), press.about).pace
            await house.chats.set_pace(home, press.about, picked(games()[press.about], now, press.value))
        case "pin" | "cancel" | "strict" if press.value in CHOICES[press.topic]:
            await _choose(house, home, press)
        case _:
            raise Stale


async def _choose(house: House, home: ChatId, press: Rule) -> None:
    match press.topic:
        case "pin":
            await house.chats.set_pinned(home, press.value == ON)
        case "cancel":
            await house.chats.set_cancelling(home, cast(Cancelling, press.value))
        case _:
            await house.chats.set_strictness(home, cast(Strictness, press.value))


async def _forget_pleas(house: House, home: ChatId, cause: Cause) -> None:
    """What was asked of those who sit was asked by the strictness of before."""
    for table_id in await house.tables.in_chat(home):
        with suppress(Refused):
            await house.desks.write(table_id, cause, lambda table, _: forget_pleas(table))


async def _show(house: House, query: CallbackQuery, home: ChatId, topic: str) -> None:
    """What is chosen stands in the buttons: where they are so already there is nothing to edit."""
    panel = await _panel(house, home, topic)
    if isinstance(query.message, Message) and _buttons(query.message.reply_markup) != _buttons(keyboard(panel)):
        await turn_into(house, query, panel)


def _buttons(markup: InlineKeyboardMarkup | None) -> object:
    return markup and markup.model_dump(exclude_none=True)


async def _panel(house: House, home: ChatId, topic: str) -> Panel:
    """What is set now, in the language that is set now."""
    chat = await house.group(home)
    paces = {game: habit_of(chat, game).pace for game in games()}
    return group_settings_panel(chat, paces, house.texts.languages, topic, house.texts.say(chat.lang))
