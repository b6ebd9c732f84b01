"""Giving up a seat in a running game: the game goes on by its own rule, or stops for all where it cannot.

This is the one place that says who has fled: whoever leaves, and whoever is away for longer than the others would wait.
"""

from __future__ import annotations

from dataclasses import replace

from bot.table.away import heard_from
from bot.table.done import Done, Instant
from bot.table.ending import drop
from bot.table.seats import game_of, running
from bot.table.turn import follow, noted
from rules.game import Seat
from rules.record import Entry
from storage.model import GivenUp, Member, PersonId, Table, WalkedOut


def flee(table: Table, seat: Seat, said: WalkedOut | GivenUp, at: Instant) -> Done:
    """The person gives up his seat, which is told by `said`: his flight is written in the same commit."""
    person = table.members[seat].person
    done = stop(table, seat, said, at) if game_of(table).deserted_stops else walk_out(table, seat, said, at)
    return replace(done, released=(*done.released, person), fled=(person,))


def stop(table: Table, seat: Seat, said: WalkedOut | GivenUp, at: Instant) -> Done:
    """A game that cannot go on without one of its players ends for all, without a result."""
    emptied = _emptied(table, seat)
    return replace(drop(replace(emptied, phase=noted(running(emptied), said)), "fled", at), events=(said,))


def walk_out(table: Table, seat: Seat, said: WalkedOut | GivenUp, at: Instant) -> Done:
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
