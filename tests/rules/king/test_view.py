"""What everybody sees, and what only the player himself does."""

from __future__ import annotations

from rules.game import GROUP
from rules.king.model import PlayerView
from tests.rules.king.deals import cards, contract, deal
from tests.story import story


def test_the_group_sees_the_table_and_no_hand() -> None:
    game = deal("take girls hearts", ("s9 d3", "sq d4", "sa d5", "s3 d6"), leader=1, number=11)
    view = game.play("1 sq", "2 sa").sees(GROUP)

    assert (view.deck, view.number, view.terms) == ("long", 11, contract("take girls hearts"))
    assert (view.leader, view.turn, view.asks) == (1, 3, "card")
    assert view.table == ((1, cards("sq")[0]), (2, cards("sa")[0]))
    assert (view.trick, view.tricks, view.last_trick) == (1, 12, ())
    assert (view.hand, view.playable, view.over) == ((), (), False)
    assert [player.cards for player in view.players] == [2, 1, 1, 2]


def test_tricks_and_points_taken_are_counted_as_they_are_taken() -> None:
    game = deal("take girls", ("s9 d3", "sq d4", "sa d5", "s3 d6"), leader=1).play("1 sq", "2 sa", "3 s3", "0 s9")

    assert game.sees(GROUP).players == (
        PlayerView(0, 1, 0, 0, 0),
        PlayerView(1, 1, 0, 0, 0),
        PlayerView(2, 1, 1, 6, 0),
        PlayerView(3, 1, 0, 0, 0),
    )
    view = game.sees(GROUP)
    assert (view.trick, view.table, view.last_trick[0].laid[0]) == (2, (), (1, cards("sq")[0]))


def test_of_the_tricks_only_the_last_is_shown() -> None:
    game = deal("avoid girls", ("s9", "s10", "sj", "s3"), tricks=[(0, "c3 c4 c5 c6"), (1, "d3 d4 d5 d6")])

    (last,) = game.sees(GROUP).last_trick
    assert last.cards == cards("d3 d4 d5 d6")


def test_a_player_sees_his_own_hand_and_nothing_more_of_the_others() -> None:
    game = story("king", seats=4, hands=("da sa", "", "", ""))

    mine, other = game.sees(0), game.sees(1)
    assert set(mine.hand).isdisjoint(other.hand)
    assert len(mine.hand) == len(other.hand) == 12
    assert list(mine.hand) == sorted(mine.hand)
    assert mine.playable == cards("da")
    assert other.playable == ()
