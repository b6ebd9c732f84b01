"""The people's API over HTTP: shapes, statuses, and links."""

from typing import Any

import pytest

from .friday import Friday, buttons


async def ask(friday: Friday, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, dict[str, Any]]:
    url = f"{friday.pg.url}/people/{path}"
    async with friday.session.request(method, url, json=body, headers=headers) as response:
        return response.status, await response.json()


async def test_a_script_can_be_people(friday: Friday) -> None:
    async def do(path: str, **body: Any) -> dict[str, Any]:
        status, answer = await ask(friday, "POST", path, body)
        assert status == 200, answer
        return answer

    gleb = await do("persons", first_name="Глеб", last_name="К", username="gleb", language_code="ru", is_premium=True)
    assert (gleb["name"], gleb["started_bot"], gleb["blocked_bot"]) == ("Глеб К", False, False)
    group = await do("groups", title="Игра", creator=gleb["id"], members=[friday.vera], kind="group", bot=False)
    assert [(one["user"]["id"], one["status"]) for one in group["members"]] == [
        (gleb["id"], "creator"),
        (friday.vera, "member"),
    ]
    place = f"groups/{group['id']}"
    assert len((await do(f"{place}/add", by=gleb["id"], person="bot"))["members"]) == 3
    await do(f"{place}/leave", person=friday.vera)
    await do(f"{place}/join", person=friday.vera)
    await do(f"{place}/promote", by=gleb["id"], person="bot", rights={"can_pin_messages": True})
    await do(f"{place}/slow_mode", by=gleb["id"], seconds=10)
    await do(f"{place}/permissions", by=gleb["id"], permissions={"can_send_polls": False})
    me = f"persons/{gleb['id']}"
    written = await do(f"{me}/send", chat_id=group["id"], text="/play @vera")
    assert ([e["type"] for e in written["entities"]], written["out"]) == (["bot_command", "mention"], True)
    sent = await friday.call("sendMessage", chat_id=group["id"], text="?", reply_markup=buttons("да"))
    pressed = await do(f"{me}/press", chat_id=group["id"], message_id=sent["message_id"], row=0, column=0)
    await friday.call("answerCallbackQuery", callback_query_id=pressed["query_id"], text="есть")
    _, query = await ask(friday, "GET", f"queries/{pressed['query_id']}?wait=5")
    assert (query["answered"], query["text"], query["data"]) == (True, "есть", "да")
    assert (await do(f"{me}/read", chat_id=group["id"])) == {"unread": 0}
    assert (await do(f"{me}/block"))["blocked_bot"] is True
    await do(f"{me}/unblock")
    await do(f"{me}/delete", chat_id=group["id"], message_id=written["message_id"])
    status, phone = await ask(friday, "GET", f"{me}/phone?last=1&chat_id={group['id']}")
    assert (status, len(phone["chats"]), len(phone["chats"][0]["messages"])) == (200, 1, 1)
    _, world = await ask(friday, "GET", "world")
    assert [one["first_name"] for one in world["people"]] == ["Аня", "Боря", "Вера", "Глеб"]
    assert ([one["title"] for one in world["groups"]], world["bot"]["username"]) == (["Пятница", "Игра"], "table_bot")
    assert (await do("bot", privacy=False))["is_bot"] is True
    assert friday.pg.world.privacy is False


async def test_the_private_chat_comes_first_and_waits_for_start(friday: Friday) -> None:
    private, group = friday.people.phone(friday.borya)["chats"]
    assert (private["chat"]["title"], private["started"], private["messages"]) == ("Table", False, [])
    assert (group["status"], group["unread"], group["can_write"]) == ("member", 2, True)
    friday.people.start(friday.borya)
    assert friday.people.phone(friday.borya)["chats"][0]["started"] is True


@pytest.mark.parametrize(
    ("path", "body", "status", "error"),
    [
        ("persons", {}, 400, "missing: first_name"),
        ("persons", {"first_name": 5}, 400, "first_name has the wrong type"),
        ("persons", {"first_name": "a", "age": 5}, 400, "unknown: age"),
        ("persons", {"first_name": "a", "username": "anya"}, 409, "the name @anya is taken"),
        ("persons", [], 400, "the body is not a JSON object"),
        ("groups", {"title": "a", "creator": 101, "kind": "moon"}, 400, "kind must be one of group, supergroup"),
        ("groups", {"title": " ", "creator": 101}, 400, "a group needs a title"),
        ("groups", {"title": "a", "creator": "bot"}, 400, "a person is wanted, not a bot"),
        ("groups/5/join", {"person": 101}, 404, "no group 5"),
        ("groups/x/join", {"person": 101}, 404, "no group x"),
        ("groups/5/explode", {}, 404, "no verb explode"),
        ("persons/999/start", {}, 404, "no person 999"),
        ("persons/101/start", {"payload": "a b"}, 400, "a payload is up to 64 of A-Z a-z 0-9 _ -"),
        ("persons/101/fly", {}, 404, "no verb fly"),
        ("persons/101/send", {"chat_id": 102, "text": "a"}, 404, "no chat 102"),
        ("persons/101/send", {"chat_id": 101, "text": " "}, 400, "a text has 1 to 4096 characters"),
        ("persons/101/send", {"chat_id": 101, "text": "a", "reply_to": 5}, 404, "no message 5 to reply to"),
        ("persons/101/send", {"chat_id": True, "text": "a"}, 400, "chat_id has the wrong type"),
        ("persons/101/dismiss", {"n": 5}, 404, "no toast 5"),
        ("persons/101/open", {"url": "t.me/table_bot?startgroup=x"}, 400,
         "startgroup needs chat_id: the group chosen in Telegram's dialogue"),
    ],
)  # fmt: skip
async def test_a_mistake_is_told(friday: Friday, path: str, body: Any, status: int, error: str) -> None:
    assert await ask(friday, "POST", path, body) == (status, {"error": error})


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("queries/5", 404),
        ("queries/5?wait=x", 400),
        ("file/5", 404),
        ("persons/999/phone", 404),
        ("persons/101/phone?last=x", 400),
        ("persons/101/commands", 400),
        ("texts/xx", 404),
        ("texts/..", 404),
    ],
)
async def test_looking_for_what_is_not_there(friday: Friday, path: str, status: int) -> None:
    url = f"{friday.pg.url}/people/{path}"
    async with friday.session.get(url) as response:
        assert response.status == status


async def test_links_are_opened(friday: Friday) -> None:
    number = await friday.board()
    public = friday.people.add_group("Клуб", friday.anya, username="klub")["id"]
    inside = str(friday.group).removeprefix("-100")
    for url, kind, chat, message in (
        ("https://t.me/Table_bot", "chat", friday.anya, None),
        ("tg://resolve?domain=table_bot", "chat", friday.anya, None),
        (f"https://t.me/c/{inside}/{number}", "message", friday.group, number),
        ("t.me/klub/1", "message", public, 1),
        ("https://t.me/klub", "chat", public, None),
        ("https://t.me/nowhere", "web", None, None),
        ("https://example.org/t.me", "web", None, None),
        (f"tg://user?id={friday.borya}", "chat", None, None),
    ):
        opened = friday.people.open(friday.anya, url)
        assert (opened["kind"], opened["chat_id"], opened["message_id"]) == (kind, chat, message), url
    status, answer = await ask(
        friday, "POST", f"persons/{friday.vera}/open", {"url": f"https://t.me/c/{inside}/{number}"}
    )
    assert (status, answer["error"]) == (403, "Вера is not in the chat")


async def test_startgroup_brings_the_bot_along(friday: Friday) -> None:
    group = friday.people.add_group("Дача", friday.vera, bot=False)["id"]
    opened = friday.people.open(friday.vera, "https://t.me/table_bot?startgroup=go", group)
    assert (opened["kind"], opened["chat_id"]) == ("startgroup", group)
    assert friday.texts(friday.vera, group) == ["/start@table_bot go"]
    updates = await friday.updates()
    assert updates[-1]["message"]["text"] == "/start@table_bot go"


async def test_other_web_pages_may_not_play_people(friday: Friday) -> None:
    status, _ = await ask(friday, "POST", f"persons/{friday.anya}/start", {}, Origin="https://evil.example")
    assert status == 403
    forwarded = {"Origin": "https://port.example", "X-Forwarded-Host": "port.example"}
    for own in ({"Origin": friday.pg.url}, forwarded):
        status, _ = await ask(friday, "POST", f"persons/{friday.anya}/start", {}, **own)
        assert status == 200


async def test_the_page_is_served_fresh(friday: Friday) -> None:
    async with friday.session.get(friday.pg.url + "/") as response:
        assert (response.status, response.content_type, response.headers["Cache-Control"]) == (
            200,
            "text/html",
            "no-cache",
        )
    async with friday.session.get(friday.pg.url + "/js/live.js") as response:
        assert (response.status, response.content_type) == (200, "text/javascript")
    async with friday.session.get(friday.pg.url + "/people/texts/ru") as response:
        assert response.status == 200
        assert isinstance(await response.json(), dict)


async def test_documents_are_downloaded_never_shown(friday: Friday) -> None:
    file = friday.pg.world.files.add_document(b"<script>", "a.svg")
    async with friday.session.get(f"{friday.pg.url}/people/file/{file.file_id}") as response:
        assert response.headers["Content-Disposition"] == "attachment"
        assert response.headers["X-Content-Type-Options"] == "nosniff"
