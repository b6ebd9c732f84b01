"""The clocks, what silence plays, and a press on what may not be played."""

from __future__ import annotations

import pytest

from rules.catalogue import games
from rules.game import IllegalMove, stage_kind
from rules.record import Entry
from tests.rules.king.deals import deal
from tests.story import story


@pytest.mark.rule("KG-17")
def test_the_clocks() -> None:
    paces = {pace.key: dict(pace.seconds) for pace in games()["king"].paces}

    assert paces == {
        "15-10": {"order": 15, "lead": 15, "card": 10},
        "30-20": {"order": 30, "lead": 30, "card": 20},
        "60": {"order": 60, "lead": 60, "card": 60},
        "none": {},
    }
    assert next(iter(paces)) == "15-10", "the default comes first"
    assert set(games()["king"].silence.values()) == {"fallback"}


@pytest.mark.rule("KG-17")
def test_the_first_lead_of_a_deal_has_a_clock_of_its_own() -> None:
    game = story("king", seats=4, options={"deck": "short"}, deck="short", hands=("da", "d7", "d8", "d9"))
    moves = ("0 da", "1 d7", "2 d8", "3 d9")
    kinds = [stage_kind(game.stage), *(stage_kind(game.play(move).stage) for move in moves)]

    assert kinds == ["lead", "card", "card", "card", "card"], "the second lead is a card like any other"


@pytest.mark.rule("KG-17")
def test_the_next_deal_begins_with_the_clock_of_the_first_lead() -> None:
    game = deal("avoid king", ("h7", "h8", "h9", "hk"), deck="short", number=6).play("0 h7", "1 h8", "2 h9", "3 hk")

    assert stage_kind(game.stage) == "lead"


@pytest.mark.rule("KG-17")
def test_every_question_has_its_number() -> None:
    game = story("king", seats=4, options={"deck": "short"}, deck="short", hands=("da", "d7", "d8", "d9"))

    stages = [game.stage, *(game.play(move).stage for move in ("0 da", "1 d7"))]
    assert stages == ["lead.1", "card.2", "card.3"]


@pytest.mark.rule("KG-17")
def test_silence_plays_a_random_card_of_those_that_may_be_played() -> None:
    game = deal("avoid tricks", ("s9", "s3 sa h5 hk", "d5", "d7")).play("0 s9")
    assert game.in_silence(1) == {"s3", "sa"}

    game.play("1 s3")
    assert game.in_silence(2) == {"d5"}


@pytest.mark.rule("KG-17")
def test_silence_leads_the_ace_of_diamonds_and_is_recorded_as_the_clock_s() -> None:
    game = story("king", seats=4, hands=("", "da")).silence()

    assert game.record.entries == (Entry("move", 1, "da", (), "clock"),)


@pytest.mark.rule("KG-18")
def test_the_only_card_there_is_may_be_played_for_a_press_on_another() -> None:
    assert games()["king"].plays_only_choice, "the table does it"
    assert not games()["love_letter"].plays_only_choice

    game = deal("avoid tricks", ("s9", "s3 h5 hk", "d5", "d7")).play("0 s9")
    game.refuses("1 h5", IllegalMove)
    assert game.legal(1) == ("s3",)
    assert [card.name for card in game.sees(1).playable] == ["S3"]


@pytest.mark.rule("KG-18")
def test_several_cards_that_may_be_played_are_told_apart_from_the_others() -> None:
    game = deal("avoid tricks", ("s9", "s3 sa h5 hk", "d5", "d7")).play("0 s9")

    view = game.refuses("1 hk", IllegalMove).sees(1)
    assert [card.name for card in view.playable] == ["S3", "SA"]
    assert [card.name for card in view.hand] == ["S3", "SA", "H5", "HK"]
    assert game.sees(2).playable == (), "he is not asked"
