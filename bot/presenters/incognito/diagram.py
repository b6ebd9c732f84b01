"""The board of «ИнкогниК» as a picture: all that it shows, of a view and of nothing else.

Every reader has his own side below and his figures in one colour, the group sees the board from the host's side
(IK-1). A figure that its owner sees and others do not wears a mask; after the end none does (IK-26). Of the view only
what is drawn is taken over, so nothing else makes a diagram be drawn or sent anew.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bot.presenters.picture import digest_of
from bot.presenters.presenter import Sight
from rules.game import GROUP, Reader, Seat
from rules.incognito.board import BESIDE, GUEST, HOST, Cell
from rules.incognito.figure import Figure
from rules.incognito.model import HIDDEN, Content, Cup, CupView, Options, PlayerView, Standing, Variant, View
from rules.incognito.position import sketch
from rules.incognito.sight import seen

EDITION: Final = 1
"""Of the drawing; another number makes every diagram drawn anew."""
WHOLE: Final = (Cell.A1, Cell.E5)
"""From corner to corner: the whole board."""
REST: Final = ("h", "-", "0-0", "-", "0", "0", "-", "0-0", "1")
"""What an example does not say of its position."""

Pair = tuple[Cell, Cell]


@dataclass(frozen=True, slots=True)
class Side:
    """What stands beside the board for one player; `otherwise` is for a name that cannot be drawn.

    `asked` tells that he is to move or to arrange, `offers` that his offer of a draw stands.
    """

    seat: Seat
    name: str
    otherwise: str
    asked: bool
    offers: bool
    lives: int
    cups: tuple[Content, ...]
    fallen: tuple[Figure, ...]


@dataclass(frozen=True, slots=True)
class Diagram:
    """A board: seen from `below`, from one corner of the window to the other, the far side first.

    `throne` and `refectories` tell whether these rooms mean anything. `last` has the start and goal of the last move,
    `barred` the pairs beside each other that may not meet (IK-11). `drunk` and `removed` are the cups that are gone.
    `marked` cells and `arrows` explain something in an example.
    """

    below: Seat
    window: Pair
    sides: tuple[Side, ...]
    board: tuple[Standing, ...]
    cups: tuple[CupView, ...]
    throne: bool
    refectories: bool
    last: tuple[Cell, ...] = ()
    barred: tuple[Pair, ...] = ()
    drunk: tuple[Cup, ...] = ()
    removed: tuple[Content, ...] = ()
    marked: tuple[Cell, ...] = ()
    arrows: tuple[Pair, ...] = ()

    @property
    def digest(self) -> str:
        """What tells this diagram from every other."""
        return digest_of(self, EDITION)

    def draw(self) -> bytes:
        """The diagram as a JPEG."""
        from bot.presenters.incognito.drawing import drawn  # noqa: PLC0415 (what it needs would make every start slower)

        return drawn(self)


def diagram(view: View, sight: Sight) -> Diagram:
    """The board as the reader sees it, from his side; the group sees it from the host's (IK-1)."""
    below = sight.reader if isinstance(sight.reader, int) else HOST
    return Diagram(
        below=below,
        window=WHOLE,
        sides=tuple(_side(view, view.players[seat], sight) for seat in (GUEST - below, below)),
        board=_board(view),
        cups=_cups(view),
        throne=view.variant != "survival",
        refectories=view.variant == "cups",
        last=view.last,
        barred=_barred(view),
        drunk=view.drunk,
        removed=view.removed,
    )


def example(
    position: str,
    window: str = "a1e5",
    marked: str = "",
    arrows: str = "",
    reader: Reader = GROUP,
    variant: Variant = "cups",
) -> Diagram:
    """A position to explain something with, cut to a window such as "b2d4"; raises BadPosition.

    The position is the text of `rules.incognito.position`, of which only the board must be there, Kings or not:
    "5/2k2/2Q?2/5/5 h c3c4:1". Marked cells are written "b3 d3", arrows "b2b3 c4d4". Faces are those that the reader
    knows.
    """
    words = position.split()
    state = sketch(" ".join([*words, *REST[len(words) - 1 :]]), Options("closed", variant))
    view = seen(state, reader)
    return Diagram(
        below=reader if isinstance(reader, int) else HOST,
        window=_pair(window),
        sides=(),
        board=_board(view),
        cups=_cups(view),
        throne=variant != "survival",
        refectories=variant == "cups",
        barred=_barred(view),
        marked=tuple(Cell[name.upper()] for name in marked.split()),
        arrows=tuple(map(_pair, arrows.split())),
    )


def _side(view: View, player: PlayerView, sight: Sight) -> Side:
    return Side(
        seat=player.seat,
        name=sight.seated.plain(player.seat),
        otherwise=sight.say("name-blank", number=player.seat + 1),
        asked=view.turn == player.seat if view.asks == "move" else view.asks == "arrange" and not player.arranged,
        offers=player.seat in view.offer,
        lives=player.lives,
        cups=player.cups,
        fallen=tuple(mark.figure for mark in view.fallen if mark.seat == player.seat),
    )


def _board(view: View) -> tuple[Standing, ...]:
    """After the end no face is hidden (IK-26)."""
    return tuple(Standing(one.cell, one.seat, one.face, shown=one.shown or view.over) for one in view.board)


def _cups(view: View) -> tuple[CupView, ...]:
    """Who placed a cup is told by the colour of one that is closed to the reader."""
    return tuple(replace(cup, by=cup.by if cup.content is HIDDEN else ()) for cup in view.cups)


def _barred(view: View) -> tuple[Pair, ...]:
    """Those that stand beside each other, where the bar means something; none after the end."""
    pairs = ((bar.one, bar.other) for bar in view.barred if not view.over)
    return tuple(sorted({(one, other) for one, other in pairs if other in BESIDE[one]}))


def _pair(text: str) -> Pair:
    """Two cells: "b2d4"."""
    return Cell[text[:2].upper()], Cell[text[2:].upper()]
