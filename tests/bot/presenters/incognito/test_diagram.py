"""The diagram: whose side is below, what each reader is shown, and that nothing else is in it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.presenters.incognito.diagram import Diagram, example
from bot.presenters.incognito.layout import Layout
from rules.game import GROUP, Reader
from rules.incognito.board import Cell
from rules.incognito.figure import Figure
from rules.incognito.model import HIDDEN, Cup, State
from rules.incognito.position import BadPosition
from tests.bot.presenters.incognito.positions import INCOGNITO, playout, seen
from tests.rules.incognito.deals import draws, met, position
from tests.story import Story, story

OPENING = "k? q? l? n? c?/. . . . ./. . . . ./. . . . ./K? Q? L? N? C?"
FULL = "p/w/pw/pw/-/-"


def beginning() -> Story:
    """A closed game that begins, both still to arrange."""
    return story("incognito", seats=2, options={"first": "host"}, draws=draws(2, cups="p w pw pw"))


def row(diagram: Diagram, rank: int) -> str:
    """A rank from left to right as the picture has it: figures by rank, "?" for backs, "." for free cells."""
    layout = Layout(diagram.below, diagram.window, strips=True)
    at = {one.cell: one for one in diagram.board}
    cells = [Cell(5 * (rank - 1) + file) for file in layout.files]
    return "".join(_word(at[cell].face) if cell in at else "." for cell in cells)


def _word(face: object) -> str:
    return str(int(face)) if isinstance(face, Figure) else "?"


@pytest.mark.rule("IK-1")
def test_everybody_sees_his_own_figures_below_and_the_group_those_of_the_host() -> None:
    state = position(OPENING)
    assert [seen(state, reader).below for reader in (GROUP, 0, 1)] == [0, 0, 1]
    for reader, own in ((0, 1), (1, 5)):
        diagram = seen(state, reader)
        assert Layout(diagram.below, diagram.window, strips=True).ranks[-1] == own - 1
        assert [side.seat for side in diagram.sides] == [1 - reader, reader]


@pytest.mark.rule("IK-1")
def test_the_files_run_from_the_readers_left() -> None:
    state = position(OPENING)
    assert row(seen(state, 0), 1) == "54123"
    assert row(seen(state, 1), 5) == "32145"


@pytest.mark.parametrize(("reader", "host", "guest"), [(GROUP, "?????", "?????"), (0, "54123", "?????")])
def test_a_figure_incognito_is_a_back_to_all_but_its_owner(reader: Reader, host: str, guest: str) -> None:
    diagram = seen(position(OPENING), reader)
    assert (row(diagram, 1), row(diagram, 5)) == (host, guest)
    assert not any(one.shown for one in diagram.board)


@pytest.mark.rule("IK-6")
def test_while_they_arrange_the_group_sees_who_is_ready_and_not_how() -> None:
    orders = [beginning().play(f"0 {court}") for court in ("k.q.l.n.c", "c.n.l.q.k")]
    one, other = (seen(game.state) for game in orders)
    assert one == other
    assert (row(one, 1), row(one, 5)) == ("?????", ".....")
    assert [(side.seat, side.asked) for side in one.sides] == [(1, True), (0, False)]
    assert row(seen(orders[0].state, 0), 1) == "54123"
    assert row(seen(orders[0].state, 1), 1) == "?????"


def test_whoever_is_to_move_stands_out() -> None:
    for turn, asked in (("h", 0), ("g", 1)):
        assert [side.seat for side in seen(position(OPENING, turn)).sides if side.asked] == [asked]


def test_cups_in_a_hand_are_known_to_its_owner() -> None:
    state = position(OPENING, cups=FULL)
    hands = {reader: {side.seat: side.cups for side in seen(state, reader).sides} for reader in (GROUP, 0)}
    closed = (HIDDEN, HIDDEN)
    assert hands == {GROUP: {0: closed, 1: closed}, 0: {0: (Cup.POISON, Cup.WATER), 1: closed}}


@pytest.mark.rule("IK-18")
def test_a_cup_that_was_placed_is_open_to_its_owner_and_in_his_colour_to_the_others() -> None:
    state = position(OPENING, cups="ph/w/w/pw/p/-")
    shown = {reader: [(cup.content, cup.by) for cup in seen(state, reader).cups] for reader in (GROUP, 0, 1)}
    assert shown[GROUP] == shown[1] == [(HIDDEN, (0,)), (HIDDEN, ())]
    assert shown[0] == [(Cup.POISON, ()), (HIDDEN, ())]


def test_lives_offers_and_the_captured_stand_beside_their_player() -> None:
    state = position("k . . . ./. . . . ./. . . . ./. . . . ./K Q . . .", lives="1-2", offer="g", cups="-/-/p/p/-/pwww")
    guest, host = seen(state).sides
    assert (host.lives, host.offers, host.fallen) == (1, False, (Figure.COUNSELLOR, Figure.KNIGHT, Figure.LACKEY)[::-1])
    assert (guest.lives, guest.offers, len(guest.fallen)) == (2, True, 4)


@pytest.mark.parametrize(("variant", "rooms"), [("cups", (True, True)), ("throne", (True, False))])
def test_rooms_that_mean_nothing_are_not_shown(variant: str, rooms: tuple[bool, bool]) -> None:
    shown = seen(position(OPENING, variant=variant))
    assert (shown.throne, shown.refectories) == rooms
    assert not seen(position(OPENING, variant="survival")).throne


def test_the_last_move_is_told() -> None:
    game = met(OPENING).play("0 b1.b2")
    assert seen(game.state).last == (Cell.B1, Cell.B2)


@pytest.mark.rule("IK-11")
def test_a_pair_that_may_not_meet_is_marked_while_it_stands_together() -> None:
    beside = position("k . . . ./. . . . ./. . Q . ./. . l . ./K . . . .", locks="c2c3:2")
    apart = position("k . . . ./. . . . ./. Q . . ./. . l . ./K . . . .", locks="c2b3:2")
    assert seen(beside).barred == ((Cell.C2, Cell.C3),)
    assert seen(apart).barred == ()


@pytest.mark.rule("IK-26")
def test_after_the_end_all_faces_and_cups_are_open_to_everybody() -> None:
    state = met(OPENING, cups=FULL).play("0 resign").state
    shown = seen(state)
    assert (row(shown, 1), row(shown, 5)) == ("54123", "54123")
    assert all(one.shown for one in shown.board)
    assert [side.cups for side in shown.sides] == [(Cup.POISON, Cup.WATER)] * 2
    assert [cup.content for cup in shown.cups] == [Cup.POISON, Cup.WATER]
    assert not any(side.asked for side in shown.sides)


def test_what_is_counted_without_being_drawn_makes_no_new_picture() -> None:
    state = position(OPENING)
    later = replace(state, quiet=20, question=44)
    assert INCOGNITO.view(later, GROUP) != INCOGNITO.view(state, GROUP)
    assert seen(later).digest == seen(state).digest


def test_a_digest_tells_two_diagrams_apart() -> None:
    shown = [seen(state, 0) for state in playout(3)]
    assert len({one.digest for one in shown}) == len(set(shown)) > 20
    assert seen(position(OPENING), 0, ("Аня", "Вера")).digest != seen(position(OPENING), 0).digest


def test_in_every_language_it_is_the_same_picture_as_long_as_names_are() -> None:
    shown = [seen(position(OPENING), 0, lang=lang) for lang in ("ru", "en")]
    assert shown[0].draw() == shown[1].draw()


# --- examples --------------------------------------------------------------------------------------------------------


def test_an_example_needs_no_more_than_a_board() -> None:
    shown = example("5/2k2/2Q?2/5/5", "b2d4", marked="b3 d3", arrows="c3c4")
    assert (shown.below, shown.window, shown.sides) == (0, (Cell.B2, Cell.D4), ())
    assert [(one.cell, one.face) for one in shown.board] == [(Cell.C3, HIDDEN), (Cell.C4, Figure.KING)]
    assert (shown.marked, shown.arrows) == ((Cell.B3, Cell.D3), ((Cell.C3, Cell.C4),))


def test_an_example_may_be_seen_by_a_player_and_have_cups_and_bars() -> None:
    shown = example("5/2k2/2Q?2/5/5 h c3c4:1 0-0 w/-/-/-/-/-", reader=0)
    assert [one.face for one in shown.board] == [Figure.QUEEN, Figure.KING]
    assert [(cup.cell, cup.content) for cup in shown.cups] == [(Cell.B3, HIDDEN)]
    assert shown.barred == ((Cell.C3, Cell.C4),)
    assert example("5/5/5/5/K4", reader=1).below == 1


@pytest.mark.parametrize("text", ["5/5/5/5", "5/5/5/5/6", "x4/5/5/5/5"])
def test_an_example_that_is_no_board_is_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        example(text)


def states() -> tuple[State, ...]:
    """A game from the first arrangement to its end."""
    return tuple(playout(1))


@pytest.mark.parametrize("reader", [GROUP, 0, 1])
def test_no_reader_ever_sees_a_face_that_the_view_has_not(reader: Reader) -> None:
    for state in states():
        view = INCOGNITO.view(state, reader)
        assert [one.face for one in seen(state, reader).board] == [one.face for one in view.board]
