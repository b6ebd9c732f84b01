"""Every request is held against the published fields."""

import json
from typing import Any

import pytest
from aiohttp import FormData

from bot.playground import Violation

from .conftest import Opener
from .friday import Friday


@pytest.mark.parametrize(
    ("extra", "path", "problem"),
    [
        ({"colour": "red"}, "colour", "unknown field"),
        ({"disable_notification": "maybe"}, "disable_notification", "Boolean expected"),
        ({"reply_parameters": {"message_id": 1, "loud": True}}, "reply_parameters.loud", "unknown field"),
        ({"reply_parameters": {"message_id": "x"}}, "reply_parameters.message_id", "Integer expected"),
        ({"reply_parameters": 5}, "reply_parameters", "ReplyParameters expected"),
        ({"link_preview_options": {"disabled": True}}, "link_preview_options.disabled", "unknown field"),
        (
            {"reply_markup": {"inline_keyboard": [[{"text": "a", "callback": "x"}]]}},
            "reply_markup.inline_keyboard[0][0].callback",
            "unknown field",
        ),
        (
            {"reply_markup": {"inline_keyboard": [[{"callback_data": "x"}]]}},
            "reply_markup.inline_keyboard[0][0].text",
            "missing",
        ),
        (
            {"reply_markup": {"inline_keyboard": [{"text": "a"}]}},
            "reply_markup.inline_keyboard[0]",
            "Array of InlineKeyboardButton expected",
        ),
        (
            {"reply_markup": {"keys": []}},
            "reply_markup",
            "fits none of InlineKeyboardMarkup or ReplyKeyboardMarkup or ReplyKeyboardRemove or ForceReply",
        ),
        ({"entities": [{"type": "bold", "offset": 0}]}, "entities[0].length", "missing"),
    ],
)
async def test_what_does_not_fit_is_noted_and_refused(
    friday: Friday, extra: dict[str, Any], path: str, problem: str
) -> None:
    code, text = await friday.refused("sendMessage", chat_id=friday.group, text="a", **extra)
    assert (code, text) == (400, f"Bad Request: sendMessage.{path}: {problem}")
    assert friday.pg.violations == [Violation(1, "sendMessage", f"sendMessage.{path}", problem)]
    assert friday.texts(friday.borya) == []


async def test_unknown_fields_are_only_noted_when_not_strict(opened: Opener) -> None:
    friday = await opened(strict_fields=False)
    assert await friday.call("sendMessage", chat_id=friday.group, text="a", colour="red")
    assert await friday.call(
        "sendMessage", chat_id=friday.group, text="a", reply_markup={"inline_keyboard": [], "x": 1}
    )
    assert [one.path for one in friday.pg.violations] == ["sendMessage.colour", "sendMessage.reply_markup.x"]
    assert "colour" not in friday.pg.requests[0].params
    code, _ = await friday.refused("sendMessage", chat_id=friday.group, text=5)
    assert code == 400


@pytest.mark.parametrize(
    ("method", "params", "error"),
    [
        ("deleteMessage", {"chat_id": 5}, "message identifier is not specified"),
        ("deleteMessages", {"chat_id": 5}, "message identifiers are not specified"),
        ("getChatMember", {"chat_id": 5}, "invalid user_id specified"),
        ("getFile", {}, "file_id not specified"),
        ("sendPhoto", {"chat_id": 5}, "there is no photo in the request"),
        ("sendDocument", {"chat_id": 5}, "there is no document in the request"),
        ("sendChatAction", {"chat_id": 5}, "wrong parameter action in request"),
        (
            "answerCallbackQuery",
            {},
            "query is too old and response timeout expired or query ID is invalid",
        ),
        ("setMyCommands", {}, "parameter commands is required"),
    ],
)
async def test_a_missing_field_is_refused_as_the_real_server_does(
    friday: Friday, method: str, params: dict[str, Any], error: str
) -> None:
    assert await friday.refused(method, **params) == (400, f"Bad Request: {error}")
    assert [one.problem for one in friday.pg.violations] == ["missing"]


async def test_unions_are_told_apart_by_their_type(friday: Friday) -> None:
    scope = {"type": "chat_administrators", "chat_id": friday.group}
    assert await friday.call("setMyCommands", commands=[], scope=scope)
    code, text = await friday.refused("setMyCommands", commands=[], scope={"type": "moon"})
    assert (code, text) == (400, "Bad Request: setMyCommands.scope: fits none of BotCommandScope")


async def test_every_encoding_is_read(friday: Friday) -> None:
    url = f"{friday.pg.url}/bot{friday.pg.token}/sendMessage"
    keyboard = json.dumps({"inline_keyboard": [[{"text": "да", "callback_data": "x"}]]})
    fields = {"chat_id": str(friday.group), "text": "да", "disable_notification": "true", "reply_markup": keyboard}
    parts = FormData(fields)
    parts.add_field("nothing", b"x", filename="x.bin")
    for request in (
        friday.session.get(url, params=fields),
        friday.session.post(url, data=fields),
        friday.session.post(url, data=parts),
        friday.session.post(url.replace("sendMessage", "SENDMESSAGE"), json={**fields, "chat_id": friday.group,
                            "disable_notification": True, "reply_markup": json.loads(keyboard)}),
    ):  # fmt: skip
        async with request as response:
            assert (await response.json())["ok"], await response.text()
    assert friday.texts(friday.borya) == ["да"] * 4
    assert friday.pg.violations == []


@pytest.mark.parametrize("body", [b"{", b"[]", b'{"text": "\\ud83d"}'])
async def test_a_body_that_is_no_object_is_refused(friday: Friday, body: bytes) -> None:
    url = f"{friday.pg.url}/bot{friday.pg.token}/sendMessage"
    async with friday.session.post(url, data=body, headers={"Content-Type": "application/json"}) as response:
        assert (response.status, (await response.json())["description"]) == (
            400,
            "Bad Request: can't parse JSON object",
        )


async def test_a_wrong_token_and_an_unknown_method(friday: Friday) -> None:
    async with friday.session.post(f"{friday.pg.url}/bot5:x/getMe") as response:
        answer = await response.json()
        assert (response.status, answer) == (401, {"ok": False, "error_code": 401, "description": "Unauthorized"})
    for method in ("sendPigeon", "setWebhook"):
        assert await friday.refused(method) == (404, "Not Found: method not found")
