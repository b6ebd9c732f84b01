"""What Telegram shows when somebody types «/»: commands by scope and language, and how the bot introduces itself."""

from __future__ import annotations

from typing import Final

import structlog
from aiogram import Bot
from aiogram.exceptions import AiogramError
from aiogram.types import (
    BotCommand,
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
)

from bot.presenters.presenter import Say
from bot.texts import DEFAULT, Texts

IN_GROUP: Final = ("play", "board", "hand", "leave", "cancel", "top", "rules", "help")
EPHEMERAL: Final = ("hand",)
"""Commands that only their sender and the bot see."""
IN_CHARGE: Final = ("play", "board", "hand", "leave", "cancel", "settings", "top", "rules", "help")
IN_PRIVATE: Final = ("start", "me", "settings", "rules", "help")

log = structlog.get_logger(__name__)


async def publish_commands(bot: Bot, texts: Texts) -> None:
    """Tell Telegram the commands of groups, of their administrators and of private chats (setMyCommands).

    In every language; the default one serves everybody else. A refusal is logged and stops nothing: commands work all
    the same.
    """
    try:
        for lang in texts.languages:
            await _publish(bot, texts.say(lang), "" if lang == DEFAULT else lang)
    except AiogramError as error:
        log.warning("the menu of commands could not be published", error=type(error).__name__)


def _is_ephemeral(name: str) -> bool | None:
    return True if name in EPHEMERAL else None


async def _publish(bot: Bot, say: Say, lang: str) -> None:
    scopes = (
        (IN_GROUP, BotCommandScopeAllGroupChats()),
        (IN_CHARGE, BotCommandScopeAllChatAdministrators()),
        (IN_PRIVATE, BotCommandScopeAllPrivateChats()),
    )
    for names, scope in scopes:
        commands = [
            BotCommand(command=name, description=say(f"command-{name}"), is_ephemeral=_is_ephemeral(name))
            for name in names
        ]
        await bot.set_my_commands(commands, scope=scope, language_code=lang or None)
    await bot.set_my_description(say("bot-description"), language_code=lang or None)
    await bot.set_my_short_description(say("bot-short-description"), language_code=lang or None)
