"""A group on a Friday evening: Anya made it, Borya and the bot are in it, Vera is a stranger."""

from typing import Any

from aiohttp import ClientSession

from bot.playground import Playground

NOW = 1_800_000_000.0
NO_KEYBOARD: dict[str, Any] = {"inline_keyboard": []}


class Clock:
    """A clock that moves when told to."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> float:
        return self.now

    def forward(self, seconds: float) -> None:
        self.now += seconds


class Friday:
    """The evening: the server, its people, and the bot played by the test."""

    def __init__(self, pg: Playground, session: ClientSession, clock: Clock) -> None:
        self.pg = pg
        self.people = pg.people
        self.session = session
        self.clock = clock
        self.anya = int(pg.people.add_person("Аня", username="anya", language_code="ru")["id"])
        self.borya = int(pg.people.add_person("Боря", "Петров")["id"])
        self.vera = int(pg.people.add_person("Вера")["id"])
        self.group = int(pg.people.add_group("Пятница", self.anya, [self.borya])["id"])
        self.bot_id = pg.world.bot.id

    async def raw(self, method: str, **params: Any) -> dict[str, Any]:
        """The whole answer to a call with a JSON body."""
        async with self.session.post(f"{self.pg.url}/bot{self.pg.token}/{method}", json=params) as response:
            answer: dict[str, Any] = await response.json()
            assert answer["ok"] == (response.status == 200)
            assert answer.get("error_code", 200) == response.status
            return answer

    async def call(self, method: str, **params: Any) -> Any:
        """The result of a call that works."""
        answer = await self.raw(method, **params)
        assert answer["ok"], answer
        return answer["result"]

    async def refused(self, method: str, **params: Any) -> tuple[int, str]:
        """Code and description of a call that does not."""
        answer = await self.raw(method, **params)
        assert not answer["ok"], answer
        return answer["error_code"], answer["description"]

    async def updates(self, **params: Any) -> list[dict[str, Any]]:
        """All updates so far, confirmed."""
        found: list[dict[str, Any]] = await self.call("getUpdates", **params)
        if found:
            await self.call("getUpdates", offset=found[-1]["update_id"] + 1)
        return found

    async def board(self, text: str = "Доска", **params: Any) -> int:
        """A message of the bot in the group; its number."""
        sent = await self.call("sendMessage", chat_id=self.group, text=text, **params)
        return int(sent["message_id"])

    def shown(self, person: int, chat: int | None = None) -> list[dict[str, Any]]:
        """The messages in a chat on somebody's phone, service messages apart."""
        chats = self.people.phone(person, chat or self.group)["chats"]
        return [message for message in chats[0]["messages"] if message["service"] is None]

    def texts(self, person: int, chat: int | None = None) -> list[str]:
        """What stands there."""
        return [message["text"] for message in self.shown(person, chat)]


def buttons(*rows: str) -> dict[str, Any]:
    """A keyboard of callback buttons: rows of words, each its own data."""
    return {"inline_keyboard": [[{"text": word, "callback_data": word} for word in row.split()] for row in rows]}
