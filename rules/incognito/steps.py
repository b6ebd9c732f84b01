"""The step of this game, and the shortest way to write one down."""

from __future__ import annotations

from typing import TypeAlias

from rules.game import Step
from rules.incognito.events import Happening
from rules.incognito.model import State

Turn: TypeAlias = Step[State, Happening]
"""A state of «ИнкогниК» and what happened on the way to it."""


def told(state: State, *events: Happening) -> Turn:
    """A step to the state, with these events."""
    return Step(state, events)
