"""Topics of a forum: a supergroup whose messages stand in threads with names."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .chat import Chat
    from .message import Message

GENERAL = 0
"""The topic that every forum has: its messages are in no thread, and nobody sends there by a thread id."""
GENERAL_NAME = "General"
NAME_LIMIT = 128
COLOURS = (7322096, 16766590, 13338331, 9367192, 16749490, 16478047)


@dataclass(slots=True)
class Topic:
    """One topic; its id is the number of the message that tells of its creation (0 for General)."""

    id: int
    name: str
    creator: int = 0
    closed: bool = False

    @property
    def colour(self) -> int:
        """The colour of its icon, RGB."""
        return colour_of(self.id)

    def view(self) -> dict[str, Any]:
        """As the people's API shows it."""
        return {"id": self.id, "name": self.name, "colour": self.colour, "closed": self.closed}


def colour_of(topic: int) -> int:
    """The colour of a topic's icon, RGB: one of the six that Telegram has."""
    return COLOURS[topic % len(COLOURS)]


def told_of(kind: str, name: str, topic: int) -> dict[str, Any]:
    """What a service message about a topic says, in the Bot API's words."""
    match kind:
        case "topic_created":
            return {"forum_topic_created": {"name": name, "icon_color": colour_of(topic)}}
        case "topic_renamed":
            return {"forum_topic_edited": {"name": name}}
    return {{"topic_closed": "forum_topic_closed", "topic_reopened": "forum_topic_reopened"}[kind]: {}}


def may_write(chat: "Chat", topic: Topic, person_id: int) -> bool:
    """A closed topic takes messages of whoever made it and of those who manage topics."""
    return not topic.closed or person_id == topic.creator or chat.has_right(person_id, "can_manage_topics")


def placed(chat: "Chat", topic: int, replied: "Message | None") -> Mapping[str, int]:
    """Where a new message stands: the fields `topic` and `thread` of a Message.

    A reply stays in the topic of what it replies to; elsewhere in a supergroup, in General too, it is of a thread that
    has no name, known by the message that the replies began with.
    """
    if replied is not None and chat.is_forum:
        topic = topic or replied.topic
    if topic or replied is None or replied.only_for or chat.type != "supergroup":
        return {"topic": topic}
    return {"thread": replied.topic or replied.thread or replied.message_id}
