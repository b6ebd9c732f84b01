"""`/leave`: out of a lobby without a trace, out of a game for good."""

from __future__ import annotations

from dataclasses import replace

from bot.table.agreement import settled
from bot.table.done import Done, Instant
from bot.table.lobby import stand
from bot.table.refusals import NotSeated, TableGone, Wait
from bot.table.seats import game_of, seat_of
from bot.table.turn import follow
from rules.game import Seat
from rules.record import Entry
from storage.model import Checking, Closed, Finished, Lobby, Member, PersonId, Running, Table, WalkedOut


def leave(table: Table, person: PersonId, at: Instant) -> Done:
    """Stand up from the lobby or leave the game; raises NotSeated, Wait (seats are frozen) or TableGone."""
    match table.phase:
        case Lobby():
            if not any(member.person == person for member in table.members):
                raise NotSeated
            return stand(table, person, at)
        case Checking():
            raise Wait
        case Running():
            return settled(walk_out(table, seat_of(table, person), at), at)
        case Finished() | Closed():
            raise TableGone


def walk_out(table: Table, seat: Seat, at: Instant) -> Done:
    """A seat of a running game is given up: the game goes on by its own rule, the host passes the table on."""
    assert isinstance(table.phase, Running)
    chance = at.chance()
    step = game_of(table).leave(table.phase.state, seat, chance)
    gone = (*table.gone, seat)
    emptied = replace(table, gone=gone, host=_host(table, gone))
    entry = Entry("leave", seat, "", tuple(chance.draws))
    done = follow(emptied, entry, step, at, said=(WalkedOut(seat),))
    return replace(done, released=(*done.released, table.members[seat].person))


def _host(table: Table, gone: tuple[Seat, ...]) -> PersonId:
    """The host as long as he plays, else the first who does."""
    staying: list[Member] = [member for seat, member in enumerate(table.members) if seat not in gone]
    if not staying or any(member.person == table.host for member in staying):
        return table.host
    return staying[0].person
