"""What the board says of a game that does not simply run on, and the second row of its buttons."""

from __future__ import annotations

from bot import press
from bot.presenters.face import TableFace
from bot.presenters.panel import Button, Rows
from bot.presenters.presenter import Say, Sight
from bot.presenters.table import pace_of, relative


def pause_line(face: TableFace, sight: Sight) -> str:
    """Who has taken the pause and when it ends by itself; "" while the game runs on."""
    say, name = sight.say, sight.seated.html
    return "".join(say("board-paused", name=name(one.seat), when=relative(one.until)) for one in face.pause)


def hand_pause_line(face: TableFace, sight: Sight) -> str:
    """Why the one who must act cannot now; "" while the game runs on."""
    return sight.say("hand-paused") if face.pause else ""


def second_row(face: TableFace, say: Say) -> Rows:
    """⏸ Пауза or ▶ at a table with a clock."""
    return (_halt(face, say),) if pace_of(face).seconds else ()


def _halt(face: TableFace, say: Say) -> tuple[Button, ...]:
    text, wanted = (say("button-resume"), 0) if face.pause else (say("button-pause"), 1)
    return (Button(text, press.Halt(table=face.id, number=face.number, wanted=wanted).pack()),)
