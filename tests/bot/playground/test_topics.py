"""Topics of a forum, as the bot and as people's phones meet them."""

from typing import Any

import pytest

from bot.playground.errors import Mistake

from .friday import Friday

NOT_FOUND = (400, "Bad Request: message thread not found")
CLOSED = (400, "Bad Request: TOPIC_CLOSED")


@pytest.fixture
def topic(friday: Friday) -> int:
    """«Настолки», a topic of the group, which is a forum now."""
    friday.people.forum(friday.group, friday.anya, on=True)
    return int(friday.people.new_topic(friday.group, friday.anya, "Настолки")["id"])


async def heard(friday: Friday, text: str, **how: Any) -> dict[str, Any]:
    """What the bot gets of a command that Anya writes."""
    await friday.updates()
    friday.people.send(friday.anya, friday.group, text, **how)
    (update,) = await friday.updates()
    message: dict[str, Any] = update["message"]
    return message


def where(friday: Friday, text: str) -> int:
    """The topic in which Borya reads this."""
    return next(int(one["topic"]) for one in friday.shown(friday.borya) if one["text"] == text)


async def test_a_group_becomes_a_forum_and_no_longer_is_one(friday: Friday) -> None:
    assert "is_forum" not in await friday.call("getChat", chat_id=friday.group)
    friday.people.forum(friday.group, friday.anya, on=True)
    assert (await friday.call("getChat", chat_id=friday.group))["is_forum"] is True
    assert (await heard(friday, "/play"))["chat"]["is_forum"] is True
    friday.people.forum(friday.group, friday.anya, on=False)
    assert "is_forum" not in (await heard(friday, "/play"))["chat"]


async def test_a_message_in_a_topic_tells_its_thread_and_the_message_that_made_it(friday: Friday, topic: int) -> None:
    message = await heard(friday, "/play", topic=topic)
    assert message["message_thread_id"] == topic
    assert message["is_topic_message"] is True
    assert message["reply_to_message"]["message_id"] == topic
    assert message["reply_to_message"]["forum_topic_created"]["name"] == "Настолки"


async def test_general_has_no_thread(friday: Friday, topic: int) -> None:
    message = await heard(friday, "/play")
    assert "message_thread_id" not in message
    assert "is_topic_message" not in message


@pytest.mark.parametrize("forum", [True, False])
async def test_a_reply_outside_topics_has_a_thread_that_is_none(friday: Friday, forum: bool) -> None:
    friday.people.forum(friday.group, friday.anya, on=forum)
    board = await friday.board()
    first = await heard(friday, "/play", reply_to=board)
    second = await heard(friday, "/play", reply_to=first["message_id"])
    for message in (first, second):
        assert message["message_thread_id"] == board
        assert "is_topic_message" not in message
    refused = await friday.refused("sendMessage", chat_id=friday.group, text="x", message_thread_id=board)
    assert refused == NOT_FOUND


async def test_a_reply_in_a_basic_group_has_no_thread(friday: Friday) -> None:
    group = friday.people.add_group("Дача", friday.anya, [friday.borya], kind="group")["id"]
    board = (await friday.call("sendMessage", chat_id=group, text="Доска"))["message_id"]
    await friday.updates()
    friday.people.send(friday.anya, group, "/play", reply_to=board)
    (update,) = await friday.updates()
    assert "message_thread_id" not in update["message"]
    with pytest.raises(Mistake, match="only a supergroup"):
        friday.people.forum(group, friday.anya, on=True)


async def test_the_bot_sends_into_a_topic_by_its_thread(friday: Friday, topic: int) -> None:
    sent = await friday.call("sendMessage", chat_id=friday.group, text="туда", message_thread_id=topic)
    assert (sent["message_thread_id"], sent["is_topic_message"]) == (topic, True)
    await friday.board("в общую")
    assert where(friday, "туда") == topic
    assert where(friday, "в общую") == 0


async def test_a_reply_stays_in_the_topic_of_what_it_replies_to(friday: Friday, topic: int) -> None:
    asked = await heard(friday, "/play", topic=topic)
    reply = {"message_id": asked["message_id"]}
    sent = await friday.call("sendMessage", chat_id=friday.group, text="ответ", reply_parameters=reply)
    assert (sent["message_thread_id"], sent["is_topic_message"]) == (topic, True)
    assert (await heard(friday, "/play", reply_to=sent["message_id"]))["message_thread_id"] == topic


@pytest.mark.parametrize("number", [1, 777])
async def test_a_thread_that_is_no_topic_is_not_found(friday: Friday, topic: int, number: int) -> None:
    sent = {"chat_id": friday.group, "text": "x", "message_thread_id": number}
    assert await friday.refused("sendMessage", **sent) == NOT_FOUND
    action = {"chat_id": friday.group, "action": "typing", "message_thread_id": number}
    assert await friday.refused("sendChatAction", **action) == NOT_FOUND
    friday.people.start(friday.anya)
    assert await friday.refused("sendMessage", chat_id=friday.anya, text="x", message_thread_id=topic) == NOT_FOUND


async def test_a_closed_topic_is_for_those_who_manage_topics(friday: Friday, topic: int) -> None:
    sent = {"chat_id": friday.group, "text": "сюда", "message_thread_id": topic}
    board = (await friday.call("sendMessage", **sent))["message_id"]
    friday.people.close_topic(friday.group, friday.anya, topic)
    assert await friday.refused("sendMessage", **sent) == CLOSED
    with pytest.raises(Mistake, match="closed topic"):
        friday.people.send(friday.borya, friday.group, "привет", topic=topic)
    friday.people.send(friday.anya, friday.group, "я могу", topic=topic)
    await friday.call("editMessageText", chat_id=friday.group, message_id=board, text="а править можно")
    friday.people.promote(friday.group, friday.anya, "bot")
    await friday.call("sendMessage", **sent)
    friday.people.demote(friday.group, friday.anya, "bot")
    friday.people.reopen_topic(friday.group, friday.anya, topic)
    await friday.call("sendMessage", **sent)


async def test_general_can_be_closed_too(friday: Friday, topic: int) -> None:
    friday.people.close_topic(friday.group, friday.anya, 0)
    assert await friday.refused("sendMessage", chat_id=friday.group, text="x") == CLOSED
    await friday.call("sendMessage", chat_id=friday.group, text="x", message_thread_id=topic)


async def test_a_deleted_topic_takes_its_messages_along(friday: Friday, topic: int) -> None:
    sent = {"chat_id": friday.group, "text": "сюда", "message_thread_id": topic}
    board = (await friday.call("sendMessage", **sent))["message_id"]
    await friday.updates()
    friday.people.delete_topic(friday.group, friday.anya, topic)
    assert await friday.updates() == []
    assert await friday.refused("sendMessage", **sent) == NOT_FOUND
    edit = {"chat_id": friday.group, "message_id": board, "text": "x"}
    assert await friday.refused("editMessageText", **edit) == (400, "Bad Request: message to edit not found")
    assert "сюда" not in friday.texts(friday.borya)


async def test_topics_switched_off_leave_their_messages_and_no_threads(friday: Friday, topic: int) -> None:
    sent = {"chat_id": friday.group, "text": "сюда", "message_thread_id": topic}
    board = (await friday.call("sendMessage", **sent))["message_id"]
    friday.people.forum(friday.group, friday.anya, on=False)
    assert await friday.refused("sendMessage", **sent) == NOT_FOUND
    edited = await friday.call("editMessageText", chat_id=friday.group, message_id=board, text="ещё тут")
    assert "is_topic_message" not in edited
    assert where(friday, "ещё тут") == 0
    reply = await heard(friday, "/play", reply_to=board)
    assert reply["message_thread_id"] == topic
    assert "is_topic_message" not in reply
    friday.people.forum(friday.group, friday.anya, on=True)
    assert where(friday, "ещё тут") == topic
    await friday.call("sendMessage", **sent)


async def test_what_happens_to_a_topic_is_told_in_it(friday: Friday) -> None:
    friday.people.forum(friday.group, friday.anya, on=True)
    await friday.updates()
    topic = friday.people.new_topic(friday.group, friday.anya, "Настолки")["id"]
    friday.people.rename_topic(friday.group, friday.anya, topic, "Карты")
    friday.people.close_topic(friday.group, friday.anya, topic)
    friday.people.reopen_topic(friday.group, friday.anya, topic)
    created, edited, closed, reopened = [update["message"] for update in await friday.updates()]
    assert {one["message_thread_id"] for one in (created, edited, closed, reopened)} == {created["message_id"]}
    assert created["forum_topic_created"]["name"] == "Настолки"
    assert edited["forum_topic_edited"] == {"name": "Карты"}
    assert closed["forum_topic_closed"] == {}
    assert reopened["forum_topic_reopened"] == {}


async def test_a_press_in_a_topic_carries_its_thread(friday: Friday, topic: int) -> None:
    row = [[{"text": "Сесть", "callback_data": "sit"}]]
    keyboard = {"inline_keyboard": row}
    sent = {"chat_id": friday.group, "text": "Доска", "message_thread_id": topic, "reply_markup": keyboard}
    board = (await friday.call("sendMessage", **sent))["message_id"]
    await friday.updates()
    friday.people.press(friday.borya, friday.group, board, text="Сесть")
    (update,) = await friday.updates()
    message = update["callback_query"]["message"]
    assert (message["message_thread_id"], message["is_topic_message"]) == (topic, True)


async def test_who_may_make_and_change_topics(friday: Friday, topic: int) -> None:
    people, group = friday.people, friday.group
    with pytest.raises(Mistake, match="may not make topics"):
        people.new_topic(group, friday.borya, "Моё")
    with pytest.raises(Mistake, match="has no right"):
        people.forum(group, friday.borya, on=False)
    with pytest.raises(Mistake, match="may not manage topics"):
        people.close_topic(group, friday.borya, topic)
    with pytest.raises(Mistake, match="may not delete topics"):
        people.delete_topic(group, friday.borya, topic)
    people.permissions(group, friday.anya, {"can_manage_topics": True})
    own = people.new_topic(group, friday.borya, "Моё")["id"]
    people.rename_topic(group, friday.borya, own, "Наше")
    people.delete_topic(group, friday.borya, own)
    with pytest.raises(Mistake, match="no topic"):
        people.send(friday.borya, group, "сюда", topic=own)
    with pytest.raises(Mistake, match="General stays"):
        people.delete_topic(group, friday.anya, 0)


async def test_a_phone_shows_the_topics_and_what_was_not_read_in_each(friday: Friday, topic: int) -> None:
    people, group = friday.people, friday.group
    people.read(friday.borya, group)
    await friday.board("в общую")
    await friday.call("sendMessage", chat_id=group, text="туда", message_thread_id=topic)
    (chat,) = people.phone(friday.borya, group)["chats"]
    assert chat["forum"] is True
    assert [(one["id"], one["name"], one["can_write"]) for one in chat["topics"]] == [
        (0, "General", True),
        (topic, "Настолки", True),
    ]
    assert people.read(friday.borya, group, topic=topic) == {"unread": 1}
    assert [one["text"] for one in friday.shown(friday.borya) if one["unread"]] == ["в общую"]
    assert people.read(friday.borya, group) == {"unread": 0}
