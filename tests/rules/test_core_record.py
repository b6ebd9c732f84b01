"""Games written down and told again."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from rules.catalogue import games
from rules.game import GameOver, NotYourTurn, defaults
from rules.playout import playout
from rules.record import BrokenRecord, Entry, Record, dump, load, replay, steps
from tests.story import story

GAME = games()["love_letter"]

TEXT = """\
game love_letter
format 1
version 1
seats 2
option aside off
option tokens classic
draws 1 4 6 10 0 1 8 1 5 0 4 1 0 0 1 1
1 leave by clock
"""


def whole() -> Record:
    """A game long enough to have draws in its entries."""
    record, _ = playout(GAME, 2, defaults(GAME), Random(3).randrange)
    return record


def test_a_record_leads_to_the_same_state_and_events() -> None:
    record, state = playout(GAME, 3, defaults(GAME), Random(5).randrange)

    assert replay(GAME, record).state == state
    assert replay(GAME, record).events == tuple(event for step in steps(GAME, record) for event in step.events)


def test_the_text_is_made_to_be_read() -> None:
    record = story("love_letter", seats=2, hands="priest king", pile="guard handmaid").play("0 guard.1.baron").record
    by_clock = replace(record, entries=(*record.entries, Entry("move", 1, "handmaid", (), "clock")))

    assert dump(by_clock).splitlines()[:2] == ["game love_letter", "format 1"]
    assert dump(by_clock).splitlines()[-2:] == ["0 guard.1.baron", "1 handmaid by clock"]


def test_text_and_record_are_the_same() -> None:
    assert load(dump(whole())) == whole()
    assert dump(load(TEXT)) == TEXT
    assert load(TEXT).entries == (Entry("leave", 1, "", (), "clock"),)
    assert any(entry.draws for entry in whole().entries)


def test_comments_and_empty_lines_are_skipped() -> None:
    assert load("# a game\n\n" + TEXT.replace("1 leave", "\n  # thus\n1 leave")) == load(TEXT)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "root:x:0:0",
        TEXT.replace("seats 2\n", ""),
        TEXT.replace("seats 2", "seats two"),
        TEXT.replace("seats 2", "seats 2 3"),
        TEXT.replace("seats 2", "seats 2\nchairs 4"),
        TEXT.replace("option aside off", "option aside"),
        TEXT.replace("draws 1 4", "draws 1 x"),
        TEXT.replace("by clock", "by hand"),
        TEXT.replace("1 leave by clock", "1"),
        TEXT.replace("1 leave by clock", "1 leave draws x"),
    ],
)
def test_a_text_that_is_no_record(text: str) -> None:
    with pytest.raises(BrokenRecord):
        load(text)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("game love_letter", "game poker"),
        ("format 1", "format 2"),
        ("version 1", "version 9"),
        ("seats 2", "seats 7"),
        ("option aside off", "option aside maybe"),
        ("option aside off\n", ""),
        ("option aside off", "option aside off\noption cards 3"),
        (" 1 1\n", " 1\n"),
        (" 1 1\n", " 1 1 1\n"),
        ("draws 1 4", "draws 1 40"),
        ("1 leave", "2 leave"),
        ("1 leave", "1 joker"),
        ("1 leave by clock", "1 leave draws 0"),
    ],
)
def test_a_record_that_does_not_fit_the_rules(old: str, new: str) -> None:
    assert old in TEXT
    with pytest.raises(BrokenRecord):
        replay(GAME, load(TEXT.replace(old, new)))


def test_a_draw_that_is_missing_in_an_entry() -> None:
    record = whole()
    bare = tuple(replace(entry, draws=()) for entry in record.entries)

    with pytest.raises(BrokenRecord, match="NoDrawLeft"):
        replay(GAME, replace(record, entries=bare))


def test_moves_that_the_rules_refuse() -> None:
    with pytest.raises(GameOver):
        replay(GAME, load(TEXT + "0 leave\n"))
    with pytest.raises(NotYourTurn):
        replay(GAME, load(TEXT.replace("1 leave by clock", "0 guard.1.king")))
