"""From `/play` to the deal: opening a table, sitting down, standing up, options, beginning."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.table.deadlines import CHECKING, COUNTDOWN, HOST_ALONE, LATE, lobby_deadline, question_deadline
from bot.table.done import Done, Instant
from bot.table.party_clock import full
from bot.table.refusals import GameRunning, NotHost, NotSeated, Stale, TableFull, TableGone, TooEarly, TooFew, Wait
from bot.table.rematch import as_usual, in_their_seats, turned
from bot.table.seats import game_of, is_member, pace_of
from bot.table.standing import agree_to, is_barred, is_let_in, plead, without_plea
from bot.table.tempo import picked
from rules.catalogue import games
from rules.game import defaults, offered
from rules.record import begin
from storage.acquaintance import Chat, Habit, Strictness
from storage.event import Told
from storage.ids import PersonId, TableId
from storage.table import Checking, Deadline, Finished, Home, Lobby, Member, Question, Running, Table, gathered

NOBODY: Final = 0
"""The host of a table that has none yet: the first to sit down will be."""


def new_table(table_id: TableId, home: Home, chat: Chat, habit: Habit, host: PersonId, now: float) -> Table:
    """An empty table of the habit's game; the first to sit down is its host when `host` is NOBODY."""
    return Table(
        id=table_id,
        home=home,
        title=chat.title,
        lang=chat.lang,
        game=habit.game,
        options=habit.options,
        pace=habit.pace,
        host=host,
        members=(),
        phase=Lobby(opened=now),
        deadline=lobby_deadline(now),
    )


def habit_of(chat: Chat, game: str) -> Habit:
    """The chat's last choices for a game, or the game's defaults where they do not fit it any more."""
    rules = games()[game]
    fallback = defaults(rules)
    kept = {key: choice for habit in chat.habits if habit.game == game for key, choice in habit.options}
    choices = {option.key: option.choices for option in rules.options}
    options = {key: kept[key] if kept.get(key) in choices[key] else fallback[key] for key in choices}
    paces = [habit.pace for habit in chat.habits if habit.game == game]
    known = {pace.key for pace in rules.paces}
    pace = paces[0] if paces and paces[0] in known else rules.paces[0].key
    return Habit(game, tuple(sorted(options.items())), pace)


def sit(table: Table, who: Member, at: Instant, strictness: Strictness = "rules") -> Done:
    """Take a seat, or ask for it as a козёл where the chat has it so; sitting down twice changes nothing.

    Raises TableFull, CowardBarred (KG-21) or what `lobby_of` raises.
    """
    lobby = lobby_of(table)
    if is_member(table, who.person):
        return _reached(table, lobby, who.person, at)
    has_room(table, who.person)
    if is_barred(table, who, strictness) and not (strictness == "consent" and is_let_in(table, lobby, who.person)):
        return plead(table, lobby, who, strictness)
    return _seated(table, without_plea(lobby, who.person), who, at)


def admit(table: Table, person: PersonId, asking: PersonId, at: Instant, strictness: Strictness = "consent") -> Done:
    """One who sits lets a козёл in; once all who sit have done so he is seated (KG-21).

    Raises NotSeated, Stale (also where the chat does not ask those who sit any more), TableFull or what `lobby_of`
    raises.
    """
    if strictness != "consent":
        raise Stale
    lobby, who = agree_to(table, lobby_of(table), person, asking)
    has_room(table, asking)
    if is_let_in(table, lobby, asking):
        return _seated(table, without_plea(lobby, asking), who, at)
    return _lobby(table, lobby, at)


def _seated(table: Table, lobby: Lobby, who: Member, at: Instant) -> Done:
    invited, unseated = _others(lobby.invited, who.person), _others(lobby.unseated, who.person)
    host = table.host if table.members else who.person
    seated = replace(table, members=(*table.members, who), host=host)
    return _counting(in_their_seats(seated, lobby), replace(lobby, invited=invited, unseated=unseated), at)


def has_room(table: Table, person: PersonId) -> None:
    """Whether the person could sit down now, or with «again»; raises TableFull or what `lobby_of` raises."""
    if isinstance(table.phase, Finished) or is_member(table, person):
        return
    lobby_of(table)
    if len(table.members) >= game_of(table).seats[-1]:
        raise TableFull


def _others(members: tuple[Member, ...], person: PersonId) -> tuple[Member, ...]:
    return tuple(member for member in members if member.person != person)


def reachable(table: Table, person: PersonId, at: Instant) -> Done:
    """The person can be written to again: a lobby that waits for that waits no longer."""
    return _reached(table, table.phase, person, at) if isinstance(table.phase, Lobby) else Done(table)


def _reached(table: Table, lobby: Lobby, person: PersonId, at: Instant) -> Done:
    """Somebody seated who can be written to again: a full table may begin by itself now."""
    if person not in lobby.unreachable:
        return Done(table)
    unreachable = tuple(other for other in lobby.unreachable if other != person)
    return _counting(table, replace(lobby, unreachable=unreachable), at)


def stand(table: Table, person: PersonId, at: Instant) -> Done:
    """Give the seat back; a host who stands passes the table on, at an empty one to the next who sits down."""
    lobby = without_plea(lobby_of(table), person)
    if not is_member(table, person):
        return Done(replace(table, phase=lobby))
    members = _others(table.members, person)
    host = table.host if table.host != person else members[0].person if members else NOBODY
    standing = replace(as_usual(table), members=members, host=host)
    done = _lobby(standing, replace(lobby, rematch=False, starts=0.0, kept=()), at)
    return replace(done, released=(person,))


def unseat(table: Table, host: PersonId, person: PersonId, at: Instant) -> Done:
    """The host takes a seat back from somebody else, who may sit down again; an empty one stays as it is.

    Raises NotHost, Stale for the host's own seat, or what `lobby_of` raises.
    """
    lobby_of(table)
    if host != table.host:
        raise NotHost
    if person == host:
        raise Stale
    if not is_member(table, person):
        return Done(table)
    (seated,) = (member for member in table.members if member.person == person)
    done = stand(table, person, at)
    lobby = lobby_of(done.table)
    told = replace(lobby, unseated=(*_others(lobby.unseated, person), seated))
    return replace(done, table=replace(done.table, phase=told))


def set_option(table: Table, person: PersonId, key: str, choice: str, at: Instant) -> Done:
    """The host picks a choice of an option, or of "pace" (`tempo`); raises NotHost, Stale for what there is not."""
    lobby = lobby_of(table)
    if person != table.host:
        raise NotHost
    game = game_of(table)
    if key == "pace":
        return _chosen(replace(table, pace=picked(game, table.pace, choice)), lobby, at)
    if not any(option.key == key and choice in option.choices for option in offered(game, dict(table.options))):
        raise Stale
    options = tuple(sorted({**dict(table.options), key: choice}.items()))
    usual = tuple(pair for pair in table.usual if pair[0] != key)
    return _chosen(replace(table, options=options, usual=usual), lobby, at)


def _chosen(table: Table, lobby: Lobby, at: Instant) -> Done:
    """A choice made while the table counts down is given the whole countdown to be read."""
    return _counting(table, lobby, at) if lobby.starts else _lobby(table, lobby, at)


def start(table: Table, person: PersonId, *, administrator: bool, at: Instant) -> Done:
    """Freeze the seats so that the private chats can be tried; raises NotSeated, TooFew, TooEarly."""
    lobby = lobby_of(table)
    _may_start(table, lobby, person, administrator=administrator, now=at.now)
    if len(table.members) < game_of(table).seats[0]:
        raise TooFew(needed=game_of(table).seats[0])
    return freeze(table, at)


def _may_start(table: Table, lobby: Lobby, person: PersonId, *, administrator: bool, now: float) -> None:
    if administrator or person == table.host:
        return
    if not is_member(table, person):
        raise NotSeated
    if now < lobby.opened + HOST_ALONE:
        raise TooEarly


def freeze(table: Table, at: Instant) -> Done:
    """The seats as they are, while every private chat is tried; whatever called for this start has been heard."""
    told = replace(lobby_of(table), unreachable=(), rematch=False, starts=0.0, stopped=())
    phase = Checking(**gathered(told))
    return Done(replace(table, phase=phase, deadline=Deadline(at.now + CHECKING)))


def complete_again(table: Table) -> bool:
    """Whether everybody of the last game has pressed «again», so that the next may begin by itself."""
    phase = table.phase
    again = isinstance(phase, Lobby) and phase.rematch and not phase.invited
    return again and len(table.members) >= game_of(table).seats[0]


def reopen(table: Table, unreachable: tuple[PersonId, ...], at: Instant) -> Done:
    """Back to the lobby as it was, naming who could not be reached; nothing has been dealt."""
    if not isinstance(table.phase, Checking):
        return Done(table)
    phase = Lobby(**gathered(replace(table.phase, unreachable=unreachable)))
    return _counting(table, phase, at)


def deal(table: Table, at: Instant) -> Done:
    """Set the game up for those seated, by lot where the game wants it, and ask the first question."""
    if not isinstance(table.phase, Checking):
        return Done(table)
    game = game_of(table)
    header, step = begin(game, len(table.members), dict(table.options), at.chance())
    question = Question(game.stage(step.state), 0, at.stamp, asked=at.now)
    phase = Running(
        header=header,
        state=step.state,
        entries=0,
        question=question,
        chronicle=(Told(0, step.events),),
        left=full(pace_of(table), len(table.members)),
    )
    members = at.chance().shuffle(table.members) if game.draws_seats else table.members
    dealt = replace(table, phase=phase, members=members, gone=())
    dealt = replace(dealt, deadline=question_deadline(dealt, question, at.now))
    return Done(dealt, events=step.events, header=(header,))


def again(table: Table, who: Member, at: Instant, strictness: Strictness = "rules") -> Done:
    """Another game with the same people: the first to press opens the lobby, the others are invited to press too."""
    if not isinstance(table.phase, Finished):
        return sit(table, who, at, strictness)
    following = turned(table, table.phase)
    kept = tuple(member.person for member in table.members) if following.usual else ()
    phase = Lobby(opened=at.now, invited=_others(table.members, who.person), rematch=True, kept=kept)
    fresh = replace(following, number=table.number + 1, members=(who,), host=who.person, gone=())
    return _lobby(fresh, phase, at)


def lobby_of(table: Table) -> Lobby:
    """The lobby of the table; raises GameRunning, Wait or TableGone."""
    match table.phase:
        case Lobby() as lobby:
            return lobby
        case Checking():
            raise Wait
        case Running():
            raise GameRunning
        case _:
            raise TableGone


def _lobby(table: Table, lobby: Lobby, at: Instant) -> Done:
    """The table in its lobby, its idle time begun anew; a change forgets who could not be reached, unless told."""
    return Done(replace(table, phase=lobby, deadline=lobby_deadline(at.now)))


# --- a table of a fixed number of players ----------------------------------------------------------------------------


def _counting(table: Table, lobby: Lobby, at: Instant) -> Done:
    """The lobby; when the table is full, of a fixed number of players, and all can be written to, it counts down."""
    seats = game_of(table).seats
    full = seats[0] == seats[-1] == len(table.members)
    if not full or lobby.unreachable:
        return _lobby(table, replace(lobby, starts=0.0), at)
    starts = at.now + COUNTDOWN
    return Done(replace(table, phase=replace(lobby, starts=starts), deadline=Deadline(starts)))


def hold(table: Table, person: PersonId, *, administrator: bool, at: Instant) -> Done:
    """Stop the countdown: anyone seated, and administrators; raises NotSeated or what `lobby_of` raises."""
    lobby = lobby_of(table)
    if not administrator and not is_member(table, person):
        raise NotSeated
    return _lobby(table, replace(lobby, starts=0.0), at) if lobby.starts else Done(table)


def counted_down(table: Table, at: Instant) -> Done:
    """The countdown is over: the seats are frozen. Where that comes late nobody could stop it, so it begins anew."""
    lobby = lobby_of(table)
    return _counting(table, lobby, at) if at.now > lobby.starts + LATE else freeze(table, at)
