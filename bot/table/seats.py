"""Who sits where, and what is asked of whom."""

from __future__ import annotations

from bot.table.refusals import NoGame, NotSeated, TableGone
from rules.catalogue import games
from rules.game import AnyGame, Pace, Seat, asked, stage_kind
from storage.ids import PersonId
from storage.table import Closed, Finished, Running, Table


def game_of(table: Table) -> AnyGame:
    """The game that is played at the table."""
    return games()[table.game]


def pace_of(table: Table) -> Pace:
    """The pace chosen at the table."""
    return next(pace for pace in game_of(table).paces if pace.key == table.pace)


def is_member(table: Table, person: PersonId) -> bool:
    """Whether the person sits at the table, those who gave up their seats left out."""
    return any(member.person == person and seat not in table.gone for seat, member in enumerate(table.members))


def seat_of(table: Table, person: PersonId) -> Seat:
    """The person's seat; raises NotSeated for outsiders and for those who left."""
    for seat, member in enumerate(table.members):
        if member.person == person and seat not in table.gone:
            return seat
    raise NotSeated


def in_game(table: Table) -> tuple[Seat, ...]:
    """The seats that have not been given up."""
    return tuple(seat for seat in range(len(table.members)) if seat not in table.gone)


def running(table: Table) -> Running:
    """The game being played; raises TableGone or NoGame."""
    match table.phase:
        case Running() as phase:
            return phase
        case Closed():
            raise TableGone
        case _:
            raise NoGame


def askees(table: Table) -> tuple[Seat, ...]:
    """The seats that can act now; () when nothing is played."""
    if not isinstance(table.phase, Running):
        return ()
    return asked(game_of(table), table.phase.state, len(table.members))


def legal_texts(table: Table, seat: Seat) -> tuple[str, ...]:
    """What the seat may do now, in notation; () when it is asked nothing."""
    if not isinstance(table.phase, Running):
        return ()
    game = game_of(table)
    return tuple(map(game.notation.text, game.legal_actions(table.phase.state, seat)))


def turn_seconds(table: Table, stage: str) -> int:
    """Seconds for a question of this stage at the table's pace; 0 = no clock."""
    return pace_of(table).seconds.get(stage_kind(stage), 0)


def is_over(table: Table) -> bool:
    """Whether nothing is played or awaited at the table any more."""
    return isinstance(table.phase, Finished | Closed)
