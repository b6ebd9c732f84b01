"""A козёл asks those who sit to be let in, where the chat has it so: the ask in the lobby, and a button to agree."""

from __future__ import annotations

from bot import press
from bot.presenters.face import TableFace
from bot.presenters.names import seated
from bot.presenters.panel import Button, Rows
from bot.presenters.presenter import Say, Seated, told


def plea_lines(face: TableFace, say: Say) -> str:
    """Who asks to be let in, and how many of those who sit have agreed."""
    named = _named(face, say)
    sitting = {member.person for member in face.members}
    return told(
        [
            say("lobby-plea", name=named.html(seat), count=len(sitting & {*plea.agreed}), all=len(sitting))
            for seat, plea in enumerate(face.pleas, len(face.members))
        ]
    )


def plea_rows(face: TableFace, say: Say) -> Rows:
    """A button for everybody who asks."""
    named = _named(face, say)
    return tuple(
        (Button(say("button-admit", name=named.plain(seat)), _admit(face, plea.member.person)),)
        for seat, plea in enumerate(face.pleas, len(face.members))
    )


def _named(face: TableFace, say: Say) -> Seated:
    """Those who sit and those who ask, in this order, so that nobody asks under the name of one who sits."""
    return seated([*face.members, *(plea.member for plea in face.pleas)], say)


def _admit(face: TableFace, person: int) -> str:
    return press.Admit(table=face.id, number=face.number, person=person).pack()
