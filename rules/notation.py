"""Actions as short ASCII text, and back.

The text is what a button carries, what a log keeps and what a test is written in: words joined by dots, such as
"guard.2.priest". The words before the last are the choices made on the way, so the legal texts form a tree that a
keyboard can walk.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Generic, TypeVar

A = TypeVar("A")

SEPARATOR = "."


class UnknownMove(ValueError):
    """The text names no action of this game."""


class Notation(ABC, Generic[A]):
    """A game's way of writing its actions down."""

    @abstractmethod
    def words(self, action: A) -> tuple[str, ...]:
        """The words of an action, from the first choice to the last."""

    @abstractmethod
    def read(self, words: tuple[str, ...]) -> A:
        """The action of these words; raises UnknownMove, KeyError, IndexError or ValueError when there is none."""

    def text(self, action: A) -> str:
        """The action as text."""
        return SEPARATOR.join(self.words(action))

    def parse(self, text: str) -> A:
        """The action that the text names, in its one spelling; raises UnknownMove."""
        try:
            action = self.read(tuple(text.split(SEPARATOR)))
        except (KeyError, IndexError, ValueError) as error:
            raise UnknownMove(text) from error
        if self.text(action) != text:
            raise UnknownMove(text)
        return action


def choices(texts: Iterable[str], chosen: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The next words after those chosen, in order of appearance: one level of the tree of legal texts."""
    depth = len(chosen)
    split = (tuple(text.split(SEPARATOR)) for text in texts)
    return tuple(dict.fromkeys(words[depth] for words in split if words[:depth] == chosen and len(words) > depth))
