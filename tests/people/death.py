"""kill -9 at a chosen moment: while Telegram sits on a call of the bot."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from bot.playground.journal import Request
from tests.people.group import Group


async def dies_while(
    group: Group, doing: Coroutine[Any, Any, Any], method: str, chat: int, *, after_effect: bool
) -> None:
    """The bot is killed while Telegram sits on this call."""
    pg = group.evening.pg
    pg.faults.hang(method, seconds=60, chat_id=chat, after_effect=after_effect)
    acting = asyncio.create_task(doing)
    while not (hanging := [request for request in pg.requests if _hangs(request, method, chat)]):
        await asyncio.sleep(0.001)
        await group.evening.nudge()
    acting.cancel()
    await asyncio.gather(acting, return_exceptions=True)
    await group.evening.dies()
    assert not hanging[0].done or after_effect


def _hangs(request: Request, method: str, chat: int) -> bool:
    return request.fault == "hang" and (request.method, request.chat_id) == (method, chat)
