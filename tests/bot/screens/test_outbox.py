"""The outbox: in order, within the pace, the last of two about the same, and nothing lost to a 429."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator

import pytest

from bot.screens.outbox import Deliver, Outbox
from bot.screens.pace import Pace
from bot.screens.verdict import Accepted, Later, Verdict
from tests.bot.screens.gallery import Wall, breathe

ANYA = 1
BORYA = 2


class Post:
    """An outbox at work and what it has delivered."""

    def __init__(self) -> None:
        self.wall = Wall()
        self.pace = Pace(self.wall)
        self.outbox = Outbox(self.pace, _until_rung)
        self.delivered: list[str] = []

    def letter(self, text: str, verdict: Verdict = Accepted()) -> Deliver:  # noqa: B008
        async def deliver() -> Verdict:
            self.delivered.append(text)
            return verdict

        return deliver

    async def later(self, seconds: float) -> None:
        """Time passes."""
        self.wall.now += seconds
        self.outbox.poke()
        await breathe()


async def _until_rung(rung: asyncio.Event, _: float) -> None:
    await rung.wait()


@pytest.fixture
async def post() -> AsyncIterator[Post]:
    """An outbox that runs."""
    post = Post()
    running = asyncio.create_task(post.outbox.run())
    yield post
    await post.outbox.stop()
    await running


async def test_letters_go_at_once_while_the_pace_allows_and_then_one_a_second(post: Post) -> None:
    for number in range(6):
        post.outbox.put(ANYA, number, post.letter(str(number)))
    post.outbox.put(BORYA, 0, post.letter("Боре"))
    await breathe()
    assert post.delivered == ["0", "Боре", "1", "2"]
    for _ in range(3):
        await post.later(1.01)
    assert post.delivered[4:] == ["3", "4", "5"]


async def test_of_two_about_the_same_the_later_one_goes(post: Post) -> None:
    for number in range(3):
        post.outbox.put(ANYA, number, post.letter(str(number)))
    await breathe()
    for page in ("first", "second", "third"):
        post.outbox.put(ANYA, "page", post.letter(page))
    await post.later(5)
    assert post.delivered == ["0", "1", "2", "third"]


async def test_what_telegram_has_no_patience_for_comes_again(post: Post) -> None:
    verdicts: list[Verdict] = [Later(7), Accepted()]

    async def deliver() -> Verdict:
        verdict = verdicts.pop(0)
        if isinstance(verdict, Later):
            post.pace.hold(ANYA, verdict.seconds)
        return verdict

    post.outbox.put(ANYA, "page", deliver)
    await breathe()
    assert len(verdicts) == 1
    await post.later(6)
    assert len(verdicts) == 1
    await post.later(1)
    assert verdicts == []


async def test_a_letter_that_breaks_stops_no_other(post: Post, capfd: pytest.CaptureFixture[str]) -> None:
    async def breaks() -> Verdict:
        raise ValueError("the Princess")

    post.outbox.put(ANYA, 1, breaks)
    post.outbox.put(ANYA, 2, post.letter("2"))
    await breathe()
    assert post.delivered == ["2"]
    told = "".join(capfd.readouterr())
    assert "a letter was lost" in told
    assert "Princess" not in told


async def test_what_may_go_goes_before_the_end(post: Post) -> None:
    post.outbox.put(ANYA, 1, post.letter("1"))
    await post.outbox.stop()
    assert post.delivered == ["1"]


async def test_a_clock_that_goes_on_between_two_looks_holds_no_letter_back() -> None:
    """As a real one does: what may go «now» must not be compared with a moment read before."""
    moments = itertools.count(1_800_000_000_000_000)
    outbox = Outbox(Pace(lambda: next(moments) / 1e6), _until_rung)
    delivered: list[str] = []

    async def deliver() -> Verdict:
        delivered.append("page")
        return Accepted()

    running = asyncio.create_task(outbox.run())
    outbox.put(ANYA, "page", deliver)
    await breathe()
    assert delivered == ["page"]
    await outbox.stop()
    await running
