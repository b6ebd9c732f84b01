"""A person (or the bot): who someone is to Telegram, and what lies between him and the bot."""

from dataclasses import dataclass, field
from typing import Any

ANONYMOUS_ADMIN = 1087968824
CHANNEL_SENDER = 136817688


@dataclass(slots=True)
class Person:
    """`started`: the bot may write to him; `blocked`: he has stopped it; `met`: the bot has seen his id."""

    id: int
    first_name: str
    last_name: str = ""
    username: str = ""
    language_code: str = ""
    is_bot: bool = False
    is_premium: bool = False
    started: bool = False
    blocked: bool = False
    met: bool = False
    toasts: list[dict[str, Any]] = field(default_factory=list)

    @property
    def name(self) -> str:
        """First and last name."""
        return f"{self.first_name} {self.last_name}".strip()

    def user(self) -> dict[str, Any]:
        """As the Bot API's User."""
        out: dict[str, Any] = {"id": self.id, "is_bot": self.is_bot, "first_name": self.first_name}
        for name in ("last_name", "username", "language_code"):
            if getattr(self, name):
                out[name] = getattr(self, name)
        if self.is_premium:
            out["is_premium"] = True
        return out
