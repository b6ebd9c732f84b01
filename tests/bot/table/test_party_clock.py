"""The clock of the party: what an answer costs, what costs nothing, and what comes of a clock used up.

The game is «ИнкогниК», put up openly, the host (Аня) to move first; «Тайное послание» where silence does not lose.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.table.away import is_away
from bot.table.deadlines import AWAY, LATE, UNSEEN, allowed
from bot.table.hurry import hurry
from bot.table.lobby import deal, freeze, habit_of
from bot.table.party_clock import LEAST
from bot.table.pause import pause, resume
from bot.table.refusals import HasClock
from bot.table.returning import come_back
from bot.table.seats import askees, legal_texts, running
from bot.table.spending import relieved
from bot.table.turn import move
from bot.table.wake import wake
from storage.codec import decode, encode
from storage.event import OutOfTime
from storage.pulse import Outage
from storage.table import Deadline, Finished, Table
from tests.bot.party_paces import give_party_clocks
from tests.bot.table.tables import ANYA, BORYA, CHAT, NOON, VASYA, at, dealt, lobby, mover, played, token

MINUTES = 60_000


def game(pace: str = "90-5", mode: str = "open") -> Table:
    """Just begun."""
    usual = dict(habit_of(CHAT, "incognito").options)
    options = tuple(sorted({**usual, "mode": mode, "variant": "throne", "first": "host"}.items()))
    table = replace(lobby(ANYA, BORYA), game="incognito", options=options, pace=pace)
    return deal(freeze(table, at()).table, at()).table


def live(table: Table, since: float = NOON) -> Table:
    """Telegram has taken the hand of whoever is asked: his clocks run."""
    return replace(table, deadline=Deadline(since + allowed(table, running(table).question)))


def with_left(table: Table, *seconds: float) -> Table:
    """So much is left for the party, seat by seat."""
    return replace(table, phase=replace(running(table), left=tuple(round(1000 * each) for each in seconds)))


def after(table: Table, seconds: float, text: str = "a1.a2") -> Table:
    """Whoever is asked answers so long after noon."""
    return move(table, mover(table), token(table), text, at(NOON + seconds)).table


# --- what is charged


def test_everybody_begins_with_all_of_it() -> None:
    assert running(game("90-5")).left == (5 * MINUTES, 5 * MINUTES)
    assert running(game("none-20")).left == (20 * MINUTES, 20 * MINUTES)
    assert running(game("90")).left == ()


@pytest.mark.rule("IK-25")
def test_an_answer_after_12_s_costs_12_s_and_the_other_nothing() -> None:
    table = after(live(game()), 12)
    assert running(table).left == (5 * MINUTES - 12_000, 5 * MINUTES)
    table = after(live(table, NOON + 20), 20.25, "e5.e4")
    assert running(table).left == (5 * MINUTES - 12_000, 5 * MINUTES - 250)


def test_an_answer_at_once_costs_nothing_and_a_clock_set_back_gives_nothing() -> None:
    assert running(after(live(game()), 0)).left == running(after(live(game()), -30)).left == (5 * MINUTES,) * 2


def test_an_answer_never_costs_more_than_there_was() -> None:
    table = after(with_left(live(with_left(game(), 7, 300)), 7, 300), 7 + LATE - 1)
    assert running(table).left == (0, 300_000)


def test_an_offer_of_a_draw_is_charged_and_the_clock_runs_on() -> None:
    table = after(live(game("none-5")), 30, "offer")
    assert askees(table) == (0,)
    assert running(table).left == (5 * MINUTES - 30_000, 5 * MINUTES)
    assert table.deadline == Deadline(NOON + 5 * 60)
    assert running(after(table, 50)).left == (5 * MINUTES - 50_000, 5 * MINUTES)


def test_after_an_offer_from_a_hand_that_was_never_live_the_clock_waits_for_the_next() -> None:
    table = after(game("none-5"), 3, "offer")
    assert table.deadline == Deadline(NOON + 3 + 300 + UNSEEN, running=False)


@pytest.mark.rule("IK-6")
def test_arranging_does_not_run_it() -> None:
    table = live(game("90-5", mode="closed"))
    assert table.deadline == Deadline(NOON + 180)
    for person in (ANYA, BORYA):
        table = move(table, person, token(table), "k.q.l.n.c", at(NOON + 100)).table
    assert askees(table) == (0,)
    assert running(table).left == (5 * MINUTES, 5 * MINUTES)


# --- two clocks at once


@pytest.mark.rule("IK-25")
@pytest.mark.parametrize(
    ("pace", "left", "soonest"),
    [("90-5", 300, 90), ("90-5", 90, 90), ("90-5", 40.5, 40.5), ("none-3", 180, 180), ("30-20", 1200, 30)],
)
def test_both_clocks_the_sooner_one_counts(pace: str, left: float, soonest: float) -> None:
    table = with_left(game(pace), left, left)
    assert allowed(table, running(table).question) == soonest
    answered = after(live(table), 10)
    assert answered.deadline == Deadline(NOON + 10 + soonest + UNSEEN, running=False)
    assert running(answered).left == (round(1000 * (left - 10)), round(1000 * left))


def test_who_answered_as_the_last_second_went_has_a_moment_left_when_he_is_asked_again() -> None:
    table = with_left(game(), 0, 300)
    assert live(table).deadline == Deadline(NOON + LEAST)
    assert running(after(live(table), 0.5)).left == (0, 300_000)


# --- a clock used up


@pytest.mark.rule("IK-25", "KG-20")
def test_used_up_is_lost_and_no_flight() -> None:
    table = live(with_left(game("none-5"), 20, 300))
    assert wake(table, at(NOON + 19.9)).table == table
    over = wake(table, at(NOON + 20))
    phase = over.table.phase
    assert isinstance(phase, Finished)
    assert phase.outcome.places == (2, 1)
    assert phase.forfeited == (0,)
    assert over.events[0] == OutOfTime(0)
    assert [(entry.kind, entry.by) for entry in over.entries] == [("leave", "clock")]
    assert (over.fled, over.lifted) == ((), (BORYA,))


@pytest.mark.rule("IK-25")
def test_the_move_s_own_seconds_are_lost_as_well_with_minutes_left() -> None:
    over = wake(live(game("30-20")), at(NOON + 30))
    assert isinstance(over.table.phase, Finished)
    assert over.table.phase.forfeited == (0,)


def test_lost_on_time_is_counted_as_lost_not_as_fled() -> None:
    over = wake(live(game()), at(NOON + 90))
    counts = {(row.owner, row.id): dict(row.counts) for row in over.tallies}
    assert counts["person", ANYA] == {"incognito.played": 1, "incognito.places": 2}
    assert counts["person", BORYA] == {"incognito.played": 1, "incognito.places": 1, "incognito.won": 1}


# --- what loses none of it


def test_a_pause_costs_nothing() -> None:
    table = pause(live(game()), BORYA, at(NOON + 10)).table
    table = resume(table, ANYA, at(NOON + 400)).table
    assert table.deadline == Deadline(NOON + 480)
    table = pause(table, BORYA, at(NOON + 405)).table
    table = resume(table, ANYA, at(NOON + 900)).table
    assert running(after(table, 907)).left == (5 * MINUTES - 22_000, 5 * MINUTES)


def test_a_pause_before_the_hand_is_live_costs_nothing() -> None:
    table = resume(pause(game(), BORYA, at(NOON + 10)).table, ANYA, at(NOON + 400)).table
    assert table.deadline == Deadline(NOON + 490 + UNSEEN, running=False)
    assert running(after(live(table, NOON + 405), 410)).left == (5 * MINUTES - 5_000, 5 * MINUTES)


def test_a_restart_loses_nothing() -> None:
    table = with_left(live(game()), 123.456, 300)
    again = decode(encode(table), table.rev, table.deadline)
    assert again == table
    assert running(after(again, 12)).left == (111_456, 300_000)


def test_while_we_were_down_no_clock_ran() -> None:
    late = NOON + 90 + LATE + 1
    graced = wake(live(game()), at(late)).table
    assert graced.deadline == Deadline(late + 90)
    assert running(after(graced, 90 + LATE + 1 + 25)).left == (5 * MINUTES - 25_000, 5 * MINUTES)


def test_an_answer_that_waited_for_us_to_come_up_costs_nothing() -> None:
    assert running(after(live(game()), 3600)).left == (5 * MINUTES, 5 * MINUTES)


def test_time_given_anew_once_is_charged_in_full_the_next_time() -> None:
    graced = wake(live(game()), at(NOON + 3600)).table
    assert running(after(graced, 3600 + 3600)).left == (5 * MINUTES - 90_000, 5 * MINUTES)


def test_an_outage_in_the_middle_of_a_move_is_taken_off_once() -> None:
    outage = Outage(NOON + 10, NOON + 40)
    table = relieved(live(game("none-5")), outage)
    assert table.deadline == Deadline(NOON + 300 + 30)
    assert relieved(table, outage) == table
    assert running(after(table, 45)).left == (5 * MINUTES - 15_000, 5 * MINUTES)


def test_two_outages_in_the_middle_of_a_move_are_both_taken_off() -> None:
    outages = (Outage(NOON + 10, NOON + 40), Outage(NOON + 42, NOON + 62))
    table = relieved(live(game("none-5")), *outages)
    assert table == relieved(relieved(live(game("none-5")), outages[0]), *outages)
    assert running(after(table, 70)).left == (5 * MINUTES - 20_000, 5 * MINUTES)


def test_an_outage_that_ended_before_the_hand_was_live_is_none_of_this_move() -> None:
    table = live(game())
    assert relieved(table, Outage(NOON - 90, NOON)) == relieved(table) == table
    assert relieved(table, Outage(NOON - 90, NOON + 7)).deadline == Deadline(NOON + 97)


@pytest.mark.parametrize("thought", [10, 50])
def test_an_outage_while_the_clock_stands_still_gives_no_time(thought: float) -> None:
    paused = pause(live(game("none-5")), BORYA, at(NOON + thought)).table
    down = Outage(NOON + thought + 20, NOON + thought + 50)
    resumed = resume(relieved(paused, down), BORYA, at(NOON + thought + 55)).table
    moving = relieved(resumed, down)
    assert moving.deadline == resumed.deadline
    assert running(after(moving, thought + 65)).left == (5 * MINUTES - (round(thought) + 10) * 1000, 5 * MINUTES)


def test_an_outage_leaves_a_pause_and_a_clock_of_the_move_alone_as_they_are() -> None:
    outage = Outage(NOON + 10, NOON + 40)
    for table in (live(game("90")), game(), pause(live(game()), BORYA, at(NOON + 5)).table):
        assert relieved(table, outage) == table


@pytest.mark.parametrize("seconds", [0, 12, UNSEEN])
def test_a_hand_that_is_not_live_runs_no_clock(seconds: float) -> None:
    assert running(after(game(), seconds)).left == (5 * MINUTES, 5 * MINUTES)


def test_a_private_chat_that_is_shut_does_not_stop_the_clock_for_longer_than_the_move_s() -> None:
    assert running(after(game("none-5"), UNSEEN + 40)).left == (5 * MINUTES - 40_000, 5 * MINUTES)
    assert wake(game("none-5"), at(NOON + UNSEEN + 300)).table.phase.kind == "finished"


def test_a_table_stored_before_there_was_such_a_clock_is_read() -> None:
    table = dealt(ANYA, BORYA)
    old = encode(table).replace(b',"left":[]', b"").replace(b',"usual":[]', b"")
    assert len(old) == len(encode(table)) - len(b',"left":[],"usual":[]')
    assert decode(old, table.rev, table.deadline) == table


# --- where silence is answered by the table


@pytest.fixture
def away(monkeypatch: pytest.MonkeyPatch) -> Table:
    """Of three the one who is asked is away, with his clocks as they were."""
    give_party_clocks(monkeypatch)
    table = with_left(dealt(ANYA, BORYA, VASYA, pace="60-5"), 200, 200, 200)
    (seat,) = askees(table)
    silent = replace(running(table), silent=(seat,) * 3)
    return replace(table, phase=silent, deadline=Deadline(NOON + AWAY))


def test_silence_costs_all_that_was_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    give_party_clocks(monkeypatch)
    table = live(dealt(ANYA, BORYA, pace="60-5"))
    (seat,) = askees(table)
    left = running(wake(table, at(NOON + 60)).table).left
    assert left[seat] == 4 * MINUTES
    assert left[1 - seat] == 5 * MINUTES


def test_what_the_table_plays_for_one_who_is_away_costs_him_nothing(away: Table) -> None:
    done = wake(away, at(NOON + AWAY))
    assert [entry.by for entry in done.entries] == ["clock"]
    assert running(done.table).left == (200_000,) * 3


def test_who_comes_back_by_a_move_pays_nothing_for_it(away: Table) -> None:
    assert running(played(away, NOON + 1).table).left == (200_000,) * 3


def test_who_comes_back_has_his_clocks_as_they_were(away: Table) -> None:
    (seat,) = askees(away)
    back = come_back(away, away.members[seat].person, at(NOON + 1)).table
    assert not is_away(back, seat)
    assert back.deadline == Deadline(NOON + 1 + 60 + UNSEEN, running=False)
    assert running(back).left == (200_000,) * 3


def test_whoever_has_nothing_left_is_played_for_after_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    give_party_clocks(monkeypatch)
    table = live(with_left(dealt(ANYA, BORYA, pace="none-5"), 0, 0))
    done = wake(table, at(NOON + LEAST))
    assert [entry.by for entry in done.entries] == ["clock"]
    assert running(done.table).left == (0, 0)


# --- «⏳ Поторопить»


@pytest.mark.parametrize(("pace", "mode"), [("90", "open"), ("none-5", "open"), ("90-5", "open"), ("none", "closed")])
def test_nobody_is_hurried_who_has_a_clock_of_either_kind(pace: str, mode: str) -> None:
    table = game(pace, mode)
    with pytest.raises(HasClock):
        hurry(table, ANYA, token(table), at())


def test_where_there_is_no_clock_at_all_the_move_is_hurried() -> None:
    table = game("none")
    hurried = hurry(table, BORYA, token(table), at()).table
    assert hurried.deadline == Deadline(NOON + 60 + UNSEEN, running=False)
    assert legal_texts(hurried, 0)
