"""«🏁 Закончить»: when all who are still in the game agree, it ends without a result and nobody has fled."""

from __future__ import annotations

from dataclasses import replace

from bot.table.done import Done, Instant
from bot.table.ending import drop, theirs_to_end
from bot.table.seats import in_game, running, seat_of
from bot.table.turn import noted
from rules.game import Seat
from storage.acquaintance import Cancelling
from storage.event import AgreedToEnd
from storage.ids import PersonId
from storage.table import Running, Table


def agree(table: Table, person: PersonId, *, wanted: bool, at: Instant, cancelling: Cancelling = "table") -> Done:
    """Agree to end the game, or take it back; what is so already changes nothing. The last to agree ends it.

    Raises NotSeated, NoGame, TableGone, and AdministratorsEnd where `cancelling` leaves it to administrators.
    """
    seat, phase = seat_of(table, person), running(table)
    if wanted:
        theirs_to_end(table, cancelling)
    if (seat in phase.enders) == wanted:
        return Done(table)
    others = tuple(other for other in phase.enders if other != seat)
    enders = (*others, seat) if wanted else others
    said = replace(noted(phase, AgreedToEnd(seat, wanted)), enders=enders)
    return settled(Done(replace(table, phase=said)), at)


def agreed(table: Table) -> tuple[Seat, ...]:
    """Those still in the game who would have it end, in the order of seats."""
    return tuple(seat for seat in in_game(table) if seat in running(table).enders)


def settled(done: Done, at: Instant) -> Done:
    """What was done, and the end of the game if now all who are still in it agree."""
    table = done.table
    if not isinstance(table.phase, Running) or agreed(table) != in_game(table):
        return done
    return done.then(drop(table, "agreed", at))
