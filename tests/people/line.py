"""How a person's phone reaches Telegram: straight into the local one, or over its people's API as a script would."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Any, Protocol

from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType

from bot.playground import Playground

PATIENCE = 30.0
"""Real seconds after which an answer that should come at once is given up."""

Shape = dict[str, Any]


class Line(Protocol):
    """What a phone can do; shapes are those of the people's API."""

    async def do(self, person: int, verb: str, **what: Any) -> Shape:
        """One verb of the person: send, press, open, start, block, delete …"""
        ...

    async def answer(self, query: str) -> Shape:
        """The bot's answer to a press, waited for."""
        ...

    async def catch_up(self) -> None:
        """Have everything on the phones that has happened so far."""
        ...

    def phone(self, person: int) -> Shape:
        """The phone as it is now."""
        ...

    def chat(self, person: int, chat: int) -> Shape:
        """One chat of the phone; {} where the person is not in it."""
        ...


class Inside:
    """The people's side as plain functions."""

    def __init__(self, pg: Playground) -> None:
        self._people = pg.people

    async def do(self, person: int, verb: str, **what: Any) -> Shape:
        """Call the function of that name."""
        done: Shape = getattr(self._people, verb)(person, **what)
        return done

    async def answer(self, query: str) -> Shape:
        """Wait for the query to be heard."""
        return await self._people.answer(query, PATIENCE)

    async def catch_up(self) -> None:
        """Phones read here are never behind."""

    def phone(self, person: int) -> Shape:
        """Read the phone."""
        return self._people.phone(person)

    def chat(self, person: int, chat: int) -> Shape:
        """Read the chat."""
        return _chat(self._people.phone(person, chat), chat)


class OverHttp:
    """The people's side over HTTP, the phones kept up to date by the WebSocket alone once they were read."""

    def __init__(self, pg: Playground) -> None:
        self._pg = pg
        self._url = f"{pg.url}/people"
        self._stack = AsyncExitStack()
        self._session = ClientSession()
        self._phones: dict[int, Shape] = {}
        self._heard = 0
        self._news = asyncio.Event()
        self._listening: asyncio.Task[None]

    async def __aenter__(self) -> OverHttp:
        await self._stack.enter_async_context(self._session)
        socket = await self._session.ws_connect(f"{self._url}/live")
        self._stack.push_async_callback(socket.close)
        hello = await socket.receive_json()
        assert hello["type"] == "hello"
        self._heard = hello["seq"]
        for user in (await self._get("world"))["people"]:
            self._phones[user["id"]] = await self._get(f"persons/{user['id']}/phone")
        self._listening = asyncio.create_task(self._listen(socket))
        return self

    async def __aexit__(self, *_: object) -> None:
        self._listening.cancel()
        await asyncio.gather(self._listening, return_exceptions=True)
        await self._stack.aclose()

    async def do(self, person: int, verb: str, **what: Any) -> Shape:
        """POST the verb."""
        async with self._session.post(f"{self._url}/persons/{person}/{verb}", json=what) as response:
            done: Shape = await response.json()
            assert response.status == 200, f"{verb}: {done}"
            return done

    async def answer(self, query: str) -> Shape:
        """Ask until it is answered."""
        told = await self._get(f"queries/{query}?wait={PATIENCE:.0f}")
        assert told["answered"], f"no answer: {told}"
        return told

    async def catch_up(self) -> None:
        """Wait for the last event that has been given out."""
        async with asyncio.timeout(PATIENCE):
            while self._heard < self._pg.people.telegram.live.seq:
                self._news.clear()
                await self._news.wait()

    def phone(self, person: int) -> Shape:
        """The phone as the events have left it."""
        return self._phones[person]

    def chat(self, person: int, chat: int) -> Shape:
        """The chat as the events have left it."""
        return _chat(self._phones[person], chat)

    async def read(self, person: int) -> Shape:
        """The phone as the server has it."""
        return await self._get(f"persons/{person}/phone")

    async def _get(self, path: str) -> Shape:
        async with self._session.get(f"{self._url}/{path}") as response:
            told: Shape = await response.json()
            assert response.status == 200, f"{path}: {told}"
            return told

    async def _listen(self, socket: ClientWebSocketResponse) -> None:
        async for message in socket:
            assert message.type is WSMsgType.TEXT
            self._hear(message.json())

    def _hear(self, event: Shape) -> None:
        phone = self._phones.get(event["person"] or 0)
        if phone is not None and event["seq"] > phone["seq"]:
            change(phone, event)
            phone["seq"] = event["seq"]
        self._heard = event["seq"]
        self._news.set()


def change(phone: Shape, event: Shape) -> None:
    """What an event does to a phone."""
    match event["type"]:
        case "message":
            chat = _chat(phone, event["chat_id"])
            chat["messages"].append(event["message"])
            chat["unread"] = event["unread"]
        case "edited":
            messages = _chat(phone, event["chat_id"])["messages"]
            numbers = [message["message_id"] for message in messages]
            messages[numbers.index(event["message"]["message_id"])] = event["message"]
        case "deleted":
            chat = _chat(phone, event["chat_id"])
            gone = set(event["message_ids"])
            chat["messages"] = [message for message in chat["messages"] if message["message_id"] not in gone]
            chat["unread"] = event["unread"]
        case "answered" if event["toast"]["text"] or event["toast"]["url"]:
            phone["toasts"] = [*phone["toasts"], event["toast"]][-50:]
        case "chat":
            phone["chats"] = [event["chat"] if _is(chat, event["chat"]) else chat for chat in phone["chats"]]


def _is(chat: Shape, other: Shape) -> bool:
    return bool(chat["chat"]["id"] == other["chat"]["id"])


def _chat(phone: Shape, chat_id: int) -> Shape:
    return next((chat for chat in phone["chats"] if chat["chat"]["id"] == chat_id), {})
