"""Presses and their answers."""

import pytest

from bot.playground import Mistake

from .friday import Friday, buttons

TOO_OLD = (400, "Bad Request: query is too old and response timeout expired or query ID is invalid")


async def pressed(friday: Friday, word: str = "да") -> str:
    number = await friday.board(reply_markup=buttons("да нет"))
    return str(friday.people.press(friday.borya, friday.group, number, text=word)["query_id"])


async def test_a_press_reaches_the_bot_with_its_message(friday: Friday) -> None:
    await friday.updates()
    query_id = await pressed(friday, "нет")
    [update] = await friday.updates()
    query = update["callback_query"]
    assert (query["id"], query["data"], query["from"]["id"]) == (query_id, "нет", friday.borya)
    assert (query["message"]["text"], query["message"]["chat"]["id"]) == ("Доска", friday.group)
    assert query["chat_instance"]


async def test_the_answer_is_a_toast_for_the_one_who_pressed(friday: Friday) -> None:
    query_id = await pressed(friday)
    assert friday.people.query(query_id)["answered"] is False
    assert await friday.call("answerCallbackQuery", callback_query_id=query_id, text="Сел", show_alert=True) is True
    answer = await friday.people.answer(query_id)
    assert (answer["text"], answer["alert"], answer["url"]) == ("Сел", True, None)
    [toast] = friday.people.phone(friday.borya)["toasts"]
    assert (toast["text"], toast["alert"], toast["dismissed"]) == ("Сел", True, False)
    assert friday.people.phone(friday.anya)["toasts"] == []
    friday.people.dismiss(friday.borya, toast["n"])
    assert friday.people.phone(friday.borya)["toasts"][0]["dismissed"] is True
    assert friday.pg.requests[-1].audience == {friday.borya}


async def test_one_answer_a_query(friday: Friday) -> None:
    query_id = await pressed(friday)
    assert await friday.call("answerCallbackQuery", callback_query_id=query_id)
    assert await friday.refused("answerCallbackQuery", callback_query_id=query_id) == TOO_OLD
    assert await friday.refused("answerCallbackQuery", callback_query_id="5") == TOO_OLD


async def test_fifteen_seconds_for_an_answer(friday: Friday) -> None:
    early, late = await pressed(friday), await pressed(friday)
    friday.clock.forward(15)
    assert await friday.call("answerCallbackQuery", callback_query_id=early)
    friday.clock.forward(0.5)
    assert await friday.refused("answerCallbackQuery", callback_query_id=late, text="x") == TOO_OLD


async def test_an_answer_has_200_characters(friday: Friday) -> None:
    query_id = await pressed(friday)
    refusal = await friday.refused("answerCallbackQuery", callback_query_id=query_id, text="я" * 201)
    assert refusal == (400, "Bad Request: MESSAGE_TOO_LONG")
    assert await friday.call("answerCallbackQuery", callback_query_id=query_id, text="я" * 200)


@pytest.mark.parametrize(
    "url", ["https://example.org/", "https://t.me/other_bot?start=x", "https://t.me/table_bot", "t.me/table_bot?start="]
)
async def test_an_answer_opens_only_the_bot_itself(friday: Friday, url: str) -> None:
    refusal = await friday.refused("answerCallbackQuery", callback_query_id=await pressed(friday), url=url)
    assert refusal == (400, "Bad Request: URL_INVALID")


async def test_an_answer_with_a_link_starts_the_bot(friday: Friday) -> None:
    query_id = await pressed(friday)
    url = "https://t.me/table_bot?start=seat_5"
    assert await friday.call("answerCallbackQuery", callback_query_id=query_id, url=url)
    answer = await friday.people.answer(query_id)
    assert friday.people.open(friday.borya, answer["url"])["kind"] == "start"
    assert friday.texts(friday.borya, friday.borya) == ["/start seat_5"]


async def test_a_press_on_a_deleted_message_carries_what_is_left(friday: Friday) -> None:
    number = await friday.board(reply_markup=buttons("да"))
    await friday.call("deleteMessage", chat_id=friday.group, message_id=number)
    await friday.updates()
    friday.people.press(friday.borya, friday.group, number, data="да")
    [update] = await friday.updates()
    left = update["callback_query"]["message"]
    assert (left["message_id"], left["date"], left["chat"]["id"]) == (number, 0, friday.group)
    assert set(left) == {"message_id", "date", "chat"}


async def test_mistakes_in_pressing(friday: Friday) -> None:
    number = await friday.board(reply_markup=buttons("да"))
    for wrong, status in (
        ({"text": "ой"}, 404),
        ({"row": 0, "column": 1}, 404),
        ({"row": -1, "column": 0}, 404),
        ({"row": 0}, 400),
        ({}, 400),
    ):
        with pytest.raises(Mistake) as mistake:
            friday.people.press(friday.borya, friday.group, number, **wrong)
        assert mistake.value.status == status
    with pytest.raises(Mistake, match="no message 999"):
        friday.people.press(friday.borya, friday.group, 999, text="да")
    with pytest.raises(Mistake, match="is not in the chat"):
        friday.people.press(friday.vera, friday.group, number, text="да")


async def test_waiting_for_no_answer_ends(friday: Friday) -> None:
    query_id = await pressed(friday)
    with pytest.raises(TimeoutError):
        await friday.people.answer(query_id, 0.01)


async def test_the_bot_reacts_with_one_emoji(friday: Friday) -> None:
    number = friday.people.send(friday.anya, friday.group, "/play")["message_id"]
    where = {"chat_id": friday.group, "message_id": number}
    assert await friday.call("setMessageReaction", **where, reaction=[{"type": "emoji", "emoji": "👍"}]) is True
    assert friday.shown(friday.borya)[-1]["reactions"] == [{"emoji": "👍", "by": "Table", "by_id": friday.bot_id}]
    assert await friday.refused("setMessageReaction", **where, reaction=[{"type": "emoji", "emoji": "🎲"}]) == (
        400,
        "Bad Request: REACTION_INVALID",
    )
    assert await friday.call("setMessageReaction", **where)
    assert friday.shown(friday.borya)[-1]["reactions"] == []
    assert await friday.refused("setMessageReaction", chat_id=friday.group, message_id=999) == (
        400,
        "Bad Request: message to react not found",
    )
