"""Which topic of a forum a message stands in: the one place that reads Telegram's threads.

Only a real topic counts. General has no thread of its own, and replies, in a forum's General as in any supergroup,
carry the thread of the message that they began with, into which nothing can be sent.
"""

from __future__ import annotations

from aiogram.types import Message


def topic_of(message: Message) -> int:
    """The topic's thread id, 0 in General and wherever there are no topics."""
    return message.message_thread_id or 0 if message.is_topic_message else 0
