"""The score sheet of a party: who got what in which deal, best player first. It is the picture of its end.

It takes the group's view and nothing else, so it shows what everybody at the table has seen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from types import MappingProxyType
from typing import Final

from bot.presenters.king.words import AVOID, STAKES
from bot.presenters.picture import digest_of
from bot.presenters.presenter import Say, Sight
from rules.game import Outcome
from rules.king.contract import Contract, Trump
from rules.king.model import Deck, Score, View

EDITION: Final = 1
"""Of the drawing; another number makes every sheet drawn anew."""
CARDS: Final[Mapping[Deck, str]] = MappingProxyType(
    {"long": "king-option-deck-long", "short": "king-option-deck-short"}
)


@dataclass(frozen=True, slots=True)
class Player:
    """A column: the seat (which has a colour), its name and another for a name that cannot be drawn, place, total."""

    seat: int
    name: str
    otherwise: str
    place: int
    total: int


@dataclass(frozen=True, slots=True)
class Deal:
    """A row: the number of the deal, what was at stake, whether hearts were trump, and the points by column."""

    number: int
    stake: str
    trump: bool
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Half:
    """«Не брать» or «брать»: its deals and what they came to by column."""

    title: str
    deals: tuple[Deal, ...]

    @property
    def sums(self) -> tuple[int, ...]:
        """The points of all its deals, by column."""
        return tuple(map(sum, zip(*(deal.points for deal in self.deals), strict=True)))


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """A party that is over; columns are in order of place."""

    title: str
    about: str
    players: tuple[Player, ...]
    halves: tuple[Half, ...]

    @property
    def digest(self) -> str:
        """What tells this sheet from every other."""
        return digest_of(self, EDITION)

    @property
    def deals(self) -> tuple[Deal, ...]:
        """All deals in the order they were played."""
        return tuple(deal for half in self.halves for deal in half.deals)

    @property
    def courses(self) -> tuple[tuple[int, ...], ...]:
        """By column, the totals from zero to the last deal."""
        return tuple(_course(column) for column in zip(*(deal.points for deal in self.deals), strict=True))

    def draw(self) -> bytes:
        """The sheet as a JPEG."""
        from bot.presenters.king.drawing import drawn  # noqa: PLC0415 (what it needs would make every start slower)

        return drawn(self)


def _course(points: Sequence[int]) -> tuple[int, ...]:
    course = [0]
    for scored in points:
        course.append(course[-1] + scored)
    return tuple(course)


def sheet(view: View, outcome: Outcome, sight: Sight) -> ScoreSheet:
    """The score sheet of a party that was played through (KG-16)."""
    say = sight.say
    order = sorted(range(len(view.players)), key=lambda seat: (outcome.places[seat], seat))
    return ScoreSheet(
        title=say("king-name"),
        about=f"{say('king-sheet-deals', deals=len(view.scores))} · {say(CARDS[view.deck])}",
        players=tuple(_player(seat, view, outcome, sight) for seat in order),
        halves=_halves(view.scores, order, say),
    )


def _player(seat: int, view: View, outcome: Outcome, sight: Sight) -> Player:
    otherwise = sight.say("name-blank", number=seat + 1)
    return Player(seat, sight.seated.plain(seat), otherwise, outcome.places[seat], view.players[seat].total)


def _halves(scores: Sequence[Score], order: Sequence[int], say: Say) -> tuple[Half, ...]:
    numbered = enumerate(scores, 1)
    return tuple(
        Half(say("king-sheet-take" if taking else "king-sheet-avoid"), tuple(_deal(*one, order, say) for one in deals))
        for taking, deals in groupby(numbered, key=lambda one: one[1].contract.taking)
    )


def _deal(number: int, score: Score, order: Sequence[int], say: Say) -> Deal:
    contract = score.contract
    points = tuple(score.points[seat] for seat in order)
    return Deal(number, _stake(contract, say), contract.trump is Trump.HEARTS, points)


def _stake(contract: Contract, say: Say) -> str:
    """The stake by itself; the medley has no other name than its own."""
    return say((STAKES if contract.stake in STAKES else AVOID)[contract.stake])
