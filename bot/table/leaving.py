"""`/leave`: out of a lobby without a trace, out of a game for good."""

from __future__ import annotations

from bot.table.absence import counted
from bot.table.agreement import settled
from bot.table.departure import depart, flee
from bot.table.done import Done, Instant
from bot.table.lobby import reopen, stand
from bot.table.refusals import NotSeated, TableGone
from bot.table.seats import seat_of
from storage.event import Removed, WalkedOut
from storage.ids import PersonId
from storage.table import Checking, Closed, Finished, Lobby, Running, Table


def remove(table: Table, person: PersonId, at: Instant) -> Done:
    """An administrator has removed him from the group: as `/leave`, but no flight (KG-19)."""
    if not isinstance(table.phase, Running):
        return leave(table, person, at)
    seat = seat_of(table, person)
    return settled(counted(depart(table, seat, Removed(seat), at), at), at)


def leave(table: Table, person: PersonId, at: Instant) -> Done:
    """Stand up from the lobby or leave the game; raises NotSeated or TableGone.

    Who leaves while the private chats are tried is not dealt in: the lobby opens again. Where those who stay have
    agreed on something, it may be enough of them now.
    """
    match table.phase:
        case Lobby():
            if not any(member.person == person for member in table.members):
                raise NotSeated
            return stand(table, person, at)
        case Checking():
            seat_of(table, person)
            return stand(reopen(table, (), at).table, person, at)
        case Running():
            seat = seat_of(table, person)
            return settled(counted(flee(table, seat, WalkedOut(seat), at), at), at)
        case Finished() | Closed():
            raise TableGone
