"""What hangs in Telegram for each table: message ids and digests, and the sub-menus people have open.

Only the drawer who holds the lease on the chat may write down what hangs, but for the first message of a surface that
is the answer to somebody; an open sub-menu is anybody's to set, the last press wins.
"""

from __future__ import annotations

from redis.asyncio import Redis

from storage.commit import HUNG, LIFE, hung_field
from storage.due import FRONT
from storage.form import Form
from storage.hanging import Hung, Lease, Open, Screens
from storage.ids import PersonId, TableId
from storage.keys import Keys
from storage.lua import Script, script
from storage.wire import Wire

HANG = script("fence", "hang")
OPEN_MENU = script("mark", "open_menu")
HANG_FIRST = script("mark", "hang_first")
OPEN: Form[Open] = Form(Open, "open sub-menu")


class ScreenStore:
    """The messages of every table as they were last shown."""

    def __init__(self, redis: Redis, keys: Keys) -> None:
        self._wire = Wire(redis)
        self._keys = keys

    async def load(self, table_id: TableId) -> Screens:
        """All that hangs for the table."""
        screens = Screens()
        for field, text in (await self._wire.ask("HGETALL", self._keys.screens(table_id))).items():
            kind, _, name = field.decode().partition(":")
            if kind == "hung":
                screens.hung[name] = HUNG.load(text)
            else:
                screens.open[int(name)] = OPEN.load(text)
        return screens

    async def hang(self, table_id: TableId, surface: str, hung: Hung, lease: Lease) -> bool:
        """Write down what hangs; False, and nothing written, when the lease on the chat is lost or the table gone."""
        return await self._write(table_id, surface, HUNG.dump(hung), lease)

    async def hang_first(self, table_id: TableId, surface: str, hung: Hung) -> bool:
        """Write down a message sent beside the drawings, and have the chat drawn.

        False, and nothing written, when something hangs there already or the table is gone.
        """
        return await self._marked(HANG_FIRST, table_id, (hung_field(surface), HUNG.dump(hung), LIFE, repr(FRONT)))

    async def drop(self, table_id: TableId, surface: str, lease: Lease) -> bool:
        """Strike out what hung; False when the lease on the chat is lost or the table gone."""
        return await self._write(table_id, surface, b"", lease)

    async def open_menu(self, table_id: TableId, person: PersonId, opened: Open) -> bool:
        """Keep the sub-menu a person has opened and have it drawn before all else; False when the table is gone."""
        return await self._menu(table_id, person, OPEN.dump(opened))

    async def close(self, table_id: TableId, person: PersonId) -> bool:
        """Close a person's sub-menu and have it drawn before all else; False when the table is gone."""
        return await self._menu(table_id, person, b"")

    async def _write(self, table_id: TableId, surface: str, text: bytes, lease: Lease) -> bool:
        keys = (self._keys.screens(table_id), self._keys.due, self._keys.table(table_id))
        words = (hung_field(surface), text, lease.item, repr(lease.score), LIFE)
        return bool(await self._wire.run(HANG, keys, words))

    async def _menu(self, table_id: TableId, person: PersonId, text: bytes) -> bool:
        return await self._marked(OPEN_MENU, table_id, (f"open:{person}", text, LIFE, repr(FRONT)))

    async def _marked(self, how: Script, table_id: TableId, words: tuple[str | bytes | int, ...]) -> bool:
        queue = (self._keys.due, self._keys.marks, self._keys.held)
        keys = (self._keys.screens(table_id), self._keys.table(table_id), *queue)
        return bool(await self._wire.run(how, keys, words))
