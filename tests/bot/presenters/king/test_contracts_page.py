"""The page of the rules with the table of contracts says what the rules count, in both languages (KG-9)."""

from __future__ import annotations

import re

import pytest

from bot.presenters.king.words import stake_name, worth
from bot.presenters.rulebook import page_panel
from rules.king.contract import Contract, Stake, Trump
from rules.king.model import Deck
from rules.king.scoring import deal_total
from tests.bot.presenters.evening import say_in

DECKS: tuple[Deck, Deck] = ("long", "short")
MEDLEY = {"ru": "Ералаш", "en": "Medley"}


@pytest.mark.rule("KG-9")
@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("stake", Stake)
def test_every_contract_stands_there_with_what_it_is_worth_and_its_total(stake: Stake, lang: str) -> None:
    figures = [int(figure) for figure in re.findall(r"\d+", _line(stake, lang))]
    totals = [deal_total(Contract(stake, taking=True, trump=Trump.NONE), deck) for deck in DECKS]
    assert figures[-2:] == totals
    assert set(figures) == {*totals, *(worth(stake, deck) for deck in DECKS)} - {0}


def _line(stake: Stake, lang: str) -> str:
    """The line of the page that is about this contract."""
    say = say_in(lang)
    name = MEDLEY[lang] if stake is Stake.MEDLEY else stake_name(stake, say)
    (line,) = re.findall(rf"^<b>{name}</b>.*$", page_panel("king", "deals", say).text, re.MULTILINE)
    return str(line)
