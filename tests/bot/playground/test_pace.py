"""429: token buckets per chat."""

from typing import Any

import pytest

from bot.playground.buckets import REMEMBERED, Buckets
from bot.playground.errors import BotApiError

from .conftest import Opener
from .friday import NOW, Friday


@pytest.fixture
async def limited(opened: Opener) -> Friday:
    """An evening with Telegram's limits."""
    return await opened(limits=True)


async def retry_after(friday: Friday, chat: int) -> int:
    answer = await friday.raw("sendMessage", chat_id=chat, text="x")
    wait: int = answer["parameters"]["retry_after"]
    assert answer["description"] == f"Too Many Requests: retry after {wait}"
    assert answer["error_code"] == 429
    return wait


async def test_a_chat_takes_five_at_once_and_one_a_second(limited: Friday) -> None:
    limited.people.start(limited.anya)
    for _ in range(5):
        await limited.call("sendMessage", chat_id=limited.anya, text="x")
    assert await retry_after(limited, limited.anya) == 1
    limited.clock.forward(1)
    await limited.call("sendMessage", chat_id=limited.anya, text="x")
    limited.clock.forward(0.25)
    assert await retry_after(limited, limited.anya) == 1


async def test_a_group_takes_twenty_and_one_in_three_seconds(limited: Friday) -> None:
    # One a second: each costs a token and a third of it comes back, so the 30th finds two thirds of one.
    for second in range(29):
        await limited.board(str(second))
        limited.clock.forward(1)
    assert await retry_after(limited, limited.group) == 1
    limited.clock.forward(1)
    await limited.board()
    assert await retry_after(limited, limited.group) == 3
    limited.clock.forward(3)
    await limited.board()


async def test_edits_cost_and_answers_deletions_and_actions_do_not(limited: Friday) -> None:
    number = await limited.board()
    where: dict[str, Any] = {"chat_id": limited.group, "message_id": number}
    for text in "abcd":
        await limited.call("editMessageText", **where, text=text)
    assert (await limited.raw("editMessageText", **where, text="e"))["error_code"] == 429
    assert (await limited.raw("editMessageReplyMarkup", **where))["error_code"] == 429
    press = limited.people.press(limited.borya, limited.group, number, data="x")
    await limited.call("answerCallbackQuery", callback_query_id=press["query_id"])
    await limited.call("sendChatAction", chat_id=limited.group, action="typing")
    await limited.call("deleteMessage", **where)


async def test_one_chats_wait_is_not_anothers(limited: Friday) -> None:
    limited.people.start(limited.anya)
    for _ in range(5):
        await limited.board()
    assert await retry_after(limited, limited.group) == 1
    assert await limited.call("sendMessage", chat_id=limited.anya, text="x")


async def test_a_refused_send_shows_nothing_and_costs_nothing(limited: Friday) -> None:
    for _ in range(5):
        await limited.board()
    for _ in range(3):
        assert await retry_after(limited, limited.group) == 1
    limited.clock.forward(1)
    await limited.board()
    assert len(limited.texts(limited.borya)) == 6
    assert limited.pg.requests[-2].audience == frozenset()


def test_quiet_chats_are_forgotten() -> None:
    buckets = Buckets()
    for chat in range(1, REMEMBERED + 1):
        buckets.take(chat, NOW)
    buckets.take(-1, NOW + 60)
    assert len(buckets._chats) == 1


def test_the_wait_is_rounded_up() -> None:
    buckets = Buckets()
    for _ in range(5):
        buckets.take(-1, NOW)
    for moment, wait in ((0.0, 1), (0.5, 1), (0.999, 1)):
        with pytest.raises(BotApiError) as refusal:
            buckets.take(-1, NOW + moment)
        assert refusal.value.parameters == {"retry_after": wait}
    buckets.take(-1, NOW + 1)
