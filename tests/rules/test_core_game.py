"""The contract: steps, refusals, audiences."""

from __future__ import annotations

import pytest

from rules.catalogue import games
from rules.game import EVERYBODY, GROUP, Event, GameOver, IllegalMove, NotYourTurn, Step, defaults, hears, stage_kind
from tests.story import story


def test_steps_join_their_events_in_order() -> None:
    first, second, third = Event(), Event(), Event()

    step = Step(1, (first,)).then(lambda state: Step(state + 1, (second, third)))

    assert step == Step(2, (first, second, third))


def test_who_hears_what() -> None:
    assert hears(EVERYBODY, GROUP)
    assert hears(EVERYBODY, 3)
    assert hears((0, 2), 2)
    assert not hears((0, 2), 1)
    assert not hears((0, 2), GROUP)


def test_the_kinds_of_refusal() -> None:
    game = story("love_letter", seats=2, options={"tokens": "1"}, hands="priest king", pile="guard")

    game.refuses("1 king.0", NotYourTurn).refuses("0 king.1", IllegalMove)
    game.play("0 guard.1.king").refuses("0 priest", GameOver)


def test_a_refusal_carries_what_its_explanation_needs() -> None:
    refusal = IllegalMove(card="king", seat=2)

    assert (refusal.key, refusal.about, str(refusal)) == ("illegal-move", {"card": "king", "seat": 2}, "illegal-move")


def test_the_kind_of_a_stage() -> None:
    assert stage_kind("play.17") == "play"
    assert stage_kind("lobby") == "lobby"


@pytest.mark.parametrize("key", games())
def test_the_facts_of_a_game_agree(key: str) -> None:
    game = games()[key]

    assert game.key == key
    assert defaults(game) == {option.key: option.choices[0] for option in game.options}
    assert all(len(option.choices) > 1 for option in game.options)
    assert len({pace.key for pace in game.paces}) == len(game.paces)
    assert all(pace.seconds.keys() <= game.silence.keys() for pace in game.paces)
