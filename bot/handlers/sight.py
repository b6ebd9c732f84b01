"""What one person at a table may look at: his view, never the state behind it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.presenters.catalogue import presenter_of
from bot.presenters.names import seated
from bot.presenters.presenter import AnyPresenter, Say, Sight
from bot.table.refusals import NoGame
from bot.table.seats import game_of, seat_of
from storage.ids import PersonId
from storage.table import Finished, Running, Table


@dataclass(frozen=True, slots=True)
class Eyes:
    """A person's view of a game, with what turns it into words."""

    presenter: AnyPresenter
    view: Any
    sight: Sight


def eyes_of(table: Table, person: PersonId, say: Say) -> Eyes:
    """The eyes of somebody at the table; raises NotSeated, or NoGame where nothing has been dealt."""
    seat = seat_of(table, person)
    if not isinstance(table.phase, Running | Finished):
        raise NoGame
    view = game_of(table).view(table.phase.state, seat)
    return Eyes(presenter_of(table.game), view, Sight(seat, seated(table.members, say), say))
