"""The laws that every game keeps, whatever its rules are.

Each law reads random games at every kind of table: every set of options with every number of seats. Plain `pytest`
plays three games at each and tries the dear laws on twenty states of a game; `pytest -m laws` plays a hundred and tries
all of their states.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations, pairwise
from random import Random
from typing import Any

import pytest

from rules.catalogue import games
from rules.chance import live, turning
from rules.game import GROUP, AnyGame, GameOver, IllegalMove, NotYourTurn, Seat, asked, play, stage_kind
from rules.notation import UnknownMove
from rules.record import dump, load, replay
from storage.codec import decode_events, decode_state, encode_events, encode_state
from tests.rules.laws.playout import ENDLESS, Moment, carry_out, finish
from tests.rules.laws.plays import Plays, Scale, play_out
from tests.rules.laws.table import tables
from tests.rules.laws.twins import Twins, heard
from tests.rules.secrets import secrets_of

LONGEST_TEXT = 40
"""Bytes of an action as text; a press holds 64 with its token and its table."""

LEFT = 4
"""From every fourth of the states that the dear laws try a game is played on after somebody left."""

EVERY = 7
"""Of the actions that were legal at some time, every seventh is tried where it is not."""


def cases() -> Iterator[Any]:
    """Every table, in the default run and once more for the long one."""
    for table in tables():
        yield pytest.param((table, Scale(seeds=3, states=20)), id=str(table))
        yield pytest.param((table, Scale(seeds=100, states=0)), id=f"{table}-all", marks=pytest.mark.laws)


@pytest.fixture(scope="module", params=cases())
def plays(request: pytest.FixtureRequest) -> Plays:
    """The random games at one table."""
    table, scale = request.param
    return play_out(table, scale)


@pytest.fixture(params=list(games().values()), ids=list(games()))
def game(request: pytest.FixtureRequest) -> AnyGame:
    """Every game in turn."""
    found: AnyGame = request.param
    return found


# --- what a game says of itself --------------------------------------------------------------------------------------


def test_a_game_is_found_under_the_name_of_its_package(game: AnyGame) -> None:
    assert type(game).__module__.split(".")[1] == game.key
    assert game.version >= 1
    assert len(game.seats) >= 1
    assert game.seats.step == 1


def test_options_and_paces_have_names_of_their_own(game: AnyGame) -> None:
    assert all(option.choices for option in game.options)
    for names in ([o.key for o in game.options], [p.key for p in game.paces], *(o.choices for o in game.options)):
        assert len(set(names)) == len(names)
        assert all(re.fullmatch(r"[a-z0-9_-]+", name) for name in names)


def test_paces_time_only_questions_whose_silence_has_a_meaning(game: AnyGame) -> None:
    assert game.paces
    for pace in game.paces:
        assert pace.minutes > 0
        assert pace.party >= 0
        assert set(pace.seconds) <= set(game.silence)
        assert all(seconds > 0 for seconds in pace.seconds.values())


def test_a_game_tells_the_laws_its_secrets(game: AnyGame) -> None:
    assert secrets_of(game).moves(game.seats[0], {option.key: option.choices[0] for option in game.options}) > 0


# --- the course of a game --------------------------------------------------------------------------------------------


def test_games_end_within_their_bound(plays: Plays) -> None:
    bound = secrets_of(plays.game).moves(plays.table.seats, plays.table.options)
    assert bound < ENDLESS
    for played in plays.playouts:
        assert len(played.record.entries) <= bound, played.seed
        assert plays.game.outcome(played.moments[-1].state) is not None


def test_somebody_can_act_exactly_while_there_is_no_outcome(plays: Plays) -> None:
    for moment in plays.moments:
        assert bool(moment.asked) == (moment.outcome is None)


def test_an_outcome_places_every_seat(plays: Plays) -> None:
    for played in plays.playouts:
        outcome = played.moments[-1].outcome
        assert outcome is not None
        assert outcome.reason
        if outcome.places:
            assert len(outcome.points) == len(outcome.places) == plays.table.seats
            assert all(place == 1 + _better(outcome.places, place) for place in outcome.places)


def _better(places: tuple[int, ...], place: int) -> int:
    return sum(other < place for other in places)


def test_no_state_is_one_that_play_cannot_reach(plays: Plays) -> None:
    unsound = secrets_of(plays.game).unsound
    for moment in plays.moments:
        assert unsound(moment.state) == ""


def test_who_has_acted_is_not_asked_again_under_the_same_stage(plays: Plays) -> None:
    for played in plays.playouts:
        acted: set[tuple[str, int]] = set()
        for moment in played.moments[:-1]:
            stage = plays.game.stage(moment.state)
            assert acted.isdisjoint((stage, seat) for seat in moment.asked)
            if moment.entry and moment.entry.kind == "move":
                acted.add((stage, moment.entry.seat))


def test_a_stage_names_its_kind_and_never_returns(plays: Plays) -> None:
    for played in plays.playouts:
        stages = [plays.game.stage(moment.state) for moment in played.moments[:-1]]
        changes = stages[:1] + [later for earlier, later in pairwise(stages) if later != earlier]
        assert len(set(changes)) == len(changes)
        assert all(re.fullmatch(r"[a-z_-]+\.\d+", stage) for stage in changes)
        assert {stage_kind(stage) for stage in changes} <= set(plays.game.silence)


# --- actions ---------------------------------------------------------------------------------------------------------


def test_legal_texts_are_short_and_unlike(plays: Plays) -> None:
    for moment in plays.running:
        for texts in moment.legal_texts.values():
            assert len(set(texts)) == len(texts)
            assert all(text.isascii() and len(text) <= LONGEST_TEXT for text in texts)


def test_legal_actions_stand_in_one_order_throughout_a_game(plays: Plays) -> None:
    for played in plays.playouts:
        seen: set[tuple[str, str]] = set()
        for texts in {texts for moment in played.moments[:-1] for texts in moment.legal_texts.values()}:
            seen.update(combinations(texts, 2))
        assert seen.isdisjoint((later, earlier) for earlier, later in seen)


def test_texts_are_read_back_as_the_action_they_name(plays: Plays) -> None:
    notation = plays.game.notation
    for moment in plays.running:
        for seat in moment.asked:
            actions = plays.game.legal_actions(moment.state, seat)
            assert tuple(notation.parse(notation.text(action)) for action in actions) == actions


def test_an_action_has_one_spelling(plays: Plays) -> None:
    for text in _every_text(plays):
        for wrong in (f"{text}.", f".{text}", f" {text}", f"{text}.x", text.upper(), f"{text}\n"):
            with pytest.raises(UnknownMove):
                plays.game.notation.parse(wrong)


def test_only_legal_actions_are_carried_out(plays: Plays) -> None:
    actions = [plays.game.notation.parse(text) for text in _every_text(plays)]
    for number, moment in enumerate(plays.sampled):
        before = repr(moment.state)
        for seat in range(plays.table.seats):
            legal = plays.game.legal_actions(moment.state, seat)
            for action in actions[number % EVERY :: EVERY]:
                if action not in legal:
                    _assert_refused(moment, seat, action)
        assert repr(moment.state) == before


def _every_text(plays: Plays) -> list[str]:
    """Every text that was legal at some time."""
    return sorted({text for moment in plays.running for texts in moment.legal_texts.values() for text in texts})


def _assert_refused(moment: Moment, seat: int, action: Any) -> None:
    asked_now = seat in moment.asked
    kind = GameOver if moment.over else IllegalMove if asked_now else NotYourTurn
    with pytest.raises(kind):
        play(moment.game, moment.state, seat, action, turning())


def test_every_legal_action_can_be_carried_out(plays: Plays) -> None:
    for moment in plays.sampled:
        for seat, texts in moment.legal_texts.items():
            for text in texts:
                action = plays.game.notation.parse(text)
                state = play(plays.game, moment.state, seat, action, turning()).state
                _assert_goes_on_or_ends(plays, state)


def test_silence_means_a_legal_action(plays: Plays) -> None:
    for moment in plays.running:
        for seat in moment.asked:
            action = plays.game.fallback(moment.state, seat, live(Random(seat).randrange))
            assert action in plays.game.legal_actions(moment.state, seat)


def test_silence_is_decided_by_what_the_seat_can_see(plays: Plays) -> None:
    for pair, seat in plays.twins_of_seats:
        if seat in pair.moment.asked:
            mine = plays.game.fallback(pair.moment.state, seat, turning())
            assert plays.game.fallback(pair.other, seat, turning()) == mine


# --- leaving ---------------------------------------------------------------------------------------------------------


def test_who_has_left_is_never_asked_again(plays: Plays) -> None:
    for moment in plays.moments:
        assert moment.gone.isdisjoint(moment.asked)


def test_anybody_may_leave_at_any_time(plays: Plays) -> None:
    for moment in plays.sampled:
        for seat in () if moment.over else moment.present:
            state = plays.game.leave(moment.state, seat, turning()).state
            _assert_goes_on_or_ends(plays, state)
            assert plays.game.legal_actions(state, seat) == ()


def test_two_may_leave_one_after_the_other(plays: Plays) -> None:
    for number, moment in enumerate(plays.sampled):
        for first, second in () if moment.over else _pairs(moment.present, number):
            state = plays.game.leave(moment.state, first, turning()).state
            if plays.game.outcome(state) is None:
                state = plays.game.leave(state, second, turning()).state
                _assert_goes_on_or_ends(plays, state)
                assert {first, second}.isdisjoint(asked(plays.game, state, plays.table.seats))


def _pairs(seats: tuple[Seat, ...], number: int) -> Iterator[tuple[Seat, Seat]]:
    """Each seat with one of the others, another one with every number."""
    for at, first in enumerate(seats):
        others = seats[:at] + seats[at + 1 :]
        yield first, others[number % len(others)]


def test_a_game_that_somebody_left_still_ends(plays: Plays) -> None:
    for number, moment in enumerate(plays.sampled[::LEFT]):
        if not moment.over:
            seat = moment.present[number % len(moment.present)]
            state = plays.game.leave(moment.state, seat, turning()).state
            assert finish(plays.table, state, moment.gone | {seat}, seed=number).over


def _assert_goes_on_or_ends(plays: Plays, state: Any) -> None:
    assert bool(asked(plays.game, state, plays.table.seats)) == (plays.game.outcome(state) is None)
    assert secrets_of(plays.game).unsound(state) == ""


# --- keeping ---------------------------------------------------------------------------------------------------------


def test_every_state_comes_back_from_the_store(plays: Plays) -> None:
    for moment in plays.moments:
        assert decode_state(plays.game.key, encode_state(plays.game.key, moment.state)) == moment.state


def test_every_event_comes_back_from_the_store(plays: Plays) -> None:
    for played in plays.playouts:
        again = decode_events(plays.game.key, encode_events(plays.game.key, played.events))
        assert again == played.events
        assert list(map(type, again)) == list(map(type, played.events))


def test_a_record_replays_to_the_same_end(plays: Plays) -> None:
    for played in plays.playouts:
        again = replay(plays.game, played.record)
        assert again.state == played.moments[-1].state
        assert again.events == played.events


def test_a_record_comes_back_from_its_text(plays: Plays) -> None:
    for played in plays.playouts:
        assert load(dump(played.record)) == played.record


# --- secrets ---------------------------------------------------------------------------------------------------------


def test_a_view_holds_nothing_that_its_reader_cannot_know(plays: Plays) -> None:
    differing = 0
    for pair in plays.twins:
        assert plays.game.view(pair.other, pair.reader) == plays.game.view(pair.moment.state, pair.reader)
        differing += pair.differ
    if secrets_of(plays.game).hides(plays.table.options):
        assert differing > len(plays.sampled), "dealing anew hardly ever changes a state: the law proves nothing"


def test_what_is_legal_follows_from_what_the_seat_can_see(plays: Plays) -> None:
    for pair, seat in plays.twins_of_seats:
        mine = plays.game.legal_actions(pair.moment.state, seat)
        assert plays.game.legal_actions(pair.other, seat) == mine


def test_twins_are_states_that_play_can_reach(plays: Plays) -> None:
    for pair in plays.twins:
        assert secrets_of(plays.game).unsound(pair.other) == ""


def test_events_tell_nothing_before_they_reveal_it(plays: Plays) -> None:
    compared = 0
    for pair in plays.twins:
        streams = _same_play(pair)
        if streams:
            _assert_alike_until_revealed(pair, *streams)
            compared += 1
    assert compared > len(plays.sampled) // 2


Stream = tuple[list[Any], Any]


def _same_play(pair: Twins) -> tuple[Stream, Stream] | None:
    """What the reader hears and sees when the same is done in both states; None when the other cannot do it."""
    moment, entry = pair.moment, pair.moment.entry
    if entry is None:
        return None
    try:
        steps = [carry_out(moment.game, state, entry, turning()) for state in (moment.state, pair.other)]
    except IllegalMove:
        return None
    mine, others = ((heard(s.events, pair.reader), moment.game.view(s.state, pair.reader)) for s in steps)
    return mine, others


def _assert_alike_until_revealed(pair: Twins, mine: Stream, others: Stream) -> None:
    (events, view), (other_events, other_view) = mine, others
    if events == other_events:
        assert view == other_view
        return
    unlike = next((n for n, (a, b) in enumerate(zip(events, other_events, strict=False)) if a != b), None)
    first = min(len(events), len(other_events)) if unlike is None else unlike
    reveals = secrets_of(pair.moment.game).reveals
    assert all(reveals(stream[first], pair.reader) for stream in (events, other_events) if first < len(stream))


def test_a_secret_has_seats_that_may_hear_it(plays: Plays) -> None:
    for event in {event for played in plays.playouts for event in played.events}:
        if isinstance(event.audience, tuple):
            assert event.audience
            assert set(event.audience) <= set(range(plays.table.seats))
            assert heard([event], GROUP) == []
