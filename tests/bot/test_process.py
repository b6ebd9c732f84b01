"""The bot as a process: started by its command, killed, started again, refused, told to stop.

The local Telegram lives in the test, so the process is seen from outside, as Telegram and people would see it.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from redis.asyncio import Redis

from bot.playground import Playground
from storage.server import Server

TOKEN = "77:process-test"
PATIENCE = 60.0


@pytest.fixture
async def local() -> AsyncIterator[Playground]:
    playground = Playground(token=TOKEN, limits=False)
    await playground.start(port=0)
    yield playground
    await playground.stop()
    assert playground.violations == []


async def launched(local: Playground, data: Path, token: str = TOKEN, **more: str) -> Process:
    """`python -m bot` with a token, against another Bot API server, its data in `data`."""
    kept = {name: value for name, value in os.environ.items() if name in {"PATH", "HOME", "LANG", "PYTHONPATH"}}
    settings = {"BOT_TOKEN": token, "TELEGRAM_API": local.url, "DATA_DIR": str(data), **more}
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", env={**kept, **settings}, stdout=PIPE, stderr=PIPE
    )


async def until(true: Callable[[], Any], what: str) -> Any:
    """Wait for something to become true of the outside world; fails with its name."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if found := true():
            return found
        await asyncio.sleep(0.05)
    raise AssertionError(f"waited in vain until {what}")


async def polling(local: Playground, times: int = 1) -> None:
    """Wait until a bot has introduced itself to Telegram so many times: then it reads updates."""
    last = "setMyShortDescription"
    await until(lambda: sum(request.method == last for request in local.requests) >= 2 * times, "the bot is polling")


class Table:
    """Two people in a group, and what they can see of their table."""

    def __init__(self, local: Playground) -> None:
        self.local = local
        self.people = [local.people.add_person(name)["id"] for name in ("Аня", "Боря")]
        self.group = local.people.add_group("Пятница", self.people[0], members=self.people[1:])["id"]

    def messages(self, person: int, chat: int) -> list[dict[str, Any]]:
        """The messages with buttons in a chat of a person, oldest first."""
        phone = self.local.people.phone(person, chat_id=chat)
        return [message for message in phone["chats"][0]["messages"] if message["keyboard"]]

    def button(self, person: int, chat: int, text: str) -> tuple[int, int, int] | None:
        """Where a button stands whose text contains these words: message, row, column."""
        for message in reversed(self.messages(person, chat)):
            for row, buttons in enumerate(message["keyboard"]):
                for column, button in enumerate(buttons):
                    if text in button["text"]:
                        return message["message_id"], row, column
        return None

    async def press(self, person: int, chat: int, text: str) -> dict[str, Any]:
        """Press the newest such button and return the answer to it."""
        message, row, column = await until(lambda: self.button(person, chat, text), f"there is a button {text!r}")
        pressed = self.local.people.press(person, chat, message, row=row, column=column)
        return await self.local.people.answer(pressed["query_id"], timeout=PATIENCE)

    async def seat(self) -> None:
        """From `/play` to the deal."""
        anya, borya = self.people
        self.local.people.send(anya, self.group, "/play love_letter")
        for person in (anya, borya):
            answer = await self.press(person, self.group, "Сесть")
            self.local.people.open(person, answer["url"])
            await until(partial(self._answered, person), "the ticket is answered")
        await self.press(anya, self.group, "Начать")
        await until(self.mover, "somebody is asked")

    def _answered(self, person: int) -> bool:
        phone = self.local.people.phone(person, chat_id=person)
        return len(phone["chats"][0]["messages"]) > 1

    def mover(self) -> int:
        """Whose private chat asks for a move; 0 while nobody's does."""
        asked = [person for person in self.people if self._cards(person)]
        return asked[0] if len(asked) == 1 else 0

    def _cards(self, person: int) -> list[dict[str, Any]]:
        return [
            button
            for message in self.messages(person, person)[-1:]
            for row in message["keyboard"]
            for button in row
            if button["style"] == "primary"
        ]


async def test_a_killed_bot_goes_on_where_it_was(local: Playground, tmp_path: Path) -> None:
    data = tmp_path / "data"
    table = Table(local)
    first = await launched(local, data)
    await polling(local)
    await table.seat()
    board = table.messages(table.people[0], table.group)[-1]
    mover = table.mover()
    first.send_signal(signal.SIGKILL)
    await first.wait()

    again = await launched(local, data)
    await polling(local, times=2)
    assert table.mover() == mover
    explained = await table.press(mover, mover, "Что за карты")
    assert explained["text"]
    assert table.messages(table.people[0], table.group)[-1]["message_id"] == board["message_id"]
    again.send_signal(signal.SIGTERM)
    assert await asyncio.wait_for(again.wait(), 10) == 0


async def test_a_second_bot_on_the_same_data_refuses_and_says_why(local: Playground, tmp_path: Path) -> None:
    first = await launched(local, tmp_path)
    await polling(local)
    second = await launched(local, tmp_path)
    _, said = await asyncio.wait_for(second.communicate(), PATIENCE)
    assert second.returncode == 1
    assert said.decode().strip().count("\n") == 0
    assert "data directory" in said.decode()
    assert first.returncode is None
    first.send_signal(signal.SIGTERM)
    assert await asyncio.wait_for(first.wait(), 10) == 0


async def test_a_wrong_token_is_one_line_without_the_token(local: Playground, tmp_path: Path) -> None:
    wrong = await launched(local, tmp_path, token="77:not-this-one")
    _, said = await asyncio.wait_for(wrong.communicate(), PATIENCE)
    assert wrong.returncode == 1
    assert "BOT_TOKEN" in said.decode()
    assert "not-this-one" not in said.decode()
    assert "Traceback" not in said.decode()


async def test_a_redis_of_ones_own_is_used_and_nothing_is_kept_beside_it(
    local: Playground, tmp_path: Path, valkey_server: Server, valkey: Redis
) -> None:
    bot = await launched(local, tmp_path, REDIS_URL=f"unix://{valkey_server.socket}", REDIS_PREFIX="mine")
    await polling(local)
    Table(local)
    await until(lambda: any(request.method == "sendMessage" for request in local.requests), "the group is greeted")
    bot.send_signal(signal.SIGTERM)
    assert await asyncio.wait_for(bot.wait(), 10) == 0
    keys = [str(key, "utf-8") for key in await valkey.keys("*") if isinstance(key, bytes)]
    assert keys
    assert all(key.startswith("{mine}:") for key in keys)
    assert not any(os.scandir(tmp_path))


async def test_a_busy_port_is_one_line(local: Playground, tmp_path: Path) -> None:
    port = local.url.rpartition(":")[2]
    bot = await launched(local, tmp_path, token="", PORT=port)
    _, said = await asyncio.wait_for(bot.communicate(), PATIENCE)
    assert bot.returncode == 1
    assert f"cannot listen on 127.0.0.1:{port}" in said.decode()
    assert said.decode().strip().count("\n") == 0


async def test_a_slip_of_the_clipboard_is_one_line_without_what_was_pasted(local: Playground, tmp_path: Path) -> None:
    bot = await launched(local, tmp_path, token="my-precious-secret")
    _, said = await asyncio.wait_for(bot.communicate(), PATIENCE)
    assert bot.returncode == 2
    assert said.decode().startswith("BOT_TOKEN: ")
    assert "precious" not in said.decode()


async def test_a_wrong_setting_is_one_line(local: Playground, tmp_path: Path) -> None:
    wrong = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "--port", "99999", "--data-dir", str(tmp_path)), stdout=PIPE, stderr=PIPE
    )
    _, said = await asyncio.wait_for(wrong.communicate(), PATIENCE)
    assert wrong.returncode == 2
    assert said.decode().startswith("PORT: ")
    assert said.decode().strip().count("\n") == 0
