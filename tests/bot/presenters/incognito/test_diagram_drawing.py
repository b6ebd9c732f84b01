"""The picture of a diagram: measured in pixels, and looked at as small as a phone shows it."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.presenters.incognito.cards import card, small
from bot.presenters.incognito.colours import FAR, NEAR
from bot.presenters.incognito.diagram import Diagram, example
from bot.presenters.incognito.drawing import layout_of, painted
from bot.presenters.incognito.layout import CELL, STRIP
from bot.presenters.lettering import Colour
from bot.presenters.palette import GOLD, MINT
from rules.game import GROUP, Reader
from rules.incognito.board import Cell
from rules.incognito.figure import Figure
from rules.incognito.model import HIDDEN, Face
from tests.bot.presenters.incognito.positions import playout, positions, seen
from tests.loading import loaded_with
from tests.rules.incognito.deals import met, position

OPENING = "k? q? l? n? c?/. . . . ./. . . . ./. . . . ./K? Q? L? N? C?"
ODD_NAMES = ("Константин Константинович Константинопольский", "王小明", "Bob 🐐", "שלום")
ON_A_PHONE = 50
"""A card is so wide where the picture is 360 pixels wide."""


def pixel(diagram: Diagram, cell: Cell, x: int, y: int) -> Colour:
    """A pixel of a cell, from its upper left corner."""
    left, top = layout_of(diagram).corner(cell)
    found = painted(diagram).getpixel((left + x, top + y))
    assert isinstance(found, tuple)
    red, green, blue = (int(value) for value in found)
    return red, green, blue


def apart(one: Image.Image, other: Image.Image) -> float:
    """How much two pictures differ on a phone, colours aside: 0 to 255 on the average."""
    greys = [
        Image.alpha_composite(Image.new("RGBA", each.size, "black"), each).convert("L").resize((ON_A_PHONE, ON_A_PHONE))
        for each in (one, other)
    ]
    return float(ImageStat.Stat(ImageChops.difference(*greys)).mean[0])


@pytest.mark.rule("IK-1")
@pytest.mark.parametrize(("reader", "own", "other"), [(0, Cell.A1, Cell.A5), (1, Cell.E5, Cell.E1)])
def test_own_figures_have_the_same_colour_on_either_side(reader: Reader, own: Cell, other: Cell) -> None:
    diagram = seen(position(OPENING), reader)
    assert pixel(diagram, own, 16, CELL // 2) == NEAR.own
    assert pixel(diagram, other, 22, CELL // 2) == FAR.own


@pytest.mark.parametrize("shown", [True, False])
def test_the_five_are_told_apart_without_colours_on_a_phone(shown: bool) -> None:
    for one, other in combinations(Figure, 2):
        assert apart(card(one, NEAR, shown=shown), card(other, NEAR, shown=shown)) > 6
        assert apart(small(one, FAR, shown=shown, fallen=False), small(other, FAR, shown=shown, fallen=False)) > 6


@pytest.mark.parametrize("figure", list(Figure))
def test_open_masked_and_face_down_are_three_different_cards(figure: Figure) -> None:
    faces: tuple[tuple[Face, bool], ...] = ((figure, True), (figure, False), (HIDDEN, False))
    for one, other in combinations((card(face, NEAR, shown=shown) for face, shown in faces), 2):
        assert apart(one, other) > 12


@pytest.mark.parametrize("figure", list(Figure))
def test_the_captured_are_dark_beside_those_that_stand(figure: Figure) -> None:
    light, dark = (small(figure, NEAR, shown=True, fallen=fallen).convert("L") for fallen in (False, True))
    assert ImageStat.Stat(light).mean[0] > 2 * ImageStat.Stat(dark).mean[0]


def test_the_last_move_is_framed_at_both_ends() -> None:
    diagram = seen(met(OPENING).play("0 b1.b2").state)
    for cell, colour in ((Cell.B1, MINT), (Cell.B2, MINT)):
        assert pixel(diagram, cell, 8, CELL // 2) == colour
    assert pixel(diagram, Cell.C2, 8, CELL // 2) != MINT


def test_cells_of_an_example_are_framed_in_gold() -> None:
    assert pixel(example("5/5/5/5/5", marked="d4"), Cell.D4, 8, CELL // 2) == GOLD


def test_an_arrow_crosses_the_border_between_its_cells() -> None:
    diagram = example("5/5/5/5/5", "b2d4", arrows="c3c4")
    assert pixel(diagram, Cell.C3, CELL // 2 - 1, 2) == GOLD
    assert pixel(diagram, Cell.C4, CELL // 2 - 1, 10) != GOLD


@pytest.mark.parametrize(
    "change",
    [
        {"last": (Cell.B1, Cell.B2)},
        {"last": (Cell.B2, Cell.B1)},
        {"last": (Cell.B3,)},
        {"barred": ((Cell.C1, Cell.C2),)},
        {"throne": False},
        {"refectories": False},
        {"cups": ()},
        {"sides": ()},
        {"marked": (Cell.C4,)},
        {"arrows": ((Cell.C4, Cell.D4),)},
        {"below": 1},
    ],
    ids=str,
)
def test_everything_in_a_diagram_is_drawn(change: dict[str, object]) -> None:
    plain = seen(position(OPENING, cups="p/w/pw/pw/-/-"))
    assert replace(plain, **change).draw() != plain.draw()  # type: ignore[arg-type]  # each of its own type


@pytest.mark.parametrize(
    "words",
    [
        {"turn": "g"},
        {"offer": "g"},
        {"lives": "1-0"},
        {"lives": "0-2"},
        {"cups": "ph/w/pw/pw/-/-"},
        {"cups": "p/-/pw/pw/-/w"},
        {"cups": "p/w/p/pw/w/-"},
    ],
    ids=str,
)
def test_everything_beside_the_board_is_drawn(words: dict[str, str]) -> None:
    usual = {"cups": "p/w/pw/pw/-/-"}
    assert seen(position(OPENING, **{**usual, **words})).draw() != seen(position(OPENING, **usual)).draw()  # type: ignore[arg-type]  # texts only


def test_it_is_a_jpeg_of_the_shape_of_a_phone() -> None:
    picture = Image.open(BytesIO(seen(position(OPENING), 0).draw()))
    assert picture.format == "JPEG"
    assert 0.75 < picture.width / picture.height < 1
    assert picture.width >= 2 * 360


@pytest.mark.parametrize("reader", [GROUP, 1])
def test_files_are_small(reader: Reader) -> None:
    sizes = [len(seen(state, reader).draw()) for state in list(playout(1))[::9]]
    assert max(sizes) < 220 * 1024


def test_an_example_is_as_large_as_its_window() -> None:
    whole, window = (example("5/5/5/5/5", cut).draw() for cut in ("a1e5", "b2d4"))
    sizes = [Image.open(BytesIO(file)).size for file in (whole, window)]
    assert [a - b for a, b in zip(*sizes, strict=True)] == [2 * CELL, 2 * CELL]


def test_the_same_diagram_is_the_same_picture_to_the_byte() -> None:
    assert seen(position(OPENING), 1).draw() == seen(position(OPENING), 1).draw()


def test_drawing_leaves_the_sprites_as_they_were() -> None:
    first = seen(position(OPENING)).draw()
    for state in positions(12):
        seen(state, 0).draw()
    assert seen(position(OPENING)).draw() == first


@pytest.mark.parametrize("name", ODD_NAMES)
def test_whatever_people_are_called_the_name_stays_off_the_figures(name: str) -> None:
    usual, odd = (painted(seen(position(OPENING), 0, names)) for names in (("Аня", "Боря"), (name, name)))
    figures = (usual.width // 2 + 10, 0, usual.width, usual.height)
    assert usual.crop(figures).tobytes() == odd.crop(figures).tobytes()
    board = (0, STRIP, usual.width, usual.height - STRIP)
    assert usual.crop(board).tobytes() == odd.crop(board).tobytes()


def test_a_name_that_no_typeface_has_gives_way_to_the_number_of_the_seat() -> None:
    unknown, numbered = (seen(position(OPENING), 0, names) for names in (("王小明", "Боря"), ("Игрок 1", "Боря")))
    assert unknown.draw() == numbered.draw()


def test_a_bot_that_draws_nothing_never_loads_what_drawing_needs() -> None:
    needs = {"PIL", "resvg_py"}
    assert needs <= loaded_with("bot.presenters.incognito.drawing")
    assert not needs & (loaded_with("bot.app") | loaded_with("bot.presenters.incognito.diagram"))
