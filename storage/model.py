"""The nouns that are kept: a table and its phases, the people and chats around it, and the table's own events.

Frozen and free of behaviour that changes anything: the verbs live in `bot.table`. The state and the events of a game
stand here as `Any`; the codec knows their types by the game's key.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, Final, Literal, TypeAlias

from rules.game import Event, Outcome
from rules.record import Entry, Header

TableId: TypeAlias = str
PersonId: TypeAlias = int
ChatId: TypeAlias = int


@dataclass(frozen=True, slots=True)
class Home:
    """Where a table stands: a group, and in a forum one of its topics (0 = none)."""

    chat: ChatId
    topic: int = 0


@dataclass(frozen=True, slots=True)
class Member:
    """A person at a table as he was when he sat down; the order of members is the order of seats.

    `avatar` is the emoji he has picked ("" = none); `coward` tells that he was a «трусливый козёл» then (KG-20).
    """

    person: PersonId
    name: str
    avatar: str = ""
    coward: bool = False


@dataclass(frozen=True, slots=True)
class Plea:
    """A козёл asks to be let in (KG-21); `agreed` are those seated who would let him."""

    member: Member
    agreed: tuple[PersonId, ...] = ()


# --- the table's own events ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TimedOut(Event):
    """The clock played for a seat."""

    seat: int
    kind: Literal["timed_out"] = "timed_out"


@dataclass(frozen=True, slots=True)
class WalkedOut(Event):
    """A seat was given up by `/leave`."""

    seat: int
    kind: Literal["walked_out"] = "walked_out"


@dataclass(frozen=True, slots=True)
class PauseBegan(Event):
    """Somebody at the table took a pause."""

    seat: int
    kind: Literal["pause_began"] = "pause_began"


@dataclass(frozen=True, slots=True)
class PauseEnded(Event):
    """Somebody at the table ended the pause."""

    seat: int
    kind: Literal["pause_ended"] = "pause_ended"


@dataclass(frozen=True, slots=True)
class PauseRanOut(Event):
    """The clock ended the pause."""

    kind: Literal["pause_ran_out"] = "pause_ran_out"


@dataclass(frozen=True, slots=True)
class AgreedToEnd(Event):
    """Somebody would have the game end without a result, or (`wanted` False) would rather play on after all."""

    seat: int
    wanted: bool
    kind: Literal["agreed_to_end"] = "agreed_to_end"


@dataclass(frozen=True, slots=True)
class Hurried(Event):
    """Somebody at a table without a clock asked for the move: there is a minute for it now."""

    seat: int
    kind: Literal["hurried"] = "hurried"


@dataclass(frozen=True, slots=True)
class WentAway(Event):
    """The clock has played for a seat so often in a row that it does so by itself from now on."""

    seat: int
    kind: Literal["went_away"] = "went_away"


@dataclass(frozen=True, slots=True)
class CameBack(Event):
    """Somebody away pressed something: he plays for himself again."""

    seat: int
    kind: Literal["came_back"] = "came_back"


@dataclass(frozen=True, slots=True)
class WaitedFor(Event):
    """The others have decided to wait on for somebody who is away."""

    seat: int
    kind: Literal["waited_for"] = "waited_for"


@dataclass(frozen=True, slots=True)
class GivenUp(Event):
    """The others have decided to wait no longer for somebody who is away: his seat is given up."""

    seat: int
    kind: Literal["given_up"] = "given_up"


TableEvent: TypeAlias = (
    TimedOut
    | WalkedOut
    | PauseBegan
    | PauseEnded
    | PauseRanOut
    | AgreedToEnd
    | Hurried
    | WentAway
    | CameBack
    | WaitedFor
    | GivenUp
)


@dataclass(frozen=True, slots=True)
class Told:
    """What one entry of the log brought about, the table's own events included; they count from 1, 0 is the deal."""

    entry: int
    events: tuple[Any, ...]


# --- phases ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Lobby:
    """People sit down. `opened` and all other moments are Unix seconds.

    `invited` are those of the last game who have not pressed «again» yet; `unreachable` those who could not be written
    to at the last attempt to start. A `rematch` begins by itself once nobody is awaited. `starts` is when a full table
    of a fixed number of players begins by itself (0 = it does not); `unseated` are those whom the host has unseated.
    `slow` are the seconds that the group's slow mode puts between two messages of one person. `pleas` are of those who
    ask to be let in; `stopped` are those whose flight has stopped the game that was played here last (KG-19).
    """

    opened: float
    invited: tuple[Member, ...] = ()
    unreachable: tuple[PersonId, ...] = ()
    rematch: bool = False
    starts: float = 0.0
    unseated: tuple[Member, ...] = ()
    slow: int = 0
    pleas: tuple[Plea, ...] = ()
    stopped: tuple[Member, ...] = ()
    kind: Literal["lobby"] = "lobby"


@dataclass(frozen=True, slots=True)
class Checking:
    """The seats are frozen while every private chat is tried; nothing has been dealt."""

    opened: float
    invited: tuple[Member, ...] = ()
    kind: Literal["checking"] = "checking"


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked now: the stage, the entry with which it began, and that entry's random stamp.

    `graced` tells that its deadline was once handled late and given anew. `asked` is when it was asked first, `rung`
    how often those asked were called again since, `hurried` whether they have a minute although there is no clock.
    """

    stage: str
    entry: int
    stamp: int
    graced: bool = False
    asked: float = 0.0
    rung: int = 0
    hurried: bool = False


@dataclass(frozen=True, slots=True)
class Pause:
    """A pause: who took it, when it ends by itself, and the seconds the clock had left (0 = it did not run yet)."""

    seat: int
    until: float
    left: float = 0.0


AWAY_AFTER: Final = 3
"""Time-outs in a row after which a player is away."""


@dataclass(frozen=True, slots=True)
class Absence:
    """Somebody is away: the moment from which the others are asked what to do about it, and whether they have been.

    `wait` are the seats that would wait on, `stop` those that would not.
    """

    seat: int
    at: float
    asked: bool = False
    wait: tuple[int, ...] = ()
    stop: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Running:
    """A game is played: `state` is the game's, `entries` counts the log, `chronicle` holds the last entries told.

    `pause` is the one that is on (() = none); `paused` names a seat once for every pause it has taken;
    `enders` are the seats that would have the game end without a result; `silent` names a seat once for every time-out
    in a row, three at most: then it is away, and `absences` tells since when; `forfeited` are seats that lost on time.
    `missed` names a seat once for every time-out of the game by which it was not away yet.
    """

    header: Header
    state: Any
    entries: int
    question: Question
    chronicle: tuple[Told, ...] = ()
    pause: tuple[Pause, ...] = ()
    paused: tuple[int, ...] = ()
    enders: tuple[int, ...] = ()
    silent: tuple[int, ...] = ()
    absences: tuple[Absence, ...] = ()
    forfeited: tuple[int, ...] = ()
    missed: tuple[int, ...] = ()
    kind: Literal["running"] = "running"

    @property
    def away(self) -> tuple[int, ...]:
        """The seats that nobody waits for any more."""
        return tuple(sorted(seat for seat in set(self.silent) if self.silent.count(seat) >= AWAY_AFTER))


@dataclass(frozen=True, slots=True)
class Finished:
    """A game has its outcome; the table waits for «again» or for its end."""

    header: Header
    state: Any
    entries: int
    outcome: Outcome
    finished: float
    chronicle: tuple[Told, ...] = ()
    kind: Literal["finished"] = "finished"


Reason: TypeAlias = Literal["cancelled", "idle", "forgotten", "broken"]


@dataclass(frozen=True, slots=True)
class Closed:
    """The table is over without a result; its message says why."""

    reason: Reason
    closed: float
    kind: Literal["closed"] = "closed"


Phase: TypeAlias = Lobby | Checking | Running | Finished | Closed


@dataclass(frozen=True, slots=True)
class Deadline:
    """When the clock must look at the table again; a turn's clock is not `running` until the hand is live."""

    at: float
    running: bool = True


@dataclass(frozen=True, slots=True)
class Table:
    """A table in a chat and everything that has to survive.

    `number` counts the games played at it, `rev` its commits (0 = not stored yet), `title` is the group's name,
    `options` hold a choice for every option of the game, `pace` is the key of one of its paces, `gone` are the seats
    given up.
    """

    id: TableId
    home: Home
    title: str
    lang: str
    game: str
    options: tuple[tuple[str, str], ...]
    pace: str
    host: PersonId
    members: tuple[Member, ...]
    phase: Phase
    deadline: Deadline
    number: int = 1
    rev: int = 0
    gone: tuple[int, ...] = ()

    @property
    def alarm(self) -> float:
        """When the clock must look at the table besides its deadline: to ask about somebody away (0 = not at all).

        A pause asks nothing, and where everybody is away nobody can be asked.
        """
        phase = self.phase
        if not isinstance(phase, Running) or phase.pause:
            return 0.0
        there = [seat for seat in range(len(self.members)) if seat not in (*self.gone, *phase.away)]
        unasked = [each.at for each in phase.absences if not each.asked and each.seat not in self.gone]
        return min(unasked, default=0.0) if there else 0.0

    @property
    def wakes(self) -> float:
        """When the clock must look at the table next."""
        return min(self.deadline.at, self.alarm or self.deadline.at)


@dataclass(frozen=True, slots=True)
class Cause:
    """Why a commit is made: whose doing (a person, or "clock"), and the id of the press or deadline behind it."""

    who: str
    id: str


@dataclass(frozen=True, slots=True)
class Notice:
    """Something to be said once, at a moment, that no message on the table shows: `text` is a locale key."""

    id: str
    at: float
    chat: ChatId
    topic: int
    text: str
    about: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Tally:
    """What a game adds to the row of a person or chat, such as ("love_letter.played", 1).

    `best` are points of his that are kept if they are more than ever before, by game.
    """

    owner: Literal["person", "chat"]
    id: int
    counts: tuple[tuple[str, int], ...]
    best: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Change:
    """One commit, whole: the table as it becomes and all that is written with it.

    `header` opens a new log (() = none), `entries` are appended to it; `draw` marks the chat to be drawn; `released`
    are people who no longer belong to the table; `fled` those who gave up a game that had begun, by leaving it or by
    being away for longer than the others would wait; `lifted` those who have finished one, so that nothing is held
    against them any more (KG-20). `hung` is the message that becomes its board (() = none).
    """

    table: Table
    cause: Cause
    header: tuple[Header, ...] = ()
    entries: tuple[Entry, ...] = ()
    notices: tuple[Notice, ...] = ()
    tallies: tuple[Tally, ...] = ()
    released: tuple[PersonId, ...] = ()
    fled: tuple[PersonId, ...] = ()
    hung: tuple[Hung, ...] = ()
    lifted: tuple[PersonId, ...] = ()
    draw: bool = True


# --- people and chats ------------------------------------------------------------------------------------------------


Standing: TypeAlias = Literal["clean", "warned", "coward"]
"""A person's conduct (KG-20): nothing is held against him, one flight, or more: «трусливый козёл»."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody the bot has met; `reachable` tells that his private chat is open to the bot.

    `nick` and `avatar` are what he has picked to be shown by ("" = nothing), `flights` how often he has fled since he
    last finished a game, `naming` the moment at which he was asked for a nickname (0 = he is not).
    """

    id: PersonId
    name: str
    username: str = ""
    lang: str = "ru"
    reachable: bool = False
    nick: str = ""
    avatar: str = ""
    flights: int = 0
    naming: float = 0.0

    @property
    def standing(self) -> Standing:
        """What is held against him, for every game and chat (KG-20)."""
        return "clean" if not self.flights else "warned" if self.flights == 1 else "coward"


@dataclass(frozen=True, slots=True)
class Habit:
    """The last choice of a game's options and pace in a chat: the default of the next lobby there."""

    game: str
    options: tuple[tuple[str, str], ...]
    pace: str


Cancelling: TypeAlias = Literal["table", "admins"]
"""Who may end a game before its end: administrators and those at the table, or administrators alone."""
Strictness: TypeAlias = Literal["rules", "consent", "any"]
"""Where a козёл may sit down (KG-21): by the rules, with the consent of those seated, or anywhere."""


@dataclass(frozen=True, slots=True)
class Chat:
    """A group the bot has met, its language, habits and settings; `greeted` so that it is greeted once.

    `pinned` tells that the board of a running game is to be pinned.
    """

    id: ChatId
    title: str
    lang: str = "ru"
    greeted: bool = False
    habits: tuple[Habit, ...] = ()
    pinned: bool = False
    cancelling: Cancelling = "table"
    strictness: Strictness = "rules"


# --- what hangs in Telegram ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Hung:
    """A message that shows a surface of a table ("board", "hand.<person>", "end.<game number>").

    `message` is its id (0 while the very first send is under way), `topic` where it stands (0 = in none), `digest` of
    what it shows, `occasion` what it was sent for, `sent` when. `sending` was written before a send and is cleared
    after it: found set, the send's fate is unknown. `pin` tells that it was pinned, or that Telegram would not have it
    so. `picture` is the digest of the picture it is posted with, "" where it is a mere text.
    """

    chat: ChatId
    message: int
    digest: str
    occasion: str
    sent: float
    sending: bool = False
    topic: int = 0
    pin: Literal["", "pinned", "refused"] = ""
    picture: str = ""


@dataclass(frozen=True, slots=True)
class Open:
    """The sub-menu a person has open in a private hand: the words chosen so far, valid while the token is current."""

    token: str
    words: tuple[str, ...] = ()


def token_of(table: Table, question: Question) -> str:
    """Five characters that tell a question of a game from every other: what a press must carry to count."""
    told = f"{table.id}|{table.number}|{question.entry}|{question.stamp}"
    return blake2b(told.encode(), digest_size=4).hexdigest()[:5]


@dataclass(frozen=True, slots=True)
class Lease:
    """A claim on something due: `score` is the fencing number, `mark` what had been asked for when it was claimed."""

    item: str
    score: float
    mark: int = 0


@dataclass(frozen=True, slots=True)
class Screens:
    """All that hangs for a table: surfaces to messages, people to open sub-menus."""

    hung: dict[str, Hung] = field(default_factory=dict)
    open: dict[PersonId, Open] = field(default_factory=dict)
