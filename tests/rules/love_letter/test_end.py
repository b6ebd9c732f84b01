"""How a round ends, who takes the token, and who wins the game."""

from __future__ import annotations

import pytest

from rules.game import GROUP, GameOver, Outcome
from rules.love_letter.model import Card, Drew, GameWon, RoundBegan, RoundEnded, WentOut
from tests.rules.love_letter.deals import late, shuffled
from tests.story import Story, story


def tokens(game: Story) -> list[int]:
    return [player.tokens for player in game.sees(GROUP).players]


@pytest.mark.rule("LL-14")
def test_the_last_one_left_wins_at_once_and_keeps_the_hand_hidden() -> None:
    game = story("love_letter", seats=2, hands="guard king", pile="princess").play("0 guard.1.king")

    ended = RoundEnded(1, winners=(0,), ending="last", shown=(), aside=(), by_discards=False)
    game.happened(WentOut(1), ended, RoundBegan(2, 0, (Card.GUARD, Card.GUARD, Card.GUARD)))
    assert tokens(game) == [1, 0]
    assert game.sees(GROUP).last_round == (ended,)
    assert Card.PRINCESS not in [getattr(event, "card", None) for event in game.told(1)]


@pytest.mark.rule("LL-14")
def test_when_the_pile_is_empty_everybody_shows_and_the_highest_wins() -> None:
    game = story("love_letter", seats=3, aside="countess", hands="guard king baron", pile="priest")

    late(game).play("0 priest.1")

    shown = ((0, Card.GUARD), (1, Card.KING), (2, Card.BARON))
    ended = RoundEnded(1, (1,), "pile", shown, aside=(Card.COUNTESS,), by_discards=False)
    assert ended in game.told(GROUP)
    assert tokens(game) == [0, 1, 0]


@pytest.mark.rule("LL-14")
def test_the_round_goes_on_while_a_card_is_left_to_draw() -> None:
    game = story("love_letter", seats=2, hands="guard king", pile="handmaid princess")

    late(game, pile=1).play("0 handmaid").nothing(RoundEnded).happened(Drew(1))

    game.play("1 king").happened(
        RoundEnded(1, (1,), "pile", ((0, Card.GUARD), (1, Card.PRINCESS)), (Card.GUARD,), False)
    )


@pytest.mark.rule("LL-14")
def test_who_is_out_does_not_show() -> None:
    game = story("love_letter", seats=3, hands="guard king baron", pile="priest")

    late(game).play("0 guard.1.king")

    game.happened(RoundEnded(1, (2,), "pile", ((0, Card.PRIEST), (2, Card.BARON)), (Card.GUARD,), False))


@pytest.mark.rule("LL-14")
@pytest.mark.parametrize("seed", [15, 17, 21])
@pytest.mark.parametrize(("seats", "turns"), [(2, 10), (3, 12), (4, 11)])
def test_a_round_that_nobody_leaves_early_has_so_many_turns_less_the_princes(seats: int, turns: int, seed: int) -> None:
    game = story("love_letter", seats=seats, draws=shuffled(seats, seed))
    played = refills = 0
    while game.sees(GROUP).round == 1:
        refills += _gently(game).startswith("prince") and Drew in map(type, game.events[1:3])
        played += 1

    assert played == turns - refills
    assert game.sees(GROUP).last_round[0].ending == "pile"


def _gently(game: Story) -> str:
    """Play the first legal move that throws nobody out; gives its text."""
    (seat,) = game.asked
    before = game.state
    for text in game.legal(seat):
        if WentOut not in map(type, game.play(f"{seat} {text}").events):
            return text
        game.state = before
    raise AssertionError("every move throws somebody out")


@pytest.mark.rule("LL-15")
def test_a_tie_goes_to_the_larger_sum_of_the_own_discards() -> None:
    game = story("love_letter", seats=3, aside="king", hands="priest priest guard", pile="handmaid")

    late(game, discards=("", "countess", "princess baron")).play("0 handmaid")

    shown = ((0, Card.PRIEST), (1, Card.PRIEST), (2, Card.GUARD))
    game.happened(RoundEnded(1, (1,), "pile", shown, (Card.KING,), by_discards=True))
    assert tokens(game) == [0, 1, 0], "who holds less has no say, whatever he discarded"


@pytest.mark.rule("LL-15")
def test_the_card_just_played_counts_among_the_discards() -> None:
    game = story("love_letter", seats=2, hands="priest priest", pile="handmaid")

    late(game, discards=("guard", "handmaid")).play("0 handmaid")

    assert tokens(game) == [1, 0], "5 against 4"


@pytest.mark.rule("LL-15")
def test_still_tied_they_all_win_the_round_and_take_a_token_each() -> None:
    game = story("love_letter", seats=3, aside="king", hands="priest guard priest", pile="handmaid")

    late(game, discards=("", "countess", "handmaid")).play("0 handmaid")

    shown = ((0, Card.PRIEST), (1, Card.GUARD), (2, Card.PRIEST))
    game.happened(RoundEnded(1, (0, 2), "pile", shown, (Card.KING,), by_discards=False))
    assert tokens(game) == [1, 0, 1]


@pytest.mark.rule("LL-15")
def test_the_sum_may_leave_two_of_three() -> None:
    game = story("love_letter", seats=3, hands="guard guard guard", pile="handmaid")

    late(game, discards=("", "handmaid", "baron")).play("0 handmaid")

    game.happened(RoundEnded(1, (0, 1), "pile", tuple((seat, Card.GUARD) for seat in range(3)), (Card.GUARD,), True))


@pytest.mark.rule("LL-16")
def test_the_game_ends_when_somebody_has_the_tokens() -> None:
    game = story("love_letter", seats=3, options={"tokens": "1"}, hands="guard king priest", pile="guard baron")
    game.play("0 guard.1.king")
    assert game.outcome is None

    game.play("2 baron.0").happened(WentOut(0), RoundEnded(1, (2,), "last", (), (), False), GameWon((2,)))

    assert game.outcome == Outcome(places=(2, 2, 1), points=(0, 0, 1), reason="tokens")
    assert game.asked == ()
    assert game.stage == "over.2"
    assert game.sees(GROUP).over
    game.nothing(RoundBegan).refuses("2 priest.0", GameOver)


@pytest.mark.rule("LL-16")
def test_tokens_are_kept_from_round_to_round() -> None:
    game = story("love_letter", seats=2, options={"tokens": "3"}, hands="guard king", pile="priest")
    for held in ("prince", "king"):
        game.deals_next(hands=f"guard {held}", pile="priest", first=None)
    game.play("0 guard.1.king", "0 guard.1.prince")
    assert (tokens(game), game.outcome) == ([2, 0], None)

    game.play("0 guard.1.king")

    assert game.outcome == Outcome((1, 2), (3, 0), "tokens")
    assert game.sees(GROUP).round == 3
    assert game.record.entries[-1].draws == ()


@pytest.mark.rule("LL-16")
def test_several_with_the_tokens_share_the_victory() -> None:
    game = story(
        "love_letter", seats=3, options={"tokens": "1"}, hands="priest guard priest", pile="handmaid", aside="king"
    )

    late(game, discards=("", "countess", "handmaid")).play("0 handmaid").happened(GameWon((0, 2)))

    assert game.outcome == Outcome((1, 3, 1), (1, 0, 1), "tokens")


@pytest.mark.rule("LL-16")
def test_of_a_shared_round_only_who_has_enough_wins_the_game() -> None:
    game = story("love_letter", seats=3, options={"tokens": "3"}, hands="guard king priest", pile="priest princess")
    game.deals_next(hands="guard king priest", pile="priest princess", first=None)
    game.deals_next(hands="priest guard priest", pile="handmaid", aside="king", first=None)
    game.play("0 guard.1.king", "2 princess", "0 guard.1.king", "2 princess")

    late(game, discards=("", "countess", "handmaid")).play("0 handmaid").happened(GameWon((0,)))

    assert game.outcome == Outcome((1, 3, 2), (3, 0, 1), "tokens")
