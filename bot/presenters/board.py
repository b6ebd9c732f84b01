"""The board of a running game: one message in the group, edited as the game goes on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.presenters import chronicle
from bot.presenters.absence import absent_line, absent_rows
from bot.presenters.brief import fits
from bot.presenters.chronicle import LINES, folded
from bot.presenters.clocks import clock_lines, party_line
from bot.presenters.face import TableFace
from bot.presenters.moment import Moment
from bot.presenters.panel import Panel
from bot.presenters.pausing import away_line, enders_line, more_rows, pause_line
from bot.presenters.presenter import AnyPresenter, Sight
from bot.presenters.table import board_rows, game_name, paragraphs, turn_line
from rules.game import Seat


def board_panel(
    face: TableFace,
    view: Any,
    presenter: AnyPresenter,
    sight: Sight,
    moment: Moment,
    acting: Sequence[Seat],
    bot: str,
) -> Panel:
    """The open board for the group: `view` is the group's, `acting` are the seats asked, `bot` is its user name.

    A finished game's board is the same without buttons and without anybody asked. Below a picture there is less room:
    the earliest events are left out, and where that does not help the position, which the picture shows.
    """
    running = face.phase == "running"
    picture = presenter.scene(view, sight)
    panel = Panel(
        text=_text(face, view, presenter, sight, acting, LINES),
        rows=(*absent_rows(face, sight), *board_rows(face, sight.say, bot), *more_rows(face, sight.say))
        if running
        else (),
        occasion=f"{face.number}.{presenter.occasion(view)}",
        clock=_clock(face, moment, sight) if running else "",
        picture=picture,
    )
    if picture is None:
        return panel
    shorter = (_text(face, view, presenter, sight, acting, most) for most in reversed(range(LINES + 1)))
    bare = _text(face, view, presenter, sight, acting, 0, position=False)
    return next(filter(fits, (replace(panel, text=text) for text in shorter)), replace(panel, text=bare))


def _text(
    face: TableFace,
    view: Any,
    presenter: AnyPresenter,
    sight: Sight,
    acting: Sequence[Seat],
    most: int,
    *,
    position: bool = True,
) -> str:
    """The board in words, with so many of the last events at most."""
    running = face.phase == "running"
    return paragraphs(
        (
            game_name(face, sight.say),
            presenter.board(view, sight) if position else "",
            folded(chronicle.lines(face.chronicle, presenter, sight, most)),
            pause_line(face, sight),
            away_line(face, sight),
            absent_line(face, sight) if running else "",
            enders_line(face, sight),
            turn_line(acting, sight.seated, sight.say) if running else "",
        )
    )


def _clock(face: TableFace, moment: Moment, sight: Sight) -> str:
    """At a fast pace no deadline is counted down for everybody."""
    return clock_lines(face, moment, sight) if moment.unhurried else party_line(face, sight)
