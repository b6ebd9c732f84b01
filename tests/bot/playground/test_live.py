"""The live feed over a WebSocket."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from aiohttp import ClientWebSocketResponse, WSMsgType

from bot.playground.live import LONGEST_BACKLOG, Listener, Live

from .friday import Friday, buttons


@asynccontextmanager
async def listening(friday: Friday, *people: int) -> AsyncIterator[ClientWebSocketResponse]:
    query = "&".join(f"person={person}" for person in people)
    async with friday.session.ws_connect(f"{friday.pg.url}/people/live?{query}") as socket:
        hello = await socket.receive_json(timeout=5)
        assert (hello["type"], hello["person"]) == ("hello", None)
        yield socket


async def nexts(socket: ClientWebSocketResponse, count: int) -> list[dict[str, Any]]:
    return [await socket.receive_json(timeout=5) for _ in range(count)]


async def test_one_phone_lives_through_an_evening(friday: Friday) -> None:
    async with listening(friday, friday.borya) as socket:
        await friday.call("sendChatAction", chat_id=friday.group, action="typing")
        number = await friday.board(reply_markup=buttons("да"))
        await friday.call("editMessageText", chat_id=friday.group, message_id=number, text="новое")
        press = friday.people.press(friday.borya, friday.group, number, data="да")
        await friday.call("answerCallbackQuery", callback_query_id=press["query_id"], text="ок")
        friday.people.read(friday.borya, friday.group)
        await friday.call("deleteMessage", chat_id=friday.group, message_id=number)
        action, message, edited, answered, unread, deleted = await nexts(socket, 6)
    assert (action["type"], action["action"]) == ("action", "typing")
    assert (message["type"], message["unread"], message["ring"]) == ("message", 3, True)
    assert message["message"]["keyboard"][0][0]["text"] == "да"
    assert (edited["type"], edited["message"]["text"], edited["message"]["keyboard"]) == ("edited", "новое", [])
    assert (answered["type"], answered["toast"]["text"], answered["toast"]["query_id"]) == (
        "answered",
        "ок",
        press["query_id"],
    )
    assert (unread["type"], unread["unread"]) == ("unread", 0)
    assert (deleted["type"], deleted["message_ids"], deleted["unread"]) == ("deleted", [number], 0)
    numbers = [one["seq"] for one in (action, message, edited, answered, unread, deleted)]
    assert numbers == sorted(numbers)
    assert friday.people.phone(friday.borya)["seq"] >= numbers[-1]


async def test_silence_and_own_messages_do_not_ring(friday: Friday) -> None:
    async with listening(friday, friday.borya) as socket:
        await friday.board(disable_notification=True)
        friday.people.send(friday.borya, friday.group, "я")
        friday.people.join(friday.group, friday.vera)
        events = [one for one in await nexts(socket, 4) if one["type"] == "message"]
    assert [(one["ring"], one["unread"]) for one in events] == [(False, 3), (False, 3), (False, 4)]


async def test_coming_and_going(friday: Friday) -> None:
    async with listening(friday, friday.vera) as socket:
        friday.people.join(friday.group, friday.vera)
        chat, group, _ = await nexts(socket, 3)
        friday.people.kick(friday.group, friday.anya, friday.vera)
        _, gone, _ = await nexts(socket, 3)
        friday.people.block(friday.vera)
        person, blocked = await nexts(socket, 2)
    assert (chat["type"], chat["chat"]["chat"]["title"]) == ("chat", "Пятница")
    assert (group["type"], group["person"], len(group["group"]["members"])) == ("group", None, 4)
    assert (gone["type"], gone["chat_id"]) == ("gone", friday.group)
    assert (person["type"], person["user"]["blocked_bot"]) == ("person", True)
    assert (blocked["type"], blocked["chat"]["can_write"]) == ("chat", False)


async def test_everybodys_phones_without_a_filter(friday: Friday) -> None:
    async with listening(friday) as socket:
        await friday.board()
        assert {one["person"] for one in await nexts(socket, 2)} == {friday.anya, friday.borya}


async def test_a_secret_goes_to_one_phone(friday: Friday) -> None:
    friday.people.start(friday.anya)
    async with listening(friday) as socket:
        await friday.call("sendMessage", chat_id=friday.anya, text="тайна")
        [event] = await nexts(socket, 1)
    assert (event["person"], event["chat_id"]) == (friday.anya, friday.anya)


async def test_a_bad_filter_is_refused(friday: Friday) -> None:
    async with friday.session.get(friday.pg.url + "/people/live?person=x") as response:
        assert response.status == 400


async def test_stopping_closes_the_feed(friday: Friday) -> None:
    async with listening(friday) as socket:
        await friday.pg.stop()
        assert (await socket.receive(timeout=5)).type in (WSMsgType.CLOSE, WSMsgType.CLOSED)


async def test_who_goes_is_forgotten(friday: Friday) -> None:
    async with listening(friday):
        assert len(friday.pg._live.listeners) == 1
    await friday.call("getMe")
    assert len(friday.pg._live.listeners) == 0


def test_a_slow_listener_is_cut_off() -> None:
    live, slow = Live(), Listener(frozenset())
    live.listeners.add(slow)
    for _ in range(LONGEST_BACKLOG + 10):
        live.emit("message", 5, dict)
    assert slow.events.qsize() == LONGEST_BACKLOG + 1
    assert slow.cut


async def test_every_page_hears_that_privacy_mode_is_switched(friday: Friday) -> None:
    async with listening(friday, friday.borya) as socket:
        friday.people.set_privacy(False)
        [event] = await nexts(socket, 1)
    assert (event["type"], event["person"], event["privacy"]) == ("bot", None, False)
    async with friday.session.get(f"{friday.pg.url}/people/world") as world:
        assert (await world.json())["privacy"] is False
