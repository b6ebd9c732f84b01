"""A chat: private, group or supergroup, with its members and messages."""

from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from .member import Member
from .message import Message
from .topic import Topic

MESSAGES_KEPT = 5_000


@dataclass(slots=True)
class Chat:
    """One chat. `met`: the bot knows it; `last_id` numbers messages where numbers are the chat's own."""

    id: int
    type: str
    title: str = ""
    username: str = ""
    members: dict[int, Member] = field(default_factory=dict)
    permissions: dict[str, bool] = field(default_factory=dict)
    messages: OrderedDict[int, Message] = field(default_factory=OrderedDict)
    pinned: list[int] = field(default_factory=list)
    unread: dict[int, set[int]] = field(default_factory=dict)
    action: tuple[str, float] = ("", 0.0)
    slow_mode: int = 0
    last_id: int = 0
    met: bool = False
    is_forum: bool = False
    topics: dict[int, Topic] = field(default_factory=dict)

    @property
    def is_private(self) -> bool:
        """Whether this is somebody's chat with the bot."""
        return self.type == "private"

    def member(self, person_id: int) -> Member:
        """The person's standing; "left" for a stranger."""
        return self.members.get(person_id, Member(person_id, "left"))

    def present(self) -> Iterator[int]:
        """Ids of those who are in the chat."""
        return (member.person_id for member in self.members.values() if member.present)

    def free_ephemeral_id(self) -> int:
        """The lowest id that no ephemeral message here has: as in Telegram, those of deleted ones come again."""
        return next(number for number in count(1) if -number not in self.messages)

    def message(self, message_id: int) -> Message | None:
        """A message that is there, not a deleted one."""
        found = self.messages.get(message_id)
        return None if found is None or found.deleted else found

    def shared(self, message_id: int) -> Message | None:
        """A message that is there for everybody: no ephemeral one."""
        return self.message(message_id) if message_id > 0 else None

    def keep(self, message: Message) -> None:
        """Adds a message and forgets the oldest beyond 5,000."""
        self.messages[message.message_id] = message
        while len(self.messages) > MESSAGES_KEPT:
            oldest, _ = self.messages.popitem(last=False)
            for unread in self.unread.values():
                unread.discard(oldest)

    def may(self, person_id: int, permission: str) -> bool:
        """Whether this person may do what the permission names here."""
        return self.is_private or self.member(person_id).may(permission, self.permissions)

    def has_right(self, person_id: int, right: str) -> bool:
        """Whether this person is an administrator with the right (everybody has it in private)."""
        return self.is_private or self.member(person_id).has(right)

    def names(self) -> dict[str, Any]:
        """Id, type and names of a group, as in the Bot API's Chat."""
        out: dict[str, Any] = {"id": self.id, "type": self.type, "title": self.title}
        if self.username:
            out["username"] = self.username
        return out
