"""Edits and deletions: what may be changed, until when, and what must differ."""

import pytest

from .friday import Friday, buttons

NOT_MODIFIED = (
    400,
    "Bad Request: message is not modified: specified new message content and reply markup are exactly the same as a "
    "current content and reply markup of the message",
)


async def test_an_edit_changes_text_and_takes_the_keyboard_away(friday: Friday) -> None:
    number = await friday.board(reply_markup=buttons("да"))
    friday.clock.forward(60)
    message = await friday.call("editMessageText", chat_id=friday.group, message_id=number, text="новое")
    assert (message["text"], message["edit_date"] - message["date"], "reply_markup" in message) == ("новое", 60, False)
    shown = friday.shown(friday.borya)[-1]
    assert (shown["text"], shown["edited"], shown["keyboard"]) == ("новое", True, [])


async def test_an_edit_must_change_something(friday: Friday) -> None:
    number = await friday.board("Доска", reply_markup=buttons("да"))
    where = {"chat_id": friday.group, "message_id": number}
    same = await friday.refused("editMessageText", **where, text=" Доска ", reply_markup=buttons("да"))
    assert same == NOT_MODIFIED
    assert await friday.refused("editMessageReplyMarkup", **where, reply_markup=buttons("да")) == NOT_MODIFIED
    assert await friday.call("editMessageReplyMarkup", **where, reply_markup=buttons("нет"))
    assert await friday.call("editMessageText", **where, text="<b>Доска</b>", parse_mode="HTML")
    assert await friday.refused("editMessageReplyMarkup", **where) == NOT_MODIFIED


async def test_what_cannot_be_edited(friday: Friday) -> None:
    theirs = friday.people.send(friday.anya, friday.group, "/play")["message_id"]
    gone = await friday.board()
    await friday.call("deleteMessage", chat_id=friday.group, message_id=gone)
    for number, error in (
        (theirs, "message can't be edited"),
        (gone, "message to edit not found"),
        (999, "message to edit not found"),
    ):
        refusal = await friday.refused("editMessageText", chat_id=friday.group, message_id=number, text="x")
        assert refusal == (400, f"Bad Request: {error}")
        refusal = await friday.refused("editMessageReplyMarkup", chat_id=friday.group, message_id=number)
        assert refusal == (400, f"Bad Request: {error}")


async def test_an_edit_is_held_to_the_same_limits(friday: Friday) -> None:
    where = {"chat_id": friday.group, "message_id": await friday.board()}
    assert await friday.refused("editMessageText", **where, text="x" * 4097) == (
        400,
        "Bad Request: message is too long",
    )
    assert await friday.refused("editMessageText", **where, text="") == (400, "Bad Request: message text is empty")
    assert await friday.refused("editMessageCaption", **where, caption="x") == (
        400,
        "Bad Request: there is no caption in the message to edit",
    )


async def test_own_messages_of_any_age_are_edited(friday: Friday) -> None:
    number = await friday.board()
    friday.clock.forward(100 * 86400)
    assert await friday.call("editMessageText", chat_id=friday.group, message_id=number, text="x")


async def test_an_edit_outside_the_chat_is_refused(friday: Friday) -> None:
    number = await friday.board()
    friday.people.kick(friday.group, friday.anya, "bot")
    assert await friday.refused("editMessageText", chat_id=friday.group, message_id=number, text="x") == (
        403,
        "Forbidden: bot was kicked from the supergroup chat",
    )


async def test_a_deleted_message_is_gone_from_phones(friday: Friday) -> None:
    number = await friday.board()
    where = {"chat_id": friday.group, "message_id": number}
    assert await friday.call("deleteMessage", **where) is True
    assert friday.texts(friday.borya) == []
    assert await friday.refused("deleteMessage", **where) == (400, "Bad Request: message to delete not found")


async def test_deletion_ends_at_48_hours(friday: Friday) -> None:
    where = {"chat_id": friday.group, "message_id": await friday.board()}
    just_in_time, second = await friday.board(), await friday.board()
    friday.clock.forward(48 * 3600)
    assert await friday.call("deleteMessage", chat_id=friday.group, message_id=just_in_time)
    friday.clock.forward(1)
    refusal = await friday.refused("deleteMessage", **where)
    assert refusal == (400, "Bad Request: message can't be deleted for everyone")
    late = await friday.refused("deleteMessages", chat_id=friday.group, message_ids=[second])
    assert late == refusal


async def test_messages_of_others_need_the_right(friday: Friday) -> None:
    where = {
        "chat_id": friday.group,
        "message_id": friday.people.send(friday.borya, friday.group, "/play")["message_id"],
    }
    assert await friday.refused("deleteMessage", **where) == (400, "Bad Request: message can't be deleted")
    friday.people.promote(friday.group, friday.anya, "bot", {"can_delete_messages": True})
    assert await friday.call("deleteMessage", **where)


async def test_in_private_the_bot_deletes_what_it_likes(friday: Friday) -> None:
    number = friday.people.start(friday.anya)["message_id"]
    assert await friday.call("deleteMessage", chat_id=friday.anya, message_id=number)
    assert friday.texts(friday.anya, friday.anya) == []


async def test_many_are_deleted_at_once_and_missing_ones_skipped(friday: Friday) -> None:
    numbers = [await friday.board(str(n)) for n in range(3)]
    assert await friday.call("deleteMessages", chat_id=friday.group, message_ids=[*numbers[:2], 999]) is True
    assert friday.texts(friday.borya) == ["2"]
    assert await friday.refused("deleteMessages", chat_id=friday.group, message_ids=[]) == (
        400,
        "Bad Request: message identifiers are not specified",
    )
    assert await friday.refused("deleteMessages", chat_id=friday.group, message_ids=list(range(1, 102))) == (
        400,
        "Bad Request: too many message identifiers specified",
    )


@pytest.mark.parametrize("method", ["editMessageText", "editMessageReplyMarkup"])
async def test_inline_messages_are_not_known(friday: Friday, method: str) -> None:
    extra = {"text": "x"} if method == "editMessageText" else {}
    refusal = await friday.refused(method, inline_message_id="abc", **extra)
    assert refusal == (400, "Bad Request: MESSAGE_ID_INVALID")
