"""Somebody has been away for long: the question to those who are there, and what each has said, on the board."""

from __future__ import annotations

from collections.abc import Iterable

from bot import press
from bot.presenters.face import TableFace
from bot.presenters.panel import Button, Rows
from bot.presenters.presenter import Sight, told
from rules.catalogue import games
from rules.game import Seat
from storage.table import Absence

DUEL = 2
"""When one of so many is given up, nobody is left to play with."""


def absent_line(face: TableFace, sight: Sight) -> str:
    """Whom to wait for or not, what follows, and who has said what; "" while nobody is asked."""
    return told([_question(face, absence, sight) for absence in face.absent])


def _question(face: TableFace, absence: Absence, sight: Sight) -> str:
    name, everybody = sight.seated.html(absence.seat), len(face.there)
    needed = everybody // 2 + 1
    question = sight.say("board-absent", name=name, needed=needed, all=everybody)
    wait = _said("board-absent-wait", absence.wait, sight)
    stop = _said("board-absent-stop", absence.stop, sight)
    return told((f"{question} {sight.say(_consequence(face))}", wait, stop))


def _said(key: str, seats: Iterable[Seat], sight: Sight) -> str:
    names = ", ".join(map(sight.seated.html, sorted(seats)))
    return sight.say(key, names=names) if names else ""


def _consequence(face: TableFace) -> str:
    if games()[face.game].deserted_stops:
        return "board-absent-stops"
    return "board-absent-goes-on" if len(face.members) - len(face.gone) > DUEL else "board-absent-ends"


def absent_rows(face: TableFace, sight: Sight) -> Rows:
    """For everybody who is asked about: wait, or no longer."""
    return tuple(_row(face, absence, sight) for absence in face.absent)


def _row(face: TableFace, absence: Absence, sight: Sight) -> tuple[Button, ...]:
    name, say = sight.seated.plain(absence.seat), sight.say
    return (
        Button(say("button-wait", name=name), _await(face, absence, 1)),
        Button(say("button-wait-no-longer", name=name), _await(face, absence, 0)),
    )


def _await(face: TableFace, absence: Absence, wanted: int) -> str:
    return press.Await(
        table=face.id, number=face.number, seat=absence.seat, moment=int(absence.at), wanted=wanted
    ).pack()
