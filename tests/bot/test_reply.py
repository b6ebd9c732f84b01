"""Answers to presses: one each, at once, in three seconds at the latest."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from aiogram.exceptions import TelegramBadRequest
from aiogram.methods import AnswerCallbackQuery

from bot.handlers import reply
from bot.handlers.reply import Answer, answered, soothe, tell
from bot.house import Errands
from bot.table.refusals import TooFew


class Query:
    """A press that remembers its answers."""

    def __init__(self, *, late: bool = False) -> None:
        self.id = str(id(self))
        self.answers: list[str | None] = []
        self.late = late
        self.told = asyncio.Event()

    async def answer(self, text: str | None = None, **_: Any) -> None:
        self.answers.append(text)
        self.told.set()
        if self.late:
            raise TelegramBadRequest(AnswerCallbackQuery(callback_query_id="1"), "query is too old")


class House:
    """As much of a house as an answer needs."""

    def __init__(self) -> None:
        self.errands = Errands()


def say(key: str, /, **about: str | int) -> str:
    return f"{key} {sorted(about.items())}" if about else key


async def press(work: Any, query: Query) -> list[str | None]:
    await answered(query, House(), say, work)  # type: ignore[arg-type]
    return query.answers


async def test_the_answer_is_the_result() -> None:
    async def work() -> Answer:
        return Answer("готово")

    assert await press(work(), Query()) == ["готово"]


async def test_a_refusal_is_a_toast() -> None:
    async def work() -> Answer:
        raise TooFew(needed=2)

    assert await press(work(), Query()) == ["refused-too-few [('needed', 2)]"]


def test_nobody_waits_longer_than_three_seconds_for_an_answer() -> None:
    assert reply.PATIENCE == 3


async def test_slow_work_is_answered_once_and_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reply, "PATIENCE", 0.01)
    gate, done = asyncio.Event(), []

    async def work() -> Answer:
        await gate.wait()
        done.append(1)
        return Answer("поздно")

    query = Query()
    pressing = asyncio.create_task(press(work(), query))
    await query.told.wait()
    assert not pressing.done()
    gate.set()
    assert await pressing == ["working"]
    assert done == [1]


async def test_a_press_that_waits_for_redis_is_told_so_once_and_answered_no_more() -> None:
    query = Query()
    for _ in range(3):
        await soothe(query, say)  # type: ignore[arg-type]
    await tell(query, Answer("готово"))  # type: ignore[arg-type]
    assert query.answers == ["working"]
    other = Query()
    await tell(other, Answer("готово"))  # type: ignore[arg-type]
    assert other.answers == ["готово"]


async def test_an_answer_that_comes_too_late_is_no_fault() -> None:
    await tell(Query(late=True), Answer("x"))  # type: ignore[arg-type]


async def test_a_long_answer_is_cut_to_what_telegram_takes() -> None:
    query = Query()
    await tell(query, Answer("😀" * 150))  # type: ignore[arg-type]
    (text,) = query.answers
    assert text is not None
    assert len(text.encode("utf-16-le")) // 2 <= 200
    assert text.endswith("…")
