"""What the bot has told Telegram about itself: name, descriptions, command menus by scope and language."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from .chat import Chat
from .person import Person

Scope = tuple[str, int, int]
DEFAULT: Scope = ("default", 0, 0)


@dataclass(slots=True)
class Profile:
    """Texts by language ("" for every other) and command lists by (scope, language)."""

    texts: dict[tuple[str, str], str] = field(default_factory=dict)
    commands: dict[tuple[Scope, str], list[dict[str, Any]]] = field(default_factory=dict)

    def menu(self, chat: Chat, person: Person) -> list[dict[str, Any]]:
        """The commands this person is offered in this chat: the narrowest scope that has any."""
        for scope in _scopes(chat, person):
            for language in (person.language_code, ""):
                if (scope, language) in self.commands:
                    return self.commands[scope, language]
        return []

    def is_ephemeral(self, chat: Chat, person: Person, command: str) -> bool:
        """Whether this command of the person's menu sends a message that only he and the bot see: in groups only."""
        return not chat.is_private and any(
            one["command"] == command and one.get("is_ephemeral", False) for one in self.menu(chat, person)
        )


def scope_of(given: Mapping[str, Any] | None) -> Scope:
    """The key of a BotCommandScope."""
    if not given:
        return DEFAULT
    return (str(given["type"]), int(given.get("chat_id", 0)), int(given.get("user_id", 0)))


def _scopes(chat: Chat, person: Person) -> Iterator[Scope]:
    if chat.is_private:
        yield ("chat", chat.id, 0)
        yield ("all_private_chats", 0, 0)
    else:
        admin = chat.member(person.id).is_admin
        yield ("chat_member", chat.id, person.id)
        if admin:
            yield ("chat_administrators", chat.id, 0)
        yield ("chat", chat.id, 0)
        if admin:
            yield ("all_chat_administrators", 0, 0)
        yield ("all_group_chats", 0, 0)
    yield DEFAULT
