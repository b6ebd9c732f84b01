"""Leaving the game for good."""

from __future__ import annotations

import pytest

from rules.game import GROUP, NotYourTurn, Outcome
from rules.love_letter.model import Card, Discarded, Drew, GameWon, Got, Left, RoundBegan, RoundEnded, WentOut
from tests.rules.love_letter.deals import late
from tests.story import story


@pytest.mark.rule("LL-17")
def test_who_leaves_on_his_turn_discards_both_cards_and_the_turn_passes() -> None:
    game = story("love_letter", seats=3, hands="princess king guard", pile="prince baron").leave(0)

    assert game.told(GROUP) == (Left(0), Discarded(0, Card.PRINCESS), Discarded(0, Card.PRINCE), Drew(1))
    gone = game.sees(GROUP).players[0]
    assert (gone.standing, gone.discards) == ("gone", (Card.PRINCESS, Card.PRINCE))
    assert game.asked == (1,)
    assert game.stage == "play.2"


@pytest.mark.rule("LL-17")
def test_who_leaves_off_his_turn_leaves_the_turn_alone() -> None:
    game = story("love_letter", seats=3, hands="priest handmaid guard", pile="prince baron").leave(1)

    assert game.events == (Left(1), Discarded(1, Card.HANDMAID))
    assert game.asked == (0,)
    assert game.legal(0) == ("priest.2", "prince.0", "prince.2")


@pytest.mark.rule("LL-17")
def test_the_protection_of_who_leaves_goes_with_him() -> None:
    game = story("love_letter", seats=3, hands="handmaid king guard", pile="prince baron").play("0 handmaid").leave(0)

    assert not game.sees(GROUP).players[0].protected


@pytest.mark.rule("LL-14", "LL-17")
def test_a_leave_that_leaves_one_in_the_round_ends_it() -> None:
    game = story("love_letter", seats=3, hands="guard king priest", pile="guard baron").play("0 guard.1.king")
    game.deals_next(seats=2, hands="guard priest", pile="king", first=None)

    game.leave(0)

    ended = RoundEnded(1, (2,), "last", (), (), False)
    game.happened(Left(0), Discarded(0, Card.GUARD), ended, RoundBegan(2, 2, (Card.GUARD,) * 3), Got(1, Card.GUARD))
    assert game.state.players[0].hand == ()
    assert game.state.players[0].discards == ()
    assert game.sees(2).hand == (Card.PRIEST, Card.KING)
    assert game.record


@pytest.mark.rule("LL-14", "LL-17")
def test_a_leave_on_the_last_turn_brings_the_showdown() -> None:
    game = story("love_letter", seats=3, aside="princess", hands="guard king priest", pile="baron")

    late(game).leave(0)

    game.happened(
        Left(0),
        Discarded(0, Card.GUARD),
        Discarded(0, Card.BARON),
        RoundEnded(1, (1,), "pile", ((1, Card.KING), (2, Card.PRIEST)), (Card.PRINCESS,), False),
    )


@pytest.mark.rule("LL-17")
def test_a_leave_off_turn_does_not_end_a_round_with_an_empty_pile() -> None:
    game = story("love_letter", seats=3, hands="guard king priest", pile="baron")

    late(game).leave(1).nothing(RoundEnded)

    assert game.asked == (0,)


@pytest.mark.rule("LL-1", "LL-3", "LL-17")
def test_later_rounds_are_dealt_for_those_still_in_with_the_target_of_the_start() -> None:
    game = story("love_letter", seats=4, hands="guard king priest baron", pile="guard baron").leave(3).leave(1)
    game.deals_next(seats=2, hands="guard priest", pile="king", first=None)

    game.play("0 guard.2.priest")

    table = game.sees(GROUP)
    assert len(table.laid_open) == 3
    assert table.pile == 10 - 1
    assert table.tokens_to_win == 4
    assert [player.standing for player in table.players] == ["in", "gone", "in", "gone"]
    assert [len(player.hand) for player in game.state.players] == [2, 0, 1, 0]


@pytest.mark.rule("LL-17")
def test_who_is_out_of_the_round_may_leave_too_and_is_dealt_no_more() -> None:
    game = story("love_letter", seats=3, hands="guard king priest", pile="guard baron").play("0 guard.1.king")

    game.leave(1)

    assert game.events == (Left(1),)
    game.play("2 baron.0").happened(WentOut(0), RoundEnded(1, (2,), "last", (), (), False))
    assert game.state.players[1].hand == ()


@pytest.mark.rule("LL-17")
@pytest.mark.parametrize("leaver", [0, 1])
def test_one_left_wins_the_game(leaver: int) -> None:
    stays = 1 - leaver
    game = story("love_letter", seats=2, hands="guard king", pile="guard baron").leave(leaver)

    game.happened(Left(leaver), RoundEnded(1, (stays,), "last", (), (), False), GameWon((stays,)))
    game.nothing(RoundBegan)
    places = (2, 1) if stays else (1, 2)
    assert game.outcome == Outcome(places, points=(int(stays == 0), int(stays == 1)), reason="last")


@pytest.mark.rule("LL-17")
def test_who_left_comes_behind_all_who_stayed() -> None:
    game = story("love_letter", seats=3, options={"tokens": "3"}, hands="guard king priest", pile="priest princess")
    game.deals_next(hands="priest guard king", pile="guard", first=None).play("0 guard.1.king", "2 princess")
    game.leave(0)
    for _ in range(3):
        game.deals_next(seats=2, hands="guard king", pile="priest", first=None)

    game.play("1 guard.2.king", "1 guard.2.king", "1 guard.2.king")

    assert game.outcome == Outcome(places=(3, 1, 2), points=(1, 3, 0), reason="tokens")


@pytest.mark.rule("LL-17")
def test_nobody_leaves_twice() -> None:
    game = story("love_letter", seats=3).leave(1)

    with pytest.raises(NotYourTurn):
        game.leave(1)
