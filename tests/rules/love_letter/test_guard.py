"""The Guard names a card; the Princess punishes whoever lays her."""

from __future__ import annotations

import pytest

from rules.game import GROUP, IllegalMove
from rules.love_letter.model import Card, Discarded, Drew, Guess, Hit, Lay, Missed, Played, WentOut
from rules.notation import UnknownMove
from tests.story import story


@pytest.mark.rule("LL-8")
def test_a_guard_that_names_the_card_throws_its_holder_out() -> None:
    game = story("love_letter", seats=3, hands="guard king priest", pile="handmaid").play("0 guard.1.king")

    assert game.told(GROUP) == (
        Played(0, Guess(1, Card.KING), idle=False),
        Hit(0, 1, Card.KING),
        Discarded(1, Card.KING),
        WentOut(1),
        Drew(2),
    )


@pytest.mark.rule("LL-8")
def test_a_wrong_name_does_nothing_and_everybody_hears_it() -> None:
    game = story("love_letter", seats=3, hands="guard king priest", pile="handmaid").play("0 guard.1.princess")

    assert game.told(GROUP) == (
        Played(0, Guess(1, Card.PRINCESS), idle=False),
        Missed(0, 1, Card.PRINCESS),
        Drew(1),
    )
    assert game.sees(GROUP).players[1].standing == "in"


@pytest.mark.rule("LL-8")
def test_each_of_the_seven_other_characters_can_be_named_and_no_guard() -> None:
    game = story("love_letter", seats=2, hands="guard guard", pile="handmaid", laid_open="priest priest king")

    assert game.legal(0) == (
        "guard.1.priest",
        "guard.1.baron",
        "guard.1.handmaid",
        "guard.1.prince",
        "guard.1.king",
        "guard.1.countess",
        "guard.1.princess",
        "handmaid",
    ), "fully played characters too"
    with pytest.raises(UnknownMove):
        game.refuses("0 guard.1.guard", IllegalMove)


@pytest.mark.rule("LL-8")
def test_naming_a_card_that_is_fully_played_is_a_wasted_shot() -> None:
    game = story("love_letter", seats=2, hands="guard guard", pile="handmaid", laid_open="priest priest king")

    game.play("0 guard.1.king").happened(Missed(0, 1, Card.KING)).nothing(WentOut)


@pytest.mark.rule("LL-11")
def test_playing_the_princess_means_out() -> None:
    game = story("love_letter", seats=3, hands="princess king guard", pile="baron").play("0 princess")

    game.happened(Played(0, Lay(Card.PRINCESS), False), Discarded(0, Card.BARON), WentOut(0))

    out = game.sees(GROUP).players[0]
    assert (out.standing, out.discards) == ("out", (Card.PRINCESS, Card.BARON))
