"""The poller: a batch at once, one person's updates in order, nothing confirmed before it is stored."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from aiogram.exceptions import (
    ClientDecodeError,
    TelegramConflictError,
    TelegramNetworkError,
    TelegramRetryAfter,
    TelegramUnauthorizedError,
)
from aiogram.methods import GetUpdates
from aiogram.types import Update

from bot import poller as polling
from bot.poller import BACK_OFF, Poller, RawUpdates
from storage.errors import Unavailable


class Line:
    """A Telegram that hands out batches and remembers what was asked; a batch may be an error to raise."""

    def __init__(self, *batches: list[dict[str, Any]] | Exception) -> None:
        self.batches = list(batches)
        self.offsets: list[int | None] = []
        self.dry = asyncio.Event()

    async def __call__(self, method: RawUpdates, **_: Any) -> list[dict[str, Any]]:
        self.offsets.append(method.offset)
        if self.batches:
            batch = self.batches.pop(0)
            if isinstance(batch, Exception):
                raise batch
            return batch
        self.dry.set()
        if method.timeout:
            await asyncio.Event().wait()
        return []


def press(number: int, person: int) -> dict[str, Any]:
    user = {"id": person, "is_bot": False, "first_name": "Аня"}
    query = {"id": str(number), "from": user, "chat_instance": "1", "data": "x"}
    return {"update_id": number, "callback_query": query}


async def no_pause(_: float) -> None:
    await asyncio.sleep(0)


async def run_dry(line: Line, feed: Any) -> list[float]:
    """Run a poller until the line is dry, then stop it; returns the pauses it made."""
    pauses: list[float] = []

    async def pause(seconds: float) -> None:
        pauses.append(seconds)
        await asyncio.sleep(0)

    poller = Poller(line, feed, allowed_updates=["message"], pause=pause)  # type: ignore[arg-type]
    running = asyncio.create_task(poller.run())
    await asyncio.wait({running, asyncio.create_task(line.dry.wait())}, return_when=asyncio.FIRST_COMPLETED)
    await poller.stop()
    await running
    return pauses


async def test_people_at_once_one_person_in_order() -> None:
    order: list[int] = []
    gate = asyncio.Event()

    async def feed(update: Update) -> None:
        if update.update_id == 1:
            await gate.wait()
        order.append(update.update_id)
        if update.update_id == 3:
            gate.set()  # Borya's press is handled while Anya's first one still waits

    await run_dry(Line([press(1, 11), press(2, 11), press(3, 12)]), feed)
    assert order == [3, 1, 2]


async def test_a_batch_is_confirmed_when_all_of_it_is_handled() -> None:
    line, handled = Line([press(5, 11), press(6, 12)]), []

    async def feed(update: Update) -> None:
        assert line.offsets == [None]
        handled.append(update.update_id)

    await run_dry(line, feed)
    assert sorted(handled) == [5, 6]
    assert line.offsets == [None, 7, 7]  # the last one tells Telegram at the stop


async def test_while_redis_is_away_the_same_update_is_tried_and_nothing_confirmed() -> None:
    line, tries = Line([press(5, 11)]), []

    async def feed(update: Update) -> None:
        assert line.offsets == [None]
        tries.append(update.update_id)
        if len(tries) < 4:
            raise Unavailable

    pauses = await run_dry(line, feed)
    assert tries == [5, 5, 5, 5]
    assert pauses == list(BACK_OFF[:3])


async def test_a_poison_update_is_passed_over(caplog: pytest.LogCaptureFixture) -> None:
    handled: list[int] = []

    async def feed(update: Update) -> None:
        if update.update_id == 1:
            raise RuntimeError("boom")
        handled.append(update.update_id)

    await run_dry(Line([press(1, 11), press(2, 11)]), feed)
    assert handled == [2]


def test_an_update_has_ten_seconds() -> None:
    assert polling.POISON == 10


async def test_an_update_that_hangs_is_poison(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(polling, "POISON", 0.01)
    handled: list[int] = []

    async def feed(update: Update) -> None:
        if update.update_id == 1:
            await asyncio.Event().wait()
        handled.append(update.update_id)

    await run_dry(Line([press(1, 11), press(2, 11)]), feed)
    assert handled == [2]


async def test_telegrams_silence_and_its_refusals_are_waited_out() -> None:
    method = GetUpdates()
    line = Line(
        TelegramNetworkError(method, "no route"),
        TelegramRetryAfter(method, "slow down", 7),
        ClientDecodeError("not JSON", ValueError(), "<html>502</html>"),
        [press(1, 11)],
    )
    handled: list[int] = []

    async def feed(update: Update) -> None:
        handled.append(update.update_id)

    assert await run_dry(line, feed) == [BACK_OFF[0], 7, BACK_OFF[1]]
    assert handled == [1]


@pytest.mark.parametrize("error", [TelegramConflictError, TelegramUnauthorizedError])
async def test_another_poller_or_a_wrong_token_ends_it(error: type[Exception]) -> None:
    with pytest.raises(error):
        await run_dry(Line(error(GetUpdates(), "no")), no_pause)


async def test_what_cannot_be_read_is_passed_over_and_confirmed() -> None:
    unknown = {"update_id": 1, "telepathy": {"from": 11}}
    broken = {"update_id": 2, "callback_query": {"id": []}}
    line, handled = Line([unknown, broken, press(3, 11)]), []

    async def feed(update: Update) -> None:
        handled.append(update.update_id)

    await run_dry(line, feed)
    assert handled == [3]
    assert line.offsets[1:] == [4, 4]


async def test_told_to_stop_while_redis_is_away_it_leaves_the_update_to_the_next_start() -> None:
    line = Line([press(5, 11)])

    async def feed(update: Update) -> None:
        await poller.stop()
        raise Unavailable

    poller = Poller(line, feed, allowed_updates=[])  # type: ignore[arg-type]
    await poller.run()
    assert line.offsets == [None]  # nothing was confirmed


def test_the_raw_method_is_the_bots_own() -> None:
    assert set(RawUpdates.model_fields) == set(GetUpdates.model_fields)
