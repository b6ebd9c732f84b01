"""What silence plays, and the clocks to choose from."""

from __future__ import annotations

import pytest

from rules.catalogue import games
from rules.game import stage_kind
from rules.love_letter.model import WentOut
from rules.record import Entry
from tests.story import story


@pytest.mark.rule("LL-18")
def test_the_clocks() -> None:
    paces = {pace.key: dict(pace.seconds) for pace in games()["love_letter"].paces}

    assert paces == {"60": {"play": 60}, "30": {"play": 30}, "120": {"play": 120}, "none": {}}
    assert next(iter(paces)) == "60", "the default comes first"
    assert all(pace.minutes > 0 for pace in games()["love_letter"].paces)
    assert games()["love_letter"].silence == {stage_kind(story("love_letter", seats=2).stage): "fallback"}


@pytest.mark.rule("LL-18")
def test_silence_plays_a_random_legal_action() -> None:
    game = story("love_letter", seats=3, hands="priest guard king", pile="prince")

    assert game.in_silence(0) == set(game.legal(0)) == {"priest.1", "priest.2", "prince.0", "prince.1", "prince.2"}


@pytest.mark.rule("LL-18")
def test_silence_does_not_play_the_princess() -> None:
    game = story("love_letter", seats=3, hands="princess guard king", pile="handmaid")

    assert game.in_silence(0) == {"handmaid"}


@pytest.mark.rule("LL-18")
def test_silence_does_not_turn_a_prince_on_the_own_princess() -> None:
    game = story("love_letter", seats=3, hands="princess guard king", pile="prince")

    assert game.in_silence(0) == {"prince.1", "prince.2"}


@pytest.mark.rule("LL-18")
def test_silence_plays_even_that_when_nothing_else_is_legal() -> None:
    game = story("love_letter", seats=2, hands="handmaid princess", pile="guard prince").play("0 handmaid")
    assert game.in_silence(1) == {"prince.1", "princess"}

    game.silence().happened(WentOut(1))


@pytest.mark.rule("LL-18")
def test_what_silence_played_is_recorded_as_the_clock_s() -> None:
    game = story("love_letter", seats=3, hands="countess guard king", pile="prince baron").silence()

    assert game.record.entries == (Entry("move", 0, "countess", (), "clock"),)


@pytest.mark.rule("LL-18", "LL-19")
def test_silence_may_turn_the_prince_on_the_card_set_aside() -> None:
    game = story("love_letter", seats=2, options={"aside": "on"}, hands="handmaid princess", pile="guard prince")

    assert game.play("0 handmaid").in_silence(1) == {"prince.aside"}
