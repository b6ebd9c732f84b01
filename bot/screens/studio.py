"""Where a chat is drawn: every table that stands in it is read, projected, compared and shown."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace

import structlog

from bot.screens.claim import Claim
from bot.screens.courier import Courier
from bot.screens.difference import difference
from bot.screens.pace import BOARD_EVERY
from bot.screens.post import Post
from bot.screens.projection import Readers, Sitting, project, seat_told
from bot.screens.scene import Scene
from bot.table.guise import dressed, everybody
from bot.texts import Texts
from storage.acquaintance import Chat
from storage.chats import Chats
from storage.due import NEVER
from storage.errors import NoSuchChat, NoSuchTable, Unreadable
from storage.hanging import Screens
from storage.ids import ChatId, PersonId, TableId
from storage.people import People
from storage.screens import ScreenStore
from storage.table import Table
from storage.tables import Tables

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Studio:
    """What drawing needs: where things are kept, what they say, and the way to Telegram; `bot` is its user name."""

    tables: Tables
    store: ScreenStore
    people: People
    texts: Texts
    post: Post
    bot: str
    chats: Chats

    async def draw(self, claim: Claim) -> float:
        """Draw every table of the claimed chat; returns when to look again (NEVER = all hangs as wanted).

        Raises Lost when somebody else draws there now, Unavailable, and whatever one table stumbled over, after the
        others have been drawn.
        """
        tables = await self.tables.in_chat(claim.chat)
        chat = await self._chat(claim.chat) if tables else ()
        drawn = await asyncio.gather(
            *(self._draw(table, claim, chat) for table in self._turned(tables)), return_exceptions=True
        )
        for again in drawn:
            if isinstance(again, BaseException):
                raise again
        return min((again for again in drawn if not isinstance(again, BaseException)), default=NEVER)

    def _turned(self, tables: list[TableId]) -> list[TableId]:
        """The tables of a forum share one budget: each comes first in its turn, so that a busy one starves no other."""
        first = int(self.post.pace.now() // BOARD_EVERY) % len(tables) if tables else 0
        return tables[first:] + tables[:first]

    async def _chat(self, home: ChatId) -> tuple[Chat, ...]:
        try:
            return (await self.chats.get(home),)
        except NoSuchChat:
            return ()

    async def _draw(self, table_id: TableId, claim: Claim, chat: tuple[Chat, ...]) -> float:
        try:
            table = await self.tables.read(table_id)
        except NoSuchTable:
            return NEVER
        except Unreadable as error:
            log.warning("a table cannot be read", table=table_id, chat=claim.chat, why=error.reason)
            return NEVER
        screens = await self.store.load(table_id)
        readers = await self._readers(table, screens)
        table = dressed(table, readers.people)
        sitting = Sitting(table, screens, readers, self.texts, self.bot, self.post.pace.now())
        for group in chat:  # its language may have been chosen anew since the table was opened
            sitting = replace(sitting, table=replace(table, lang=group.lang), chat=group)
        wanted = project(sitting)
        courier = Courier(table_id, claim, self.post, self._unreachable)
        return await Scene(table, wanted, screens, courier, self.tables).show(difference(wanted, screens))

    async def _readers(self, table: Table, screens: Screens) -> Readers:
        return Readers(await self.people.known((*everybody(table), *seat_told(screens))))

    async def _unreachable(self, person: PersonId) -> None:
        await self.people.set_reachable(person, reachable=False)
