"""getMe, menus, name and descriptions."""

from typing import Any

import pytest

from .friday import Friday


def commands(*names: str) -> list[dict[str, str]]:
    return [{"command": name, "description": name} for name in names]


def menu(friday: Friday, person: int, chat: int) -> list[str]:
    return [one["command"] for one in friday.people.commands(person, chat)["commands"]]


async def test_get_me(friday: Friday) -> None:
    me = await friday.call("getMe")
    assert (me["id"], me["is_bot"], me["username"], me["can_read_all_group_messages"]) == (
        friday.bot_id,
        True,
        "table_bot",
        False,
    )


async def test_the_narrowest_scope_and_the_own_language_win(friday: Friday) -> None:
    async def tell(name: str, scope: dict[str, Any] | None = None, language_code: str = "") -> None:
        more = {"scope": scope} if scope else {}
        assert await friday.call("setMyCommands", commands=commands(name), language_code=language_code, **more) is True

    assert menu(friday, friday.anya, friday.group) == []
    await tell("a")
    await tell("b", {"type": "all_group_chats"})
    await tell("c", {"type": "all_private_chats"})
    await tell("d", {"type": "all_private_chats"}, "ru")
    assert menu(friday, friday.borya, friday.group) == ["b"]
    assert (menu(friday, friday.borya, friday.borya), menu(friday, friday.anya, friday.anya)) == (["c"], ["d"])
    await tell("e", {"type": "all_chat_administrators"})
    await tell("f", {"type": "chat", "chat_id": friday.group})
    assert (menu(friday, friday.anya, friday.group), menu(friday, friday.borya, friday.group)) == (["f"], ["f"])
    await tell("g", {"type": "chat_administrators", "chat_id": friday.group})
    await tell("h", {"type": "chat_member", "chat_id": friday.group, "user_id": friday.borya})
    assert (menu(friday, friday.anya, friday.group), menu(friday, friday.borya, friday.group)) == (["g"], ["h"])


async def test_menus_are_read_back_and_deleted(friday: Friday) -> None:
    ephemeral = [{"command": "hand", "description": "Рука", "is_ephemeral": True}]
    await friday.call("setMyCommands", commands=ephemeral, language_code="ru")
    assert await friday.call("getMyCommands", language_code="ru") == ephemeral
    assert await friday.call("getMyCommands") == []
    assert await friday.call("deleteMyCommands", language_code="ru") is True
    assert await friday.call("getMyCommands", language_code="ru") == []


@pytest.mark.parametrize(
    ("command", "error"),
    [
        ({"command": "Play", "description": "x"}, "BOT_COMMAND_INVALID"),
        ({"command": "", "description": "x"}, "command must be non-empty"),
        ({"command": "a" * 33, "description": "x"}, "command length must not exceed 32"),
        ({"command": "a", "description": " "}, "command description must be non-empty"),
        ({"command": "a", "description": "x" * 257}, "command description length must not exceed 256"),
    ],
)
async def test_a_bad_command_is_refused(friday: Friday, command: dict[str, str], error: str) -> None:
    assert await friday.refused("setMyCommands", commands=[command]) == (400, f"Bad Request: {error}")


async def test_bad_menus_are_refused(friday: Friday) -> None:
    assert await friday.refused("setMyCommands", commands=commands("a") * 101) == (
        400,
        "Bad Request: BOT_COMMANDS_TOO_MUCH",
    )
    assert await friday.refused("setMyCommands", commands=[], language_code="russian") == (
        400,
        "Bad Request: invalid language code specified",
    )
    nowhere = {"type": "chat", "chat_id": -5}
    assert await friday.refused("setMyCommands", commands=[], scope=nowhere) == (400, "Bad Request: chat not found")


@pytest.mark.parametrize(
    ("what", "word", "limit"),
    [("Name", "name", 64), ("Description", "description", 512), ("ShortDescription", "short_description", 120)],
)
async def test_texts_about_the_bot(friday: Friday, what: str, word: str, limit: int) -> None:
    assert await friday.call(f"setMy{what}", **{word: "Стол", "language_code": "ru"}) is True
    assert await friday.call(f"getMy{what}", language_code="ru") == {word: "Стол"}
    assert (await friday.call(f"getMy{what}"))[word] == ("Table" if word == "name" else "")
    code, _ = await friday.refused(f"setMy{what}", **{word: "x" * (limit + 1)})
    assert code == 400
