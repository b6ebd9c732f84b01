"""The pages of the rules say what the rules count, in both languages, and fit below their pictures."""

from __future__ import annotations

import re
from itertools import product

import pytest

from bot.presenters.brief import fits
from bot.presenters.face import TableFace, face_of
from bot.presenters.incognito.pages import PAGES
from bot.presenters.incognito.words import LETTERS, NAMES, letter, named
from bot.presenters.names import units
from bot.presenters.plain import plain
from bot.presenters.rulebook import page_panel
from bot.presenters.table import options_line
from rules.catalogue import games
from rules.game import GROUP
from rules.incognito.figure import Figure, Result, meeting
from rules.incognito.tables import (
    ARRANGING,
    BARE_MOVES,
    COURT,
    CUPS,
    IN_HAND,
    OFFER_EVERY,
    OPTIONS,
    PACES,
    QUIET_MOVES,
    REPEATS,
)
from storage.table import Lobby
from tests.bot.presenters.evening import NOW, say_in, table

LANGUAGES = ("ru", "en")
STRONG_FIRST = sorted(Figure, reverse=True)
SIGNS: dict[Result, str] = {"won": "+", "lost": "−", "even": "="}
DRAW = {"ru": "ничья", "en": "draw"}
SURVIVAL = {"ru": "Выживание", "en": "Survival"}


def read(page: str, lang: str) -> str:
    """The page as it is read."""
    return plain(page_panel("incognito", page, say_in(lang)).text)


def numbers(text: str) -> list[int]:
    """The numbers in a text, those in the names of cells left out."""
    return [int(number) for number in re.findall(r"(?<![a-e\d])\d+", text)]


def part(page: str, start: int, lang: str) -> str:
    """The paragraph of a page with this number; 0 is its headline."""
    return read(page, lang).split("\n\n")[start]


def faces() -> list[TableFace]:
    """A table of every choice of options, at every pace."""
    choices = product(*([(option.key, choice) for choice in option.choices] for option in OPTIONS))
    lobby = Lobby(NOW, (), (), slow=0)
    return [
        face_of(table(lobby, game="incognito", options=tuple(sorted(options)), pace=pace.key), GROUP)
        for options in choices
        for pace in PACES
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_fits_below_its_picture_whatever_is_played(lang: str) -> None:
    say = say_in(lang)
    wordiest = max(faces(), key=lambda face: units(options_line(face, say)))
    panels = [page_panel("incognito", page, say, (wordiest,)) for page in PAGES]
    assert all(panel.picture for panel in panels)
    assert [panel.text for panel in panels if not fits(panel)] == []


@pytest.mark.rule("IK-2", "IK-10")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("attacker", "other"), list(product(Figure, Figure)))
def test_the_table_of_revealed_figures_is_that_of_the_rules(attacker: Figure, other: Figure, lang: str) -> None:
    rows = re.findall(r"^(\S) ((?:\S )+\S)$", read("fights", lang), re.MULTILINE)
    (_, columns), *lines = rows
    cells = dict(zip(columns.split(), dict(lines)[letter(attacker, say_in(lang))].split(), strict=True))
    assert cells[letter(other, say_in(lang))] == SIGNS[meeting(attacker, other, incognito=False)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_has_the_letters_of_the_keys_from_strong_to_weak(lang: str) -> None:
    letters = [letter(figure, say_in(lang)) for figure in STRONG_FIRST]
    assert len(set(letters)) == len(LETTERS)
    assert " ".join(("·", *letters)) in read("fights", lang).splitlines()


@pytest.mark.rule("IK-2")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_goal_names_the_figures_from_strong_to_weak(lang: str) -> None:
    assert _named(read("goal", lang).split("\n\n")[1], lang) == STRONG_FIRST


@pytest.mark.rule("IK-3")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_open_game_is_put_up_as_the_rules_have_it(lang: str) -> None:
    assert _named(part("modes", 1, lang), lang) == list(COURT)


def _named(text: str, lang: str) -> list[Figure]:
    """The figures in the order in which a text names them."""
    names = {named(figure, say_in(lang)): figure for figure in NAMES}
    return [names[name] for name in re.findall("|".join(names), text)]


@pytest.mark.rule("IK-15")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_are_as_many_cups_as_the_page_says(lang: str) -> None:
    kinds = [CUPS.count(cup) for cup in dict.fromkeys(CUPS)]
    assert numbers(part("cups", 1, lang)) == [len(CUPS), *kinds, IN_HAND]


@pytest.mark.rule("IK-24")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_draw_comes_as_late_as_the_page_says(lang: str) -> None:
    assert numbers(part("end", 2, lang)) == [OFFER_EVERY, REPEATS, QUIET_MOVES // 2, BARE_MOVES // 2]


@pytest.mark.rule("IK-6", "IK-25")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_clocks_are_those_there_are(lang: str) -> None:
    seconds = {pace.seconds["move"] for pace in PACES if "move" in pace.seconds}
    minutes = {pace.party // 60 for pace in PACES if pace.party}
    assert numbers(part("clock", 1, lang)) == sorted(seconds, reverse=True)
    assert numbers(part("clock", 2, lang)) == sorted(minutes)
    assert numbers(part("clock", 3, lang)) == [ARRANGING // 60]


@pytest.mark.rule("IK-4")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_said_that_good_players_often_draw_a_game_for_survival(lang: str) -> None:
    (line,) = [line for line in read("modes", lang).splitlines() if line.startswith(SURVIVAL[lang])]
    assert DRAW[lang] in line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_has_its_line_among_the_modes(lang: str) -> None:
    text, say = read("modes", lang).casefold(), say_in(lang)
    assert say("incognito-option-first").casefold() in text
    modes = [say(f"incognito-option-mode-{mode}") for mode in OPTIONS[0].choices]
    assert [mode for mode in modes if mode.casefold() not in text] == []


def test_the_game_has_these_pages() -> None:
    assert games()["incognito"].options == OPTIONS
    assert {button.text for row in page_panel("incognito", "", say_in()).rows for button in row} >= {"✓ Цель", "Часы"}
