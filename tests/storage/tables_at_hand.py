"""Tables to put in: a lobby, a game of «Тайное послание» at its start, and the changes that are made to them."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from rules.catalogue import games
from rules.chance import live
from rules.game import asked, defaults, play
from rules.record import Entry, begin
from storage.change import Cause, Change
from storage.event import Told
from storage.table import Deadline, Home, Lobby, Member, Question, Running, Table

NOW = 1_796_000_000.0
FRIDAY = Home(-100)
ANYA, BORYA, VERA = Member(1, "Аня"), Member(2, "Боря"), Member(3, "Вера")
GAME = games()["love_letter"]


def lobby(table_id: str = "t1", home: Home = FRIDAY, members: tuple[Member, ...] = (ANYA, BORYA)) -> Table:
    """A table at which people sit down."""
    options = tuple(defaults(GAME).items())
    phase = Lobby(NOW)
    return Table(
        table_id, home, "Пятница", "ru", GAME.key, options, GAME.paces[0].key, 1, members, phase, Deadline(NOW + 1800)
    )


def dealt(table: Table, seed: int = 7) -> Change:
    """The change that deals a game at the table; its clock stands."""
    header, step = begin(GAME, len(table.members), defaults(GAME), live(Random(seed).randrange))
    question = Question(GAME.stage(step.state), 0, seed)
    running = Running(header, step.state, 0, question, (Told(0, step.events),))
    after = replace(table, phase=running, deadline=Deadline(NOW + 90, running=False))
    return Change(after, Cause("clock", f"deal.{table.id}"), header=(header,))


def moved(table: Table, cause: Cause, choice: int = 0) -> Change:
    """The change that one legal move makes, the n-th of the list."""
    running = phase(table)
    seat = asked(GAME, running.state, len(table.members))[0]
    legal = GAME.legal_actions(running.state, seat)
    action = legal[choice % len(legal)]
    chance = live(Random(choice).randrange)
    step = play(GAME, running.state, seat, action, chance)
    count = running.entries + 1
    told = (*running.chronicle, Told(count, step.events))[-12:]
    question = Question(GAME.stage(step.state), count, choice)
    after = replace(running, state=step.state, entries=count, question=question, chronicle=told)
    entry = Entry("move", seat, GAME.notation.text(action), tuple(chance.draws))
    return Change(replace(table, phase=after), cause, entries=(entry,))


def renamed(table: Table, title: str, cause: Cause) -> Change:
    """The smallest change there is: another title."""
    return Change(replace(table, title=title), cause)


def opened(table: Table) -> Change:
    """The change that sets the table up."""
    return Change(table, Cause("1", f"open.{table.id}"))


def phase(table: Table) -> Any:
    """The running game of a table."""
    assert isinstance(table.phase, Running)
    return table.phase
