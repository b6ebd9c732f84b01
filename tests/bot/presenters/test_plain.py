"""Answers to presses: plain text, at most two hundred units."""

from __future__ import annotations

from bot.presenters.names import units
from bot.presenters.plain import TOAST, fitted, plain, refusal, toast
from rules.game import NotYourTurn, Refused
from tests.bot.presenters.evening import say_in


class Short(Refused):
    """A refusal with a gap."""

    key = "too-few"


def test_tags_go_and_letters_come_back() -> None:
    assert plain('<b>Аня &amp; Ко</b>: <a href="tg://user?id=1">&lt;3</a>') == "Аня & Ко: <3"


def test_a_long_text_is_cut_to_its_room() -> None:
    assert fitted("я" * 200) == "я" * 200
    assert fitted("я" * 201) == "я" * 199 + "…"
    assert units(fitted("🐙" * 150)) <= TOAST


def test_a_toast_is_the_lines_of_a_message() -> None:
    assert toast(("<b>раз</b>", "два &gt; один")) == "раз\nдва > один"


def test_a_refusal_says_what_is_wrong() -> None:
    assert refusal(NotYourTurn(), say_in()) == "Сейчас не твой ход."
    assert refusal(Short(needed=2), say_in("en")) == "Too few players: it takes at least 2."
