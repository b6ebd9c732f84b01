"""A crowd at one home: what it presses, what is kept of that, and the laws that hold after every step.

The rules of `test_machine` say what people do; here is how it is carried out, counted and checked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import fakeredis
from hypothesis.stateful import RuleBasedStateMachine, invariant
from redis.asyncio import Redis

from bot.table.agreement import agree
from bot.table.button import of_this_game
from bot.table.desks import Verb
from bot.table.done import Done, Instant
from bot.table.hurry import hurry
from bot.table.leaving import leave
from bot.table.lobby import again, habit_of, new_table, sit
from bot.table.pause import pause
from bot.table.seats import askees, legal_texts, pace_of, running
from bot.table.turn import move
from rules.game import Refused
from rules.record import Record
from storage.change import Cause
from storage.ids import PersonId
from storage.table import Finished, Member, Running, Table, token_of
from tests.bot.table.service import Press, Service
from tests.bot.table.table_laws import answers_keep_secrets, has_a_way_on, is_told_by_its_log, keeps_its_secrets
from tests.bot.table.tables import ANYA, BORYA, CHAT, DIMA, GALYA, NAMES, VASYA, lobby
from tests.redis_servers import in_process

STRANGER: Final = 99
PEOPLE: Final = (ANYA, BORYA, VASYA, GALYA, DIMA)
SILENCES: Final = 200
"""Wake-ups within which silence alone brings any table to its end."""

Act: TypeAlias = Callable[[Table, Instant], Done]


def of_number(wanted: int, act: Act) -> Verb:
    """The act of a button that was drawn for this game of the table."""

    def verb(table: Table, at: Instant) -> Done:
        of_this_game(table, wanted)
        return act(table, at)

    return verb


class Crowd(RuleBasedStateMachine):
    """One home with a table, its people, and a stranger."""

    connect: Callable[[], Redis] = staticmethod(lambda: in_process(fakeredis.FakeServer()))

    def __init__(self) -> None:
        super().__init__()
        self.service = Service(self.connect)
        self.presses: list[Press] = []
        self.tokens: list[str] = ["00000"]
        self.ended: dict[tuple[str, int], tuple[Record, Any]] = {}
        self.tables = self.queries = self.played = 0
        self.checked: tuple[Table, ...] = ()
        self.left: dict[tuple[str, int], tuple[float, tuple[int, ...]]] = {}
        self.id = ""

    # --- laws

    @invariant()
    def holds_its_laws(self) -> None:
        """Everything that holds of a table, whatever has happened."""
        for table in self._now():
            if self.checked != (table,):
                record = self.service.record(table) if self._dealt(table) else None
                self._has_a_way_on()
                if record is not None:
                    is_told_by_its_log(table, record)
                    keeps_its_secrets(table, record, self.service.clock)
                    self._stays_ended(table, record)
                self.checked = (table,)
            if isinstance(table.phase, Running) and self._token() != self.tokens[-1]:
                self.tokens.append(self._token())

    @invariant()
    def clocks_of_the_party_only_run_down(self) -> None:
        """A seat has never more than before, nor less than nothing; all together use no more than the game takes."""
        for table in self._now():
            if isinstance(table.phase, Running) and table.phase.left:
                left, game = table.phase.left, (table.id, table.number)
                begun, before = self.left.get(game, (self.service.clock, left))
                assert all(0 <= now <= then for now, then in zip(left, before, strict=True))
                full = 1000 * pace_of(table).party * len(left)
                assert full - sum(left) <= 1000 * (self.service.clock - begun) + 1
                self.left[game] = begun, left

    @invariant()
    def nothing_is_done_twice_or_lost(self) -> None:
        """The table has been changed once for every cause that changed it, and for every clock that began."""
        for table in self._now():
            causes = sum(one == self.id for one, _ in self.service.stored)
            assert table.rev == causes + self.service.clocks_started

    def teardown(self) -> None:
        """Silence alone brings any table to its end, after which nothing of it is left."""
        for _ in range(SILENCES):
            if not self._comes_due(0.0):
                break
            self.service.wake(self.id)
            self._has_a_way_on()
        assert not self._now(), "a table that nothing ends"
        assert self.service.left_of(self.id) == []
        self.service.close()

    # --- how

    def _has_a_way_on(self) -> None:
        for table in self._now():
            has_a_way_on(table, self.service.clock, self.service.deadline(self.id))

    def _opens(self, person: PersonId) -> None:
        self.tables += 1
        self.service.clocks_started = 0
        habit = habit_of(CHAT, "love_letter")
        table = new_table(f"t{self.tables}", lobby().home, CHAT, habit, person, self.service.clock)
        self.id = self.service.open(table, self._cause(person))
        self._press(person, lambda table, at: sit(table, as_member(person), at))

    def _now(self) -> tuple[Table, ...]:
        return self.service.table(self.id)

    def _is(self, phase: type[Any]) -> bool:
        return any(isinstance(table.phase, phase) for table in self._now())

    def _number(self) -> int:
        return next((table.number for table in self._now()), 1)

    def _token(self) -> str:
        return next((token_of(table, running(table).question) for table in self._now() if self._is(Running)), "")

    def _cause(self, who: PersonId | str) -> Cause:
        self.queries += 1
        return Cause(str(who), f"{4_200_000_000_000_000_000 + self.queries}")

    def _kept(self, who: PersonId | str, verb: Verb) -> Press:
        press = Press(self.id, self._cause(who), verb)
        self.presses.append(press)
        return press

    def _press(self, person: PersonId | str, verb: Verb, who: str = "") -> Done | Refused:
        return self._carry_out(self._kept(who or person, verb))

    def _carry_out(self, press: Press) -> Done | Refused:
        """Whatever is refused changes nothing at all."""
        before = self.service.stored_of(self.id)
        try:
            done = self.service.carry_out(press)
        except Refused as refused:
            assert self.service.stored_of(self.id) == before
            return refused
        self._counted(press, done)
        return done

    def _counted(self, press: Press, answer: Done | Refused) -> None:
        """A stranger has no say; an answer tells nobody a secret."""
        if isinstance(answer, Refused) or answer.repeated or not answer.events:
            return
        table = answer.table
        seats = [seat for seat, member in enumerate(table.members) if str(member.person) == press.cause.who]
        assert seats or press.cause.who == "dealer"
        for seat in seats:
            answers_keep_secrets(table, answer.events, seat, self.service.record(table))

    def _plays(self, person: PersonId, text: str, token: str | None = None) -> bool:
        """Whether the move counted: it does if it is legal, asked of this person, and in answer to this question."""
        at, now = self._token() if token is None else token, self._now()
        legal = bool(now) and self._may(now[0], person, text) and at == self._token()
        done = self._press(person, lambda table, moment: move(table, person, at, text, moment))
        assert isinstance(done, Done) == legal
        return legal

    def _may(self, table: Table, person: PersonId, text: str) -> bool:
        seats = [seat for seat, each in enumerate(table.members) if each.person == person and seat not in table.gone]
        paused = isinstance(table.phase, Running) and bool(table.phase.pause)
        return not paused and any(text in legal_texts(table, seat) for seat in seats)

    def _anything(self, person: PersonId, verb: str, which: int) -> Verb:
        """A press as it would be drawn for the table as it stands."""
        wanted, token = self._number(), self._token()
        text = self._text(person, which)
        acts: dict[str, Act] = {
            "move": lambda table, at: move(table, person, token, text, at),
            "pause": lambda table, at: pause(table, person, at),
            "again": lambda table, at: again(table, as_member(person), at),
            "leave": lambda table, at: leave(table, person, at),
            "agree": lambda table, at: agree(table, person, wanted=True, at=at),
            "hurry": lambda table, at: hurry(table, person, token, at),
        }
        return of_number(wanted, acts[verb])

    def _text(self, person: PersonId, which: int) -> str:
        for table in self._now():
            for seat in askees(table):
                if table.members[seat].person == person:
                    texts = legal_texts(table, seat)
                    return texts[which % len(texts)]
        return "guard.1.king"

    def _comes_due(self, after: float) -> bool:
        """Time goes on until the table is to be woken and so much longer; False when there is no table."""
        for table in self._now():
            self.service.clock = max(self.service.clock, table.wakes) + after
            return True
        return False

    def _the_clock_has_been(self) -> None:
        """A question about somebody away may be due as well as a deadline: then the table is woken once more."""
        for table in self._now():
            if table.wakes <= self.service.clock:
                self.service.wake(self.id)
        assert all(table.wakes > self.service.clock for table in self._now())
        before = self.service.stored_of(self.id)
        if self._now():
            self.service.wake(self.id)
        assert self.service.stored_of(self.id) == before

    def _dealt(self, table: Table) -> bool:
        return isinstance(table.phase, Running | Finished)

    def _stays_ended(self, table: Table, record: Record) -> None:
        """A game that is over stays as it ended, whatever is pressed in it; and it is counted once."""
        if isinstance(table.phase, Finished):
            kept = self.ended.setdefault((table.id, table.number), (record, table.phase))
            assert kept == (record, table.phase)
            self.played = sum(bool(phase.outcome.places) for _, phase in self.ended.values())
        assert self.service.counted("chat", CHAT.id, "love_letter.played") == self.played


def as_member(person: PersonId) -> Member:
    """The person as he sits down."""
    return Member(person, NAMES.get(person, "Чужой"))


def people_of(table: Table) -> tuple[PersonId, ...]:
    """Who sits at the table."""
    return tuple(member.person for member in table.members)
