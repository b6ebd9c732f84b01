"""Faults on purpose, latency, and what is recorded of them."""

import asyncio
import random

import pytest
from aiohttp import ClientConnectionError, ClientTimeout

from bot.playground import Latency, Playground

from .conftest import Opener
from .friday import Friday


async def test_the_next_calls_fail_as_told(friday: Friday) -> None:
    friday.pg.faults.fail(
        "sendMessage",
        429,
        "Too Many Requests: retry after 7",
        parameters={"retry_after": 7},
        times=2,
        chat_id=friday.group,
    )
    friday.people.start(friday.anya)
    await friday.call("sendMessage", chat_id=friday.anya, text="x")
    for _ in range(2):
        answer = await friday.raw("sendMessage", chat_id=friday.group, text="x")
        assert (answer["error_code"], answer["parameters"]) == (429, {"retry_after": 7})
    assert friday.texts(friday.borya) == []
    await friday.board("вышло")
    assert friday.texts(friday.borya) == ["вышло"]
    assert [one.fault for one in friday.pg.requests] == ["", "fail", "fail", ""]
    assert friday.pg.faults.pending == []


async def test_a_failure_after_the_effect(friday: Friday) -> None:
    friday.pg.faults.fail("sendMessage", 500, "Internal Server Error", after_effect=True)
    assert await friday.refused("sendMessage", chat_id=friday.group, text="x") == (500, "Internal Server Error")
    assert friday.texts(friday.borya) == ["x"]
    assert friday.pg.requests[-1].audience == {friday.anya, friday.borya}


@pytest.mark.parametrize("after", [False, True])
async def test_a_dropped_connection(friday: Friday, after: bool) -> None:
    friday.pg.faults.drop("sendMessage", after_effect=after)
    with pytest.raises(ClientConnectionError):
        await friday.raw("sendMessage", chat_id=friday.group, text="x")
    assert friday.texts(friday.borya) == (["x"] if after else [])
    await friday.board("дальше")


@pytest.mark.parametrize("after", [False, True])
async def test_a_hanging_call(friday: Friday, after: bool) -> None:
    friday.pg.faults.hang("sendMessage", seconds=30, after_effect=after)
    url = f"{friday.pg.url}/bot{friday.pg.token}/sendMessage"
    params = {"chat_id": friday.group, "text": "x"}
    with pytest.raises(TimeoutError):
        await friday.session.post(url, json=params, timeout=ClientTimeout(total=0.1))
    assert friday.texts(friday.borya) == (["x"] if after else [])
    assert friday.pg.requests[-1].done is False


async def test_a_star_means_every_method_but_polling(friday: Friday) -> None:
    friday.pg.faults.fail("*", 502, "Bad Gateway", times=2)
    assert await friday.call("getUpdates")
    friday.pg.faults.fail("getUpdates", 500, "Internal Server Error")
    assert await friday.refused("getMe") == (502, "Bad Gateway")
    assert await friday.refused("getUpdates") == (500, "Internal Server Error")
    friday.pg.faults.clear()
    assert await friday.call("getMe")


async def test_latency_delays_answers_but_not_more_than_it_says(opened: Opener) -> None:
    friday = await opened(latency=Latency(40, 10))
    loop = asyncio.get_running_loop()
    start = loop.time()
    await friday.call("getMe")
    assert 0.03 <= loop.time() - start < 1


def test_latency_is_read_and_drawn() -> None:
    assert Latency.parse("80±40") == Latency.parse("80+-40") == Latency(80, 40)
    assert Latency.parse("5") == Latency(5, 0)
    for wrong in ("", "fast", "80±", "-5"):
        with pytest.raises(ValueError, match="not a latency"):
            Latency.parse(wrong)
    draws = [Latency(80, 40).draw(random.Random(seed)) for seed in range(100)]
    assert 0.04 <= min(draws) < 0.05
    assert 0.11 < max(draws) <= 0.12
    assert min(Latency(10, 40).draw(random.Random(seed)) for seed in range(100)) == 0


async def test_a_taken_port_is_told_plainly(friday: Friday) -> None:
    port = int(friday.pg.url.rsplit(":", 1)[1])
    second = Playground()
    with pytest.raises(OSError, match="in use"):
        await second.start(port=port)
    await second.stop()


async def test_the_journal_is_bounded(opened: Opener) -> None:
    friday = await opened(keep_requests=3)
    for _ in range(5):
        await friday.call("getMe")
    assert [one.number for one in friday.pg.requests] == [3, 4, 5]


async def test_polls_are_recorded_only_when_wanted(opened: Opener) -> None:
    quiet, full = await opened(), await opened(record_polls=True)
    for friday in (quiet, full):
        await friday.call("getUpdates")
    assert ([one.method for one in quiet.pg.requests], [one.method for one in full.pg.requests]) == ([], ["getUpdates"])
