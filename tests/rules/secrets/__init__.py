"""What each game keeps secret, for the laws: one file a game, found by the game's key.

The laws must know which cards a reader cannot know, and nobody but the game can say so. A game without its file fails
every law, so none is ever added half.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Protocol, cast

from rules.chance import Chance
from rules.game import AnyGame, Event, Reader


class Secrets(Protocol):
    """A game's secrets as the laws ask for them."""

    def swap(self, state: Any, reader: Reader, chance: Chance) -> Any:
        """The state with everything dealt anew that the reader cannot know, in keeping with all that he knows."""

    def reveals(self, event: Event, reader: Reader) -> bool:
        """Whether the rules let the reader learn something secret from this event, whatever its audience says."""

    def moves(self, seats: int, options: Mapping[str, str]) -> int:
        """No game of so many seats is longer than this."""

    def hides(self, options: Mapping[str, str]) -> bool:
        """Whether something is secret all through a game with these options, as it is at a table of cards."""

    def unsound(self, state: Any) -> str:
        """What is wrong with a state that no play can have reached; "" when nothing is."""


def secrets_of(game: AnyGame) -> Secrets:
    """The secrets of a game; raises ModuleNotFoundError while its file is missing."""
    return cast(Secrets, import_module(f"{__name__}.{game.key}").SECRETS)
