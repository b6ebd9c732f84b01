"""`message_thread_id`: the topic of a forum in which a message is sent, with Telegram's refusals."""

from collections.abc import Mapping

from ..chat import Chat
from ..errors import bad_request
from ..topic import GENERAL, may_write, placed
from .call import Call


def named_topic(call: Call, chat: Chat) -> int:
    """The topic named by the request, 0 for none; General, a row of replies or a forum that was are not found."""
    number = call.integer("message_thread_id")
    if number and not (chat.is_forum and number != GENERAL and number in chat.topics):
        raise bad_request("message thread not found")
    return number


def place_of(call: Call, chat: Chat, reply_to: int) -> Mapping[str, int]:
    """Where the bot's message will stand; TOPIC_CLOSED where it may not write."""
    place = placed(chat, named_topic(call, chat), chat.message(reply_to))
    topic = chat.topics.get(place.get("topic", GENERAL)) if chat.is_forum else None
    if topic is not None and not may_write(chat, topic, call.world.bot.id):
        raise bad_request("TOPIC_CLOSED")
    return place
