"""sendMessage and what hangs on it: limits, replies, keyboards, who may be written to."""

from typing import Any

import pytest

from .friday import Friday, buttons


async def test_a_message_stands_on_every_phone_of_the_group(friday: Friday) -> None:
    await friday.board("Привет", disable_notification=True)
    for person in (friday.anya, friday.borya):
        last = friday.shown(person)[-1]
        assert (last["text"], last["silent"], last["unread"], last["sender"]["is_bot"]) == ("Привет", True, True, True)
    assert [chat["chat"]["type"] for chat in friday.people.phone(friday.vera)["chats"]] == ["private"]


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "message text is empty"),
        ("  \n ", "text must be non-empty"),
        ("я" * 4097, "message is too long"),
        ("🎲" * 2049, "message is too long"),
    ],
)
async def test_the_length_of_a_text(friday: Friday, text: str, error: str) -> None:
    assert await friday.refused("sendMessage", chat_id=friday.group, text=text) == (400, f"Bad Request: {error}")


async def test_length_counts_after_parsing(friday: Friday) -> None:
    text = f"<b>{'🎲' * 2048}</b>"
    assert await friday.call("sendMessage", chat_id=friday.group, text=text, parse_mode="HTML")


async def test_silence_about_the_text_is_refused(friday: Friday) -> None:
    assert await friday.refused("sendMessage", chat_id=friday.group) == (400, "Bad Request: message text is empty")
    assert await friday.refused("sendMessage", text="a") == (400, "Bad Request: chat_id is empty")


async def test_message_numbers_are_a_supergroups_own_and_shared_elsewhere(friday: Friday) -> None:
    other = friday.people.add_group("Суббота", friday.anya)["id"]
    small = friday.people.add_group("Кухня", friday.anya, kind="group")["id"]
    friday.people.start(friday.anya)
    numbers = [
        (await friday.call("sendMessage", chat_id=chat, text="a"))["message_id"]
        for chat in (friday.group, other, small, friday.anya)
    ]
    assert numbers[:2] == [3, 3]
    assert numbers[3] == numbers[2] + 1


async def test_a_reply_carries_its_message(friday: Friday) -> None:
    asked = friday.people.send(friday.anya, friday.group, "/play")["message_id"]
    message = await friday.call("sendMessage", chat_id=friday.group, text="a", reply_parameters={"message_id": asked})
    assert message["reply_to_message"]["text"] == "/play"
    assert friday.shown(friday.borya)[-1]["reply_to"] == {"message_id": asked, "name": "Аня", "text": "/play"}


async def test_a_reply_to_nothing_is_refused_unless_allowed(friday: Friday) -> None:
    reply: dict[str, Any] = {"message_id": 99}
    refusal = await friday.refused("sendMessage", chat_id=friday.group, text="a", reply_parameters=reply)
    assert refusal == (400, "Bad Request: message to be replied not found")
    reply["allow_sending_without_reply"] = True
    sent = await friday.call("sendMessage", chat_id=friday.group, text="a", reply_parameters=reply)
    assert "reply_to_message" not in sent


@pytest.mark.parametrize(
    ("button", "error"),
    [
        ({"text": "a", "callback_data": "я" * 33}, "BUTTON_DATA_INVALID"),
        ({"text": " ", "callback_data": "a"}, "Inline keyboard button text must be non-empty"),
        ({"text": "a"}, "Text buttons are unallowed in the inline keyboard"),
        ({"text": "a", "callback_data": "a", "url": "t.me/x"}, "exactly one of the action fields must be used"),
        ({"text": "a", "url": "nowhere"}, "inline keyboard button URL 'nowhere' is invalid: Wrong HTTP URL"),
        (
            {"text": "a", "url": "ftp://a.b"},
            "inline keyboard button URL 'ftp://a.b' is invalid: Unsupported URL protocol",
        ),
        ({"text": "a", "callback_data": "a", "style": "pink"}, "Invalid button style specified"),
        ({"text": "a", "copy_text": {"text": "x" * 257}}, "BUTTON_COPY_TEXT_INVALID"),
    ],
)
async def test_a_bad_button_is_refused(friday: Friday, button: dict[str, Any], error: str) -> None:
    markup = {"inline_keyboard": [[button]]}
    code, text = await friday.refused("sendMessage", chat_id=friday.group, text="a", reply_markup=markup)
    assert (code, text.startswith("Bad Request: "), error in text) == (400, True, True)


async def test_64_bytes_of_data_and_100_buttons_are_taken(friday: Friday) -> None:
    rows = [[{"text": "a", "callback_data": "я" * 32}] * 5] * 20
    assert await friday.board(reply_markup={"inline_keyboard": rows})
    rows.append([{"text": "a", "callback_data": "a"}])
    refusal = await friday.refused(
        "sendMessage", chat_id=friday.group, text="a", reply_markup={"inline_keyboard": rows}
    )
    assert refusal == (400, "Bad Request: reply markup is too long")


async def test_a_phone_shows_every_kind_of_button(friday: Friday) -> None:
    row: list[dict[str, Any]] = [
        {"text": "a", "callback_data": "x", "style": "danger"},
        {"text": "b", "url": "https://t.me/table_bot?start=x"},
        {"text": "c", "copy_text": {"text": "4 5"}},
        {"text": "d", "disabled": {}},
    ]
    number = await friday.board(reply_markup={"inline_keyboard": [row]})
    shown = friday.shown(friday.borya)[-1]["keyboard"][0]
    assert [(b["kind"], b["style"], b["url"], b["copy_text"]) for b in shown] == [
        ("callback", "danger", None, None),
        ("url", None, "https://t.me/table_bot?start=x", None),
        ("copy", None, None, "4 5"),
        ("disabled", None, None, None),
    ]
    pressed = [friday.people.press(friday.borya, friday.group, number, row=0, column=place) for place in range(4)]
    assert [one["kind"] for one in pressed] == ["callback", "url", "copy", "disabled"]


async def test_whom_the_bot_may_write_to(friday: Friday) -> None:
    def say(chat: int) -> Any:
        return friday.refused("sendMessage", chat_id=chat, text="a")

    assert await say(friday.vera) == (400, "Bad Request: chat not found")
    assert await say(friday.anya) == (403, "Forbidden: bot can't initiate conversation with a user")
    friday.people.start(friday.anya)
    assert await friday.call("sendMessage", chat_id=friday.anya, text="a")
    friday.people.block(friday.anya)
    assert await say(friday.anya) == (403, "Forbidden: bot was blocked by the user")
    friday.people.unblock(friday.anya)
    assert await friday.call("sendMessage", chat_id=friday.anya, text="a")
    assert await say(12345) == (400, "Bad Request: chat not found")
    assert await say(-12345) == (400, "Bad Request: chat not found")


@pytest.mark.parametrize("kind", ["group", "supergroup"])
async def test_a_bot_outside_is_told_why(friday: Friday, kind: str) -> None:
    chat = friday.people.add_group("Кухня", friday.anya, kind=kind)["id"]
    friday.people.kick(chat, friday.anya, "bot")
    assert await friday.refused("sendMessage", chat_id=chat, text="a") == (
        403,
        f"Forbidden: bot was kicked from the {kind} chat",
    )
    friday.people.add(chat, friday.anya, "bot")
    assert await friday.call("leaveChat", chat_id=chat)
    assert await friday.refused("sendMessage", chat_id=chat, text="a") == (
        403,
        f"Forbidden: bot is not a member of the {kind} chat",
    )


async def test_the_right_to_write(friday: Friday) -> None:
    friday.people.permissions(friday.group, friday.anya, {"can_send_messages": False, "can_send_photos": False})
    error = "Bad Request: not enough rights to send text messages to the chat"
    assert await friday.refused("sendMessage", chat_id=friday.group, text="a") == (400, error)
    assert await friday.refused("sendChatAction", chat_id=friday.group, action="typing") == (400, error)
    assert await friday.refused("sendPhoto", chat_id=friday.group, photo="x") == (
        400,
        "Bad Request: not enough rights to send photos to the chat",
    )
    friday.people.promote(friday.group, friday.anya, "bot")
    assert await friday.board()
    friday.people.demote(friday.group, friday.anya, "bot")
    friday.people.permissions(friday.group, friday.anya, {"can_send_messages": True})
    friday.people.restrict(friday.group, friday.anya, "bot", {})
    assert await friday.refused("sendMessage", chat_id=friday.group, text="a") == (400, error)


async def test_a_chat_action_shows_until_the_message(friday: Friday) -> None:
    assert await friday.call("sendChatAction", chat_id=friday.group, action="typing") is True
    assert friday.people.phone(friday.borya, friday.group)["chats"][0]["typing"]["action"] == "typing"
    await friday.board()
    assert friday.people.phone(friday.borya, friday.group)["chats"][0]["typing"] is None
    assert await friday.refused("sendChatAction", chat_id=friday.group, action="dance") == (
        400,
        "Bad Request: wrong parameter action in request",
    )


async def test_a_chat_action_tries_a_private_chat(friday: Friday) -> None:
    assert await friday.refused("sendChatAction", chat_id=friday.anya, action="typing") == (
        400,
        "Bad Request: PEER_ID_INVALID",
    )
    friday.people.start(friday.anya)
    assert await friday.call("sendChatAction", chat_id=friday.anya, action="typing")
    friday.people.block(friday.anya)
    assert await friday.refused("sendChatAction", chat_id=friday.anya, action="typing") == (
        403,
        "Forbidden: bot was blocked by the user",
    )


async def test_what_comes_later_is_refused_and_not_shown_to_all(friday: Friday) -> None:
    later: tuple[dict[str, Any], ...] = (
        {"message_thread_id": 5},
        {"ephemeral_message_parameters": {"receiver_user_id": friday.anya}},
        {"business_connection_id": "x"},
        {"message_effect_id": "5"},
    )
    for extra in later:
        code, _ = await friday.refused("sendMessage", chat_id=friday.group, text="тайна", **extra)
        assert code == 400
    assert "тайна" not in friday.texts(friday.borya)


async def test_who_could_see_what_is_recorded(friday: Friday) -> None:
    friday.people.start(friday.anya)
    await friday.board("всем")
    await friday.call("sendMessage", chat_id=friday.anya, text="тайна")
    await friday.refused("sendMessage", chat_id=friday.group, text="")
    seen = [(one.params["text"], one.audience, one.error is None) for one in friday.pg.requests]
    assert seen == [
        ("всем", {friday.anya, friday.borya}, True),
        ("тайна", {friday.anya}, True),
        ("", frozenset(), False),
    ]
    assert [one.number for one in friday.pg.requests] == [1, 2, 3]
    assert all(one.done for one in friday.pg.requests)


async def test_a_keyboard_comes_back_with_the_message(friday: Friday) -> None:
    sent = await friday.call("sendMessage", chat_id=friday.group, text="a", reply_markup=buttons("да нет", "ещё"))
    assert sent["reply_markup"] == buttons("да нет", "ещё")
