"""How people appear at a table: by nickname and avatar, a козёл with his mark (KG-21, KG-22).

A member is written down as he was when he sat down, which is also what decides who may sit beside whom. Whenever the
table is drawn he is brought up to date, so a new nickname or standing shows from the next drawing on.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from storage.acquaintance import Person
from storage.ids import PersonId
from storage.table import Lobby, Member, Table


def member_of(person: Person) -> Member:
    """The person as he appears now; a warning is nobody's business but his own."""
    return Member(person.id, person.nick or person.name, person.avatar, coward=person.standing == "coward")


def everybody(table: Table) -> tuple[PersonId, ...]:
    """All whom the table names, each once."""
    named = list(table.members)
    if isinstance(table.phase, Lobby):
        phase = table.phase
        named += (*phase.invited, *phase.unseated, *phase.stopped, *(plea.member for plea in phase.pleas))
    return tuple(dict.fromkeys(member.person for member in named))


def dressed(table: Table, people: Mapping[PersonId, Person]) -> Table:
    """The table with everybody as he appears now; who is not known stays as he was written down."""

    def now(members: tuple[Member, ...]) -> tuple[Member, ...]:
        return tuple(_now(member, people) for member in members)

    up_to_date = replace(table, members=now(table.members))
    if not isinstance(table.phase, Lobby):
        return up_to_date
    phase = table.phase
    pleas = tuple(replace(plea, member=_now(plea.member, people)) for plea in phase.pleas)
    named = replace(phase, invited=now(phase.invited), unseated=now(phase.unseated), stopped=now(phase.stopped))
    return replace(up_to_date, phase=replace(named, pleas=pleas))


def _now(member: Member, people: Mapping[PersonId, Person]) -> Member:
    return member_of(people[member.person]) if member.person in people else member
