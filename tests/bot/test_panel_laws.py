"""The laws of what is shown, for every game, every set of its options and every number of seats.

What hangs for a reader is the same over any two states that he cannot tell apart; and whatever is shown, to whoever and
in whichever language, is within what Telegram takes.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from typing import Final

import pytest

from bot.presenters.catalogue import presenter_of
from bot.presenters.face import face_of
from bot.presenters.names import units
from bot.presenters.plain import plain
from bot.screens.projection import Readers, Sitting, project
from bot.screens.wanted import BOARD, Wanted, hand_of
from bot.table.seats import running
from bot.texts import Texts
from rules.catalogue import games
from rules.chance import turning
from rules.game import GROUP, Reader, Seat
from storage.acquaintance import Person
from storage.event import Told
from storage.hanging import Open, Screens
from storage.table import Deadline, Finished, Home, Member, Question, Running, token_of
from storage.table import Table as Stored
from tests.rules.laws.playout import Moment, Playout, playout
from tests.rules.laws.table import Table, tables
from tests.rules.laws.twins import twins
from tests.rules.secrets import secrets_of

NOON: Final = 1_800_000_000.0
MESSAGE, CAPTION, DATA = 4096, 1024, 64
LONGEST: Final = ("&" * 64, "🐙" * 64, "Щ" * 200, "<b>" * 20)
TEXTS: Final = Texts()
TRIED: Final = 8
"""States of a play-out that are drawn."""
MENUS: Final = 60
"""Menus of a hand that are opened in each."""


@cache
def played(table: Table) -> Playout:
    """A whole random game at the table."""
    return playout(table, seed=5)


def tried(moments: Sequence[Moment]) -> Sequence[Moment]:
    """Some of the states, the first two and the last among them: some games have secrets only before the first move."""
    return [moments[0], *moments[1 :: max(1, len(moments) // TRIED)], moments[-1]]


def told_until(game: Playout, moment: Moment) -> tuple[Told, ...]:
    """The chronicle that the table would keep at the moment."""
    chronicle = [Told(0, game.deal.events)]
    for number, before in enumerate(game.moments[: game.moments.index(moment)], start=1):
        if before.step is not None:
            chronicle.append(Told(number, before.step.events))
    return tuple(chronicle[-12:])


def stored(game: Playout, moment: Moment, state: object, chronicle: tuple[Told, ...], lang: str) -> Stored:
    """The table as it would be kept at this state."""
    rules = game.table.game
    outcome = rules.outcome(state)
    phase = (
        Running(game.header, state, len(chronicle), Question(rules.stage(state), len(chronicle), 7), chronicle)
        if outcome is None
        else Finished(game.header, state, len(chronicle), outcome, NOON, chronicle)
    )
    return Stored(
        id="k7Qm2xAb",
        home=Home(-100),
        title="Щ" * 255,
        lang=lang,
        game=rules.key,
        options=game.table.choices,
        pace=rules.paces[0].key,
        host=100,
        members=tuple(Member(100 + seat, LONGEST[seat]) for seat in range(game.table.seats)),
        phase=phase,
        deadline=Deadline(NOON + 60),
        gone=tuple(sorted(moment.gone)),
    )


def shown(table: Stored, menus: dict[int, Open] | None = None) -> dict[str, Wanted]:
    """What should hang for the table, by surface."""
    people = {
        member.person: Person(member.person, member.name, lang=table.lang, reachable=True) for member in table.members
    }
    sitting = Sitting(table, Screens(open=menus or {}), Readers(people), TEXTS, "b" * 32, NOON)
    return {wanted.surface: wanted for wanted in project(sitting)}


def surface_of(reader: Reader) -> str:
    return BOARD if reader is GROUP else hand_of(100 + reader)


@pytest.mark.parametrize("table", [*tables()], ids=str)
def test_nothing_shown_tells_apart_what_a_reader_cannot(table: Table) -> None:
    game, differed = played(table), False
    for twin in twins(tried(game.moments)):
        differed |= twin.differ
        surface = surface_of(twin.reader)
        drawn, other = (
            shown(stored(game, twin.moment, state, (), "ru"))[surface].panel
            for state in (twin.moment.state, twin.other)
        )
        assert drawn == other
    if secrets_of(table.game).hides(table.options):
        assert differed


def choices_of(table: Stored, moment: Moment) -> Iterator[dict[int, Open]]:
    """The sub-menus that somebody asked opens by pressing one key after another, the nearest first."""
    assert isinstance(table.phase, Running)
    token = token_of(table, table.phase.question)
    for seat, legal in moment.legal_texts.items():
        for words in islice(_menus(table, seat, legal), MENUS):
            yield {100 + seat: Open(token, words)}


def _menus(table: Stored, seat: Seat, legal: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    presenter, view = presenter_of(table.game), games()[table.game].view(running(table).state, seat)
    sight = face_of(table, seat).sight(seat, TEXTS.say(table.lang))
    waiting: deque[tuple[str, ...]] = deque([()])
    known: set[tuple[str, ...]] = {()}
    while waiting:
        for key in (key for row in presenter.keyboard(view, legal, waiting.popleft(), sight) for key in row):
            menu = presenter.opened(key.words, legal, view, turning())
            if menu not in known:
                known.add(menu)
                waiting.append(menu)
                yield menu


def fits(wanted: Wanted) -> bool:
    """Whether Telegram takes it."""
    buttons = [button for row in wanted.panel.rows for button in row]
    return (
        0 < units(plain(wanted.panel.html)) <= (CAPTION if wanted.panel.picture else MESSAGE)
        and len(buttons) <= 100
        and all(button.text and len(button.data.encode()) <= DATA for button in buttons)
    )


@pytest.mark.parametrize("lang", [*TEXTS.languages])
@pytest.mark.parametrize("table", [*tables()], ids=str)
def test_whatever_is_shown_fits_into_telegram(table: Table, lang: str) -> None:
    game = played(table)
    for moment in tried(game.moments):
        kept = stored(game, moment, moment.state, told_until(game, moment), lang)
        menus = list(choices_of(kept, moment)) if isinstance(kept.phase, Running) else []
        for opened in ({}, *menus):
            assert [wanted.surface for wanted in shown(kept, opened).values() if not fits(wanted)] == []
