"""Ephemeral messages: one member of the group sees them, and the bot sends them only in answer to him."""

from typing import Any

import pytest

from bot.playground import Mistake

from .conftest import Opener
from .friday import NO_KEYBOARD, Friday, buttons

TOO_OLD = (400, "Bad Request: query is too old and response timeout expired or query ID is invalid")
NOT_FOUND = (400, "Bad Request: message to be replied not found")
NO_RIGHT = (400, "Bad Request: not enough rights to send ephemeral messages to the chat")
HAND = [{"command": "hand", "description": "карты", "is_ephemeral": True}]


async def press(friday: Friday, person: int | None = None) -> str:
    number = await friday.board(reply_markup=buttons("карты"))
    return str(friday.people.press(person or friday.borya, friday.group, number, text="карты")["query_id"])


async def whisper(friday: Friday, text: str = "Туз", **params: Any) -> int:
    """An ephemeral message to Borya in answer to a press of his; its id."""
    alone = {"receiver_user_id": friday.borya, "callback_query_id": await press(friday)}
    sent = await friday.call(
        "sendMessage", chat_id=friday.group, text=text, ephemeral_message_parameters=alone, **params
    )
    return int(sent["ephemeral_message_id"])


def seen(friday: Friday, person: int) -> list[str]:
    return [message["text"] for message in friday.shown(person) if message["ephemeral"]]


async def test_one_pair_of_eyes_sees_it(friday: Friday) -> None:
    await whisper(friday, reply_markup=buttons("туз"))
    assert friday.pg.requests[-1].audience == {friday.borya}
    assert seen(friday, friday.borya) == ["Туз"]
    assert "Туз" not in friday.texts(friday.anya)


async def test_the_bot_gets_its_id_and_receiver_instead_of_a_number(friday: Friday) -> None:
    alone = {"receiver_user_id": friday.borya, "callback_query_id": await press(friday)}
    sent = await friday.call("sendMessage", chat_id=friday.group, text="Туз", ephemeral_message_parameters=alone)
    assert (sent["message_id"], sent["ephemeral_message_id"], sent["text"]) == (0, 1, "Туз")
    assert sent["receiver_user"]["id"] == friday.borya


async def test_only_the_one_who_pressed_gets_an_answer(friday: Friday) -> None:
    for_anya = {"receiver_user_id": friday.anya, "callback_query_id": await press(friday, friday.borya)}
    params = {"chat_id": friday.group, "text": "Туз"}
    assert await friday.refused("sendMessage", **params, ephemeral_message_parameters=for_anya) == TOO_OLD
    unknown = {"receiver_user_id": friday.borya, "callback_query_id": "5"}
    assert await friday.refused("sendMessage", **params, ephemeral_message_parameters=unknown) == TOO_OLD
    assert seen(friday, friday.anya) == seen(friday, friday.borya) == []


async def test_fifteen_seconds_after_a_press(friday: Friday) -> None:
    alone = {"receiver_user_id": friday.borya, "callback_query_id": await press(friday)}
    params = {"chat_id": friday.group, "text": "Туз", "ephemeral_message_parameters": alone}
    friday.clock.forward(15)
    assert await friday.call("sendMessage", **params)
    friday.clock.forward(0.5)
    assert await friday.refused("sendMessage", **params) == TOO_OLD


async def test_unprompted_only_an_administrator(friday: Friday) -> None:
    params = {
        "chat_id": friday.group,
        "text": "Туз",
        "ephemeral_message_parameters": {"receiver_user_id": friday.borya},
    }
    assert await friday.refused("sendMessage", **params) == NO_RIGHT
    friday.people.promote(friday.group, friday.anya, "bot")
    assert await friday.call("sendMessage", **params)


async def test_only_members_of_a_group(friday: Friday) -> None:
    stranger = {"receiver_user_id": friday.vera}
    params = {"text": "Туз", "ephemeral_message_parameters": stranger}
    assert await friday.refused("sendMessage", chat_id=friday.group, **params) == (400, "Bad Request: user not found")
    friday.people.start(friday.vera)
    refusal = await friday.refused("sendMessage", chat_id=friday.vera, **params)
    assert refusal == (400, "Bad Request: ephemeral messages are not available in this chat")


async def test_the_pressed_message_is_not_replaced(friday: Friday) -> None:
    alone = {
        "receiver_user_id": friday.borya,
        "callback_query_id": await press(friday),
        "replace_callback_query_message": True,
    }
    refusal = await friday.refused("sendMessage", chat_id=friday.group, text="x", ephemeral_message_parameters=alone)
    assert refusal == (400, "Bad Request: the original message can't be replaced")


async def test_a_press_on_it_names_it(friday: Friday) -> None:
    number = await whisper(friday, reply_markup=buttons("туз король"))
    await friday.updates()
    friday.people.press(friday.borya, friday.group, -number, text="король")
    [update] = await friday.updates()
    message = update["callback_query"]["message"]
    assert (message["message_id"], message["ephemeral_message_id"]) == (0, number)
    assert (message["receiver_user"]["id"], update["callback_query"]["data"]) == (friday.borya, "король")


async def test_nobody_else_presses_it(friday: Friday) -> None:
    number = await whisper(friday, reply_markup=buttons("туз"))
    with pytest.raises(Mistake, match="no message"):
        friday.people.press(friday.anya, friday.group, -number, text="туз")
    with pytest.raises(Mistake, match="no message"):
        friday.people.press(friday.anya, friday.group, -number, data="туз")


async def test_it_is_edited_by_receiver_and_id(friday: Friday) -> None:
    number = await whisper(friday, reply_markup=buttons("туз"))
    place = {"chat_id": friday.group, "receiver_user_id": friday.borya, "ephemeral_message_id": number}
    assert await friday.call("editEphemeralMessageText", **place, text="Король", reply_markup=buttons("да")) is True
    assert friday.pg.requests[-1].audience == {friday.borya}
    assert seen(friday, friday.borya) == ["Король"]
    code, description = await friday.refused(
        "editEphemeralMessageText", **place, text="Король", reply_markup=buttons("да")
    )
    assert (code, description[:39]) == (400, "Bad Request: message is not modified: s")
    assert await friday.call("editEphemeralMessageReplyMarkup", **place, reply_markup=NO_KEYBOARD) is True
    assert friday.shown(friday.borya)[-1]["keyboard"] == []


async def test_an_edit_has_1024_characters(friday: Friday) -> None:
    number = await whisper(friday)
    place = {"chat_id": friday.group, "receiver_user_id": friday.borya, "ephemeral_message_id": number}
    assert await friday.call("editEphemeralMessageText", **place, text="я" * 1024)
    refusal = await friday.refused("editEphemeralMessageText", **place, text="я" * 1025)
    assert refusal == (400, "Bad Request: MEDIA_CAPTION_TOO_LONG")


async def test_another_receiver_or_the_ordinary_methods_do_not_find_it(friday: Friday) -> None:
    number = await whisper(friday)
    lost = (400, "Bad Request: message to edit not found")
    place = {"chat_id": friday.group, "ephemeral_message_id": number}
    assert await friday.refused("editEphemeralMessageText", **place, receiver_user_id=friday.anya, text="x") == lost
    for ordinary in (0, number + 50, -number):
        assert await friday.refused("editMessageText", chat_id=friday.group, message_id=ordinary, text="x") == lost
        refusal = await friday.refused("deleteMessage", chat_id=friday.group, message_id=ordinary)
        assert refusal == (400, "Bad Request: message to delete not found")


async def test_the_id_of_a_deleted_one_comes_again(friday: Friday) -> None:
    first, second = await whisper(friday, "Туз"), await whisper(friday, "Дама")
    place = {"chat_id": friday.group, "receiver_user_id": friday.borya, "ephemeral_message_id": first}
    assert await friday.call("deleteEphemeralMessage", **place) is True
    assert seen(friday, friday.borya) == ["Дама"]
    gone = (400, "Bad Request: message to delete not found")
    assert await friday.refused("deleteEphemeralMessage", **place) == gone
    assert await whisper(friday, "Валет") == first != second
    assert seen(friday, friday.borya) == ["Дама", "Валет"]


async def test_sends_and_edits_take_the_chats_tokens(opened: Opener) -> None:
    friday = await opened(limits=True)
    alone = {"receiver_user_id": friday.borya, "callback_query_id": await press(friday)}
    params = {"chat_id": friday.group, "text": "Туз", "ephemeral_message_parameters": alone}
    numbers = [(await friday.call("sendMessage", **params))["ephemeral_message_id"] for _ in range(4)]
    assert (await friday.refused("sendMessage", **params))[0] == 429
    place = {"chat_id": friday.group, "receiver_user_id": friday.borya, "ephemeral_message_id": numbers[0]}
    assert (await friday.refused("editEphemeralMessageText", **place, text="x"))[0] == 429
    assert await friday.call("deleteEphemeralMessage", **place)


async def test_an_ephemeral_command_is_seen_by_its_sender_alone(friday: Friday) -> None:
    await friday.call("setMyCommands", commands=HAND, scope={"type": "all_group_chats"})
    assert friday.people.commands(friday.borya, friday.group)["commands"][0]["ephemeral"] is True
    await friday.updates()
    sent = friday.people.send(friday.borya, friday.group, "/hand")
    assert (sent["ephemeral"], sent["message_id"]) == (True, -1)
    assert "/hand" not in friday.texts(friday.anya)
    [update] = await friday.updates()
    message = update["message"]
    assert (message["message_id"], message["ephemeral_message_id"], message["text"]) == (0, 1, "/hand")
    assert (message["from"]["id"], message["receiver_user"]["id"]) == (friday.borya, friday.bot_id)


async def test_a_command_for_another_bot_or_in_private_is_not_ephemeral(friday: Friday) -> None:
    await friday.call("setMyCommands", commands=HAND)
    friday.people.start(friday.borya)
    assert friday.people.send(friday.borya, friday.group, "/hand@other_bot")["ephemeral"] is False
    assert friday.people.send(friday.borya, friday.borya, "/hand")["ephemeral"] is False


async def test_an_ephemeral_command_is_answered_within_fifteen_seconds(friday: Friday) -> None:
    await friday.call("setMyCommands", commands=HAND)
    friday.people.send(friday.borya, friday.group, "/hand")
    reply = {"reply_parameters": {"ephemeral_message_id": 1}, "chat_id": friday.group, "text": "Туз"}
    alone = {"ephemeral_message_parameters": {"receiver_user_id": friday.borya}}
    assert await friday.refused("sendMessage", **reply) == NOT_FOUND
    for_anya = {"ephemeral_message_parameters": {"receiver_user_id": friday.anya}}
    assert await friday.refused("sendMessage", **reply, **for_anya) == NOT_FOUND
    assert await friday.call("sendMessage", **reply, **alone)
    assert seen(friday, friday.borya) == ["/hand", "Туз"]
    friday.clock.forward(15.5)
    assert await friday.refused("sendMessage", **reply, **alone) == NOT_FOUND


async def test_a_reply_to_one_is_one_itself(friday: Friday) -> None:
    number = await whisper(friday)
    sent = friday.people.send(friday.borya, friday.group, "Спасибо", reply_to=-number)
    assert sent["ephemeral"]
    assert "Спасибо" not in friday.texts(friday.anya)
    with pytest.raises(Mistake, match="no message"):
        friday.people.send(friday.anya, friday.group, "Что там?", reply_to=-number)


async def test_its_receiver_may_remove_it_and_nobody_pin_it(friday: Friday) -> None:
    number = await whisper(friday)
    with pytest.raises(Mistake, match="not pinned"):
        friday.people.pin(friday.anya, friday.group, -number)
    with pytest.raises(Mistake, match="no message"):
        friday.people.delete(friday.anya, friday.group, -number)
    friday.people.delete(friday.borya, friday.group, -number)
    assert seen(friday, friday.borya) == []


async def test_only_its_reader_hears_of_it_live(friday: Friday) -> None:
    async with friday.session.ws_connect(f"{friday.pg.url}/people/live") as socket:
        await socket.receive_json()
        number = await whisper(friday)
        place = {"chat_id": friday.group, "receiver_user_id": friday.borya, "ephemeral_message_id": number}
        await friday.call("editEphemeralMessageText", **place, text="Король")
        await friday.call("deleteEphemeralMessage", **place)
        heard: list[dict[str, Any]] = []
        while not heard or heard[-1]["type"] != "deleted":
            heard.append(await socket.receive_json())
    told = [(event["type"], event["person"]) for event in heard if event["type"] in ("edited", "deleted")]
    assert told == [("edited", friday.borya), ("deleted", friday.borya)]
    mine = [event["person"] for event in heard if event["type"] == "message" and event["message"]["ephemeral"]]
    assert mine == [friday.borya]
