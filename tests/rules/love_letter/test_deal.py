"""The deal, who starts, and how many tokens win."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.game import GROUP
from rules.love_letter.model import Card, Drew, Got, RoundBegan, RoundEnded
from rules.love_letter.tables import COPIES, DECK
from tests.rules.love_letter.deals import late
from tests.story import story


@pytest.mark.rule("LL-1")
def test_the_deck_has_sixteen_cards_worth_fifty_four() -> None:
    assert Counter(DECK) == COPIES
    assert (len(DECK), sum(DECK)) == (16, 54)


@pytest.mark.rule("LL-1")
def test_three_players_get_a_card_each_by_seat_and_the_starter_draws() -> None:
    game = story("love_letter", seats=3, aside="king", hands="guard priest baron", pile="prince", first=1)

    assert game.events == (
        RoundBegan(number=1, starter=1, laid_open=()),
        Got(0, Card.GUARD),
        Got(1, Card.PRIEST),
        Got(2, Card.BARON),
        Drew(1),
        Got(1, Card.PRINCE),
    )
    assert game.state.aside == (Card.KING,)


@pytest.mark.rule("LL-1")
@pytest.mark.parametrize(("seats", "pile"), [(2, 10), (3, 12), (4, 11)])
def test_the_pile_after_the_deal(seats: int, pile: int) -> None:
    game = story("love_letter", seats=seats)

    assert game.sees(GROUP).pile == pile - 1, "the starter has drawn"
    assert len(game.state.pile) == pile - 1


@pytest.mark.rule("LL-1")
def test_two_players_have_three_cards_open_beside_the_one_set_aside() -> None:
    game = story("love_letter", seats=2, aside="king", laid_open="princess guard prince", hands="baron priest")

    assert game.sees(GROUP).laid_open == (Card.PRINCESS, Card.GUARD, Card.PRINCE)
    game.happened(RoundBegan(1, 0, (Card.PRINCESS, Card.GUARD, Card.PRINCE)))
    assert story("love_letter", seats=3).sees(GROUP).laid_open == ()


@pytest.mark.rule("LL-2")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_the_lot_chooses_who_starts_and_play_goes_clockwise(first: int) -> None:
    game = story("love_letter", seats=4, hands="baron baron king countess", pile="handmaid", first=first)
    assert game.asked == (first,)

    game.play(f"{first} handmaid")

    assert game.asked == ((first + 1) % 4,)


@pytest.mark.rule("LL-2")
def test_a_later_round_starts_with_the_winner_of_the_last() -> None:
    game = story("love_letter", seats=3, hands="guard king priest", pile="baron guard", first=0)
    game.play("0 guard.1.king").deals_next(hands="guard priest princess", pile="king", first=None)

    game.play("2 guard.0.baron")

    game.happened(RoundEnded(1, (2,), "last", (), (), False), RoundBegan(2, 2, ()), Drew(2), Got(2, Card.KING))
    assert game.asked == (2,)
    assert game.sees(GROUP).round == 2


@pytest.mark.rule("LL-2")
@pytest.mark.parametrize(("lot", "starter"), [(0, 0), (1, 2)])
def test_after_a_shared_win_the_lot_falls_among_the_winners(lot: int, starter: int) -> None:
    game = story("love_letter", seats=3, hands="priest guard priest", pile="handmaid")
    late(game, discards=("", "", "handmaid")).deals_next(hands="priest priest baron", first=lot)

    game.play("0 handmaid")

    game.happened(RoundBegan(2, starter, ()))
    assert game.asked == (starter,)


@pytest.mark.rule("LL-2")
def test_a_starter_who_leaves_is_followed_clockwise() -> None:
    game = story("love_letter", seats=3, hands="guard king priest", first=2).leave(2)

    assert game.asked == (0,)


@pytest.mark.rule("LL-3")
@pytest.mark.parametrize(("seats", "classic"), [(2, 7), (3, 5), (4, 4)])
def test_tokens_to_win(seats: int, classic: int) -> None:
    def needed(choice: str) -> object:
        return story("love_letter", seats=seats, options={"tokens": choice}).sees(GROUP).tokens_to_win

    assert (needed("classic"), needed("3"), needed("1")) == (classic, 3, 1)
    assert story("love_letter", seats=seats).sees(GROUP).tokens_to_win == classic
