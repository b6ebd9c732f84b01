"""Moves, by players and by the clock, and their deadlines."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.table.deadlines import AGAIN, FIRST_CALL, LATE, PATIENCE, UNSEEN, WARNING
from bot.table.refusals import Incomplete, NoGame, NotSeated, Stale, TableGone
from bot.table.seats import legal_texts, running
from bot.table.turn import CHRONICLE, move
from bot.table.wake import wake
from rules.catalogue import games
from rules.game import GameOver, IllegalMove, NotYourTurn
from rules.record import Entry, Record, replay
from storage.commit import LIFE
from storage.event import TimedOut
from storage.table import Closed, Deadline, Finished
from tests.bot.table.tables import ANYA, BORYA, DIMA, NOON, VASYA, at, dealt, lobby, mover, played, played_out, token


def other(table_mover: int) -> int:
    return BORYA if table_mover == ANYA else ANYA


def test_a_move_is_logged_and_asks_the_next_question() -> None:
    table = dealt(ANYA, BORYA)
    done = played(table, NOON + 5)
    assert [entry.by for entry in done.entries] == ["player"]
    assert running(done.table).entries == 1
    assert token(done.table) != token(table)
    assert done.table.deadline == Deadline(NOON + 5 + 60 + UNSEEN, running=False)


def test_who_may_not_move_is_told_why() -> None:
    table = dealt(ANYA, BORYA)
    text = legal_texts(table, [one.person for one in table.members].index(mover(table)))[0]
    with pytest.raises(NotSeated):
        move(table, DIMA, token(table), text, at())
    with pytest.raises(NotYourTurn):
        move(table, other(mover(table)), token(table), text, at())
    with pytest.raises(Stale):
        move(table, mover(table), "00000", text, at())
    for nonsense in ("princess.1.2.3", "нет", "guard..", "9"):
        with pytest.raises(IllegalMove):
            move(table, mover(table), token(table), nonsense, at())
    with pytest.raises(NoGame):
        move(lobby(ANYA, BORYA), ANYA, token(table), text, at())
    with pytest.raises(TableGone):
        move(replace(table, phase=Closed("cancelled", NOON)), ANYA, token(table), text, at())


def test_no_words_at_all_lead_to_every_move() -> None:
    table = dealt(ANYA, BORYA)
    with pytest.raises(Incomplete):
        move(table, mover(table), token(table), "", at())


def test_a_press_of_the_question_before_does_not_count_again() -> None:
    table = dealt(ANYA, BORYA)
    who, old = mover(table), token(table)
    after = played(table).table
    with pytest.raises(Stale):
        move(after, who, old, "handmaid", at())


def test_the_chronicle_keeps_the_last_dozen_entries() -> None:
    over = played_out(dealt(ANYA, BORYA, VASYA)).table
    assert isinstance(over.phase, Finished)
    assert len(over.phase.chronicle) == CHRONICLE == 12
    assert over.phase.chronicle[-1].entry == over.phase.entries


def test_a_game_replays_from_what_its_commits_wrote() -> None:
    table = dealt(ANYA, BORYA, VASYA)
    entries: list[Entry] = []
    header = running(table).header
    while table.phase.kind == "running":
        late = NOON + 1000 * (len(entries) + 1)
        done = (
            played(table, late, choose=len(entries))
            if len(entries) % 3
            else wake(replace(table, deadline=Deadline(late)), at(late))
        )
        entries += done.entries
        table = done.table
    assert isinstance(table.phase, Finished)
    assert {entry.by for entry in entries} == {"player", "clock"}
    assert replay(games()["love_letter"], Record(header, tuple(entries))).state == table.phase.state


def test_the_end_counts_everybody_once_and_lets_them_go() -> None:
    done = played_out(dealt(ANYA, BORYA))
    assert isinstance(done.table.phase, Finished)
    rows = {(tally.owner, tally.id): dict(tally.counts) for tally in done.tallies}
    (winner,) = (who for who in (ANYA, BORYA) if "love_letter.won" in rows[("person", who)])
    each = {f"love_letter.played.{who}": 1 for who in (ANYA, BORYA)}
    assert rows[("chat", -100)] == {"love_letter.played": 1, **each, f"love_letter.won.{winner}": 1}
    assert [rows[("person", who)]["love_letter.played"] for who in (ANYA, BORYA)] == [1, 1]
    assert set(done.released) == {ANYA, BORYA}
    with pytest.raises(GameOver):
        move(done.table, ANYA, "00000", "guard.1.priest", at())


def test_silence_plays_by_the_clock() -> None:
    table = replace(dealt(ANYA, BORYA), deadline=Deadline(NOON + 60))
    assert wake(table, at(NOON + 59)).table == table
    done = wake(table, at(NOON + 60))
    assert [entry.by for entry in done.entries] == ["clock"]
    assert isinstance(done.events[0], TimedOut)


def test_a_hand_that_never_got_live_runs_out_a_minute_later() -> None:
    table = dealt(ANYA, BORYA)
    assert wake(table, at(NOON + 60 + UNSEEN - 1)).table == table
    assert wake(table, at(NOON + 60 + UNSEEN)).entries


def test_a_deadline_missed_by_us_is_given_anew_once() -> None:
    table = replace(dealt(ANYA, BORYA), deadline=Deadline(NOON + 60))
    graced = wake(table, at(NOON + 60 + LATE + 1))
    assert not graced.entries
    assert graced.table.deadline == Deadline(NOON + 60 + LATE + 1 + 60)
    assert token(graced.table) == token(table)
    assert wake(graced.table, at(NOON + 1000)).entries


def test_a_game_without_a_clock_warns_two_days_before_it_is_forgotten() -> None:
    table = dealt(ANYA, BORYA, pace="none")
    warned = wake(table, at(NOON + PATIENCE - WARNING))
    assert [notice.text for notice in warned.notices] == ["notice-forgetting"]
    assert warned.table.deadline.at == NOON + PATIENCE
    forgotten = wake(warned.table, at(NOON + PATIENCE)).table
    assert isinstance(forgotten.phase, Closed)
    assert forgotten.phase.reason == "forgotten"


def test_the_keys_of_a_table_outlive_its_longest_deadline() -> None:
    assert LIFE > PATIENCE + AGAIN


def test_a_move_takes_the_warning_back() -> None:
    table = wake(dealt(ANYA, BORYA, pace="none"), at(NOON + PATIENCE - WARNING)).table
    moved = played(table, NOON + PATIENCE - 100).table
    assert moved.deadline.at == NOON + PATIENCE - 100 + FIRST_CALL
    assert not running(moved).question.graced
