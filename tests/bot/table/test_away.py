"""Away as verbs: three time-outs in a row, two seconds from then on, and a press that brings a player back."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.table.agreement import agree
from bot.table.away import away, deserted
from bot.table.deadlines import AWAY, DESERTED, UNSEEN
from bot.table.done import Done
from bot.table.hurry import hurry
from bot.table.leaving import leave
from bot.table.pause import pause, resume
from bot.table.returning import come_back
from bot.table.seats import askees, in_game, running
from bot.table.wake import wake
from rules.catalogue import games
from rules.game import Outcome, Refused
from rules.record import Entry, Record, replay
from storage.codec import decode, encode
from storage.event import CameBack, TimedOut, WentAway
from storage.table import Deadline, Finished, Running, Table
from tests.bot.table.tables import ANYA, BORYA, NOON, VASYA, at, dealt, mover, played, token

PEOPLE = (ANYA, BORYA, VASYA)


def silence(table: Table) -> Done:
    """The deadline comes and nobody has answered."""
    asked = others_asked(table)
    return wake(asked, at(asked.deadline.at))


def others_asked(table: Table) -> Table:
    """Whatever the others are to be asked about somebody away before the deadline has been asked."""
    while 0 < table.alarm <= table.deadline.at:
        table = wake(table, at(table.alarm)).table
    return table


def without(table: Table, *silent: int) -> Table:
    """Play on until these people are away: they never answer, the others do."""
    while not set(silent) <= {table.members[seat].person for seat in away(table)}:
        table = (silence(table) if mover(table) in silent else played(table, table.deadline.at - 60)).table
        assert isinstance(table.phase, Running)
    return table


def until(table: Table, person: int) -> Table:
    """Play on until it is this person's turn; the others answer or are played for."""
    while mover(table) != person:
        gone = mover(table) in {table.members[seat].person for seat in away(table)}
        table = (silence(table) if gone else played(table, table.deadline.at - 60)).table
        assert isinstance(table.phase, Running)
    return table


def long_game(*people: int) -> Table:
    """A game dealt to these people that is not won at once."""
    return dealt(*(people or PEOPLE))


def test_three_time_outs_in_a_row_make_a_player_away() -> None:
    table, outs = long_game(), 0
    while outs < 3:
        table = until(table, ANYA)
        assert away(table) == ()
        done = silence(table)
        outs += 1
        table = done.table
        said = [event for event in done.events if isinstance(event, TimedOut | WentAway)]
        assert said == ([TimedOut(0), WentAway(0)] if outs == 3 else [TimedOut(0)])
    assert away(table) == (0,)


def test_a_move_in_between_begins_the_count_anew() -> None:
    table = long_game()
    for _ in range(2):
        table = silence(until(table, ANYA)).table
    table = until(table, ANYA)
    table = played(table, table.deadline.at - 60).table
    assert running(table).silent.count(0) == 0
    for _ in range(2):
        table = silence(until(table, ANYA)).table
    assert away(table) == ()


def test_the_table_plays_for_one_who_is_away_after_two_seconds_and_says_nothing_of_time() -> None:
    table = without(long_game(), ANYA)
    while mover(table) != ANYA:
        now = table.deadline.at - 60
        table = others_asked(played(table, now).table)
    assert table.deadline == Deadline(now + AWAY)
    assert wake(table, at(now + AWAY - 0.1)).table == table
    done = silence(table)
    assert [entry.by for entry in done.entries] == ["clock"]
    assert not any(isinstance(event, TimedOut | WentAway) for event in done.events)


def test_whoever_comes_back_has_his_full_time() -> None:
    table = until(without(long_game(), ANYA), ANYA)
    back = come_back(table, ANYA, at(NOON + 5000)).table
    assert away(back) == ()
    assert back.deadline == Deadline(NOON + 5000 + 60 + UNSEEN, running=False)
    assert running(back).chronicle[-1].events == (CameBack(0),)
    assert come_back(back, ANYA, at(NOON + 5001)).table == back


def test_whoever_comes_back_out_of_turn_takes_no_time_from_others() -> None:
    table = until(without(long_game(), ANYA), BORYA)
    assert come_back(table, ANYA, at(table.deadline.at - 30)).table.deadline == table.deadline


def test_a_move_of_one_who_is_away_brings_him_back() -> None:
    table = until(without(long_game(), ANYA), ANYA)
    done = played(table, table.deadline.at - 1)
    assert isinstance(done.events[0], CameBack)
    assert away(done.table) == ()


def test_j6_when_everybody_is_away_nothing_is_played_and_after_ten_minutes_the_game_ends() -> None:
    table = without(long_game(), *PEOPLE)
    assert deserted(table)
    last = running(table).entries
    assert table.deadline.at - DESERTED > NOON
    done = silence(table)
    assert isinstance(done.table.phase, Finished)
    assert done.table.phase.outcome == Outcome((), (), "deserted")
    assert (done.entries, done.tallies, done.table.gone) == ((), (), ())
    assert done.table.phase.entries == last


def test_one_who_comes_back_to_a_deserted_table_wakes_it() -> None:
    table = without(long_game(), *PEOPLE)
    other = next(person for person in PEOPLE if person != mover(table))
    back = come_back(table, other, at(NOON + 9000)).table
    assert back.deadline == Deadline(NOON + 9000 + AWAY)
    assert silence(back).entries


def test_when_the_last_who_is_there_leaves_the_table_is_deserted() -> None:
    table = until(without(long_game(), ANYA, BORYA), ANYA)
    left = leave(table, VASYA, at(NOON + 9000)).table
    assert deserted(left)
    assert left.deadline == Deadline(NOON + 9000 + DESERTED)


def test_whoever_comes_back_during_a_pause_has_his_full_time_after_it() -> None:
    table = until(without(long_game(), ANYA), ANYA)
    now = table.deadline.at - 1
    stopped = come_back(pause(table, ANYA, at(now)).table, ANYA, at(now)).table
    assert running(stopped).pause
    going = resume(stopped, BORYA, at(now + 100)).table
    assert going.deadline == Deadline(now + 100 + 60 + UNSEEN, running=False)


def test_who_is_away_is_stored() -> None:
    table = without(long_game(), ANYA)
    assert decode(encode(table), table.rev, table.deadline) == table


@pytest.mark.parametrize("pace", ["60", "none"])
@pytest.mark.parametrize("seed", range(12))
def test_j1_whatever_people_do_a_live_game_has_someone_who_can_act_and_a_way_on(pace: str, seed: int) -> None:
    luck, table, now = Random(seed), dealt(*PEOPLE, pace=pace), NOON
    header, entries = running(table).header, list[Entry]()
    for _ in range(400):
        now += luck.choice((0, 1, 5, 70, 700))
        done = _anything(table, luck, now)
        table, entries = done.table, [*entries, *done.entries]
        if not isinstance(table.phase, Running):
            break
        assert askees(table)
        assert in_game(table)
        assert wake(table, at(table.deadline.at)).table != table
    if isinstance(table.phase, Running | Finished):
        assert replay(games()[table.game], Record(header, tuple(entries))).state == table.phase.state


def _anything(table: Table, luck: Random, now: float) -> Done:
    """One thing that somebody, or the clock, may do; what is refused changes nothing."""
    who, moment = luck.choice(PEOPLE), at(now, luck.randrange(1 << 20))
    verbs = (
        lambda: played(table, now, luck.randrange(20)),
        lambda: played(table, now, luck.randrange(20)),
        lambda: wake(table, moment),
        lambda: wake(table, moment),
        lambda: wake(replace(table, deadline=Deadline(now)), moment),
        lambda: pause(table, who, moment),
        lambda: resume(table, who, moment),
        lambda: hurry(table, who, token(table), moment),
        lambda: come_back(table, who, moment),
        lambda: agree(table, who, wanted=luck.random() < 0.3, at=moment),
        lambda: leave(table, who, moment) if luck.random() < 0.05 else Done(table),
    )
    try:
        return luck.choice(verbs)()
    except Refused:
        return Done(table)


def test_whoever_comes_back_after_a_grace_is_not_forgotten_without_a_warning() -> None:
    table = replace(dealt(*PEOPLE, pace="none"), deadline=Deadline(NOON + 10))
    table = replace(table, phase=replace(running(table), silent=(0, 0, 0, 1, 1, 1, 2, 2, 2)))
    graced = wake(table, at(NOON + 3600)).table
    assert running(graced).question.graced
    back = come_back(graced, mover(graced), at(NOON + 3610)).table
    called = wake(back, at(back.deadline.at))
    assert isinstance(called.table.phase, Running)
    assert called.table.phase.question.rung == 1
