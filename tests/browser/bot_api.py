"""A bot in a few lines: calls the Bot API of the local Telegram and reads updates, for tests of the page alone."""

from typing import Any

from aiohttp import ClientSession, FormData


class BotApi:
    """Speaks for the bot over real HTTP; every refused call fails the test."""

    def __init__(self, session: ClientSession, address: str) -> None:
        self._session = session
        self._address = address
        self._offset = 0

    async def call(self, method: str, **params: Any) -> Any:
        """Calls `method` with JSON parameters and returns its result."""
        async with self._session.post(f"{self._address}/{method}", json=params) as answer:
            content = await answer.json()
        assert content["ok"], f"{method}: {content}"
        return content["result"]

    async def send(self, chat_id: int, text: str, **params: Any) -> int:
        """Sends an HTML text and returns the message's id."""
        message = await self.call("sendMessage", chat_id=chat_id, text=text, parse_mode="HTML", **params)
        return int(message["message_id"])

    async def upload(self, method: str, chat_id: int, part: str, name: str, content: bytes, **params: str) -> int:
        """Sends a file by multipart and returns the message's id."""
        form = FormData({"chat_id": str(chat_id), **params})
        form.add_field(part, content, filename=name)
        async with self._session.post(f"{self._address}/{method}", data=form) as answer:
            told = await answer.json()
        assert told["ok"], f"{method}: {told}"
        return int(told["result"]["message_id"])

    async def next(self, kind: str) -> Any:
        """The next update of this kind, waited for up to ten seconds; others are skipped."""
        while True:
            updates = await self.call("getUpdates", offset=self._offset, timeout=10, limit=1)
            assert updates, f"no {kind} came"
            self._offset = updates[0]["update_id"] + 1
            if kind in updates[0]:
                return updates[0][kind]


def keyboard(*rows: list[dict[str, Any]]) -> dict[str, Any]:
    """An inline keyboard; each button needs its text, and its data where nothing else is its action."""
    return {"inline_keyboard": [[_button(button) for button in row] for row in rows]}


def _button(button: dict[str, Any]) -> dict[str, Any]:
    lively = {"url", "copy_text", "disabled", "callback_data"} & button.keys()
    return button if lively else {**button, "callback_data": button["text"].lower()}
