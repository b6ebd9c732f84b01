"""Every game's presenter, found by the game's key: no list to edit when a game is added."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import cast

from bot.presenters.presenter import AnyPresenter


@cache
def presenter_of(game: str) -> AnyPresenter:
    """The presenter of a game; raises ModuleNotFoundError while the game has none."""
    return cast(AnyPresenter, import_module(f"bot.presenters.{game}").PRESENTER)
