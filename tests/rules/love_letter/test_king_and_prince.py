"""The two that change hands."""

from __future__ import annotations

import pytest

from rules.game import GROUP
from rules.love_letter.model import (
    Aim,
    Card,
    Discarded,
    Drew,
    Got,
    Known,
    Played,
    RoundEnded,
    Swapped,
    TookAside,
    WentOut,
)
from tests.rules.love_letter.deals import late
from tests.story import story


@pytest.mark.rule("LL-10")
def test_the_king_swaps_hands_and_each_sees_only_his_new_card() -> None:
    game = story("love_letter", seats=3, hands="guard princess priest", pile="king handmaid").play("0 king.1")
    played, swapped, drew = Played(0, Aim(Card.KING, 1), False), Swapped(0, 1), Drew(1)

    assert game.told(0) == (played, swapped, Got(0, Card.PRINCESS), drew)
    assert game.told(1) == (played, swapped, Got(1, Card.GUARD), drew, Got(1, Card.HANDMAID))
    assert game.told(2) == game.told(GROUP) == (played, swapped, drew)
    assert game.sees(0).hand == (Card.PRINCESS,)
    assert game.sees(1).hand == (Card.GUARD, Card.HANDMAID)
    assert game.sees(2).hand == (Card.PRIEST,)


@pytest.mark.rule("LL-10")
def test_after_the_swap_each_knows_where_his_own_card_went() -> None:
    game = story("love_letter", seats=3, hands="guard princess priest", pile="king handmaid").play("0 king.1")

    assert game.sees(0).known == (Known(1, Card.GUARD, "king", True),)
    assert game.sees(1).known == (Known(0, Card.PRINCESS, "king", True),)
    assert game.sees(2).known == ()


@pytest.mark.rule("LL-11")
def test_the_target_of_a_prince_discards_without_effect_and_draws() -> None:
    game = story("love_letter", seats=3, hands="prince handmaid guard", pile="priest king baron").play("0 prince.1")

    assert game.told(GROUP) == (Played(0, Aim(Card.PRINCE, 1), False), Discarded(1, Card.HANDMAID), Drew(1), Drew(1))
    game.happened(Drew(1), Got(1, Card.KING), Drew(1), Got(1, Card.BARON))
    target = game.sees(GROUP).players[1]
    assert (target.discards, target.protected, target.standing) == ((Card.HANDMAID,), False, "in")
    assert game.sees(1).hand == (Card.BARON, Card.KING)


@pytest.mark.rule("LL-11")
def test_a_prince_may_be_turned_on_oneself() -> None:
    game = story("love_letter", seats=3, hands="prince handmaid guard", pile="priest king")
    assert game.legal(0) == ("priest.1", "priest.2", "prince.0", "prince.1", "prince.2")

    game.play("0 prince.0").happened(Discarded(0, Card.PRIEST), Drew(0), Got(0, Card.KING), Drew(1))

    assert game.sees(GROUP).players[0].discards == (Card.PRINCE, Card.PRIEST)
    assert game.sees(0).hand == (Card.KING,)


@pytest.mark.rule("LL-11")
def test_the_princess_discarded_by_a_prince_means_out_and_no_draw() -> None:
    game = story("love_letter", seats=3, hands="prince princess guard", pile="priest king").play("0 prince.1")

    assert game.told(GROUP)[1:] == (Discarded(1, Card.PRINCESS), WentOut(1), Drew(2))
    assert game.sees(2).hand == (Card.GUARD, Card.KING), "the top card went to the next player"


@pytest.mark.rule("LL-11")
def test_when_everyone_else_is_protected_the_prince_hits_his_owner() -> None:
    game = story("love_letter", seats=2, hands="handmaid princess", pile="guard prince").play("0 handmaid")
    assert game.legal(1) == ("prince.1", "princess")

    game.play("1 prince.1").happened(Discarded(1, Card.PRINCESS), WentOut(1))


@pytest.mark.rule("LL-11")
def test_with_an_empty_pile_the_target_takes_the_card_set_aside() -> None:
    game = story("love_letter", seats=2, aside="king", hands="prince priest", pile="guard")

    late(game).play("0 prince.1")

    game.happened(Discarded(1, Card.PRIEST), TookAside(1), Got(1, Card.KING))
    game.happened(RoundEnded(1, (1,), "pile", ((0, Card.GUARD), (1, Card.KING)), (), False))
    game.nothing(WentOut)


@pytest.mark.rule("LL-11")
def test_the_princess_sent_away_on_the_last_turn_leaves_the_card_set_aside_alone() -> None:
    game = story("love_letter", seats=2, aside="king", hands="prince princess", pile="guard")

    late(game).play("0 prince.1")

    game.happened(Discarded(1, Card.PRINCESS), WentOut(1), RoundEnded(1, (0,), "last", (), (), False))
    game.nothing(TookAside)
