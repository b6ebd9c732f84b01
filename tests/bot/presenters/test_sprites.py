"""Sprites: made once, dressed as asked, and the same wherever they are made."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest
from PIL import Image

from bot.presenters.incognito.art import Drawing, art
from bot.presenters.incognito.svg import FOLDER
from bot.presenters.palette import CORAL, NIGHT, PAPER
from bot.presenters.sprites import faint, plate, ring, sprite, stick

DRAWINGS = sorted(FOLDER.glob("*.svg"))
CLASSES = {"own", "deep", "ink", "ground", "paper", "metal", "mark"}


@pytest.fixture(name="square")
def a_square(tmp_path: Path) -> Path:
    """A drawing whose left half takes the colour of its dress."""
    file = tmp_path / "square.svg"
    body = '<path class="ink" d="M0 0H5V10H0Z"/>'
    file.write_text(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">{body}</svg>')
    return file


def test_a_drawing_wears_the_colours_that_it_is_given(square: Path) -> None:
    made = sprite(square, 20, 20, (("ink", CORAL),))
    assert made.size == (20, 20)
    assert made.getpixel((4, 10)) == (*CORAL, 255)
    assert made.getpixel((15, 10)) == (0, 0, 0, 0)


def test_a_drawing_is_made_once_for_each_size_and_dress(square: Path) -> None:
    assert sprite(square, 20, 20) is sprite(square, 20, 20)
    assert sprite(square, 20, 20) is not sprite(square, 10, 10)
    assert sprite(square, 20, 20) is not sprite(square, 20, 20, (("ink", CORAL),))


def test_a_plate_has_round_corners_and_an_edge() -> None:
    made = plate(40, 30, 10, PAPER, CORAL, 4)
    assert made.size == (40, 30)
    assert made.getpixel((20, 15)) == (*PAPER, 255)
    assert made.getpixel((1, 15)) == (*CORAL, 255)
    assert made.getchannel("A").getpixel((0, 0)) == 0


def test_a_ring_is_hollow() -> None:
    made = ring(40, 30, 4, CORAL, 5)
    assert made.getpixel((2, 15)) == (*CORAL, 255)
    assert made.getchannel("A").getpixel((20, 15)) == 0


@pytest.mark.parametrize("mode", ["RGB", "RGBA"])
def test_a_sprite_covers_what_lies_below_it_and_no_more(mode: str, square: Path) -> None:
    picture = Image.new(mode, (40, 40), NIGHT)
    stick(picture, sprite(square, 20, 20, (("ink", CORAL),)), (10.4, 9.6))
    seen = [picture.convert("RGB").getpixel(at) for at in ((9, 20), (12, 20), (25, 20), (12, 9))]
    assert seen == [NIGHT, CORAL, NIGHT, NIGHT]


def test_what_is_faint_lets_through_what_lies_below(square: Path) -> None:
    bright = sprite(square, 20, 20, (("ink", CORAL),))
    assert faint(bright, 0.5).getpixel((4, 10)) == (*CORAL, 128)
    assert bright.getpixel((4, 10)) == (*CORAL, 255)


# --- the drawings themselves -----------------------------------------------------------------------------------------


def test_every_drawing_has_its_file_and_every_file_its_drawing() -> None:
    assert [file.stem for file in DRAWINGS] == sorted(get_args(Drawing))


@pytest.mark.parametrize("file", DRAWINGS, ids=lambda file: file.stem)
def test_a_drawing_is_plain_shapes_and_brings_nothing_from_elsewhere(file: Path) -> None:
    text = file.read_text()
    assert not re.search(r"<text|<image|<use|<style|font|href|url\(", text)
    assert set(re.findall(r'class="(\w+)"', text)) <= CLASSES


@pytest.mark.parametrize("name", get_args(Drawing))
def test_a_drawing_fills_its_room_and_is_not_cut(name: Drawing) -> None:
    box = art(name, 120, 120, own=CORAL, ink=CORAL).getchannel("A").getbbox()
    assert box is not None
    left, top, right, bottom = box
    assert right - left > 60 or bottom - top > 60
    assert left > 0
    assert right < 120, "something sticks out to the right"
