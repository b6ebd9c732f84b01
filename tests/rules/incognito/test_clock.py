"""The clocks, and what silence means."""

from __future__ import annotations

import pytest

from rules.catalogue import games
from rules.game import Pace
from rules.incognito.tables import pace
from rules.record import Entry
from tests.rules.incognito.deals import met
from tests.story import story

GAME = games()["incognito"]
PACES = {each.key: each for each in GAME.paces}


@pytest.mark.rule("IK-25")
@pytest.mark.parametrize("seconds", [90, 60, 30])
def test_the_clock_of_a_move(seconds: int) -> None:
    assert dict(PACES[str(seconds)].seconds) == {"arrange": 2 * seconds, "move": seconds}
    assert PACES[str(seconds)].party == 0


@pytest.mark.rule("IK-25")
@pytest.mark.parametrize("minutes", [3, 5, 10, 15, 20])
@pytest.mark.parametrize("move", ["90", "60", "30", "none"])
def test_the_clock_of_the_party_goes_with_that_of_a_move_or_alone(move: str, minutes: int) -> None:
    both = PACES[f"{move}-{minutes}"]

    assert both.party == 60 * minutes
    assert both.seconds == PACES[move].seconds
    assert both.minutes <= 2 * minutes


@pytest.mark.rule("IK-25")
def test_the_default_is_a_minute_and_a_half_for_a_move() -> None:
    assert next(iter(PACES)) == "90"
    assert len(PACES) == 4 * 6
    assert [each.minutes for each in PACES.values() if not each.party] == [20, 15, 10, 30]


@pytest.mark.rule("IK-25")
def test_a_clock_is_named_by_what_it_allows() -> None:
    assert pace("60", 60, 15, 0) == Pace("60", {"arrange": 120, "move": 60}, 15)
    assert pace("60", 60, 15, 5) == Pace("60-5", {"arrange": 120, "move": 60}, 10, 300, ("move",))
    assert pace("60", 60, 15, 20) == Pace("60-20", {"arrange": 120, "move": 60}, 15, 1200, ("move",))
    assert pace("none", 0, 30, 3) == Pace("none-3", {"arrange": 180}, 6, 180, ("move",))


@pytest.mark.rule("IK-6")
def test_arranging_has_a_clock_of_its_own_that_is_not_the_party_s() -> None:
    assert dict(PACES["none"].seconds) == dict(PACES["none-10"].seconds) == {"arrange": 180}
    assert {each.party_runs for each in PACES.values() if each.party} == {("move",)}
    assert {each.party_runs for each in PACES.values() if not each.party} == {()}


@pytest.mark.rule("IK-6", "IK-25")
def test_silence_arranges_at_random_and_forfeits_a_move() -> None:
    assert GAME.silence == {"arrange": "fallback", "move": "forfeit"}


@pytest.mark.rule("IK-25")
def test_out_of_time_is_a_lost_game_by_the_clock() -> None:
    game = story("incognito", seats=2, options={"mode": "open", "variant": "throne"}).leave(0)

    assert game.outcome is not None
    assert (game.outcome.places, game.outcome.reason) == ((2, 1), "left")
    assert game.record.entries == (Entry("leave", 0, ""),)


def test_whoever_asks_for_a_move_in_silence_gets_a_real_one() -> None:
    game = met(". . . . k? / . . . . . / . . . . . / . . . . . / K? . . . .")

    assert game.in_silence(0) == {"a1.b1", "a1.a2", "a1.b2"}
    assert set(game.legal(0)) - game.in_silence(0) == {"offer", "resign"}
