"""Secrets (troubles, letter K): nothing that leaves the bot tells anybody what he may not know.

Every evening of these tests is also judged by `tests.people.secrecy`, which compares all that was sent with what its
readers know by the records. In the twin runs (K1) people also look at their cards in the group, ask for the record
before the end, for the board and for what is refused (K2). Proved elsewhere: panels over other secrets by
`presenters.test_secrets`. Pictures and metrics are still to come.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from random import Random
from typing import Any

import pytest

from bot import press
from bot.texts import Texts
from rules.catalogue import games
from rules.playout import playout
from storage.acquaintance import Chat, Habit
from tests.bot.conftest import Evenings
from tests.people.twin_evenings import NAMES, cannot_be_told_apart
from tests.people.twins import Twins, bold, steady

GAME = games()["love_letter"]
CHOICES = [dict(zip(("tokens", "aside"), each, strict=True)) for each in product(("classic", "3", "1"), ("off", "on"))]
ONE_TOKEN = [options for options in CHOICES if options["tokens"] == "1"]


def told(options: dict[str, str] | int) -> str:
    """The options (or the number of seats) as they stand in a test's name."""
    return str(options) if isinstance(options, int) else ".".join(options.values())


def record_of(seats: int, options: dict[str, str], seed: int) -> Any:
    """A whole game by people who play whatever they may."""
    record, _ = playout(GAME, seats, options, Random(f"{seats}/{told(options)}/{seed}").randrange)
    return record


@pytest.mark.parametrize(("seats", "options"), [*zip((2, 4), ONE_TOKEN, strict=True), (3, ONE_TOKEN[1])], ids=told)
async def test_k1_twins_of_a_whole_game_cannot_be_told_apart(
    texts: Texts, monkeypatch: pytest.MonkeyPatch, seats: int, options: dict[str, str]
) -> None:
    seed = {2: 0, 3: 0, 4: 2}[seats]
    twins = steady(GAME, record_of(seats, options, seed), seed)
    assert await cannot_be_told_apart(twins, texts, monkeypatch)


@pytest.mark.parametrize(("seats", "options"), list(zip((4, 3, 2) * 2, CHOICES, strict=True)), ids=told)
async def test_k1_another_card_in_a_hand_cannot_be_told_until_it_is_shown(
    texts: Texts, monkeypatch: pytest.MonkeyPatch, seats: int, options: dict[str, str]
) -> None:
    twins = bold(GAME, record_of(seats, options, 2), seed=2)
    await cannot_be_told_apart(twins, texts, monkeypatch)


@pytest.mark.slow
@pytest.mark.parametrize("kind", [steady, bold])
@pytest.mark.parametrize("seed", range(3, 6))
@pytest.mark.parametrize("options", CHOICES, ids=told)
@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_k1_whole_games_of_every_kind(
    texts: Texts,
    monkeypatch: pytest.MonkeyPatch,
    seats: int,
    options: dict[str, str],
    seed: int,
    kind: Callable[..., Twins],
) -> None:
    await cannot_be_told_apart(kind(GAME, record_of(seats, options, seed), seed), texts, monkeypatch)


async def test_k2_before_the_end_neither_record_nor_board_nor_refusal_tells_a_card(
    evening: Evenings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening("Аня", "Боря", "Вера") as (group, anya, borya, vera):
        await group.begins(seats=2, hands="handmaid prince", pile="countess king guard", laid_open="guard guard guard")
        record = press.Log(table=group.table.id, number=1).pack()
        told = [await person.presses(record, group.board.key) for person in (anya, borya, vera)]
        await vera.starts(f"log_{group.table.id}_1")
        told += [vera.last.text, await borya.presses(group.press_of("guard.0.prince"), borya.hand.key)]
        await borya.writes("/board")
        told += [group.board.text.partition("Не видно")[0]]
        monkeypatch.setattr("bot.handlers.moves.eyes_of", _breaks)
        told += [await anya.presses(group.press_of("guard.9"), anya.hand.key)]
        assert [text for text in told if any(name in text for name in ("Принц", "Граф", "Служ", "Король"))] == []
        assert not [each for each in group.evening.pg.requests if each.method == "sendDocument"]
        assert told[-1] == "Что-то пошло не так на моей стороне. Партия цела, попробуй ещё раз."
        assert "Принц" not in str(group.evening.logs)
        group.evening.logs[:] = [line for line in group.evening.logs if line["event"] != "an update failed"]


def _breaks(*_: object) -> None:
    raise RuntimeError("made for the test")


async def test_k3_after_the_deal_everybody_has_had_a_private_message_whatever_the_options(evening: Evenings) -> None:
    async with evening(*NAMES) as (group, anya, *_):
        chats = group.evening.app.house.chats
        await chats.meet(Chat(group.id, "Пятница"))
        for person in group.people:
            await person.starts()
        for seats, options in zip((2, 3, 4), CHOICES[1::2], strict=True):
            await chats.save_habit(group.id, Habit(GAME.key, tuple(sorted(options.items())), "60"))
            await group.gathers(*group.people[:seats])
            await group.people[0].click("Начать")
            for person in group.people[:seats]:
                assert person.last.key == person.hand.key
                person.hand.shows("Тайное послание · чат «Пятница»")
            await anya.writes("/cancel")
            await group.evening.passes(60)
