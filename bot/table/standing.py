"""Where a «трусливый козёл» may sit (KG-21): at a table of his own, or where all are козлы; or where he is let in.

It is judged when somebody sits down, by what he and those seated were when each did; nobody is unseated later.
"""

from __future__ import annotations

from dataclasses import replace

from bot.table.done import Done
from bot.table.refusals import CowardBarred, NotSeated, Stale
from bot.table.seats import is_member
from storage.acquaintance import Strictness
from storage.ids import PersonId
from storage.table import Checking, Lobby, Member, Plea, Table


def is_barred(table: Table, who: Member, how: Strictness) -> bool:
    """Whether the rules keep him from sitting down; those who sit may still consent where the chat has it so."""
    return how != "any" and who.coward and any(not member.coward for member in table.members)


def may_sit(table: Table, who: Member, how: Strictness) -> None:
    """Raises CowardBarred for a козёл who can only be refused."""
    if how == "rules" and is_barred(table, who, how):
        raise CowardBarred


def plead(table: Table, lobby: Lobby, who: Member, how: Strictness) -> Done:
    """Ask those who sit to be let in, once; raises CowardBarred where the chat does not have it so."""
    may_sit(table, who, how)
    if any(plea.member.person == who.person for plea in lobby.pleas):
        return Done(table)
    return Done(replace(table, phase=replace(lobby, pleas=(*lobby.pleas, Plea(who)))))


def is_let_in(table: Table, lobby: Lobby, person: PersonId) -> bool:
    """Whether all who sit have agreed to have him."""
    agreed = {each for plea in lobby.pleas if plea.member.person == person for each in plea.agreed}
    return bool(agreed) and all(member.person in agreed for member in table.members)


def without_plea(lobby: Lobby, person: PersonId) -> Lobby:
    """The lobby without what the person has asked."""
    return replace(lobby, pleas=tuple(plea for plea in lobby.pleas if plea.member.person != person))


def forget_pleas(table: Table) -> Done:
    """Those who have asked to be let in ask under other rules now: they may press «Сесть» anew."""
    if isinstance(table.phase, Lobby | Checking) and table.phase.pleas:
        return Done(replace(table, phase=replace(table.phase, pleas=())))
    return Done(table)


def agree_to(table: Table, lobby: Lobby, person: PersonId, asking: PersonId) -> tuple[Lobby, Member]:
    """One who sits would let the asking one in; raises NotSeated, Stale where he does not ask."""
    if not is_member(table, person):
        raise NotSeated
    asked = [plea for plea in lobby.pleas if plea.member.person == asking]
    if not asked:
        raise Stale
    (plea,) = asked
    agreed = plea if person in plea.agreed else replace(plea, agreed=(*plea.agreed, person))
    return replace(lobby, pleas=tuple(agreed if each is plea else each for each in lobby.pleas)), plea.member
