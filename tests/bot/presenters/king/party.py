"""Whole parties of «Кинг» by players who lay whatever they may, and their score sheets."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any

from bot.presenters.catalogue import presenter_of
from bot.presenters.ending import ending_panel
from bot.presenters.face import face_of
from bot.presenters.king import KingPresenter
from bot.presenters.king.sheet import ScoreSheet, sheet
from bot.presenters.panel import Panel
from bot.presenters.presenter import Seated, Sight
from rules.catalogue import games
from rules.chance import live
from rules.game import GROUP, Outcome, asked
from rules.king.model import State, View
from rules.record import Header
from storage.table import Finished
from tests.bot.presenters.evening import NAMES, NOW, say_in, table

KING = games()["king"]
PROGRAMMES = ("classic", "full", "order", "blitz")


@lru_cache
def final(programme: str, deck: str = "short", seed: int = 1) -> State:
    """A party that is over."""
    luck = Random(seed)
    chance = live(luck.randrange)
    state = KING.setup(4, {"deck": deck, "programme": programme, "trump": "hearts"}, chance).state
    while KING.outcome(state) is None:
        (seat,) = asked(KING, state, 4)
        state = KING.apply(state, seat, luck.choice(KING.legal_actions(state, seat)), chance).state
    assert isinstance(state, State)
    return state


def party(programme: str, deck: str = "short", seed: int = 1) -> tuple[View, Outcome]:
    """How such a party looks to the group, and how it ended."""
    state = final(programme, deck, seed)
    outcome = KING.outcome(state)
    assert outcome is not None
    return KING.view(state, GROUP), outcome


def sight(names: tuple[str, ...] = NAMES, lang: str = "ru") -> Sight:
    """The group's look at people of these names."""
    return Sight(GROUP, Seated(names, (100, 101, 102, 103)), say_in(lang))


def scored(programme: str = "classic", names: tuple[str, ...] = NAMES, lang: str = "ru", **how: Any) -> ScoreSheet:
    """The score sheet of such a party."""
    return sheet(*party(programme, **how), sight(names, lang))


def pictured(view: View, outcome: Outcome) -> ScoreSheet | None:
    """What the presenter makes of an end."""
    picture = presenter_of("king").picture(view, outcome, sight())
    assert picture is None or isinstance(picture, ScoreSheet)
    return picture


def king_ending(presenter: KingPresenter) -> Panel:
    """What this presenter tells the group at the end of a «Блиц»."""
    view, outcome = party("blitz")
    phase = Finished(Header("king", 1, 4, (), ()), final("blitz"), 1, outcome, NOW)
    face = face_of(table(phase, game="king", options=(), pace="none"), GROUP)
    return ending_panel(face, view, presenter, face.sight(GROUP, say_in()))
