"""What a reader is shown: this much and no more."""

from __future__ import annotations

from dataclasses import fields, replace

from rules.game import GROUP
from rules.love_letter.model import Card, Known, PlayerView, RoundEnded, View
from tests.story import Story, story

PLAYERS = (
    PlayerView(seat=0, tokens=0, discards=(Card.PRIEST,), standing="in", protected=False),
    PlayerView(seat=1, tokens=0, discards=(Card.HANDMAID,), standing="in", protected=True),
    PlayerView(seat=2, tokens=0, discards=(), standing="in", protected=False),
)
UNSEEN = tuple(zip(Card, (5, 1, 2, 1, 2, 1, 1, 1), strict=True))


def under_way() -> Story:
    game = story("love_letter", seats=3, hands="priest king baron", pile="guard handmaid princess")
    return game.play("0 priest.1", "1 handmaid")


def test_the_group_sees_what_lies_open() -> None:
    assert under_way().sees(GROUP) == View(
        round=1,
        tokens_to_win=5,
        aside_in_play=False,
        turn=2,
        over=False,
        players=PLAYERS,
        pile=9,
        laid_open=(),
        aside_opened=(),
        unseen=UNSEEN,
        hand=(),
        known=(),
        last_round=(),
    )


def test_a_player_sees_his_own_secrets_besides() -> None:
    game = under_way()
    group = game.sees(GROUP)

    assert game.sees(0) == replace(group, hand=(Card.GUARD,), known=(Known(1, Card.KING, "priest", True),))
    assert game.sees(1) == replace(group, hand=(Card.KING,))
    assert game.sees(2) == replace(group, hand=(Card.BARON, Card.PRINCESS))


def test_the_view_has_no_room_for_more_than_this() -> None:
    assert {field.name for field in fields(View)} == {
        *("round", "tokens_to_win", "aside_in_play", "turn", "over", "players", "pile", "laid_open"),
        *("aside_opened", "unseen", "hand", "known", "last_round"),
    }


def test_the_result_of_a_round_stays_in_sight_during_the_next() -> None:
    game = story("love_letter", seats=2, hands="guard king", pile="princess").play("0 guard.1.king")

    assert game.sees(1).last_round == (RoundEnded(1, (0,), "last", (), (), False),)
    assert not game.sees(1).over
