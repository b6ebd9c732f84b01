"""getMe, the command menus, name and descriptions, getFile, deleteWebhook and getWebhookInfo."""

import re
from collections.abc import Callable
from typing import Any

from ..errors import bad_request
from ..profile import Scope, scope_of
from .access import Access, open_chat
from .call import Call

COMMANDS_LIMIT = 100
COMMAND_LIMIT = 32
DESCRIPTION_LIMIT = 256
TEXT_LIMITS = {"name": 64, "description": 512, "short_description": 120}
ABILITIES = {
    "can_join_groups": True,
    "supports_inline_queries": False,
    "can_connect_to_business": False,
    "has_main_web_app": False,
    "has_topics_enabled": False,
    "allows_users_to_create_topics": False,
    "can_manage_bots": False,
}


def get_me(call: Call) -> dict[str, Any]:
    """getMe."""
    return {**call.world.bot.user(), **ABILITIES, "can_read_all_group_messages": not call.world.privacy}


def set_my_commands(call: Call) -> bool:
    """setMyCommands for a scope and a language."""
    commands = [_command(command) for command in call.params.get("commands", [])]
    if len(commands) > COMMANDS_LIMIT:
        raise bad_request("BOT_COMMANDS_TOO_MUCH")
    key = (_scope(call), _language(call))
    if commands:
        call.profile.commands[key] = commands
    else:
        call.profile.commands.pop(key, None)
    call.shown_to(*(person.id for person in call.world.persons()))
    return True


def _command(given: dict[str, Any]) -> dict[str, Any]:
    name, description = given["command"].strip().removeprefix("/"), given["description"].strip()
    if not name:
        raise bad_request("command must be non-empty")
    if len(name) > COMMAND_LIMIT:
        raise bad_request(f"command length must not exceed {COMMAND_LIMIT}")
    if not description:
        raise bad_request("command description must be non-empty")
    if len(description) > DESCRIPTION_LIMIT:
        raise bad_request(f"command description length must not exceed {DESCRIPTION_LIMIT}")
    if not re.fullmatch(r"[a-z0-9_]+", name):
        raise bad_request("BOT_COMMAND_INVALID")
    return {**given, "command": name, "description": description}


def get_my_commands(call: Call) -> list[dict[str, Any]]:
    """getMyCommands: exactly those set for this scope and language."""
    return call.profile.commands.get((_scope(call), _language(call)), [])


def delete_my_commands(call: Call) -> bool:
    """deleteMyCommands."""
    call.profile.commands.pop((_scope(call), _language(call)), None)
    return True


def _scope(call: Call) -> Scope:
    given = call.params.get("scope")
    if not given or "chat_id" not in given:
        return scope_of(given)
    return scope_of({**given, "chat_id": open_chat(call, Access.READ, given["chat_id"]).id})


def _language(call: Call) -> str:
    code = call.string("language_code")
    if code and not re.fullmatch(r"[a-z]{2}", code):
        raise bad_request("invalid language code specified")
    return code


def setter(what: str) -> Callable[[Call], bool]:
    """setMyName, setMyDescription or setMyShortDescription."""

    def set_text(call: Call) -> bool:
        text = call.string(what)
        if len(text) > TEXT_LIMITS[what]:
            raise bad_request(f"bot {what.replace('_', ' ')} is too long")
        call.profile.texts[what, _language(call)] = text
        call.shown_to(*(person.id for person in call.world.persons()))
        return True

    return set_text


def getter(what: str) -> Callable[[Call], dict[str, str]]:
    """getMyName, getMyDescription or getMyShortDescription."""

    def get_text(call: Call) -> dict[str, str]:
        texts = call.profile.texts
        usual = call.world.bot.first_name if what == "name" else ""
        return {what: texts.get((what, _language(call))) or texts.get((what, "")) or usual}

    return get_text


def get_file(call: Call) -> dict[str, Any]:
    """getFile."""
    file_id = call.string("file_id")
    if not file_id:
        raise bad_request("file_id not specified")
    file = call.world.files.by_id(file_id)
    if file is None:
        raise bad_request("wrong file_id or the file is temporarily unavailable")
    ids = {"file_id": file.file_id, "file_unique_id": file.unique_id}
    return {**ids, "file_size": file.size, "file_path": file.path}


def delete_webhook(call: Call) -> bool:
    """deleteWebhook: there is none, but pending updates can be dropped."""
    if call.flag("drop_pending_updates"):
        call.telegram.updates.drop_all()
    return True


def get_webhook_info(call: Call) -> dict[str, Any]:
    """getWebhookInfo."""
    return {"url": "", "has_custom_certificate": False, "pending_update_count": len(call.telegram.updates)}
