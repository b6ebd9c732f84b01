"""What should hang for a table now: a pure function of the table, its readers, their open menus and the moment.

A state goes no further than this file: it asks the game for views and legal texts, and presenters see only those.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.presenters.board import board_panel
from bot.presenters.brief import fits
from bot.presenters.catalogue import presenter_of
from bot.presenters.chronicle import LINES
from bot.presenters.ending import ending_panel, stopped_panel
from bot.presenters.face import face_of
from bot.presenters.hand import hand_panel, look_panel, rest_panel
from bot.presenters.lobby import checking_panel, closed_panel, lobby_panel, settings_panel
from bot.presenters.moment import Moment
from bot.presenters.panel import Panel
from bot.presenters.presenter import Say
from bot.presenters.private import seated_panel, stood_panel
from bot.screens.asking import asked_again
from bot.screens.wanted import BOARD, HAND, SEATED, Occasion, Wanted, end_of, hand_of, look_of, occasion_of
from bot.table.away import nobody_answers
from bot.table.deadlines import AWAY, allowed, answer_seconds
from bot.table.seats import askees, game_of, in_game
from bot.texts import Texts
from rules.game import GROUP, Seat
from storage.acquaintance import Chat, Person
from storage.hanging import Open, Screens
from storage.ids import PersonId
from storage.table import Checking, Closed, Finished, Lobby, Member, Running, Table, token_of

SETTINGS: Final = "settings"
"""The word of the menu that a host has open over the lobby; its token is the number of the game."""
SHUT: Final = Open("")
UNTOLD: Final = Chat(0, "")
"""A group that nothing was set in."""


@dataclass(frozen=True, slots=True)
class Readers:
    """The people at a table as the bot knows them; whoever is missing cannot be written to."""

    people: Mapping[PersonId, Person]

    def lang(self, person: PersonId, otherwise: str) -> str:
        """The language the person reads."""
        return self.people[person].lang if person in self.people else otherwise

    def reachable(self, person: PersonId) -> bool:
        """Whether his private chat is open to the bot."""
        return person in self.people and self.people[person].reachable


@dataclass(frozen=True, slots=True)
class Sitting:
    """All that one drawing of a table looks at; `now` in Unix seconds, `bot` its user name, `chat` the group."""

    table: Table
    screens: Screens
    readers: Readers
    texts: Texts
    bot: str
    now: float
    chat: Chat = UNTOLD

    def moment(self) -> Moment:
        """The clock as it is shown: a turn whose hand is not live yet has its full time before it.

        A pause has no clock, nor has a turn that nobody is waited for: that is a hurried one, which rings for nobody.
        """
        table = self.table
        if nobody_answers(table):
            return Moment(self.now, seconds=int(AWAY))
        if not isinstance(table.phase, Running):
            return Moment(self.now)
        question = table.phase.question
        whole, seconds = allowed(table, question), answer_seconds(table, question)
        if not whole or table.phase.pause:
            return Moment(self.now, seconds=seconds)
        return Moment(self.now, table.deadline.at if table.deadline.running else self.now + whole, seconds)

    def asked_again(self, surface: str) -> str:
        """The stamp of whoever asked to see a surface again, "" when nobody did."""
        return asked_again(self.screens, surface)


def project(sitting: Sitting) -> tuple[Wanted, ...]:
    """The surfaces wanted, in the order they are needed: who must act, the other hands, the board, the end."""
    hands = sorted((*_hands(sitting), *_places(sitting)), key=lambda wanted: not wanted.acts)
    if isinstance(sitting.table.phase, Lobby):
        return (*hands, *_end(sitting), _board(sitting))
    return (*hands, *_looks(sitting), _board(sitting), *_end(sitting))


# --- the group -------------------------------------------------------------------------------------------------------


def _board(sitting: Sitting) -> Wanted:
    pinned = sitting.chat.pinned and isinstance(sitting.table.phase, Running)
    return _in_group(sitting, BOARD, _board_panel(sitting), in_place=True, pinned=pinned)


def _end(sitting: Sitting) -> Iterator[Wanted]:
    table = sitting.table
    if isinstance(table.phase, Finished):
        face, say = face_of(table, GROUP), sitting.texts.say(table.lang)
        view = game_of(table).view(table.phase.state, GROUP)
        panel = ending_panel(face, view, presenter_of(table.game), face.sight(GROUP, say))
        yield _in_group(sitting, end_of(table.number), panel)
    elif isinstance(table.phase, Lobby) and table.phase.stopped:
        before = replace(sitting, table=replace(table, number=table.number - 1))
        panel = stopped_panel(face_of(table, GROUP), sitting.texts.say(table.lang))
        yield _in_group(before, end_of(table.number - 1), panel)


def _in_group(sitting: Sitting, surface: str, panel: Panel, **how: Any) -> Wanted:
    home = sitting.table.home
    occasion = Occasion(sitting.table.number, panel.occasion, sitting.asked_again(surface))
    return Wanted(surface, home.chat, panel, occasion, home.topic, **how)


def _board_panel(sitting: Sitting) -> Panel:
    table = sitting.table
    face, say = face_of(table, GROUP), sitting.texts.say(table.lang)
    face = replace(face, agreeable=sitting.chat.cancelling == "table")
    match table.phase:
        case Lobby(starts=starts):
            return settings_panel(face, say) if _setting(sitting) and not starts else lobby_panel(face, say)
        case Checking():
            return checking_panel(face, say)
        case Closed():
            return closed_panel(face, say)
        case Running(state=state) | Finished(state=state):
            view, acting = game_of(table).view(state, GROUP), askees(table)
            sight, presenter = face.sight(GROUP, say), presenter_of(table.game)
            return board_panel(face, view, presenter, sight, sitting.moment(), acting, sitting.bot)


def _setting(sitting: Sitting) -> bool:
    menu = sitting.screens.open.get(sitting.table.host, SHUT)
    return menu == Open(str(sitting.table.number), (SETTINGS,))


# --- the hands -------------------------------------------------------------------------------------------------------


def _hands(sitting: Sitting) -> Iterator[Wanted]:
    """A running game has a hand for everybody in it; otherwise hands are only laid to rest."""
    match sitting.table.phase:
        case Running() as phase:
            for seat in range(len(sitting.table.members)):
                yield _rest(sitting, seat) if seat in sitting.table.gone else _hand(sitting, seat, phase)
        case Finished() | Closed():
            yield from (_rest(sitting, seat) for seat in range(len(sitting.table.members)))
        case Lobby(stopped=(_, *_) as fled):
            yield from _rest_of_stopped(sitting, fled)
        case _:
            return


def _rest_of_stopped(sitting: Sitting, fled: tuple[Member, ...]) -> Iterator[Wanted]:
    """The hands of a game that a flight has stopped, laid to rest in the lobby that follows it (KG-19)."""
    table = sitting.table
    sat = (*fled, *(member for member in table.members if member.person not in {gone.person for gone in fled}))
    before = replace(sitting, table=replace(table, number=table.number - 1, members=sat))
    newcomers = seat_told(sitting.screens)
    yield from (_rest(before, seat) for seat, member in enumerate(sat) if member.person not in newcomers)


def _places(sitting: Sitting) -> Iterator[Wanted]:
    """The messages that have told of a seat, until hands take their place: they tell who has given his up."""
    table, members = sitting.table, [member.person for member in sitting.table.members]
    for person in seat_told(sitting.screens):
        say = sitting.texts.say(sitting.readers.lang(person, table.lang))
        if person not in members:
            yield _place(sitting, person, stood_panel(face_of(table, GROUP), say))
        elif isinstance(table.phase, Lobby | Checking):
            yield _place(sitting, person, seated_panel(face_of(table, GROUP), say))


def seat_told(screens: Screens) -> tuple[PersonId, ...]:
    """Those whose message in the place of a hand tells of a seat."""
    hands = ((name, hung) for name, hung in screens.hung.items() if name.startswith(HAND))
    return tuple(int(name.removeprefix(HAND)) for name, hung in hands if occasion_of(hung).what == SEATED)


def _place(sitting: Sitting, person: PersonId, panel: Panel) -> Wanted:
    reachable, occasion = sitting.readers.reachable(person), Occasion(sitting.table.number)
    return Wanted(hand_of(person), person, panel, occasion, may_send=False, reachable=reachable)


def _hand(sitting: Sitting, seat: Seat, phase: Running) -> Wanted:
    legal = _legal(sitting.table, seat, phase)
    panel = _hand_panel(sitting, seat, phase, legal)
    return _in_private(sitting, seat, panel, may_send=True, acts=bool(legal))


def _looks(sitting: Sitting) -> Iterator[Wanted]:
    """The pictures that were asked for and have not been sent yet; one that was sent stays as it is."""
    match sitting.table.phase:
        case Running() as phase:
            for seat in in_game(sitting.table):
                surface = look_of(sitting.table.members[seat].person)
                if _is_still_asked_for(sitting, surface):
                    yield _look(sitting, seat, surface, phase)


def _is_still_asked_for(sitting: Sitting, surface: str) -> bool:
    asked, hung = sitting.asked_again(surface), sitting.screens.hung.get(surface)
    return bool(asked) and (hung is None or hung.sending or occasion_of(hung).asked != asked)


def _look(sitting: Sitting, seat: Seat, surface: str, phase: Running) -> Wanted:
    table = sitting.table
    face, view = face_of(table, seat), game_of(table).view(phase.state, seat)
    panel = look_panel(face, view, presenter_of(table.game), face.sight(seat, _say(sitting, seat)))
    return _to_person(sitting, seat, surface, panel)


def glimpse(sitting: Sitting, seat: Seat) -> Panel:
    """The hand of a seat as an ephemeral message holds it: with fewer of the last events where names are long."""
    match sitting.table.phase:
        case Running() as phase:
            legal = _legal(sitting.table, seat, phase)
            panels = (_hand_panel(sitting, seat, phase, legal, recent) for recent in range(LINES, 0, -1))
            return next(filter(fits, panels), _hand_panel(sitting, seat, phase, legal, 0))
        case _:
            return _rest(sitting, seat).panel


def _legal(table: Table, seat: Seat, phase: Running) -> tuple[str, ...]:
    game = game_of(table)
    return tuple(game.notation.text(action) for action in game.legal_actions(phase.state, seat))


def _hand_panel(sitting: Sitting, seat: Seat, phase: Running, legal: tuple[str, ...], recent: int = LINES) -> Panel:
    table = sitting.table
    person, face = table.members[seat].person, face_of(table, seat)
    return hand_panel(
        face=face,
        view=game_of(table).view(phase.state, seat),
        legal=legal,
        presenter=presenter_of(table.game),
        sight=face.sight(seat, _say(sitting, seat)),
        menu=sitting.screens.open.get(person, SHUT),
        moment=sitting.moment(),
        token=token_of(table, phase.question),
        recent=recent,
    )


def _rest(sitting: Sitting, seat: Seat) -> Wanted:
    face = face_of(sitting.table, seat)
    return _in_private(sitting, seat, rest_panel(face, face.sight(seat, _say(sitting, seat))), may_send=False)


def _say(sitting: Sitting, seat: Seat) -> Say:
    """The language that a seat reads in private."""
    return sitting.texts.say(sitting.readers.lang(sitting.table.members[seat].person, sitting.table.lang))


def _in_private(sitting: Sitting, seat: Seat, panel: Panel, **how: Any) -> Wanted:
    return _to_person(sitting, seat, hand_of(sitting.table.members[seat].person), panel, **how)


def _to_person(sitting: Sitting, seat: Seat, surface: str, panel: Panel, **how: Any) -> Wanted:
    person = sitting.table.members[seat].person
    return Wanted(
        surface=surface,
        chat=person,
        panel=panel,
        occasion=Occasion(sitting.table.number, panel.occasion, sitting.asked_again(surface)),
        reachable=sitting.readers.reachable(person),
        **how,
    )
