"""What people do with topics: switch them on and off, make, name, close, reopen and delete them."""

from typing import Any

from .chat import Chat
from .errors import Mistake
from .group_verbs import GroupVerbs, Who
from .person import Person
from .phone import group_view
from .topic import GENERAL, GENERAL_NAME, NAME_LIMIT, Topic


class TopicVerbs(GroupVerbs):
    """The forum's part of the people's API."""

    def forum(self, chat_id: int, by: Who, on: bool) -> dict[str, Any]:
        """Switches the topics of a supergroup on or off: nothing tells the bot, but `is_forum` in what it hears next.

        Switched off, all messages stand in one row again; switched on again, the topics are there as before.
        """
        chat, _ = self._admin(chat_id, by, "can_change_info")
        if chat.type != "supergroup":
            raise Mistake(400, "only a supergroup has topics")
        chat.is_forum = on
        chat.topics.setdefault(GENERAL, Topic(GENERAL, GENERAL_NAME))
        self.telegram.show_chat_to_all(chat)
        return group_view(self.world, chat)

    def new_topic(self, chat_id: int, by: Who, name: str) -> dict[str, Any]:
        """Makes a topic; its id is the number of the service message that tells so."""
        chat, actor = self._forum(chat_id), self.person(by)
        self.inside(chat, actor)
        if not (chat.has_right(actor.id, "can_manage_topics") or chat.may(actor.id, "can_manage_topics")):
            raise Mistake(403, f"{actor.name} may not make topics")
        topic = Topic(chat.last_id + 1, _named(name), actor.id)
        chat.topics[topic.id] = topic
        self._tell(chat, actor, "topic_created", topic)
        return topic.view()

    def rename_topic(self, chat_id: int, by: Who, topic: int, name: str) -> dict[str, Any]:
        """Gives a topic another name."""
        chat, actor, found = self._managed(chat_id, by, topic)
        found.name = _named(name)
        return self._tell(chat, actor, "topic_renamed", found)

    def close_topic(self, chat_id: int, by: Who, topic: int) -> dict[str, Any]:
        """From now on only those who manage topics write there."""
        chat, actor, found = self._managed(chat_id, by, topic)
        if found.closed:
            raise Mistake(409, f"«{found.name}» is closed already")
        found.closed = True
        return self._tell(chat, actor, "topic_closed", found)

    def reopen_topic(self, chat_id: int, by: Who, topic: int) -> dict[str, Any]:
        """Everybody may write there again."""
        chat, actor, found = self._managed(chat_id, by, topic)
        if not found.closed:
            raise Mistake(409, f"«{found.name}» is open")
        found.closed = False
        return self._tell(chat, actor, "topic_reopened", found)

    def delete_topic(self, chat_id: int, by: Who, topic: int) -> dict[str, Any]:
        """Deletes a topic with all its messages; nothing tells the bot."""
        chat, actor = self._forum(chat_id), self.person(by)
        found = self._topic(chat, topic)
        if found.id == GENERAL:
            raise Mistake(400, "General stays")
        if not (chat.has_right(actor.id, "can_delete_messages") or actor.id == found.creator):
            raise Mistake(403, f"{actor.name} may not delete topics")
        del chat.topics[found.id]
        gone = [one for one in chat.messages.values() if one.topic == found.id and not one.deleted]
        self.telegram.remove(chat, [one.message_id for one in gone if not one.only_for])
        for one in gone:
            if one.only_for:
                self.telegram.vanish(chat, one)
        self.telegram.show_chat_to_all(chat)
        return group_view(self.world, chat)

    def _tell(self, chat: Chat, actor: Person, kind: str, topic: Topic) -> dict[str, Any]:
        self.telegram.tell(chat, actor.id, kind, topic=topic.id, title=topic.name)
        self.telegram.show_chat_to_all(chat)
        return topic.view()

    def _forum(self, chat_id: int) -> Chat:
        chat = self.group(chat_id)
        if not chat.is_forum:
            raise Mistake(400, f"{chat.title} has no topics")
        return chat

    def _topic(self, chat: Chat, topic: int) -> Topic:
        if not chat.is_forum or topic not in chat.topics:
            raise Mistake(404, f"no topic {topic}")
        return chat.topics[topic]

    def _managed(self, chat_id: int, by: Who, topic: int) -> tuple[Chat, Person, Topic]:
        chat, actor = self._forum(chat_id), self.person(by)
        found = self._topic(chat, topic)
        if not (chat.has_right(actor.id, "can_manage_topics") or actor.id == found.creator):
            raise Mistake(403, f"{actor.name} may not manage topics")
        return chat, actor, found


def _named(name: str) -> str:
    if not 1 <= len(name.strip()) <= NAME_LIMIT:
        raise Mistake(400, f"a topic's name has 1 to {NAME_LIMIT} characters")
    return name.strip()
