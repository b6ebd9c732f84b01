"""Any people do anything in any order at one table, every press of theirs may come again, and the laws hold.

Five people come and go, one stays a stranger, and time passes as it likes; some games have clocks of the party too. A
new verb of the table is one more rule: it hands what its handler would write to `_press`.
"""

from __future__ import annotations

from typing import Final

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    initialize,
    precondition,
    rule,
    run_state_machine_as_test,
)

from bot.table.absence import decide
from bot.table.agreement import agree
from bot.table.button import of_this_seat
from bot.table.deadlines import allowed
from bot.table.done import Done, Instant
from bot.table.ending import cancel
from bot.table.hurry import hurry
from bot.table.leaving import leave
from bot.table.lobby import (
    again,
    complete_again,
    deal,
    freeze,
    habit_of,
    reopen,
    set_option,
    stand,
    start,
    unseat,
)
from bot.table.pause import pause, resume
from bot.table.returning import come_back
from bot.table.seats import askees, game_of, legal_texts, running
from bot.table.starting import play_again
from storage.ids import PersonId
from storage.table import Running, Table
from tests.bot.party_paces import give_party_clocks
from tests.bot.table.crowd import PEOPLE, STRANGER, Act, Crowd, as_member, of_number, people_of
from tests.bot.table.tables import ANYA, CHAT, DIMA, lobby

AGAIN: Final = 24
"""So many presses back may come again: more than one person's share of a batch of updates."""
anybody = st.sampled_from((*PEOPLE, STRANGER))
seated_mostly = st.sampled_from((*PEOPLE[:3], *PEOPLE[:3], DIMA, STRANGER))
number = st.integers(0, 9)
late = st.sampled_from((0.0, 0.5, 4.0, 6.0, 90.0, 3700.0, 3 * 86400.0))


class Evening(Crowd):
    """What people do, and when."""

    @initialize(
        seats=st.integers(2, 4),
        pace=st.sampled_from(("30", "60", "none", "60-1", "none-1")),
        seed=st.integers(0, 2**16),
    )
    def people_gather(self, seats: int, pace: str, seed: int) -> None:
        """A game is dealt at once, so that much of the time is spent in games."""
        self.service.luck.seed(seed)
        self._opens(ANYA)
        for person in PEOPLE[1:seats]:
            self._press(person, self._anything(person, "again", 0))
        self._press(ANYA, lambda table, at: set_option(table, ANYA, "pace", pace, at))
        self._press(ANYA, lambda table, at: start(table, ANYA, administrator=False, at=at))
        self._press("dealer", deal)

    # --- before the game

    @rule(person=anybody, seated=st.booleans())
    def asks_to_play(self, person: PersonId, seated: bool) -> None:
        """`/play`: a table where there is none, a fresh lobby where a game is over, else nothing."""
        if not self._now():
            self._opens(person)
        habit = habit_of(CHAT, "love_letter")
        self._press(person, lambda table, at: play_again(table, habit, as_member(person), seated=seated, at=at))

    @rule(person=st.sampled_from(PEOPLE), back=st.integers(0, 2))
    def sits(self, person: PersonId, back: int) -> None:
        """«Сесть» and «Ещё раз», of this game's message or of an earlier one; a rematch begins by itself."""
        wanted = self._number() - back

        def verb(table: Table, at: Instant) -> Done:
            of_this_seat(table, wanted, person)
            return again(table, as_member(person), at)

        self._press(person, verb)
        self._press("rematch", lambda table, at: freeze(table, at) if complete_again(table) else Done(table))

    @rule(person=anybody)
    def stands(self, person: PersonId) -> None:
        """«Встать»."""
        self._press(person, of_number(self._number(), lambda table, at: stand(table, person, at)))

    @rule(person=anybody, key=st.sampled_from(("pace", "tokens", "aside", "hat")), which=number)
    def sets(self, person: PersonId, key: str, which: int) -> None:
        """The host picks an option."""
        game = game_of(lobby())
        choices = {option.key: option.choices for option in game.options} | {"pace": tuple(p.key for p in game.paces)}
        choice = choices[key][which % len(choices[key])] if key in choices else "red"
        act: Act = lambda table, at: set_option(table, person, key, choice, at)  # noqa: E731
        self._press(person, of_number(self._number(), act))

    @rule(person=anybody, administrator=st.booleans())
    def starts(self, person: PersonId, administrator: bool) -> None:
        """«Начать»."""
        act: Act = lambda table, at: start(table, person, administrator=administrator, at=at)  # noqa: E731
        self._press(person, of_number(self._number(), act))

    @rule(reached=st.sampled_from((True, True, True, False)))
    def private_chats_are_tried(self, reached: bool) -> None:
        """The dealer comes back: everybody was reached, or somebody was not; he may come late, to anything."""
        self._press("dealer", deal if reached else lambda table, at: reopen(table, people_of(table)[:1], at))

    # --- the game

    @precondition(lambda self: self._is(Running))
    @rule(which=number)
    def whoever_is_asked_plays(self, which: int) -> None:
        """A legal move."""
        table = self._now()[0]
        seat = askees(table)[0]
        self._plays(table.members[seat].person, legal_texts(table, seat)[which % len(legal_texts(table, seat))])

    @rule(person=anybody, text=st.sampled_from(("guard.1.king", "priest.0", "princess", "handmaid", "", "guard", "?!")))
    def plays_anything(self, person: PersonId, text: str) -> None:
        """Any move, by anybody."""
        self._plays(person, text)

    @rule(person=seated_mostly, which=number, token=st.integers(1, 9))
    def plays_from_an_old_keyboard(self, person: PersonId, which: int, token: int) -> None:
        """A move in answer to an earlier question, legal now or not."""
        table = self._now()
        seats = askees(table[0]) if table else ()
        texts = legal_texts(table[0], seats[0]) if seats else ("guard.1.king",)
        self._plays(person, texts[which % len(texts)], self.tokens[-token % len(self.tokens)])

    @precondition(lambda self: self._is(Running))
    @rule(which=number)
    def presses_a_move_twice(self, which: int) -> None:
        """Two presses on one button count once."""
        table, token = self._now()[0], self._token()
        seat = askees(table)[0]
        person, text = table.members[seat].person, legal_texts(table, seat)[which % len(legal_texts(table, seat))]
        self._plays(person, text, token)
        assert not self._plays(person, text, token) or self._token() == token

    @rule(person=anybody)
    def leaves(self, person: PersonId) -> None:
        """`/leave` and its answer."""
        self._press(person, of_number(self._number(), lambda table, at: leave(table, person, at)))

    @rule(person=seated_mostly, wanted=st.booleans(), back=st.integers(0, 1))
    def halts(self, person: PersonId, wanted: bool, back: int) -> None:
        """⏸ and ▶."""
        verb = pause if wanted else resume
        self._press(person, of_number(self._number() - back, lambda table, at: verb(table, person, at)))

    @rule(person=seated_mostly, wanted=st.sampled_from((True, True, False)))
    def agrees(self, person: PersonId, wanted: bool) -> None:
        """🏁."""
        self._press(person, of_number(self._number(), lambda table, at: agree(table, person, wanted=wanted, at=at)))

    @rule(person=seated_mostly, old=st.integers(0, 2))
    def hurries(self, person: PersonId, old: int) -> None:
        """⏳, of this question or an earlier one."""
        token = self.tokens[-1 - old % len(self.tokens)]
        self._press(person, lambda table, at: hurry(table, person, token, at))

    @rule(person=seated_mostly, seat=st.integers(0, 3), wait=st.booleans(), old=st.sampled_from((0, 0, 180)))
    def decides(self, person: PersonId, seat: int, wait: bool, old: int) -> None:
        """«Ждать» or «Закончить» about somebody away, in answer to this question or an earlier one."""
        for table in self._now():
            absences = table.phase.absences if isinstance(table.phase, Running) else ()
            moment = next((int(each.at) for each in absences if each.seat == seat), 0) - old
            act: Act = lambda table, at: decide(table, person, seat, moment, wait=wait, at=at)  # noqa: E731, B023
            self._press(person, of_number(self._number(), act))

    @rule(person=anybody, whom=anybody)
    def unseats(self, person: PersonId, whom: PersonId) -> None:
        """The host takes a seat back."""
        self._press(person, of_number(self._number(), lambda table, at: unseat(table, person, whom, at)))

    @rule(person=anybody)
    def is_seen(self, person: PersonId) -> None:
        """Any press shows that somebody is there."""
        self._press(person, lambda table, at: come_back(table, person, at), who=f"back.{person}")

    @rule(person=anybody, administrator=st.sampled_from((True, False, False, False)))
    def cancels(self, person: PersonId, administrator: bool) -> None:
        """`/cancel`."""
        act: Act = lambda table, at: cancel(table, person, administrator=administrator, at=at)  # noqa: E731
        self._press(person, of_number(self._number(), act))

    # --- time

    @rule(old=st.integers(0, 2))
    def hand_is_live(self, old: int) -> None:
        """Telegram takes a hand, of this question or late one of an earlier; then its clock starts."""
        table = self._now()
        token = self.tokens[-1 - old % len(self.tokens)]
        if not table:
            return
        seconds = allowed(table[0], running(table[0]).question) if self._is(Running) else 0
        was = table[0].deadline
        if self.service.start_clock(self.id, token, seconds or 60):
            assert token == self._token()
            assert not was.running

    @rule(share=st.sampled_from((0.01, 0.3, 0.9)))
    def time_passes(self, share: float) -> None:
        """Some of the time that is left; a wake-up that is early does nothing."""
        for table in self._now():
            self.service.clock += (table.wakes - self.service.clock) * share
            before = self.service.stored_of(self.id)
            self.service.wake(self.id)
            assert self.service.stored_of(self.id) == before

    @rule(after=late)
    def time_is_up(self, after: float) -> None:
        """The clock wakes the table, in time or late, and once more; then there is time again, or no table."""
        if self._comes_due(after):
            self.service.wake(self.id)
            self._the_clock_has_been()

    @rule(person=seated_mostly, after=late, which=number, verb=st.sampled_from(("move", "pause", "again", "leave")))
    def presses_as_time_is_up(self, person: PersonId, after: float, which: int, verb: str) -> None:
        """A press and a wake-up at the same moment, at two workers: each happens whole or not at all."""
        if self._comes_due(after):
            press = self._kept(person, self._anything(person, verb, which))
            rev = self._now()[0].rev
            answer = self.service.wake_during(press)
            self._counted(press, answer)
            if isinstance(answer, Done) and answer.table.rev > rev:
                assert self._now(), "a table that somebody has just used was forgotten"

    # --- again, and at once

    @precondition(lambda self: bool(self.presses))
    @rule(back=st.integers(1, AGAIN))
    def comes_again(self, back: int) -> None:
        """An update is delivered again: what has had its effect has no other."""
        press = self.presses[-min(back, len(self.presses))]
        had_effect = (press.table, press.cause) in self.service.stored
        before = self.service.stored_of(self.id)
        self._carry_out(press)
        if had_effect:
            assert self.service.stored_of(self.id) == before

    @precondition(lambda self: bool(self._now()))
    @rule(
        people=st.tuples(seated_mostly, seated_mostly),
        verbs=st.tuples(*[st.sampled_from(("move", "pause", "again", "leave", "agree", "hurry"))] * 2),
        which=number,
    )
    def two_at_once(self, people: tuple[PersonId, PersonId], verbs: tuple[str, str], which: int) -> None:
        """Two presses at two workers: one is quicker, the other is played again on what the first has left."""
        both = [self._kept(who, self._anything(who, verb, which)) for who, verb in zip(people, verbs, strict=True)]
        for press, answer in zip(both, self.service.at_once(*both), strict=True):
            self._counted(press, answer)

    @precondition(lambda self: bool(self._now()))
    @rule(person=seated_mostly, verb=st.sampled_from(("move", "pause", "agree")), which=number)
    def one_press_reaches_both(self, person: PersonId, verb: str, which: int) -> None:
        """The same update at both workers at once."""
        press = self._kept(person, self._anything(person, verb, which))
        self.service.at_once(press, press)


QUICK: Final = settings(
    max_examples=16,
    stateful_step_count=25,
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=[*HealthCheck],
)
LONG: Final = settings(
    QUICK, max_examples=5000, stateful_step_count=50, derandomize=False, phases=[Phase.generate, Phase.shrink]
)


@pytest.fixture(autouse=True, params=[False, True], ids=["silence plays", "silence loses"])
def _party_clocks(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    give_party_clocks(monkeypatch, forfeit=request.param)


def test_whatever_people_do_the_table_keeps_its_laws() -> None:
    run_state_machine_as_test(Evening, settings=QUICK)


@pytest.mark.slow
def test_whatever_thousands_of_evenings_bring_the_table_keeps_its_laws() -> None:
    run_state_machine_as_test(Evening, settings=LONG)
