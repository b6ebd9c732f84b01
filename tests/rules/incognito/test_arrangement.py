"""The board, the figures, the modes, who begins, and putting the figures up in secret."""

from __future__ import annotations

import pytest

from rules.catalogue import games
from rules.game import GROUP, NotYourTurn, defaults
from rules.incognito.board import BEDROOMS, BESIDE, REFECTORIES, THRONE, Cell, apart, same_line
from rules.incognito.events import Arranged, FirstMove, Fixed, Started
from rules.incognito.figure import Figure
from rules.incognito.model import HIDDEN
from rules.incognito.tables import COURT
from tests.rules.incognito.deals import at
from tests.story import story

K, Q, C, N, L = Figure.KING, Figure.QUEEN, Figure.COUNSELLOR, Figure.KNIGHT, Figure.LACKEY
GAME = games()["incognito"]


@pytest.mark.rule("IK-1")
def test_the_board() -> None:
    assert [cell.name for cell in Cell][::6] == ["A1", "B2", "C3", "D4", "E5"]
    assert (THRONE, REFECTORIES) == (Cell.C3, (Cell.B3, Cell.D3))
    assert [cell.name for cell in BEDROOMS[0]] == ["A1", "B1", "C1", "D1", "E1"]
    assert [cell.name for cell in BEDROOMS[1]] == ["E5", "D5", "C5", "B5", "A5"]


@pytest.mark.rule("IK-1")
def test_how_far_cells_lie_apart() -> None:
    assert [apart(Cell.B2, other) for other in (Cell.B2, Cell.C2, Cell.B1, Cell.A3, Cell.E3, Cell.C5)] == [
        (0, 0),
        (0, 1),
        (0, 1),
        (1, 1),
        (1, 3),
        (1, 3),
    ]
    assert BESIDE[Cell.B2] == (Cell.B1, Cell.A2, Cell.C2, Cell.B3)


@pytest.mark.rule("IK-1", "IK-12")
def test_which_cells_share_a_first_line() -> None:
    assert same_line(Cell.A1, Cell.B1)
    assert same_line(Cell.E5, Cell.A5)
    assert not same_line(Cell.A1, Cell.A5)
    assert not same_line(Cell.A1, Cell.A2)
    assert not same_line(Cell.A2, Cell.A1)
    assert not same_line(Cell.C3, Cell.D3)


@pytest.mark.rule("IK-1")
@pytest.mark.parametrize("first", ["host", "guest"])
def test_the_host_sits_at_rank_one_whoever_moves_first(first: str) -> None:
    game = story("incognito", seats=2, options={"mode": "open", "variant": "throne", "first": first})

    assert (at(game, "a1"), at(game, "e5")) == ("K", "k"), "left is the owner's left"
    assert game.asked == (("host", "guest").index(first),)


@pytest.mark.rule("IK-2")
def test_the_figures_from_the_strongest_to_the_weakest() -> None:
    assert sorted(Figure, reverse=True) == [K, Q, C, N, L]


@pytest.mark.rule("IK-3")
def test_the_modes() -> None:
    (mode,) = (option for option in GAME.options if option.key == "mode")
    assert mode.choices == ("closed", "sealed", "open")


@pytest.mark.rule("IK-3")
def test_a_closed_game_hides_the_arrangement_from_the_other_and_from_the_group() -> None:
    game = story("incognito", seats=2).play("0 q.k.l.n.c", "1 l.n.c.k.q")

    game.happened(Started(()))
    assert [standing.face for standing in game.sees(0).board] == [Q, K, L, N, C, *[HIDDEN] * 5]
    assert [standing.face for standing in game.sees(1).board] == [*[HIDDEN] * 5, Q, K, C, N, L]
    assert {standing.face for standing in game.sees(GROUP).board} == {HIDDEN}
    assert not any(standing.shown for standing in game.sees(0).board)


@pytest.mark.rule("IK-3")
def test_a_sealed_start_is_hidden_until_both_are_fixed() -> None:
    game = story("incognito", seats=2, options={"mode": "sealed"}).play("1 l.n.c.k.q")
    assert {standing.face for standing in game.sees(0).board} == {HIDDEN}

    game.play("0 q.k.l.n.c").happened(Started(((Q, K, L, N, C), (L, N, C, K, Q))))
    assert [standing.face for standing in game.sees(GROUP).board] == [Q, K, L, N, C, Q, K, C, N, L]
    assert all(standing.shown for standing in game.sees(GROUP).board)


@pytest.mark.rule("IK-3")
def test_an_open_game_begins_face_up_in_the_fixed_order() -> None:
    game = story("incognito", seats=2, options={"mode": "open"}).happened(Started((COURT, COURT)))

    assert COURT == (K, Q, L, N, C)
    assert [standing.face for standing in game.sees(GROUP).board] == [K, Q, L, N, C, C, N, L, Q, K]
    assert game.stage.startswith("move.")


@pytest.mark.rule("IK-4")
@pytest.mark.parametrize(("variant", "cups"), [("cups", 2), ("throne", 0), ("survival", 0)])
def test_only_the_first_variant_has_cups(variant: str, cups: int) -> None:
    view = story("incognito", seats=2, options={"variant": variant}).sees(0)

    assert (len(view.cups), [len(player.cups) for player in view.players]) == (cups, [cups, cups])
    assert view.variant == variant
    assert defaults(GAME)["variant"] == "cups"


@pytest.mark.rule("IK-5")
@pytest.mark.parametrize(
    ("first", "luck", "seat"), [("host", (), 0), ("guest", (), 1), ("lot", (0,), 0), ("lot", (1,), 1)]
)
def test_who_moves_first(first: str, luck: tuple[int, ...], seat: int) -> None:
    options = {"first": first, "variant": "throne"}
    game = story("incognito", seats=2, options=options, draws=luck).happened(FirstMove(seat, drawn=first == "lot"))

    assert (game.sees(GROUP).first, game.sees(GROUP).turn) == (seat, seat)
    assert game.play("0 q.k.l.n.c", "1 l.n.c.k.q").asked == (seat,)
    assert defaults(GAME)["first"] == "lot"


@pytest.mark.rule("IK-5")
def test_in_a_rematch_the_other_moves_first() -> None:
    game = story("incognito", seats=2, first=0)
    options = {"mode": "open", "variant": "throne", "first": "lot"}

    assert GAME.rematch(options, game.state) == {**options, "first": "guest"}
    guest_first = story("incognito", seats=2, first=1)
    assert GAME.rematch({**options, "first": "guest"}, guest_first.state) == {**options, "first": "host"}
    assert games()["king"].rematch(options, None) == options


@pytest.mark.rule("IK-6")
def test_both_arrange_at_the_same_time_under_one_question() -> None:
    game = story("incognito", seats=2)
    assert (game.asked, game.stage) == ((0, 1), "arrange.1")
    assert len(game.legal(0)) == len(set(game.legal(0))) == 120
    assert game.legal(0) == game.legal(1)
    assert (game.sees(GROUP).asks, game.sees(GROUP).repeats) == ("arrange", 0)

    game.play("1 k.q.c.n.l")
    assert (game.asked, game.stage) == ((0,), "arrange.1")
    game.refuses("1 q.k.c.n.l", NotYourTurn)

    game.play("0 l.n.c.q.k")
    assert game.stage == "move.2"
    assert "".join(at(game, cell) for cell in ("a1", "b1", "e1", "e5", "a5")) == "L?N?K?k?l?"


@pytest.mark.rule("IK-6")
def test_an_arrangement_is_told_to_its_owner_alone() -> None:
    game = story("incognito", seats=2).play("1 k.q.c.n.l")

    secret = Arranged(1, (K, Q, C, N, L))
    assert game.told(1) == (Fixed(1), secret)
    assert game.told(0) == game.told(GROUP) == (Fixed(1),)
    assert [player.arranged for player in game.sees(0).players] == [False, True]
    assert game.sees(0).fallen == ()


@pytest.mark.rule("IK-6")
def test_silence_arranges_at_random() -> None:
    game = story("incognito", seats=2)
    legal = game.legal(1)
    assert game.in_silence(1) == set(legal)

    game.play("0 k.q.c.n.l").silence(7)
    assert game.stage == "move.2"
    assert [(entry.by, entry.text) for entry in game.record.entries] == [("player", "k.q.c.n.l"), ("clock", legal[7])]
