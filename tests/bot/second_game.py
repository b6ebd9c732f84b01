"""A second game on the shelf, made up for tests and found as any game is: by looking into the packages.

«Домино» is played by the rules of «Тайное послание», by two to six; only its key, its names and its seats are its own.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import bot.presenters
import rules
from bot.presenters.catalogue import presenter_of
from bot.presenters.love_letter import LoveLetterPresenter
from bot.presenters.presenter import Say
from bot.texts import Texts
from rules.catalogue import games
from rules.love_letter.rules import LoveLetter

KEY = "domino"
NAMES = {
    "ru": {"name": "Домино", "mark": "🁫", "aliases": "козёл, кости"},
    "en": {"name": "Dominoes", "mark": "🁫", "aliases": "bones"},
}


class Domino(LoveLetter):
    """The rules."""

    key = KEY
    seats = range(2, 7)


class DominoPresenter(LoveLetterPresenter):
    """The words."""

    game = KEY


class Telling(Texts):
    """All texts there are, and those of the second game."""

    def say(self, lang: str) -> Say:
        """The translator of a language."""
        usual = super().say(lang)

        def say(key: str, /, **about: str | int) -> str:
            word = key.removeprefix(f"{KEY}-")
            if word == key:
                return usual(key, **about)
            return NAMES[lang].get(word) or usual(f"love_letter-{word}", **about)

        return say


@contextmanager
def a_second_game(folder: Path, patch: pytest.MonkeyPatch) -> Iterator[None]:
    """Put it where games and presenters are looked for; afterwards nothing of it is left."""
    for package, name, noun in ((rules, "GAME", "Domino"), (bot.presenters, "PRESENTER", "DominoPresenter")):
        home = folder / package.__name__ / KEY
        home.mkdir(parents=True)
        (home / "__init__.py").write_text(f"from tests.bot.second_game import {noun}\n{name} = {noun}()\n")
        patch.setattr(package, "__path__", [*package.__path__, str(home.parent)])
    _look_anew()
    try:
        yield
    finally:
        patch.undo()
        for module in (f"rules.{KEY}", f"bot.presenters.{KEY}"):
            sys.modules.pop(module, None)
        _look_anew()


def _look_anew() -> None:
    games.cache_clear()
    presenter_of.cache_clear()
