"""Lettering: every letter from a typeface that has it, nothing as a box, nothing wider than its room."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from bot.presenters import fonts
from bot.presenters.lettering import ELLIPSIS, fitted, fitting, from_left, legible, width, write

ROOT = Path(__file__).parents[3]
FOLDER = Path(fonts.__file__).parent


def picture_of(text: str) -> bytes:
    """The line as it is drawn."""
    image = Image.new("RGB", (600, 60))
    write(ImageDraw.Draw(image), (10, 40), text, 32, (255, 255, 255), "bold")
    return image.tobytes()


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Аня", "Аня"),
        ("Zoë Ångström", "Zoë Ångström"),
        ("♠♥♦♣", "♠♥♦♣"),
        ("Вера 👩‍🚀", "Вера 👩"),
        ("👍🏽", "👍"),
        ("❤️", "❤"),
        ("ლევან", "ლევან"),
        ("𝔉𝔯𝔞𝔨", "Frak"),
        ("Ли 李", "Ли"),
        ("李明", ""),
    ],
)
def test_what_can_be_drawn_is_kept(name: str, shown: str) -> None:
    assert legible(name) == shown


def test_what_nobody_can_draw_takes_no_room() -> None:
    assert picture_of("Ли李") == picture_of("Ли")
    assert width("李", 32) == 0


def test_right_to_left_words_begin_on_the_right() -> None:
    assert from_left("שלום דן") == "ןד םולש"
    assert from_left("Дан דן (2)") == "Дан ןד (2)"
    assert from_left("Дан") == "Дан"


def test_a_long_name_is_cut_to_its_room() -> None:
    name = "Константин Константинопольский"
    cut = fitted(name, 32, "bold", 200)
    assert cut.endswith(ELLIPSIS)
    assert name.startswith(cut.removesuffix(ELLIPSIS))
    assert width(cut, 32, "bold") <= 200
    assert fitted("Аня", 32, "bold", 200) == "Аня"


def test_a_name_is_written_smaller_before_it_is_cut() -> None:
    assert fitting("Аня", (38, 30), "bold", 200) == ("Аня", 38)
    assert fitting("Маргарита", (38, 30), "bold", 160) == ("Маргарита", 30)
    cut, size = fitting("Константинополь", (38, 30), "bold", 160)
    assert (cut[-1], size) == (ELLIPSIS, 30)


def test_typefaces_come_with_their_licences_and_with_the_wheel() -> None:
    faces = sorted(FOLDER.glob("*.ttf"))
    assert {face.stem.split("-")[0] for face in faces} == {
        name.name.split(".")[0] for name in FOLDER.glob("*.LICENSE.txt")
    }
    assert sorted((fonts.REGULAR, fonts.BOLD, *fonts.SPARE)) == [str(face) for face in faces]
    shipped = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["setuptools"]["package-data"]["*"]
    assert {"*.ttf", "*.txt"} <= set(shipped)
