"""The end of a game: a new message with places, points, what is worth telling, and the way to another game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot import press
from bot.presenters.brief import fits
from bot.presenters.face import TableFace
from bot.presenters.names import seated
from bot.presenters.panel import Button, Panel, Rows
from bot.presenters.picture import Picture
from bot.presenters.presenter import AnyPresenter, Say, Sight
from bot.presenters.table import game_name, headline, paragraphs, points_text
from rules.game import Outcome

ENDED = {"agreed": "ending-agreed", "deserted": "ending-deserted"}
"""Why a game ended without a result, in words."""
MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


def ending_panel(face: TableFace, view: Any, presenter: AnyPresenter, sight: Sight) -> Panel:
    """How the game ended, for the group; `view` is the group's view of the finished game."""
    assert face.outcome is not None
    head = sight.say("ending-header", game=game_name(face, sight.say)), _places(face, face.outcome, sight)
    whole = paragraphs((*head, _why(face.outcome, view, presenter, sight)))
    panel = Panel(whole, _rows(face, sight), occasion=f"end.{face.number}", rings=True)
    picture = presenter.picture(view, face.outcome, sight)
    return _pictured(panel, picture, paragraphs(head)) if picture else panel


def _pictured(panel: Panel, picture: Picture, short: str) -> Panel:
    """The panel below its picture, which tells the rest where the places alone have room there."""
    pictured = replace(panel, picture=picture)
    return pictured if fits(pictured) else replace(pictured, text=short)


def _why(outcome: Outcome, view: Any, presenter: AnyPresenter, sight: Sight) -> str:
    """The game tells how it came to its end; how it was ended from outside, which leaves no places, is told here."""
    outside = not outcome.places and outcome.reason in ENDED
    return sight.say(ENDED[outcome.reason]) if outside else presenter.result(view, outcome, sight)


def record_caption(game: str, say: Say) -> str:
    """What stands under the file of «Запись», in HTML."""
    return say("record-caption", game=headline(game, say))


def _places(face: TableFace, outcome: Outcome, sight: Sight) -> str:
    if not outcome.places:
        return sight.say("ending-no-result")
    order = sorted(range(len(outcome.places)), key=lambda seat: (outcome.places[seat], seat))
    return "\n".join(_place(face, outcome, seat, sight) for seat in order)


def _place(face: TableFace, outcome: Outcome, seat: int, sight: Sight) -> str:
    place = outcome.places[seat]
    points = points_text(face.game, outcome.points[seat], sight.say)
    late = "ending-place-late" if seat in face.forfeited else "ending-place"
    key = "ending-place-gone" if seat in face.gone else late
    return sight.say(key, mark=MEDALS.get(place, f"{place}."), name=sight.seated.badge(seat), points=points)


def stopped_panel(face: TableFace, say: Say) -> Panel:
    """A game that stopped because somebody fled: why, and what those who stay are waiting for (KG-19)."""
    fled = seated(face.stopped, say)
    names = ", ".join(map(fled.html, range(len(face.stopped))))
    parts = (
        say("ending-stopped-header", game=game_name(face, say)),
        say("ending-no-result"),
        say("ending-fled", names=names),
        say("ending-anew"),
    )
    record = press.Log(table=face.id, number=face.number - 1).pack()
    return Panel(paragraphs(parts), ((Button(say("button-record"), record),),), occasion="stopped", rings=True)


def _rows(face: TableFace, sight: Sight) -> Rows:
    again = press.Seat(table=face.id, number=face.number, wanted=1).pack()
    record = press.Log(table=face.id, number=face.number).pack()
    return (
        (Button(sight.say("button-again"), again, style="success"),),
        (Button(sight.say("button-record"), record),),
    )
