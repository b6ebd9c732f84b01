"""«Моё» in the private chat: one's nickname and avatar, standing, statistics and open tables (KG-22).

A nickname is asked for by a button and given by the next message; what does not fit is told, and the question stays
open for ten minutes. A command closes it: whoever has moved on does not name himself by accident.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Final

from aiogram import BaseMiddleware, F, Router
from aiogram.enums import ChatType
from aiogram.filters import Command, Filter
from aiogram.types import CallbackQuery, Message, TelegramObject

from bot.handlers.filters import InPrivate
from bot.handlers.posting import carries, respond, turn_into
from bot.handlers.private import faces_of, links_to
from bot.handlers.reply import Answer, tell
from bot.house import House
from bot.presenters.names import nickname
from bot.presenters.own import NOTHING, avatar_panel, nick_panel, own_panel
from bot.presenters.panel import Panel
from bot.presenters.presenter import AVATARS, Say
from bot.presenters.private import table_line
from bot.press import Home
from bot.table.statistics import scores
from storage.acquaintance import Person

router = Router(name="own")

ASKED_FOR: Final = 600.0
"""Seconds for which the next message is taken for a nickname."""


class Naming(Filter):
    """What is said to the bot alone by somebody who was asked for a nickname; commands are commands all the same."""

    async def __call__(self, message: Message, house: House, guest: Person) -> bool:
        """Whether the message is an answer."""
        words = message.text or ""
        return bool(words) and not words.startswith("/") and house.now() <= guest.naming + ASKED_FOR


class MovedOn(BaseMiddleware):
    """Whoever gives the bot a command in private is not asked for a nickname any more."""

    async def __call__(
        self,
        handler: Callable[[TelegramObject, dict[str, Any]], Awaitable[Any]],
        event: TelegramObject,
        data: dict[str, Any],
    ) -> Any:
        """Close the question, then hand on."""
        guest: Person = data["guest"]
        if guest.naming and is_command(event):
            await data["house"].people.set_naming(guest.id, 0)
        return await handler(event, data)


def is_command(event: TelegramObject) -> bool:
    """Whether this is a command to the bot alone."""
    if not isinstance(event, Message) or event.chat.type != ChatType.PRIVATE:
        return False
    return (event.text or "").startswith("/")


@router.message(InPrivate(), Command("me"))
async def on_me(message: Message, house: House, guest: Person, say: Say) -> None:
    """`/me`."""
    await respond(house, message, await _page(house, guest, say))


@router.callback_query(Home.filter(F.place == "me"))
async def on_own(query: CallbackQuery, house: House, guest: Person, say: Say) -> None:
    """👤 Моё, and the way back to it: nobody is asked for a nickname any more."""
    if guest.naming:
        await house.people.set_naming(guest.id, 0)
    await tell(query, Answer())
    await turn_into(house, query, await _page(house, guest, say))


@router.callback_query(Home.filter(F.place == "avatar"))
async def on_avatar(query: CallbackQuery, callback_data: Home, house: House, guest: Person, say: Say) -> None:
    """The emoji to pick from; a picked one shows at every table from its next drawing on."""
    picked = callback_data.about
    if not picked or picked not in (*AVATARS, NOTHING) or _made_up(query):
        await tell(query, Answer())
        await turn_into(house, query, avatar_panel(guest, say))
        return
    guest = replace(guest, avatar="" if picked == NOTHING else picked)
    await house.people.set_avatar(guest.id, guest.avatar)
    await tell(query, Answer(say("done-own")))
    await turn_into(house, query, await _page(house, guest, say))


@router.callback_query(Home.filter(F.place == "nick"))
async def on_nick(query: CallbackQuery, callback_data: Home, house: House, guest: Person, say: Say) -> None:
    """The question for a nickname, or a nickname taken off."""
    if callback_data.about == NOTHING and not _made_up(query):
        await house.people.set_nick(guest.id, "")
        await tell(query, Answer(say("done-own")))
        await turn_into(house, query, await _page(house, replace(guest, nick=""), say))
        return
    await house.people.set_naming(guest.id, house.now())
    await tell(query, Answer())
    await turn_into(house, query, nick_panel(guest, say))


@router.message(InPrivate(), Naming())
async def on_name(message: Message, house: House, guest: Person, say: Say) -> None:
    """The nickname; one that does not fit is refused, and the next message may be a better one."""
    nick = nickname(message.text or "")
    await house.people.set_nick(guest.id, nick)
    await respond(house, message, await _page(house, replace(guest, nick=nick), say))


def _made_up(query: CallbackQuery) -> bool:
    """Whether the message pressed has no such button."""
    return isinstance(query.message, Message) and not carries(query.message, query.data or "")


async def _page(house: House, guest: Person, say: Say) -> Panel:
    row, best = await house.people.row(guest.id), await house.people.best(guest.id)
    faces = await faces_of(house, guest)
    links = await links_to(house, faces)
    return own_panel(guest, scores(row, best), [table_line(face, links.get(face.id, ""), say) for face in faces], say)
