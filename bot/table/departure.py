"""Giving up a seat in a running game: the game goes on by its own rule, or stops for all where it cannot.

This is the one place that says who has fled: whoever leaves, and whoever is away for longer than the others would wait.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, TypeAlias

from bot.table.away import heard_from
from bot.table.deadlines import lobby_deadline
from bot.table.done import Done, Instant
from bot.table.rematch import as_usual
from bot.table.seats import game_of, running
from bot.table.statistics import fled_row
from bot.table.turn import follow
from rules.game import Seat
from rules.record import Entry
from storage.change import Notice
from storage.event import GivenUp, Removed, WalkedOut
from storage.ids import PersonId
from storage.table import Lobby, Member, Table

Said: TypeAlias = WalkedOut | GivenUp | Removed
FLIGHT: Final = "flight"
"""What the notice is about that tells somebody in private how a flight counts."""


def depart(table: Table, seat: Seat, said: Said, at: Instant) -> Done:
    """The person gives up his seat, which is told by `said`, without having fled."""
    done = stop(table, seat, said, at) if game_of(table).deserted_stops else walk_out(table, seat, said, at)
    return replace(done, released=(*done.released, table.members[seat].person))


def flee(table: Table, seat: Seat, said: WalkedOut | GivenUp, at: Instant) -> Done:
    """The same by his own doing: his flight is written in the same commit (KG-19)."""
    person, done = table.members[seat].person, depart(table, seat, said, at)
    return replace(
        done,
        fled=(person,),
        tallies=(*done.tallies, fled_row(table, person)),
        notices=(*done.notices, _notice(table, person, at.now)),
    )


def _notice(table: Table, person: PersonId, now: float) -> Notice:
    """He alone is told, in private, what is held against him now (KG-20)."""
    about = (("game", table.game), ("title", table.title))
    return Notice(f"{table.id}.{table.number}.fled.{person}", now, person, 0, FLIGHT, about)


def stop(table: Table, seat: Seat, said: Said, at: Instant) -> Done:
    """A game that cannot go on without one of its players stops for all, without a result (KG-19).

    Those who stay keep their seats in a lobby; whatever is played there next is a new game.
    """
    emptied = _emptied(table, seat)
    staying = tuple(member for other, member in enumerate(table.members) if other not in emptied.gone)
    waiting = replace(
        as_usual(emptied),
        phase=Lobby(opened=at.now, stopped=(table.members[seat],)),
        members=staying,
        gone=(),
        number=table.number + 1,
        deadline=lobby_deadline(at.now),
    )
    return Done(waiting, events=(said,))


def walk_out(table: Table, seat: Seat, said: Said, at: Instant) -> Done:
    """The game goes on without the seat by its own rule."""
    chance = at.chance()
    step = game_of(table).leave(running(table).state, seat, chance)
    return follow(_emptied(table, seat), Entry("leave", seat, "", tuple(chance.draws)), step, at, said=(said,))


def _emptied(table: Table, seat: Seat) -> Table:
    """The table without the seat: nothing is asked about it any more, and a host passes the table on."""
    gone = (*table.gone, seat)
    return replace(table, gone=gone, host=_host(table, gone), phase=heard_from(running(table), seat))


def _host(table: Table, gone: tuple[Seat, ...]) -> PersonId:
    """The host as long as he plays, else the first who does."""
    staying: list[Member] = [member for seat, member in enumerate(table.members) if seat not in gone]
    if not staying or any(member.person == table.host for member in staying):
        return table.host
    return staying[0].person
