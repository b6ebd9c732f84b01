"""The secrets of «ИнкогниК»: twin evenings (troubles, K1) with other cups and other faces, to the bytes of pictures."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest

from bot.texts import Texts
from rules.incognito.board import SIDE
from rules.notation import SEPARATOR
from rules.record import Record
from tests.people.script import GAME, bold_game
from tests.people.twin_evenings import cannot_be_told_apart
from tests.people.twins import Twins, bold, rewritten

TRIED = 10
"""Exchanges of cups tried for one that does not show for long."""


def other_faces(record: Record, seat: int) -> Twins:
    """A twin in which this seat has put up two figures the other way round, as long as nobody can see it."""
    return max((rewritten(GAME, record, other) for other in _exchanged(record, seat)), key=lambda twins: twins.moves)


def _exchanged(record: Record, seat: int) -> Iterator[Record]:
    at = next(at for at, entry in enumerate(record.entries) if entry.seat == seat)
    for one, other in combinations(range(SIDE), 2):
        court = record.entries[at].text.split(SEPARATOR)
        court[one], court[other] = court[other], court[one]
        entries = list(record.entries)
        entries[at] = replace(entries[at], text=SEPARATOR.join(court))
        yield replace(record, entries=tuple(entries))


async def test_k1_another_face_under_a_mask_cannot_be_told_until_it_is_shown(
    texts: Texts, monkeypatch: pytest.MonkeyPatch
) -> None:
    twins = other_faces(bold_game("closed", "cups"), seat=0)
    assert twins.moves >= 6
    assert await cannot_be_told_apart(twins, texts, monkeypatch)


async def test_k1_another_cup_cannot_be_told_until_it_is_drunk(texts: Texts, monkeypatch: pytest.MonkeyPatch) -> None:
    twins = bold(GAME, bold_game("open", "cups"), seed=1, tried=TRIED)
    assert twins.moves >= 4
    assert await cannot_be_told_apart(twins, texts, monkeypatch)


@pytest.mark.slow
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("variant", ["cups", "throne", "survival"])
@pytest.mark.parametrize("mode", ["closed", "sealed"])
async def test_k1_faces_of_either_side_in_every_game_that_has_secret_ones(
    texts: Texts, monkeypatch: pytest.MonkeyPatch, mode: str, variant: str, seat: int
) -> None:
    await cannot_be_told_apart(other_faces(bold_game(mode, variant), seat), texts, monkeypatch)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("mode", ["closed", "sealed", "open"])
async def test_k1_cups_in_every_mode(texts: Texts, monkeypatch: pytest.MonkeyPatch, mode: str, seed: int) -> None:
    await cannot_be_told_apart(bold(GAME, bold_game(mode, "cups"), seed, tried=TRIED), texts, monkeypatch)
