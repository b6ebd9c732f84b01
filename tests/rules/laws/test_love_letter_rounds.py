"""What must be true of every round of «Тайное послание», counted from outside: its length, its starter, its tokens."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import pytest

from rules.love_letter.model import Aim, AsideOpened, Card, Played, RoundBegan, RoundEnded, State, TookAside, WentOut
from tests.rules.laws.playout import Moment, Playout, playout
from tests.rules.laws.table import tables

DRAW_PILE = {2: 10, 3: 12, 4: 11}


@dataclass(frozen=True)
class Round:
    """One round of a random game: its moments, all that happened in it, and its end."""

    moments: tuple[Moment, ...]
    began: RoundBegan
    events: tuple[Any, ...]
    ended: RoundEnded

    @property
    def first(self) -> State:
        """The state just dealt."""
        state: State = self.moments[0].state
        return state


def _rounds(played: Playout) -> Iterator[Round]:
    moments: list[Moment] = []
    events: list[Any] = list(played.deal.events)
    for moment in played.moments[:-1]:
        moments.append(moment)
        events += moment.step.events if moment.step else ()
        ends = [at for at, event in enumerate(events) if isinstance(event, RoundEnded)]
        if ends:
            (at,) = ends
            yield Round(tuple(moments), events[0], tuple(events[:at]), events[at])
            moments, events = [], events[at + 1 :]


@pytest.fixture(scope="module", params=[2, 3, 4])
def games(request: pytest.FixtureRequest) -> list[list[Round]]:
    """The rounds of a dozen games at every table of so many seats."""
    at = [table for table in tables() if table.game.key == "love_letter" and table.seats == request.param]
    return [list(_rounds(playout(table, seed))) for table in at for seed in range(12)]


@pytest.mark.rule("LL-1", "LL-11", "LL-14")
def test_a_round_played_to_the_last_card_has_as_many_turns_as_cards_less_those_the_princes_took(
    games: list[list[Round]],
) -> None:
    to_the_end = [played for game in games for played in game if played.ended.ending == "pile"]
    assert to_the_end
    for played in to_the_end:
        dealt = sum(player.standing == "in" for player in played.first.players)
        assert _turns(played) == DRAW_PILE[dealt] - _taken_by_princes(played)


def _turns(played: Round) -> int:
    return len({moment.state.turns for moment in played.moments})


def _taken_by_princes(played: Round) -> int:
    """Princes after whom the top of the pile went into a hand or to the place of the card set aside."""
    taken = 0
    for moment in played.moments:
        events = moment.step.events if moment.step else ()
        prince = any(isinstance(event, Played) and _is_prince(event) for event in events)
        in_vain = any(isinstance(event, WentOut | TookAside) for event in events)
        taken += prince and (not in_vain or any(isinstance(event, AsideOpened) for event in events))
    return taken


def _is_prince(event: Played) -> bool:
    return isinstance(event.action, Aim) and event.card is Card.PRINCE


@pytest.mark.rule("LL-2")
def test_a_round_is_begun_by_a_winner_of_the_last(games: list[list[Round]]) -> None:
    for earlier, later in (pair for game in games for pair in pairwise(game)):
        assert later.began.starter in earlier.ended.winners
        assert later.began.number == earlier.ended.number + 1
    assert all(game[0].began.number == 1 for game in games)


@pytest.mark.rule("LL-3", "LL-15", "LL-16")
def test_every_winner_takes_a_token_and_nobody_else(games: list[list[Round]]) -> None:
    for game in games:
        tokens = [0 for _ in game[0].first.players]
        for played in game:
            assert [player.tokens for player in played.first.players] == tokens
            assert max(tokens) < played.first.options.tokens_to_win
            for seat in played.ended.winners:
                tokens[seat] += 1
