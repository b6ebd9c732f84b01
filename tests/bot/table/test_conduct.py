"""What counts as a flight, and what lifts it: the verbs name the people, the commit writes it down (KG-19, KG-20)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.table.agreement import agree
from bot.table.done import Done
from bot.table.ending import cancel, close, drop, finish
from bot.table.leaving import leave
from bot.table.lobby import deal, freeze
from bot.table.seats import running
from bot.table.statistics import Best, scores, winners
from bot.table.wake import wake
from rules.catalogue import games
from rules.game import Outcome
from storage.table import AWAY_AFTER, Deadline, Lobby, Running, Table
from tests.bot.table.tables import ANYA, BORYA, DIMA, GALYA, VASYA, at, dealt, lobby, member, played, played_out

FOUR = (ANYA, BORYA, VASYA, GALYA)


def king(*people: int) -> Table:
    """A game of «Кинг» just dealt."""
    table = replace(lobby(), game="king", pace=games()["king"].paces[0].key)
    options = tuple(sorted((option.key, option.choices[0]) for option in games()["king"].options))
    table = replace(table, options=options, members=tuple(map(member, people)), host=people[0])
    return deal(freeze(table, at()).table, at()).table


@pytest.mark.rule("KG-19")
def test_leaving_a_started_game_is_a_flight() -> None:
    done = leave(dealt(ANYA, BORYA, VASYA), BORYA, at())
    assert (done.fled, done.lifted) == ((BORYA,), ())


@pytest.mark.rule("KG-19")
def test_leaving_a_lobby_is_none() -> None:
    assert leave(lobby(ANYA, BORYA), BORYA, at()).fled == ()


def ended_otherwise(table: Table) -> dict[str, Done]:
    """A game of four just dealt, over before its result in every way that is nobody's flight."""
    moved = played(table).table
    majority = _agree(moved, BORYA, VASYA)
    return {
        "an administrator's cancel": cancel(moved, DIMA, administrator=True, at=at()),
        "the host's cancel before a move": cancel(table, ANYA, administrator=False, at=at()),
        "a majority's cancel": cancel(majority, ANYA, administrator=False, at=at()),
        "a common end": agree(_agree(majority, GALYA), ANYA, wanted=True, at=at()),
        "everybody away": drop(table, "deserted", at()),
        "expiry": close(table, "forgotten", at()),
        "a fault of the bot": close(table, "broken", at()),
    }


def _agree(table: Table, *people: int) -> Table:
    """These would end the game."""
    for person in people:
        table = agree(table, person, wanted=True, at=at()).table
    return table


@pytest.mark.rule("KG-19")
@pytest.mark.parametrize("begins", [dealt, king])
@pytest.mark.parametrize("how", ended_otherwise(dealt(*FOUR)))
def test_no_other_end_is_a_flight_or_lifts_one_or_counts(how: str, begins: Callable[..., Table]) -> None:
    done = ended_otherwise(begins(*FOUR))[how]
    assert not isinstance(done.table.phase, Running)
    assert (done.fled, done.lifted, done.tallies, done.notices) == ((), (), (), ())


@pytest.mark.rule("KG-20")
def test_whoever_is_there_at_the_result_is_lifted_the_loser_too() -> None:
    assert set(played_out(dealt(ANYA, BORYA, VASYA)).lifted) == {ANYA, BORYA, VASYA}


@pytest.mark.rule("KG-20")
def test_whoever_has_left_is_away_or_lost_on_time_is_not_lifted() -> None:
    table = replace(dealt(*FOUR), gone=(0,))
    phase = replace(running(table), silent=(1,) * AWAY_AFTER, forfeited=(2,))
    assert finish(table, phase, Outcome((4, 3, 2, 1), (0, 0, 0, 7), "tokens"), at()).lifted == (GALYA,)


@pytest.mark.rule("KG-20")
def test_losing_on_time_is_no_flight_and_lifts_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(games()["love_letter"]), "silence", {"turn": "forfeit", "play": "forfeit"})
    table = dealt(ANYA, BORYA)
    over = wake(replace(table, deadline=Deadline(at().now)), at())
    assert over.table.phase.kind == "finished"
    assert over.fled == ()
    assert len(over.lifted) == 1
    assert over.entries[-1].by == "clock"


@pytest.mark.rule("KG-19", "KG-20")
def test_the_last_one_left_has_finished_a_game_and_who_fled_has_not() -> None:
    done = leave(dealt(ANYA, BORYA), ANYA, at())
    assert (done.fled, done.lifted) == ((ANYA,), (BORYA,))


@pytest.mark.rule("KG-20")
def test_he_alone_is_told_once() -> None:
    (notice,) = leave(dealt(ANYA, BORYA), ANYA, at()).notices
    assert (notice.chat, notice.topic, notice.id) == (ANYA, 0, "t1.1.fled.11")


# --- «Кинг» ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KG-19")
def test_a_deserted_game_of_king_becomes_a_lobby_of_those_who_stayed() -> None:
    table = king(*FOUR)
    done = leave(table, table.members[1].person, at())
    gone, *_ = done.fled
    stayed = tuple(each for each in table.members if each.person != gone)
    assert isinstance(done.table.phase, Lobby)
    assert (done.table.members, done.table.number, done.table.gone) == (stayed, 2, ())
    assert done.table.phase.stopped == (table.members[1],)
    assert (done.released, done.lifted) == ((gone,), ())
    assert [(tally.id, dict(tally.counts)) for tally in done.tallies] == [(gone, {"king.fled": 1})]


@pytest.mark.rule("KG-19")
def test_a_host_who_flees_passes_the_waiting_table_on() -> None:
    table = king(*FOUR)
    done = leave(table, ANYA, at())
    assert done.table.host == next(each.person for each in table.members if each.person != ANYA)


# --- what games add up to --------------------------------------------------------------------------------------------


@pytest.mark.rule("KG-22")
def test_a_row_is_read_back_game_by_game() -> None:
    row = {"king.played": 2, "king.places": 5, "king.fled": 1, "love_letter.fled": 3}
    told = {score.game: score for score in scores(row, {"king.blitz.short": -4, "king.classic.long": 42})}
    assert (told["king"].played, told["king"].won, told["king"].places) == (2, 0, 5)
    assert told["king"].best == (
        Best(42, (("programme", "classic"), ("deck", "long"))),
        Best(-4, (("programme", "blitz"), ("deck", "short"))),
    )
    assert (told["love_letter"].played, told["love_letter"].fled, told["love_letter"].best) == (0, 3, ())
    assert scores({}, {}) == ()


@pytest.mark.rule("KG-22")
def test_only_games_that_compare_points_keep_the_best() -> None:
    table = king(*FOUR)
    done = finish(table, running(table), Outcome((1, 2, 3, 4), (-10, -20, -40, -50), "programme"), at())
    best = [tally.best for tally in done.tallies if tally.owner == "person"]
    chosen = dict(table.options)
    alike = f"king.{chosen['programme']}.{chosen['deck']}"
    assert best == [((alike, points),) for points in (-10, -20, -40, -50)]
    assert all(tally.best == () for tally in played_out(dealt(ANYA, BORYA)).tallies)


def test_who_won_most_comes_first_then_who_needed_fewer_games() -> None:
    row = {"king.played": 9, "king.won.1": 2, "king.played.1": 5, "king.won.2": 2, "king.played.2": 3, "king.won.3": 4}
    assert [(each.person, each.won, each.played) for each in winners(row, "king")] == [(3, 4, 0), (2, 2, 3), (1, 2, 5)]
    assert winners(row, "love_letter") == ()
