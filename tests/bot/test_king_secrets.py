"""The secrets of «Кинг»: twin evenings (troubles, K1), and a judge who knows a hand of it when he sees one (K)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from random import Random

import pytest
from aiohttp import ClientSession

from bot.texts import Texts
from rules.catalogue import games
from rules.game import GROUP, Event
from rules.king.model import DealEnded
from rules.playout import playout
from rules.record import Record, steps
from tests.bot.conftest import Evenings
from tests.bot.test_king_party import FOUR, HANDS
from tests.people import Group, secrecy
from tests.people.party import begins
from tests.people.twin_evenings import cannot_be_told_apart
from tests.people.twins import bold, kept_to_the_last

GAME = games()["king"]
TRIED = 40
"""Exchanges tried for one that does not show for long."""
EARLY_ENDS = 3
"""Parties with a deal that was decided before its last trick."""


def record_of(seed: int, **options: str) -> Record:
    """A whole party by people who lay whatever they may."""
    chosen = {"deck": "short", "programme": "blitz", "trump": "hearts"} | options
    return playout(GAME, 4, chosen, Random(f"king.{seed}.{chosen}").randrange)[0]


def decided_early(seed: int) -> Iterator[Record]:
    """Parties up to the end of a deal after which somebody still had cards, other parties for each seed."""
    for record in map(record_of, count(seed, EARLY_ENDS)):
        for at, step in enumerate(steps(GAME, record)):
            if any(map(left_cards, step.events)):
                yield replace(record, entries=record.entries[:at])


def left_cards(event: Event) -> bool:
    """Whether a deal ended while there were cards in the hands (KG-15)."""
    return isinstance(event, DealEnded) and any(event.left)


async def test_k1_a_card_in_another_hand_cannot_be_told_until_it_is_laid(
    texts: Texts, monkeypatch: pytest.MonkeyPatch
) -> None:
    twins = bold(GAME, record_of(2), seed=2, tried=TRIED)
    assert twins.moves > 16, "half a deal under secrets"
    assert await cannot_be_told_apart(twins, texts, monkeypatch)


@pytest.mark.slow
@pytest.mark.parametrize("deck", ["short", "long"])
@pytest.mark.parametrize("programme", ["classic", "order", "blitz"])
@pytest.mark.parametrize("seed", range(3))
async def test_k1_whole_first_deals_of_every_kind(
    texts: Texts, monkeypatch: pytest.MonkeyPatch, seed: int, programme: str, deck: str
) -> None:
    record = record_of(seed, programme=programme, deck=deck)
    assert await cannot_be_told_apart(bold(GAME, record, seed, tried=TRIED), texts, monkeypatch)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(EARLY_ENDS))
async def test_k1_what_is_left_at_an_early_end_is_a_secret_until_then(
    texts: Texts, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    twins = kept_to_the_last(GAME, decided_early(seed), seed)
    assert await cannot_be_told_apart(twins, texts, monkeypatch)
    assert not twins.blind(GROUP, twins.moves), "what was left is shown to all"


async def test_a_hand_of_king_shown_to_others_is_seen_by_the_judge(evening: Evenings) -> None:
    async with evening(*FOUR) as (group, anya, borya, *_):
        await begins(group, hands=HANDS)
        await borya.plays("da")
        rows = next(line for line in anya.hand.text.splitlines() if "♦" in line)
        for chat, text in ((group.id, rows), (borya.id, rows), (borya.id, "Нужна масть захода. Можно: ♦️7 ♦️8")):
            await _blurts(group, chat, text)
            with pytest.raises(AssertionError, match="shown to people who may not know it"):
                secrecy.check(group.evening)
            del group.evening.pg.requests[-1]  # the test's own doing, not the bot's
        await _blurts(group, anya.id, rows)
        secrecy.check(group.evening)


async def _blurts(group: Group, chat: int, text: str) -> None:
    """Something sent in the bot's name that its code would never send."""
    pg = group.evening.pg
    async with ClientSession() as session:
        call = {"chat_id": chat, "text": text, "parse_mode": "HTML"}
        async with session.post(f"{pg.url}/bot{pg.token}/sendMessage", json=call) as answer:
            assert answer.status == 200
