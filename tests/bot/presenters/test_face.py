"""The face of a table: a reader's part of it, and never its state."""

from __future__ import annotations

from dataclasses import fields

from bot.presenters.face import TableFace, face_of, heard
from rules.game import GROUP
from rules.love_letter.model import Card, Got, Missed, Peeked
from storage.event import Told
from storage.table import Checking, Lobby, Member
from tests.bot.presenters.evening import NOW, Evening, table


def test_a_chronicle_keeps_from_each_reader_what_is_for_others() -> None:
    public, secret = Missed(0, 1, Card.KING), Peeked(0, 1, Card.BARON)
    told = (Told(1, (public, secret, Got(1, Card.KING))),)
    assert heard(told, GROUP) == (Told(1, (public,)),)
    assert heard(told, 0) == (Told(1, (public, secret)),)
    assert heard(told, 1) == (Told(1, (public, Got(1, Card.KING))),)


def test_a_face_has_no_state() -> None:
    evening = Evening(hands="guard king guard guard")
    values = [getattr(evening.face(), field.name) for field in fields(TableFace)]
    assert not any(isinstance(value, type(evening.story.state)) for value in values)


def test_a_lobby_shows_whom_it_waits_for() -> None:
    face = face_of(table(Lobby(NOW, (Member(105, "Вера"),), (101,))), GROUP)
    assert (face.phase, face.opened, face.invited, face.unreachable) == ("lobby", NOW, (Member(105, "Вера"),), (101,))


def test_a_check_keeps_what_the_lobby_knew() -> None:
    face = face_of(table(Checking(NOW, (Member(105, "Вера"),))), GROUP)
    assert (face.phase, face.opened, face.invited) == ("checking", NOW, (Member(105, "Вера"),))


def test_a_finished_game_shows_its_outcome() -> None:
    evening = Evening(("Аня", "Боря"), options={"tokens": "1"}, hands="guard king", pile="handmaid")
    face = evening.play("0 guard.1.king").face()
    assert face.phase == "finished"
    assert face.outcome == evening.story.outcome
