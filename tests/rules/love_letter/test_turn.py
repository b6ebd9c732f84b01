"""A turn: draw, play one of two, and what lies open afterwards."""

from __future__ import annotations

import pytest

from rules.game import GROUP, IllegalMove, NotYourTurn
from rules.love_letter.model import Aim, Card, Discarded, Drew, Got, Lay, Played, RoundEnded, WentOut
from tests.rules.love_letter.deals import late
from tests.story import story


@pytest.mark.rule("LL-4")
def test_a_card_is_drawn_and_either_of_the_two_may_be_played() -> None:
    game = story("love_letter", seats=3, hands="handmaid guard priest", pile="countess baron")

    assert game.sees(0).hand == (Card.HANDMAID, Card.COUNTESS)
    assert game.legal(0) == ("handmaid", "countess")
    assert game.legal(1) == game.legal(2) == ()

    game.play("0 countess").happened(Played(0, Lay(Card.COUNTESS), False), Drew(1), Got(1, Card.BARON))

    assert game.sees(0).hand == (Card.HANDMAID,)


@pytest.mark.rule("LL-4")
def test_an_effect_that_hurts_is_compulsory() -> None:
    game = story("love_letter", seats=3, hands="guard king priest", pile="baron")

    assert "baron" not in game.legal(0)
    game.play("0 baron.1").happened(Discarded(0, Card.GUARD), WentOut(0))


@pytest.mark.rule("LL-4")
def test_nobody_plays_out_of_turn_or_a_card_he_does_not_hold() -> None:
    game = story("love_letter", seats=3, hands="handmaid guard priest", pile="countess")

    game.refuses("1 guard.0.king", NotYourTurn)
    game.refuses("0 king.1", IllegalMove)
    game.refuses("0 princess", IllegalMove)


@pytest.mark.rule("LL-4")
def test_two_alike_are_one_choice() -> None:
    game = story("love_letter", seats=2, hands="handmaid guard", pile="handmaid")

    assert game.legal(0) == ("handmaid",)
    assert game.play("0 handmaid").sees(0).hand == (Card.HANDMAID,)


@pytest.mark.rule("LL-5")
def test_discards_lie_open_in_order_for_each_player() -> None:
    game = story("love_letter", seats=2, hands="handmaid priest", pile="guard guard baron guard")
    game.play("0 handmaid", "1 guard", "0 guard.1.king")

    zero, one = game.sees(GROUP).players
    assert zero.discards == (Card.HANDMAID, Card.GUARD)
    assert one.discards == (Card.GUARD,)


@pytest.mark.rule("LL-5")
def test_the_board_counts_what_does_not_lie_open_and_tells_everybody_the_same() -> None:
    game = story("love_letter", seats=2, laid_open="guard guard king", hands="handmaid priest", pile="guard")
    assert dict(game.sees(0).unseen)[Card.GUARD] == 3

    game.play("0 guard.1.king")

    assert game.sees(GROUP).unseen == (
        (Card.GUARD, 2),
        (Card.PRIEST, 2),
        (Card.BARON, 2),
        (Card.HANDMAID, 2),
        (Card.PRINCE, 2),
        (Card.KING, 0),
        (Card.COUNTESS, 1),
        (Card.PRINCESS, 1),
    )
    assert game.sees(0).unseen == game.sees(1).unseen == game.sees(GROUP).unseen


@pytest.mark.rule("LL-6")
@pytest.mark.parametrize("royal", ["king", "prince"])
def test_the_countess_must_go_beside_the_king_or_a_prince(royal: str) -> None:
    for held, drawn in (("countess", royal), (royal, "countess")):
        game = story("love_letter", seats=3, hands=f"{held} guard priest", pile=drawn)

        assert game.legal(0) == ("countess",)
        game.refuses(f"0 {royal}.1", IllegalMove)


@pytest.mark.rule("LL-6")
def test_the_countess_may_be_played_freely_and_the_other_card_stays_hidden() -> None:
    game = story("love_letter", seats=3, hands="countess guard priest", pile="princess priest")
    assert game.legal(0) == ("countess", "princess")

    game.play("0 countess")

    assert game.events[0] == Played(0, Lay(Card.COUNTESS), idle=False)
    assert game.told(GROUP) == (Played(0, Lay(Card.COUNTESS), False), Drew(1))
    assert game.sees(GROUP).hand == ()


@pytest.mark.rule("LL-7")
@pytest.mark.parametrize("card", ["guard", "priest", "baron", "king"])
def test_a_target_must_be_chosen_when_there_is_one(card: str) -> None:
    game = story("love_letter", seats=3, hands=f"handmaid {card} princess", pile="baron priest", first=0)
    game.play("0 handmaid")

    ways = [text for text in game.legal(1) if text.startswith(card)]

    assert ways
    assert all(text.startswith(f"{card}.2") for text in ways), "not oneself, not the protected one, and not nobody"


@pytest.mark.rule("LL-7")
@pytest.mark.parametrize("card", ["guard", "priest", "baron", "king"])
def test_a_card_that_finds_nobody_is_played_without_effect(card: str) -> None:
    other = "princess" if card != "king" else "priest"
    game = story("love_letter", seats=2, hands=f"handmaid {card}", pile=f"baron {other}").play("0 handmaid")
    assert game.legal(1)[0 if card != "king" else 1] == card

    game.play(f"1 {card}")

    game.happened(Played(1, Lay(Card[card.upper()]), idle=True))
    game.nothing(WentOut, RoundEnded)
    assert game.sees(1).hand == (Card[other.upper()],)


@pytest.mark.rule("LL-7")
def test_who_is_out_cannot_be_chosen() -> None:
    game = story("love_letter", seats=3, hands="guard king priest", pile="guard baron").play("0 guard.1.king")

    assert game.asked == (2,), "the turn passes over who is out"
    assert game.legal(2) == ("priest.0", "baron.0")


@pytest.mark.rule("LL-12")
def test_the_handmaid_protects_until_the_start_of_the_next_own_turn() -> None:
    game = story("love_letter", seats=3, hands="handmaid priest baron", pile="guard guard guard priest")
    game.play("0 handmaid")
    assert [player.protected for player in game.sees(GROUP).players] == [True, False, False]
    assert game.legal(1)[0] == "guard.2.priest"

    game.play("1 guard.2.king")
    assert game.sees(GROUP).players[0].protected

    game.play("2 guard.1.king")
    assert not game.sees(GROUP).players[0].protected


@pytest.mark.rule("LL-12")
def test_protection_is_over_before_the_draw() -> None:
    game = story("love_letter", seats=2, hands="handmaid priest", pile="guard priest baron").play("0 handmaid")

    game.play("1 priest").happened(Played(1, Lay(Card.PRIEST), True), Drew(0))

    assert game.legal(0)[0] == "guard.1.priest"
    game.play("0 baron.1").happened(WentOut(0))


@pytest.mark.rule("LL-12")
def test_when_all_are_protected_the_prince_alone_turns_on_oneself() -> None:
    game = story("love_letter", seats=3, hands="handmaid handmaid king", pile="guard guard prince")
    game.play("0 handmaid", "1 handmaid")

    assert game.legal(2) == ("prince.2", "king")


@pytest.mark.rule("LL-13")
def test_who_goes_out_discards_the_hand_without_effect() -> None:
    game = story("love_letter", seats=3, hands="guard handmaid priest", pile="guard").play("0 guard.1.handmaid")

    game.happened(Discarded(1, Card.HANDMAID), WentOut(1))

    out = game.sees(GROUP).players[1]
    assert (out.standing, out.protected, out.discards) == ("out", False, (Card.HANDMAID,))
    assert game.sees(1).hand == ()
    assert game.legal(1) == ()


@pytest.mark.rule("LL-13")
def test_a_prince_discarded_on_going_out_moves_nobody() -> None:
    game = story("love_letter", seats=3, hands="guard prince princess", pile="guard baron").play("0 guard.1.prince")

    assert game.told(GROUP)[-3:] == (Discarded(1, Card.PRINCE), WentOut(1), Drew(2))
    assert game.sees(2).hand == (Card.BARON, Card.PRINCESS)


def test_the_played_event_names_its_card() -> None:
    game = story("love_letter", seats=3, hands="guard prince princess", pile="priest")

    assert game.play("0 priest.1").events[0] == Played(0, Aim(Card.PRIEST, 1), False)
    played = game.events[0]
    assert isinstance(played, Played)
    assert played.card is Card.PRIEST


def test_the_question_has_the_number_of_the_turn_in_the_whole_game() -> None:
    game = story("love_letter", seats=3, hands="guard king priest", pile="guard baron")
    assert game.stage == "play.1"
    assert game.play("0 guard.1.king").stage == "play.2"

    game.play("2 baron.0").happened(WentOut(0))

    assert game.stage == "play.3", "the next round goes on counting"


def test_the_question_stays_when_another_player_leaves() -> None:
    game = late(story("love_letter", seats=4, hands="guard king priest baron"), pile=4)

    assert game.leave(2).stage == "play.1"
    assert game.asked == (0,)
