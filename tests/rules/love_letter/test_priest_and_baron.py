"""The two that look: what is secret, and for whom."""

from __future__ import annotations

import pytest

from rules.game import GROUP
from rules.love_letter.model import Aim, Card, Compared, Discarded, Drew, Known, Peeked, Played, Tied, WentOut
from tests.story import story


@pytest.mark.rule("LL-9")
def test_only_the_actor_sees_the_card_of_a_priest() -> None:
    game = story("love_letter", seats=3, hands="priest king guard", pile="handmaid").play("0 priest.1")
    public = (Played(0, Aim(Card.PRIEST, 1), False), Drew(1))

    assert game.told(0) == (public[0], Peeked(0, 1, Card.KING), public[1])
    assert game.told(GROUP) == game.told(2) == public
    assert Peeked(0, 1, Card.KING) not in game.told(1)
    assert game.sees(0).known == (Known(1, Card.KING, "priest", current=True),)
    assert game.sees(1).known == game.sees(2).known == game.sees(GROUP).known == ()


@pytest.mark.rule("LL-9")
@pytest.mark.parametrize(
    ("own", "other", "loser", "lost"), [("king", "priest", 1, Card.PRIEST), ("priest", "king", 0, Card.PRIEST)]
)
def test_the_lower_value_loses_to_the_baron(own: str, other: str, loser: int, lost: Card) -> None:
    game = story("love_letter", seats=3, hands=f"{own} {other} guard", pile="baron").play("0 baron.1")

    assert game.told(GROUP)[:-1] == (
        Played(0, Aim(Card.BARON, 1), False),
        Discarded(loser, lost),
        WentOut(loser),
    ), "the winner's card is never shown"
    assert game.sees(GROUP).players[1 - loser].discards == ((Card.BARON,) if loser else ())


@pytest.mark.rule("LL-9")
def test_both_duellists_see_both_cards_and_nobody_else() -> None:
    game = story("love_letter", seats=3, hands="king priest guard", pile="baron").play("0 baron.1")
    secret = Compared(0, 1, card=Card.KING, other=Card.PRIEST)

    assert secret in game.told(0)
    assert secret in game.told(1)
    assert secret not in game.told(2)
    assert game.sees(1).known == (Known(0, Card.KING, "baron", current=True),)
    assert game.sees(0).known == (Known(1, Card.PRIEST, "baron", current=False),)


@pytest.mark.rule("LL-9")
def test_of_a_tie_the_group_learns_only_that_it_was_one() -> None:
    game = story("love_letter", seats=3, hands="guard guard king", pile="baron handmaid").play("0 baron.1")

    assert game.told(GROUP) == game.told(2) == (Played(0, Aim(Card.BARON, 1), False), Tied(0, 1), Drew(1))
    game.happened(Compared(0, 1, Card.GUARD, Card.GUARD))
    assert game.sees(0).known == (Known(1, Card.GUARD, "baron", True),)
    assert game.sees(1).known == (Known(0, Card.GUARD, "baron", True),)
