"""Members: coming, going, rights, and what the bot hears of it."""

from itertools import pairwise
from typing import Any

import pytest

from bot.playground import Mistake

from .friday import Friday


async def changes(friday: Friday) -> list[tuple[str, str, str]]:
    """(kind, old status, new status) of the membership updates."""
    found: list[tuple[str, str, str]] = []
    for update in await friday.updates():
        for kind in ("my_chat_member", "chat_member"):
            if kind in update:
                old, new = update[kind]["old_chat_member"], update[kind]["new_chat_member"]
                found.append((kind, old["status"], new["status"]))
    return found


@pytest.mark.parametrize("kind", ["group", "supergroup"])
async def test_the_bots_own_fortunes(friday: Friday, kind: str) -> None:
    await friday.updates()
    chat = friday.people.add_group("Кухня", friday.anya, kind=kind)["id"]
    friday.people.promote(chat, friday.anya, "bot")
    friday.people.demote(chat, friday.anya, "bot")
    friday.people.kick(chat, friday.anya, "bot")
    friday.people.add(chat, friday.anya, "bot")
    steps = ["left", "member", "administrator", "member", "kicked", "member"]
    assert await changes(friday) == [("my_chat_member", *pair) for pair in pairwise(steps)]


async def test_blocking_is_told(friday: Friday) -> None:
    friday.people.start(friday.anya)
    await friday.updates()
    friday.people.block(friday.anya)
    friday.people.block(friday.anya)
    friday.people.unblock(friday.anya)
    updates = await friday.updates()
    assert [one["my_chat_member"]["new_chat_member"]["status"] for one in updates] == ["kicked", "member"]
    assert updates[0]["my_chat_member"]["chat"] == {
        "id": friday.anya,
        "type": "private",
        "first_name": "Аня",
        "username": "anya",
    }


async def test_start_unblocks(friday: Friday) -> None:
    friday.people.block(friday.anya)
    with pytest.raises(Mistake, match="has blocked the bot"):
        friday.people.send(friday.anya, friday.anya, "привет")
    friday.people.start(friday.anya, "x")
    assert friday.people.phone(friday.anya)["person"]["blocked_bot"] is False


async def test_service_messages_reach_the_bot(friday: Friday) -> None:
    await friday.updates()
    friday.people.join(friday.group, friday.vera)
    friday.people.leave(friday.group, friday.vera)
    friday.people.add(friday.group, friday.borya, friday.vera)
    friday.people.kick(friday.group, friday.anya, friday.vera)
    friday.people.rename(friday.group, friday.anya, "Суббота")
    messages = [one["message"] for one in await friday.updates()]
    assert [(m["from"]["id"], *(k for k in m if k.startswith(("new_", "left_")))) for m in messages] == [
        (friday.vera, "new_chat_members"),
        (friday.vera, "left_chat_member"),
        (friday.borya, "new_chat_members"),
        (friday.anya, "left_chat_member"),
        (friday.anya, "new_chat_title"),
    ]
    assert messages[0]["new_chat_members"][0]["id"] == friday.vera
    assert messages[-1]["new_chat_title"] == messages[-1]["chat"]["title"] == "Суббота"


async def test_a_removed_bot_hears_its_own_removal(friday: Friday) -> None:
    await friday.updates()
    friday.people.kick(friday.group, friday.anya, "bot")
    friday.people.send(friday.anya, friday.group, "/play")
    message, member = await friday.updates()
    assert message["message"]["left_chat_member"]["id"] == friday.bot_id
    assert member["my_chat_member"]["new_chat_member"]["status"] == "kicked"


async def test_a_basic_group_is_made_with_the_bot_in_it(friday: Friday) -> None:
    await friday.updates()
    friday.people.add_group("Кухня", friday.anya, kind="group")
    member, message = await friday.updates()
    assert member["my_chat_member"]["new_chat_member"]["status"] == "member"
    assert message["message"]["group_chat_created"] is True


async def test_get_chat_member_tells_each_status(friday: Friday) -> None:
    async def status(person: int) -> dict[str, Any]:
        found: dict[str, Any] = await friday.call("getChatMember", chat_id=friday.group, user_id=person)
        return found

    assert (await status(friday.anya))["status"] == "creator"
    assert (await status(friday.borya))["status"] == "member"
    assert (await status(friday.vera))["status"] == "left"
    friday.people.restrict(friday.group, friday.anya, friday.borya, {"can_send_messages": True}, until=5)
    restricted = await status(friday.borya)
    assert [
        restricted[key] for key in ("status", "is_member", "can_send_messages", "can_send_photos", "until_date")
    ] == [
        "restricted",
        True,
        True,
        False,
        5,
    ]
    friday.people.promote(friday.group, friday.anya, friday.borya)
    admin = await status(friday.borya)
    assert (admin["status"], admin["can_delete_messages"], admin["can_promote_members"]) == (
        "administrator",
        True,
        False,
    )
    friday.people.kick(friday.group, friday.anya, friday.borya)
    assert (await status(friday.borya)) == {
        "status": "kicked",
        "user": {"id": friday.borya, "is_bot": False, "first_name": "Боря", "last_name": "Петров"},
        "until_date": 0,
    }
    refusal = await friday.refused("getChatMember", chat_id=friday.group, user_id=777)
    assert refusal == (400, "Bad Request: PARTICIPANT_ID_INVALID")


async def test_get_chat_administrators(friday: Friday) -> None:
    friday.people.promote(friday.group, friday.anya, "bot")
    admins = await friday.call("getChatAdministrators", chat_id=friday.group)
    assert [(one["user"]["id"], one["status"]) for one in admins] == [
        (friday.anya, "creator"),
        (friday.bot_id, "administrator"),
    ]
    assert await friday.call("getChatMemberCount", chat_id=friday.group) == 3
    friday.people.start(friday.anya)
    assert await friday.refused("getChatAdministrators", chat_id=friday.anya) == (
        400,
        "Bad Request: there are no administrators in the private chat",
    )


async def test_get_chat(friday: Friday) -> None:
    friday.people.slow_mode(friday.group, friday.anya, 30)
    chat = await friday.call("getChat", chat_id=friday.group)
    assert (chat["title"], chat["slow_mode_delay"], chat["permissions"]["can_send_messages"]) == ("Пятница", 30, True)
    assert await friday.refused("getChat", chat_id=friday.vera) == (400, "Bad Request: chat not found")
    friday.people.start(friday.vera)
    assert (await friday.call("getChat", chat_id=friday.vera))["first_name"] == "Вера"


async def test_who_was_kicked_may_still_look_at_a_basic_group_only(friday: Friday) -> None:
    small = friday.people.add_group("Кухня", friday.anya, kind="group")["id"]
    for chat in (small, friday.group):
        friday.people.kick(chat, friday.anya, "bot")
    assert (await friday.call("getChat", chat_id=small))["title"] == "Кухня"
    assert await friday.refused("getChat", chat_id=friday.group) == (
        403,
        "Forbidden: bot was kicked from the supergroup chat",
    )
    assert await friday.refused("getChatAdministrators", chat_id=small) == (
        403,
        "Forbidden: bot was kicked from the group chat",
    )


async def test_a_public_group_is_found_by_name(friday: Friday) -> None:
    friday.people.add_group("Клуб", friday.anya, username="klub", bot=False)
    assert (await friday.call("getChat", chat_id="@Klub"))["title"] == "Клуб"
    assert await friday.refused("sendMessage", chat_id="@klub", text="x") == (
        403,
        "Forbidden: bot is not a member of the supergroup chat",
    )
    assert await friday.refused("getChat", chat_id="@nobody") == (400, "Bad Request: chat not found")


async def test_pins(friday: Friday) -> None:
    number = await friday.board()
    where = {"chat_id": friday.group, "message_id": number}
    error = "Bad Request: not enough rights to manage pinned messages in the chat"
    assert await friday.refused("pinChatMessage", **where) == (400, error)
    friday.people.promote(friday.group, friday.anya, "bot", {"can_delete_messages": True})
    assert await friday.refused("pinChatMessage", **where) == (400, error)
    friday.people.promote(friday.group, friday.anya, "bot", {"can_pin_messages": True})
    assert await friday.call("pinChatMessage", **where, disable_notification=True) is True
    assert (await friday.call("getChat", chat_id=friday.group))["pinned_message"]["message_id"] == number
    assert friday.people.phone(friday.borya, friday.group)["chats"][0]["pinned"] == [number]
    assert await friday.call("unpinChatMessage", chat_id=friday.group) is True
    assert friday.people.phone(friday.borya, friday.group)["chats"][0]["pinned"] == []
    assert await friday.refused("unpinChatMessage", chat_id=friday.group) == (
        400,
        "Bad Request: message to unpin not found",
    )
    assert await friday.refused("pinChatMessage", chat_id=friday.group, message_id=999) == (
        400,
        "Bad Request: message to pin not found",
    )


async def test_the_bot_hears_of_its_own_pin_and_leaving(friday: Friday) -> None:
    friday.people.promote(friday.group, friday.anya, "bot")
    number = await friday.board()
    await friday.updates()
    await friday.call("pinChatMessage", chat_id=friday.group, message_id=number)
    await friday.call("pinChatMessage", chat_id=friday.group, message_id=number)
    await friday.call("leaveChat", chat_id=friday.group)
    pinned, left, member = await friday.updates()
    assert pinned["message"]["pinned_message"]["message_id"] == number
    assert (pinned["message"]["from"]["id"], left["message"]["left_chat_member"]["id"]) == (
        friday.bot_id,
        friday.bot_id,
    )
    assert member["my_chat_member"]["new_chat_member"]["status"] == "left"


@pytest.mark.parametrize(
    ("verb", "arguments", "status"),
    [
        ("join", ("borya",), 409),
        ("leave", ("vera",), 403),
        ("add", ("vera", "bot"), 403),
        ("kick", ("borya", "bot"), 403),
        ("kick", ("anya", "anya"), 403),
        ("unban", ("anya", "borya"), 409),
        ("promote", ("borya", "bot"), 403),
        ("demote", ("anya", "borya"), 409),
        ("rename", ("borya", "x"), 403),
        ("rename", ("anya", " "), 400),
        ("restrict", ("anya", "borya", {"can_fly": True}), 400),
        ("join", (999,), 404),
    ],
)
async def test_what_people_may_not(friday: Friday, verb: str, arguments: tuple[Any, ...], status: int) -> None:
    ids = {"anya": friday.anya, "borya": friday.borya, "vera": friday.vera}
    with pytest.raises(Mistake) as mistake:
        getattr(friday.people, verb)(
            friday.group, *(ids.get(one, one) if isinstance(one, str) else one for one in arguments)
        )
    assert mistake.value.status == status


async def test_the_banned_stay_out_until_forgiven(friday: Friday) -> None:
    friday.people.kick(friday.group, friday.anya, friday.borya)
    with pytest.raises(Mistake, match="is banned"):
        friday.people.join(friday.group, friday.borya)
    friday.people.unban(friday.group, friday.anya, friday.borya)
    assert friday.people.join(friday.group, friday.borya)["members"][1]["status"] == "member"


async def test_silenced_people_cannot_write(friday: Friday) -> None:
    friday.people.restrict(friday.group, friday.anya, friday.borya, {})
    assert friday.people.phone(friday.borya, friday.group)["chats"][0]["can_write"] is False
    with pytest.raises(Mistake, match="may not write here"):
        friday.people.send(friday.borya, friday.group, "/play")
