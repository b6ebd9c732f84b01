"""«ИнкогниК» played to its bitter end: games in which nobody gives up, beside the plain writing of the rules.

The random games of the laws are often resigned before the first fight. Here the words that end a game are left unsaid,
and a cup that can be touched often is.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from rules.catalogue import games
from rules.chance import live
from rules.game import Step, asked, play
from rules.incognito.events import Attacked, Drank, Ended, Fell, Happening, Revealed
from rules.incognito.model import State
from tests.rules.brute.incognito import BRUTE, Board
from tests.rules.laws.table import option_sets
from tests.rules.secrets.incognito import SECRETS

GAME = games()["incognito"]
UNSAID = {"resign", "accept", "claim"}
THIRST = 0.3
RULES = [choices for choices in option_sets(GAME) if ("first", "lot") in choices]


@dataclass
class Battle:
    """A game under way, in both writings, and all that happened."""

    step: Step[State, Happening]
    plain: Board
    events: list[Happening]

    @property
    def state(self) -> State:
        """Where it stands."""
        return self.step.state


def fought(choices: tuple[tuple[str, str], ...], seed: int) -> Battle:
    """A whole game of these rules; both writings have agreed after every move."""
    luck = Random(f"{choices}/{seed}")
    step = GAME.setup(2, dict(choices), live(luck.randrange))
    battle = Battle(step, BRUTE.position(step.state), list(step.events))
    while GAME.outcome(battle.state) is None:
        seat = asked(GAME, battle.state, 2)[0]
        _assert_agreed(battle)
        _move(battle, seat, _choose(battle.state, seat, luck))
    return battle


def _choose(state: State, seat: int, luck: Random) -> str:
    texts = [GAME.notation.text(action) for action in GAME.legal_actions(state, seat)]
    texts = [text for text in texts if text not in UNSAID]
    cups = [text for text in texts if text.startswith(("drink", "place"))]
    return luck.choice(cups if cups and luck.random() < THIRST else texts)


def _move(battle: Battle, seat: int, text: str) -> None:
    battle.step = play(GAME, battle.state, seat, GAME.notation.parse(text), live(lambda _: 0))
    battle.events += battle.step.events
    battle.plain.play(seat, text)
    assert battle.plain.winners == BRUTE.winners(battle.step.events)


def _assert_agreed(battle: Battle) -> None:
    assert SECRETS.unsound(battle.state) == ""
    assert BRUTE.picture(battle.state) == battle.plain.picture()
    for seat in (0, 1):
        legal = map(GAME.notation.text, GAME.legal_actions(battle.state, seat))
        assert sorted(legal) == sorted(battle.plain.moves(seat))


@pytest.fixture(scope="module", params=RULES, ids=lambda choices: "-".join(choice for _, choice in choices))
def battle(request: pytest.FixtureRequest) -> Battle:
    """A whole game under each set of rules."""
    return fought(request.param, seed=0)


def _of(battle: Battle, kind: type[Any]) -> list[Any]:
    return [event for event in battle.events if isinstance(event, kind)]


@pytest.mark.rule("IK-9", "IK-10", "IK-16")
def test_nobody_falls_but_in_a_fight_or_by_poison(battle: Battle) -> None:
    fallen = len(_of(battle, Fell))
    lost = [event for event in _of(battle, Attacked) if event.result in ("won", "lost")]
    poisoned = [event for event in _of(battle, Drank) if event.cup.value == "poison"]

    assert fallen == len(lost) + len(poisoned) == 10 - len(battle.state.pieces)
    assert lost, "nobody has fought: the law proves nothing"


@pytest.mark.rule("IK-13")
def test_every_figure_is_revealed_at_most_once_and_before_it_falls(battle: Battle) -> None:
    shown = [(event.seat, event.figure) for event in _of(battle, Revealed)]

    assert len(set(shown)) == len(shown)
    if battle.state.options.mode == "closed":
        assert {(event.seat, event.figure) for event in _of(battle, Fell)} <= set(shown)
    else:
        assert shown == []


@pytest.mark.rule("IK-26")
def test_a_game_ends_once_and_with_all_that_stands(battle: Battle) -> None:
    (ended,) = _of(battle, Ended)

    assert battle.events[-1] == ended
    assert ended.pieces == battle.state.pieces


@pytest.mark.laws
@pytest.mark.parametrize("choices", RULES, ids=lambda choices: "-".join(choice for _, choice in choices))
def test_many_such_games_agree_with_the_plain_rules(choices: tuple[tuple[str, str], ...]) -> None:
    for seed in range(1, 60):
        assert GAME.outcome(fought(choices, seed).state) is not None
