"""A message that is not the one written down: left by a crash or a timed-out send, its buttons still alive.

It is found when somebody presses it. The press counts like any other; then the message goes.
"""

from __future__ import annotations

from bot.screens.post import Post
from storage.hanging import Hung
from storage.ids import ChatId, TableId
from storage.screens import ScreenStore


async def clear_orphan(
    store: ScreenStore, post: Post, table_id: TableId, surface: str, chat: ChatId, message: int, sent: float
) -> bool:
    """Delete (or, too old, strip) a pressed message if another one shows this surface; `sent` in Unix seconds.

    True when it was cleared away. What hangs under any name is no orphan; while a send is under way nothing is cleared:
    the message may be that very one.
    """
    hanging = (await store.load(table_id)).hung
    hung = hanging.get(surface)
    if hung is None or hung.sending or any((each.chat, each.message) == (chat, message) for each in hanging.values()):
        return False
    await post.clear(Hung(chat, message, "", "", sent))
    return True
