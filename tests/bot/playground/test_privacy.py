"""What a bot in a group gets to read."""

import pytest

from .conftest import Opener
from .friday import Friday


async def heard(friday: Friday) -> list[str]:
    return [one["message"].get("text", "service") for one in await friday.updates() if "message" in one]


@pytest.mark.parametrize(
    ("text", "reaches"),
    [
        ("/play", True),
        ("/play king", True),
        ("/play@table_bot", True),
        ("/play@TABLE_bot king", True),
        ("/play@other_bot", False),
        ("привет", False),
        ("привет @table_bot", False),
        ("скажи /play", False),
        ("/", False),
        ("//play", False),
    ],
)
async def test_privacy_mode_lets_only_commands_through(friday: Friday, text: str, reaches: bool) -> None:
    await friday.updates()
    friday.people.send(friday.anya, friday.group, text)
    assert await heard(friday) == ([text] if reaches else [])


async def test_replies_to_the_bot_reach_it(friday: Friday) -> None:
    number = await friday.board()
    theirs = friday.people.send(friday.anya, friday.group, "раз")["message_id"]
    await friday.updates()
    friday.people.send(friday.borya, friday.group, "ей", reply_to=theirs)
    friday.people.send(friday.borya, friday.group, "тебе", reply_to=number)
    [update] = await friday.updates()
    assert update["message"]["text"] == "тебе"
    assert update["message"]["reply_to_message"]["message_id"] == number


async def test_an_administrator_hears_everything(friday: Friday) -> None:
    friday.people.promote(friday.group, friday.anya, "bot")
    await friday.updates()
    friday.people.send(friday.anya, friday.group, "привет")
    assert await heard(friday) == ["привет"]


async def test_without_privacy_mode_it_hears_everything(opened: Opener) -> None:
    friday = await opened(privacy=False)
    assert (await friday.call("getMe"))["can_read_all_group_messages"] is True
    await friday.updates()
    friday.people.send(friday.anya, friday.group, "привет")
    assert await heard(friday) == ["привет"]
    friday.people.set_privacy(True)
    friday.people.send(friday.anya, friday.group, "тише")
    assert await heard(friday) == []


async def test_in_private_it_hears_everything(friday: Friday) -> None:
    await friday.updates()
    friday.people.start(friday.vera)
    friday.people.send(friday.vera, friday.vera, "привет")
    assert await heard(friday) == ["/start", "привет"]


async def test_an_anonymous_administrator_and_a_channel_speak_as_chats(friday: Friday) -> None:
    await friday.updates()
    friday.people.send(friday.anya, friday.group, "/play", as_="anonymous")
    friday.people.send(friday.borya, friday.group, "/play", as_="channel")
    admin, channel = [one["message"] for one in await friday.updates()]
    assert (admin["from"]["id"], admin["from"]["username"]) == (1087968824, "GroupAnonymousBot")
    assert admin["sender_chat"]["id"] == friday.group
    assert (channel["from"]["id"], channel["sender_chat"]["type"]) == (136817688, "channel")
    assert friday.shown(friday.borya)[-2]["sender"]["name"] == "Пятница"


async def test_what_one_writes_as_the_group_is_ones_own_on_ones_own_phone_alone(friday: Friday) -> None:
    written = friday.people.send(friday.anya, friday.group, "тише", as_="anonymous")
    assert written["out"]
    assert not friday.shown(friday.borya)[-1]["out"]
    unread = {
        person: friday.people.phone(person, friday.group)["chats"][0]["unread"]
        for person in (friday.anya, friday.borya)
    }
    assert unread[friday.borya] - unread[friday.anya] == 3  # the two lines about how the group began, and the words
    assert friday.people.delete(friday.anya, friday.group, written["message_id"]) == {"deleted": True}
