"""What the board says of a game that does not simply run on, and the buttons that see to it."""

from __future__ import annotations

from bot import press
from bot.presenters.face import TableFace
from bot.presenters.panel import Button, Rows
from bot.presenters.presenter import Say, Sight
from bot.presenters.table import relative


def pause_line(face: TableFace, sight: Sight) -> str:
    """Who has taken the pause and when it ends by itself; "" while the game runs on."""
    say, name = sight.say, sight.seated.html
    return "".join(say("board-paused", name=name(one.seat), when=relative(one.until)) for one in face.pause)


def enders_line(face: TableFace, sight: Sight) -> str:
    """Who would have the game end, of how many; "" when nobody would."""
    if not face.enders:
        return ""
    names = ", ".join(map(sight.seated.html, face.enders))
    everybody = len(face.members) - len(face.gone)
    return sight.say("board-enders", names=names, count=len(face.enders), all=everybody)


def away_line(face: TableFace, sight: Sight) -> str:
    """Who is away, and what becomes of a game that everybody is away from; "" while all are there."""
    if not face.away:
        return ""
    if len(face.away) == len(face.members) - len(face.gone):
        return sight.say("board-deserted")
    return sight.say("board-away", names=", ".join(map(sight.seated.html, face.away)))


def hand_pause_line(face: TableFace, sight: Sight) -> str:
    """Why the one who must act cannot now; "" while the game runs on."""
    return sight.say("hand-paused") if face.pause else ""


def more_rows(face: TableFace, say: Say) -> Rows:
    """⏸ Пауза or ▶, 🏁 Закончить where that is theirs to decide, without a clock ⏳ Поторопить; below, the way back."""
    finish = (_agree(face, say("button-finish"), 1),) if face.agreeable else ()
    hurry = () if face.timed else (_hurry(face, say),)
    return ((_halt(face, say), *finish, *hurry), *(((_agree(face, say("button-play-on"), 0),),) if face.enders else ()))


def _halt(face: TableFace, say: Say) -> Button:
    text, wanted = (say("button-resume"), 0) if face.pause else (say("button-pause"), 1)
    return Button(text, press.Halt(table=face.id, number=face.number, wanted=wanted).pack())


def _hurry(face: TableFace, say: Say) -> Button:
    return Button(say("button-hurry"), press.Hurry(table=face.id, token=face.token).pack())


def _agree(face: TableFace, text: str, wanted: int) -> Button:
    return Button(text, press.Agree(table=face.id, number=face.number, wanted=wanted).pack())
