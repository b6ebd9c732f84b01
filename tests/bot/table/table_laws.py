"""What holds of a table whatever anybody has done at it, checked on what is stored and on all that would be shown.

There is a way on, or the table is over; the log tells the same game as the snapshot; no reader is shown what he may not
know.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from bot.handlers.sight import eyes_of
from bot.presenters.catalogue import presenter_of
from bot.presenters.chronicle import entry_lines
from bot.presenters.names import seated
from bot.presenters.plain import plain, toast
from bot.presenters.presenter import Say, Sight
from bot.screens.projection import Readers, Sitting, project
from bot.table.deadlines import DAY
from bot.table.seats import askees, game_of, legal_texts
from bot.texts import Texts
from rules.game import GROUP, Reader, hears
from rules.record import Record, steps
from storage.acquaintance import Person
from storage.hanging import Screens
from storage.table import Finished, Running, Table
from tests.people.secrecy import HELD, TOLD, Knowledge, learn, secrets_in

TEXTS = Texts()
SAY: Say = TEXTS.say("ru")
LONGEST_WAIT = 2 * DAY
"""No table is left alone for longer than this."""


def has_a_way_on(table: Table, now: float, due: float) -> None:
    """Somebody can act, and the clock will look at the table by itself; or it is over, and will be forgotten."""
    assert due == table.wakes, "the clock looks at another moment than the table's"
    assert table.wakes <= now + LONGEST_WAIT
    if isinstance(table.phase, Running):
        asked = askees(table)
        assert asked, "nobody can act"
        assert all(legal_texts(table, seat) for seat in asked)
        assert not set(asked) & set(table.gone), "somebody who has left is asked"
        assert game_of(table).outcome(table.phase.state) is None


def is_told_by_its_log(table: Table, record: Record) -> None:
    """The log replays to the very state of the snapshot."""
    if isinstance(table.phase, Running | Finished):
        assert record.header == table.phase.header
        assert len(record.entries) == table.phase.entries
        assert [step.state for step in steps(game_of(table), record)][-1] == table.phase.state


# --- secrets ---------------------------------------------------------------------------------------------------------


def shown(table: Table, now: float) -> dict[Reader, list[Any]]:
    """All that would be shown of a table, by who reads it: panels, and the alert of 👁."""
    people = {each.person: Person(each.person, each.name, reachable=True) for each in table.members}
    seats = {member.person: seat for seat, member in enumerate(table.members)}
    told: dict[Reader, list[Any]] = {GROUP: []}
    for wanted in project(Sitting(table, Screens(), Readers(people), TEXTS, "host_bot", now)):
        told.setdefault(seats.get(wanted.chat, GROUP), []).append(wanted.panel)
    for seat, member in enumerate(table.members):
        if seat not in table.gone and isinstance(table.phase, Running | Finished):
            eyes = eyes_of(table, member.person, SAY)
            told.setdefault(seat, []).append(eyes.presenter.glance(eyes.view, eyes.sight))
    return told


def keeps_its_secrets(table: Table, record: Record, now: float) -> None:
    """No text tells its reader more than he may know by the record of the game."""
    for reader, mine in shown(table, now).items():
        leaks = list(_leaks([_text(each) for each in mine], reader, record))
        assert not leaks, f"shown to {reader}: {leaks}"


def answers_keep_secrets(table: Table, events: Iterable[Any], reader: Reader, record: Record) -> None:
    """The toast that a press is answered with tells no more than its reader may know."""
    sight = Sight(reader, seated(table.members, SAY), SAY)
    heard = [event for event in events if hears(event.audience, reader)]
    text = toast(entry_lines(heard, presenter_of(table.game), sight))
    leaks = list(_leaks([text], reader, record))
    assert not leaks, f"answered to {reader}: {leaks}"


def _leaks(texts: Iterable[str], reader: Reader, record: Record) -> Iterator[str]:
    known = Knowledge()
    if reader is not GROUP:
        learn(known, record, reader)
    for text in texts:
        if reader is GROUP and (HELD.search(text) or TOLD.search(text)):
            yield text
        yield from (text for secret in secrets_in(text, public=reader is GROUP) if not secret.fits(known))


def _text(shown: Any) -> str:
    return plain(shown if isinstance(shown, str) else shown.text)
