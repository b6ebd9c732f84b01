"""The words of «ИнкогниК»: figures, cups, cells, and the signs that stand for them where a key has no room for words.

Blue is the reader's side and red the other, as in the pictures; the group, which has no side, sees the host's as blue.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from bot.presenters.presenter import Say, Sight
from rules.game import Seat
from rules.incognito.board import GUEST, HOST, Cell
from rules.incognito.figure import Figure
from rules.incognito.model import HIDDEN, Content, Cup, Face

NAMES: Final[Mapping[Figure, str]] = MappingProxyType(
    {
        Figure.KING: "incognito-king",
        Figure.QUEEN: "incognito-queen",
        Figure.COUNSELLOR: "incognito-counsellor",
        Figure.KNIGHT: "incognito-knight",
        Figure.LACKEY: "incognito-lackey",
    }
)

LETTERS: Final[Mapping[Figure, str]] = MappingProxyType(
    {
        Figure.KING: "incognito-letter-king",
        Figure.QUEEN: "incognito-letter-queen",
        Figure.COUNSELLOR: "incognito-letter-counsellor",
        Figure.KNIGHT: "incognito-letter-knight",
        Figure.LACKEY: "incognito-letter-lackey",
    }
)
"""What stands on a key."""

CUPS: Final[Mapping[Cup, str]] = MappingProxyType({Cup.POISON: "incognito-poison", Cup.WATER: "incognito-water"})

OWN, OTHER, VEIL = "🔵", "🔴", "🎭"
"""The marks of the two sides, and of a figure that only its owner knows."""

NBSP: Final = "\u00a0"
"""Keeps a figure and its cell on one line of a phone."""

UNKNOWN: Final = "?"
THRONE_SIGN: Final = "👑"
CUP_SIGNS: Final[Mapping[Content, str]] = MappingProxyType({Cup.POISON: "☠️", Cup.WATER: "💧", HIDDEN: "🍷"})


def near(sight: Sight) -> Seat:
    """The seat from whose side the board is seen."""
    return sight.reader if isinstance(sight.reader, int) else HOST


def sides(sight: Sight) -> tuple[Seat, Seat]:
    """The seat on the far side of the board, and the one on the near side."""
    return (GUEST - near(sight), near(sight))


def side_mark(seat: Seat, sight: Sight) -> str:
    """The mark of a seat's side."""
    return OWN if seat == near(sight) else OTHER


def named(figure: Figure, say: Say) -> str:
    """«Король»."""
    return say(NAMES[figure])


def letter(face: Face, say: Say) -> str:
    """«К», or «?» for a hidden face."""
    return say(LETTERS[face]) if isinstance(face, Figure) else UNKNOWN


def cell_name(cell: Cell) -> str:
    """«b3», as in the notation."""
    return cell.name.lower()


def cup_names(cups: Iterable[Content], say: Say) -> str:
    """«яд, живая вода»; what is hidden is not named."""
    return ", ".join(say(CUPS[cup]) for cup in cups if isinstance(cup, Cup))
