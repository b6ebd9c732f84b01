"""The shelf: which games there are, and which of them somebody means by what he types."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.presenters.presenter import Say
from rules.catalogue import games

LOOSE: Final = str.maketrans({"ё": "е", "_": " ", "«": " ", "»": " ", '"': " ", "“": " ", "”": " "})
"""What people write one way or the other, or leave out."""


def game_called(words: str, says: Sequence[Say]) -> str:
    """The game meant by its key, its name or an alias in any of these languages, or by the beginning of one.

    "" when nothing was said, when no game is called so, and when several are.
    """
    wanted = _loosely(words)
    if not wanted:
        return ""
    names = {key: tuple(_names(key, says)) for key in games()}
    exactly = [key for key, called in names.items() if wanted in called]
    begun = [key for key, called in names.items() if any(name.startswith(wanted) for name in called)]
    meant = exactly or begun
    return meant[0] if len(meant) == 1 else ""


def _names(key: str, says: Iterable[Say]) -> Iterable[str]:
    yield _loosely(key)
    for say in says:
        yield _loosely(say(f"{key}-name"))
        yield from map(_loosely, say(f"{key}-aliases").split(","))


def _loosely(words: str) -> str:
    return " ".join(words.casefold().translate(LOOSE).split())
