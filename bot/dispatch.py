"""The dispatcher: few routers, asynchronous filters, one net for errors.

It holds nothing of a running bot: the house comes with every update, so one dispatcher serves any number of bots.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from aiogram import Dispatcher
from aiogram.types import Update

from bot.handlers import (
    absence,
    commands,
    departing,
    errors,
    group_settings,
    leaving,
    lobby,
    looking,
    membership,
    moves,
    own,
    pausing,
    picking,
    private,
    record,
    rulebook,
    seating,
    top,
    topics,
)
from bot.handlers.chatter import Chatter
from bot.handlers.guest import Guests
from bot.handlers.own_pins import OwnPins
from bot.handlers.presence import Presence
from bot.handlers.reply import soothe
from bot.house import House
from bot.texts import DEFAULT
from storage.errors import Unavailable

UPDATES: Final = ("message", "callback_query", "my_chat_member")
"""The kinds of update that are asked for."""


@cache
def dispatcher() -> Dispatcher:
    """Every handler."""
    root = Dispatcher(disable_fsm=True)
    guests = Guests()
    root.message.outer_middleware(OwnPins())
    root.message.outer_middleware(Chatter())
    root.message.outer_middleware(guests)
    root.message.outer_middleware(own.MovedOn())
    root.callback_query.outer_middleware(guests)
    root.callback_query.middleware(Presence())
    for module in (
        moves,
        pausing,
        absence,
        looking,
        lobby,
        seating,
        picking,
        leaving,
        record,
        rulebook,
        group_settings,
        commands,
        top,
        own,
        private,
        topics,
        departing,
        membership,
        errors,
    ):
        root.include_router(module.router)
    return root


async def feed(house: House, update: Update) -> None:
    """Handle one update; returns after its commit. Raises Unavailable, its press having been told to wait."""
    try:
        await dispatcher().feed_update(house.bot, update, house=house)
    except Unavailable:
        if update.callback_query is not None:
            await soothe(update.callback_query, house.texts.say(DEFAULT))
        raise
