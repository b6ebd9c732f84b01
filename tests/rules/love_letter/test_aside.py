"""The option that makes the card set aside a target."""

from __future__ import annotations

import pytest

from rules.game import GROUP, IllegalMove
from rules.love_letter.model import (
    ASIDE,
    Aim,
    AsideOpened,
    Card,
    Discarded,
    Drew,
    Got,
    Known,
    Lay,
    Peeked,
    Played,
    RoundEnded,
    Swapped,
    WentOut,
)
from tests.rules.love_letter.deals import late
from tests.story import Story, story


def with_aside(hands: str, pile: str, aside: str = "countess", seats: int = 3) -> Story:
    return story("love_letter", seats=seats, options={"aside": "on"}, hands=hands, pile=pile, aside=aside)


@pytest.mark.rule("LL-19")
def test_without_the_option_the_card_set_aside_is_no_target() -> None:
    game = story("love_letter", seats=3, hands="priest guard baron", pile="king")

    assert not any("aside" in text for text in game.legal(0))
    assert not game.sees(GROUP).aside_in_play
    game.refuses("0 king.aside", IllegalMove)


@pytest.mark.rule("LL-19")
def test_priest_king_and_prince_may_point_at_it_and_guard_and_baron_never() -> None:
    assert with_aside("priest guard baron", "king").legal(0) == (
        "priest.1",
        "priest.2",
        "priest.aside",
        "king.1",
        "king.2",
        "king.aside",
    )
    assert with_aside("prince guard baron", "baron").legal(0) == (
        "baron.1",
        "baron.2",
        "prince.0",
        "prince.1",
        "prince.2",
        "prince.aside",
    )
    assert not any("aside" in text for text in with_aside("guard guard baron", "guard").legal(0))
    assert with_aside("guard guard baron", "guard").sees(GROUP).aside_in_play


@pytest.mark.rule("LL-7", "LL-19")
def test_when_the_others_are_protected_it_must_be_chosen() -> None:
    game = with_aside("handmaid priest", "guard king", seats=2).play("0 handmaid")
    assert game.legal(1) == ("priest.aside", "king.aside")

    game = with_aside("handmaid guard", "king baron", seats=2).play("0 handmaid")
    assert game.legal(1) == ("guard", "baron")
    game.play("1 baron").happened(Played(1, Lay(Card.BARON), idle=True))


@pytest.mark.rule("LL-11", "LL-19")
def test_the_prince_may_choose_between_it_and_oneself_when_all_are_protected() -> None:
    game = with_aside("handmaid princess", "guard prince", seats=2).play("0 handmaid")

    assert game.legal(1) == ("prince.1", "prince.aside", "princess")


@pytest.mark.rule("LL-19")
def test_the_priest_looks_at_it_alone() -> None:
    game = with_aside("priest guard baron", "king").play("0 priest.aside")

    assert game.told(GROUP) == game.told(2) == (Played(0, Aim(Card.PRIEST, ASIDE), False), Drew(1))
    game.happened(Peeked(0, ASIDE, Card.COUNTESS))
    assert game.sees(0).known == (Known(ASIDE, Card.COUNTESS, "priest", True),)


@pytest.mark.rule("LL-19")
def test_the_king_swaps_the_hand_with_it() -> None:
    game = with_aside("priest guard baron", "king handmaid").play("0 king.aside")
    played, swapped = Played(0, Aim(Card.KING, ASIDE), False), Swapped(0, ASIDE)

    assert game.told(0) == (played, swapped, Got(0, Card.COUNTESS), Drew(1))
    assert game.told(GROUP) == (played, swapped, Drew(1))
    assert game.sees(0).hand == (Card.COUNTESS,)
    assert game.state.aside == (Card.PRIEST,)
    assert game.sees(0).known == (Known(ASIDE, Card.PRIEST, "king", True),)


@pytest.mark.rule("LL-19")
def test_the_prince_lays_it_open_and_the_top_of_the_pile_replaces_it() -> None:
    game = with_aside("prince guard baron", "priest king handmaid guard", aside="princess")
    before = game.sees(GROUP)

    game.play("0 prince.aside")

    assert game.told(GROUP) == (
        Played(0, Aim(Card.PRINCE, ASIDE), False),
        AsideOpened(0, Card.PRINCESS),
        Drew(1),
    ), "nobody is out, nobody discards"
    after = game.sees(GROUP)
    assert game.state.aside == (Card.KING,)
    assert after.aside_opened == (Card.PRINCESS,)
    assert after.pile == before.pile - 2
    assert game.sees(1).hand == (Card.GUARD, Card.HANDMAID)
    assert after.players[0].discards == (Card.PRINCE,)
    game.nothing(Discarded, WentOut)


@pytest.mark.rule("LL-5", "LL-19")
def test_the_board_counts_what_was_laid_open_and_a_new_round_forgets_it() -> None:
    game = with_aside("prince guard baron", "priest king handmaid guard", aside="princess").play("0 prince.aside")
    assert dict(game.sees(2).unseen)[Card.PRINCESS] == 0

    game.leave(2).play("1 guard.0.priest").happened(RoundEnded(1, (1,), "last", (), (), False))

    assert game.sees(GROUP).aside_opened == ()


@pytest.mark.rule("LL-19")
def test_a_second_prince_lays_a_second_card_open() -> None:
    game = with_aside("prince prince baron", "priest king handmaid guard", aside="princess")

    game.play("0 prince.aside", "1 prince.aside")

    assert game.sees(GROUP).aside_opened == (Card.PRINCESS, Card.KING)


@pytest.mark.rule("LL-19")
def test_a_prince_cannot_open_it_when_the_pile_is_empty_but_priest_and_king_still_can() -> None:
    assert late(with_aside("prince guard baron", "priest", seats=3)).legal(0) == (
        "priest.1",
        "priest.2",
        "priest.aside",
        "prince.0",
        "prince.1",
        "prince.2",
    )
    game = late(with_aside("priest guard baron", "king")).play("0 king.aside")

    shown = ((0, Card.COUNTESS), (1, Card.GUARD), (2, Card.BARON))
    game.happened(RoundEnded(1, (0,), "pile", shown, aside=(Card.PRIEST,), by_discards=False))


@pytest.mark.rule("LL-15", "LL-19")
def test_what_was_laid_open_counts_in_nobodys_discards() -> None:
    game = with_aside("prince guard", "guard", aside="princess", seats=2)

    late(game, discards=("", "king")).play("0 prince.1")
    assert game.sees(GROUP).players[1].tokens == 1

    game = with_aside("prince guard", "guard handmaid", aside="princess", seats=2)
    late(game, pile=1, discards=("", "king")).play("0 prince.aside")

    shown = ((0, Card.GUARD), (1, Card.GUARD))
    game.happened(RoundEnded(1, (1,), "pile", shown, (Card.HANDMAID,), by_discards=True))


@pytest.mark.rule("LL-19")
def test_with_the_option_the_prince_still_draws_it_for_a_player_when_the_pile_is_empty() -> None:
    game = late(with_aside("prince guard", "guard", seats=2)).play("0 prince.1")

    game.happened(Discarded(1, Card.GUARD), Got(1, Card.COUNTESS))
