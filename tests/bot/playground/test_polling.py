"""getUpdates: offsets, limits, long polling, one reader at a time."""

import asyncio

import pytest

from .friday import Friday


async def test_updates_stay_until_an_offset_confirms_them(friday: Friday) -> None:
    await friday.updates()
    for word in ("/a", "/b", "/c"):
        friday.people.send(friday.anya, friday.group, word)
    first, second, third = await friday.call("getUpdates")
    assert [one["message"]["text"] for one in (first, second, third)] == ["/a", "/b", "/c"]
    assert second["update_id"] == first["update_id"] + 1
    assert await friday.call("getUpdates") == [first, second, third]
    assert await friday.call("getUpdates", offset=second["update_id"], limit=1) == [second]
    assert await friday.call("getUpdates", offset=-1) == [third]
    assert await friday.call("getUpdates", offset=third["update_id"] + 1) == []


async def test_a_waiting_poll_gets_the_update_when_it_comes(friday: Friday) -> None:
    await friday.updates()
    poll = asyncio.create_task(friday.call("getUpdates", timeout=30))
    await asyncio.sleep(0.05)
    assert not poll.done()
    friday.people.send(friday.anya, friday.group, "/play")
    [update] = await asyncio.wait_for(poll, 5)
    assert update["message"]["text"] == "/play"


async def test_a_second_poll_ends_the_first(friday: Friday) -> None:
    await friday.updates()
    first = asyncio.create_task(friday.refused("getUpdates", timeout=30))
    await asyncio.sleep(0.05)
    second = asyncio.create_task(friday.call("getUpdates", timeout=30))
    assert await asyncio.wait_for(first, 5) == (
        409,
        "Conflict: terminated by other getUpdates request; make sure that only one bot instance is running",
    )
    friday.people.send(friday.anya, friday.group, "/play")
    assert len(await asyncio.wait_for(second, 5)) == 1


async def test_stopping_lets_a_poll_go(friday: Friday) -> None:
    await friday.updates()
    poll = asyncio.create_task(friday.call("getUpdates", timeout=50))
    await asyncio.sleep(0.05)
    await asyncio.wait_for(friday.pg.stop(), 5)
    assert await poll == []


async def test_chat_member_comes_only_when_asked_for_and_administrator(friday: Friday) -> None:
    async def kinds_after(person: int) -> list[str]:
        friday.people.join(friday.group, person)
        friday.people.leave(friday.group, person)
        return [key for update in await friday.updates() for key in update if key != "update_id"]

    friday.people.promote(friday.group, friday.anya, "bot")
    await friday.updates()
    assert await kinds_after(friday.vera) == ["message", "message"]
    await friday.call("getUpdates", allowed_updates=["message", "chat_member"])
    assert await kinds_after(friday.vera) == ["chat_member", "message", "message", "chat_member"]
    friday.people.demote(friday.group, friday.anya, "bot")
    assert await kinds_after(friday.vera) == ["message", "message"]
    await friday.call("getUpdates", allowed_updates=["callback_query"])
    assert await kinds_after(friday.vera) == []
    await friday.call("getUpdates", allowed_updates=[])
    assert await kinds_after(friday.vera) == ["message", "message"]


async def test_delete_webhook_can_drop_what_is_pending(friday: Friday) -> None:
    assert await friday.call("deleteWebhook") is True
    assert (await friday.call("getWebhookInfo"))["pending_update_count"] == 2
    assert await friday.call("deleteWebhook", drop_pending_updates=True) is True
    assert await friday.call("getUpdates") == []


@pytest.mark.parametrize("limit", [0, 1000])
async def test_a_limit_beyond_bounds_is_cut(friday: Friday, limit: int) -> None:
    for _ in range(150):
        friday.people.send(friday.anya, friday.group, "/a")
    assert len(await friday.call("getUpdates", limit=limit)) == (100 if limit else 1)
