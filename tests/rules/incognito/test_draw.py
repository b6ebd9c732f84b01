"""Every kind of draw."""

from __future__ import annotations

import pytest

from rules.game import GROUP, IllegalMove, Outcome
from rules.incognito.events import Offered
from tests.rules.incognito.deals import met
from tests.story import Story

FAR = ". . . . k / . q? . . . / . . . . . / . . . Q? . / K . . . ."
BARE = ". . . . k / . . . . . / . . . . . / . . . . . / K . . . ."
AROUND = ("0 a1.a2", "1 e5.e4", "0 a2.a3", "1 e4.e3")


def drawn(game: Story, reason: str) -> bool:
    """Whether the game is a draw for this reason."""
    return game.outcome == Outcome((1, 1), (1, 1), reason)


@pytest.mark.rule("IK-24")
def test_bare_kings_in_survival_have_five_more_moves_of_each() -> None:
    game = met(BARE, variant="survival").play(*AROUND, "0 a3.a4", "1 e3.e2", "0 a4.b4", "1 e2.d2", "0 b4.b3")
    assert (game.outcome, game.sees(GROUP).bare) == (None, 9)

    assert drawn(game.play("1 d2.d3"), "bare")


@pytest.mark.rule("IK-24")
def test_they_are_counted_from_the_last_capture() -> None:
    others = met(". . . . k / . . . . . / . . . . . / L . n . . / K . . . .", variant="survival").play("0 a1.b2")
    assert others.sees(GROUP).bare == 0

    game = met(". . . . k / . . . . . / . . . . . / K n . . . / . . . . .", variant="survival").play("0 a2.b2")
    assert (game.sees(GROUP).bare, game.sees(GROUP).quiet) == (0, 0)
    assert game.play("1 e5.e4").sees(GROUP).bare == 1


@pytest.mark.rule("IK-24")
def test_bare_kings_may_still_fight_for_a_throne() -> None:
    game = met(BARE, variant="throne", bare=0).play(*AROUND)

    assert game.sees(GROUP).bare == 0


@pytest.mark.rule("IK-24")
def test_the_last_of_these_moves_may_still_win() -> None:
    game = met(". . . . . / . . . . . / . . k . . / . . K . . / . . . . .", variant="survival", bare=9).play("0 c2.c3")

    assert game.outcome is not None
    assert game.outcome.reason == "king"


@pytest.mark.rule("IK-24")
def test_the_third_time_of_a_position_is_a_draw() -> None:
    around = ("0 a2.a3", "1 e4.e3", "0 a3.a2", "1 e3.e4")
    game = met(FAR).play("0 a1.a2", "1 e5.e4", *around)
    assert game.sees(GROUP).repeats == 2

    game.play(*around[:-1])
    assert game.outcome is None
    assert drawn(game.play(around[-1]), "repetition")


@pytest.mark.rule("IK-24")
def test_the_position_met_first_counts_as_its_first_time() -> None:
    board = ". . . . . / . . . . k / . . . . . / K . . . . / . . . . ."
    moves = ("0 a2.a3", "1 e4.e3", "0 a3.a2", "1 e3.e4")
    game = met(board).play(*moves)
    assert game.sees(GROUP).repeats == 2

    game.play(*moves[:-1])
    assert game.outcome is None
    assert drawn(game.play(moves[-1]), "repetition")


@pytest.mark.rule("IK-24")
def test_another_side_to_move_is_another_position() -> None:
    """The host loses a move on the way round, so that the same cells stand with the guest to move."""
    game = met(". . . . . / . . . . k / . . . . . / K . . . . / . . . . .")
    game.play("0 a2.a3", "1 e4.e3", "0 a3.b2", "1 e3.e4", "0 b2.a2")

    assert game.sees(GROUP).repeats == 1


@pytest.mark.rule("IK-24")
def test_two_backs_in_each_other_s_place_are_another_position() -> None:
    """The board looks the same, but everybody has seen the two change places."""
    around = ("0 c3.c2", "1 e3.e4", "0 c2.c3", "1 e4.e3")
    game = met(". . . . . / . . . . k / . . Q? . . / N? L? . . . / K . . . .")
    game.play("0 c3.c2", "1 e4.e3", "0 c2.c3", "1 e3.e4", "0 a2.b2", "1 e4.e3", *around)
    assert game.sees(GROUP).repeats == 1, "while nothing is locked any more"

    assert game.play(*around).sees(GROUP).repeats == 2


@pytest.mark.rule("IK-24")
def test_another_lock_is_another_position() -> None:
    board = ". . . . . / . . . . k / . . . . . / K . . N? L? / . . . . ."
    first = met(board).play("0 a2.a3", "1 e4.d4", "0 a3.a2", "1 d4.e4")
    assert first.sees(GROUP).repeats == 2

    locked = met(board, locks="d2e2:2").play("0 a2.a3", "1 e4.d4", "0 a3.a2", "1 d4.e4")
    assert locked.sees(GROUP).repeats == 1


@pytest.mark.rule("IK-24")
def test_a_reveal_begins_a_new_count_and_so_does_a_life_spent() -> None:
    board = ". . . . k / . . . . . / . . n . . / . . Q . . / K . . . ."
    spared = met(board, cups="-/-/p/pp/w/ww", lives="0-1", quiet=30).play("0 c2.c3")
    assert (spared.sees(GROUP).repeats, len(spared.state.past), spared.sees(GROUP).quiet) == (1, 1, 31)

    revealed = met(board.replace("n", "n?"), quiet=30).play("0 c2.c3")
    assert (len(revealed.state.past), revealed.sees(GROUP).quiet) == (1, 0)


@pytest.mark.rule("IK-24")
def test_forty_moves_of_each_without_reveal_capture_or_cup_are_a_draw() -> None:
    game = met(FAR, quiet=78).play("0 a1.a2")
    assert (game.outcome, game.sees(GROUP).quiet) == (None, 79)

    assert drawn(game.play("1 e5.e4"), "quiet")


@pytest.mark.rule("IK-24")
@pytest.mark.parametrize(
    ("board", "cups", "move"),
    [
        (". . . . k / . . n? . . / . . Q . . / . . . . . / K . . . .", "-", "c3.c4"),
        (". . . . k / . . n . . / . . Q? . . / . . . . . / K . . . .", "-", "c3.c4"),
        (". . . . k / . . n . . / . . Q . . / . . . . . / K . . . .", "-", "c3.c4"),
        (". . . . k / . . . . . / . Q . . . / . . . . . / K . . . .", "w/p/pw/pw/-/-", "drink.b3"),
        (". . . . k / . . . . . / . Q . . . / . . . . . / K . . . .", "p/w/pw/pw/-/-", "drink.b3"),
        (". . . . k / . . . . . / . Q . . . / . . . . . / K . . . .", "w/p/pw/pw/-/-", "place.b3.water"),
    ],
    ids=["reveal", "own-reveal", "capture", "water", "poison", "placing"],
)
def test_each_of_these_begins_the_count_anew(board: str, cups: str, move: str) -> None:
    game = met(board, cups=cups, quiet=79).play(f"0 {move}")

    assert (game.outcome, game.sees(GROUP).quiet) == (None, 0)


@pytest.mark.rule("IK-24")
@pytest.mark.parametrize(
    ("board", "move"),
    [
        (". . . . k / . . n . . / . . N . . / . . . . . / K . . . .", "c3.c4"),
        (". . . . k / . . . . . / . L? Q? . . / . . . . . / K . . . .", "b3.c3"),
    ],
    ids=["equals", "own"],
)
def test_a_mere_change_of_places_does_not(board: str, move: str) -> None:
    assert drawn(met(board, quiet=79).play(f"0 {move}"), "quiet")


@pytest.mark.rule("IK-24")
def test_an_offer_stands_until_the_other_has_moved() -> None:
    game = met(FAR).play("0 offer")
    assert game.events == (Offered(0),)
    assert game.asked == (0,), "it is no move"
    assert {"offer", "accept"}.isdisjoint(game.legal(0))
    assert game.sees(GROUP).offer == (0,)

    game.play("0 a1.a2")
    assert "accept" in game.legal(1)
    game.play("1 e5.e4")
    assert game.sees(GROUP).offer == ()
    assert {"offer", "accept"}.isdisjoint(game.legal(0))


@pytest.mark.rule("IK-24")
def test_the_other_may_accept() -> None:
    game = met(FAR).play("0 offer", "0 a1.a2")
    game.refuses("1 offer", IllegalMove)

    assert drawn(game.play("1 accept"), "agreed")
    assert game.sees(GROUP).offer == ()


@pytest.mark.rule("IK-24")
def test_after_an_offer_the_same_seat_is_asked_anew() -> None:
    game = met(FAR)

    assert (game.stage, game.play("0 offer").stage, game.play("0 a1.a2").stage) == ("move.10", "move.11", "move.12")


@pytest.mark.rule("IK-24")
def test_the_guest_offers_as_well() -> None:
    assert drawn(met(FAR, turn="g").play("1 offer", "1 e5.e4", "0 accept"), "agreed")


@pytest.mark.rule("IK-24")
def test_only_his_own_moves_bring_the_next_offer_nearer() -> None:
    game = met(FAR)
    waits = [[player.offer_in for player in game.play(move).sees(GROUP).players] for move in ("0 offer", *AROUND[:3])]

    assert waits == [[10, 0], [9, 0], [9, 0], [8, 0]]


@pytest.mark.rule("IK-24")
def test_one_offers_at_most_once_in_ten_own_moves() -> None:
    walk = ("a1.a2", "a2.a3", "a3.a4", "a4.b3", "b3.b2", "b2.a2", "a2.a3", "a3.b3", "b3.b2", "b2.c2")
    back = ("e5.e4", "e4.e3", "e3.e2", "e2.d3", "d3.e3", "e3.e4", "e4.d4", "d4.d3", "d3.e2", "e2.e3")
    game = met(BARE).play("0 offer")
    for number, (mine, other) in enumerate(zip(walk, back, strict=True)):
        assert "offer" not in game.legal(0), number
        game.play(f"0 {mine}", f"1 {other}")

    assert "offer" in game.legal(0)
    assert "offer" in game.play("0 c2.d2").legal(1), "the other has not offered yet"
