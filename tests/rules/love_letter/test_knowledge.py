"""How long what was told in secret stays true."""

from __future__ import annotations

import pytest

from rules.love_letter.model import ASIDE, Card, Known
from tests.story import Story, story


def after_priest(held: str, drawn: str, seats: int = 3) -> Story:
    """Seat 0 has looked at the card of seat 1, who has drawn another."""
    return story("love_letter", seats=seats, hands=f"priest {held} guard", pile=f"guard {drawn}").play("0 priest.1")


def known(card: Card, *, current: bool) -> tuple[Known, ...]:
    return (Known(1, card, "priest", current),)


@pytest.mark.rule("LL-9")
def test_playing_the_other_card_keeps_it_true() -> None:
    game = after_priest("king", "handmaid").play("1 handmaid")

    assert game.sees(0).known == known(Card.KING, current=True)


@pytest.mark.rule("LL-9")
def test_playing_the_known_card_makes_it_history() -> None:
    game = after_priest("handmaid", "king").play("1 handmaid")

    assert game.sees(0).known == known(Card.HANDMAID, current=False)


@pytest.mark.rule("LL-9")
def test_a_copy_that_is_played_counts_as_the_known_one() -> None:
    game = after_priest("handmaid", "handmaid").play("1 handmaid")

    assert game.sees(1).hand == (Card.HANDMAID,)
    assert game.sees(0).known == known(Card.HANDMAID, current=False)


@pytest.mark.rule("LL-9")
def test_a_discard_by_a_prince_or_on_going_out_or_on_leaving_makes_it_history() -> None:
    by_prince = after_priest("handmaid", "prince").play("1 prince.1")
    going_out = after_priest("handmaid", "princess").play("1 princess")
    leaving = after_priest("handmaid", "princess").leave(1)

    for game in (by_prince, going_out, leaving):
        assert game.sees(0).known == known(Card.HANDMAID, current=False)


@pytest.mark.rule("LL-10")
def test_a_swap_makes_the_old_knowledge_history_for_everybody() -> None:
    game = after_priest("handmaid", "king").play("1 king.2")
    assert game.sees(0).known == known(Card.HANDMAID, current=False)
    assert game.sees(1).known == (Known(2, Card.HANDMAID, "king", True),)

    game = after_priest("handmaid", "king").play("1 king.0")
    assert game.sees(0).known == (*known(Card.HANDMAID, current=False), Known(1, Card.GUARD, "king", True))


@pytest.mark.rule("LL-10")
def test_the_target_of_a_swap_is_no_longer_known_either() -> None:
    game = story("love_letter", seats=3, hands="priest handmaid guard", pile="guard priest king guard")
    game.play("0 priest.1", "1 priest.2", "2 king.1")

    assert game.sees(0).known == known(Card.HANDMAID, current=False)
    assert game.sees(1).known == (Known(2, Card.GUARD, "priest", False), Known(2, Card.HANDMAID, "king", True))
    assert game.sees(2).known == (Known(1, Card.GUARD, "king", True),)


@pytest.mark.rule("LL-9")
def test_told_the_same_twice_it_is_kept_once() -> None:
    game = story("love_letter", seats=2, hands="priest king", pile="priest handmaid guard guard")

    game.play("0 priest.1", "1 handmaid", "0 priest")
    assert game.sees(0).known == known(Card.KING, current=True)

    game = story("love_letter", seats=2, hands="priest king", pile="priest baron guard guard")
    game.play("0 priest.1")
    assert game.legal(1) == ("baron.0", "king.0")


@pytest.mark.rule("LL-9")
def test_knowledge_of_two_players_stands_side_by_side() -> None:
    game = story("love_letter", seats=3, hands="priest king countess", pile="priest guard handmaid guard")

    game.play("0 priest.1", "1 guard.0.king", "2 handmaid", "0 guard.1.baron")
    assert game.sees(0).known == known(Card.KING, current=True)

    game = story("love_letter", seats=3, hands="priest king countess", pile="priest guard handmaid guard")
    game.play("0 priest.2", "1 guard.0.king", "2 handmaid", "0 priest.1")
    assert game.sees(0).known == (
        Known(2, Card.COUNTESS, "priest", True),
        Known(1, Card.KING, "priest", True),
    )


@pytest.mark.rule("LL-19")
def test_knowledge_of_the_card_set_aside_ends_when_it_changes() -> None:
    looked = (Known(ASIDE, Card.COUNTESS, "priest", current=True),)
    for spoiler in ("king", "prince"):
        game = story(
            "love_letter",
            seats=2,
            options={"aside": "on"},
            aside="countess",
            hands="priest guard",
            pile=f"handmaid {spoiler} baron",
        )
        game.play("0 priest.aside")
        assert game.sees(0).known == looked

        game.play(f"1 {spoiler}.aside")

        assert game.sees(0).known == (Known(ASIDE, Card.COUNTESS, "priest", current=False),)


@pytest.mark.rule("LL-19")
def test_who_swapped_with_the_card_set_aside_is_no_longer_known() -> None:
    game = story(
        "love_letter", seats=2, options={"aside": "on"}, hands="priest guard", pile="handmaid king", aside="countess"
    )
    game.play("0 priest.1", "1 king.aside")

    assert game.sees(0).known == known(Card.GUARD, current=False)


def test_nothing_secret_is_remembered_once_the_game_is_won() -> None:
    game = story("love_letter", seats=2, options={"tokens": "1"}, hands="priest king", pile="guard handmaid")

    game.play("0 priest.1", "1 handmaid", "0 guard")

    assert game.outcome is None
    game.leave(1)
    assert game.sees(0).known == ()


def test_everything_is_forgotten_when_the_round_ends() -> None:
    game = after_priest("king", "guard").play("1 guard.2.king")
    game.play("2 guard.1.king")
    assert game.sees(0).known == known(Card.KING, current=False)

    game.leave(2)

    assert game.sees(0).known == ()
