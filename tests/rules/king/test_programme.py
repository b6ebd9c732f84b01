"""The programmes: which deals a party has, and what they come to."""

from __future__ import annotations

from typing import Any

import pytest

from rules.catalogue import games
from rules.game import GROUP, offered
from rules.king.contract import Contract, Free
from rules.king.scoring import deal_total
from tests.rules.king.deals import contract, draws
from tests.story import story

KING = games()["king"]
AVOIDING = tuple(contract(f"avoid {s}") for s in ["tricks", "hearts", "boys", "girls", "last", "king", "medley"])
TAKEN = ("tricks", "hearts", "boys", "girls", "last", "kings", "king")


def terms(**options: str) -> Any:
    """The terms of every deal."""
    return story("king", seats=4, options=options).sees(GROUP).programme


@pytest.mark.rule("KG-11")
@pytest.mark.parametrize("trump", ["hearts", "none"])
def test_classic(trump: str) -> None:
    taking = (contract(f"take {stake} {trump}") for stake in TAKEN)

    assert terms(programme="classic", trump=trump) == (*AVOIDING, *taking)


@pytest.mark.rule("KG-11")
def test_classic_with_hearts_comes_first() -> None:
    assert terms() == terms(programme="classic", trump="hearts")
    assert [option.choices[0] for option in KING.options] == ["long", "classic", "hearts"]


@pytest.mark.rule("KG-11")
@pytest.mark.parametrize("programme", ["full", "order", "blitz"])
def test_the_trump_is_an_option_of_classic_alone(programme: str) -> None:
    chosen = {"deck": "long", "programme": programme, "trump": "none"}

    assert [option.key for option in offered(KING, chosen)] == ["deck", "programme"]
    assert [option.key for option in offered(KING, chosen | {"programme": "classic"})] == ["deck", "programme", "trump"]
    assert terms(programme=programme, trump="none") == terms(programme=programme, trump="hearts")


@pytest.mark.rule("KG-12")
def test_full() -> None:
    twice = ("tricks", "boys", "girls", "last", "kings")
    both = (f"take {stake} {trump}" for stake in twice for trump in ("hearts", "none"))
    taking = tuple(map(contract, (*both, "take hearts none", "take king none")))

    assert terms(programme="full") == (*AVOIDING, *taking)
    assert len(taking) == 12


@pytest.mark.rule("KG-13")
def test_with_orders() -> None:
    assert terms(programme="order") == (*AVOIDING, *[Free()] * 12)


@pytest.mark.rule("KG-14")
def test_blitz() -> None:
    wanted = ("avoid hearts", "avoid king", "avoid medley", "take tricks hearts")

    assert terms(programme="blitz") == tuple(map(contract, wanted))


@pytest.mark.rule("KG-11", "KG-12", "KG-14")
@pytest.mark.parametrize(
    ("programme", "long", "short"), [("classic", -120, -80), ("full", 0, 0), ("blitz", -168, -112)]
)
def test_the_sum_of_a_party(programme: str, long: int, short: int) -> None:
    deals = [each for each in terms(programme=programme) if isinstance(each, Contract)]

    assert sum(deal_total(each, "long") for each in deals) == long
    assert sum(deal_total(each, "short") for each in deals) == short


@pytest.mark.rule("KG-11", "KG-14")
def test_the_deals_are_numbered_and_the_running_one_is_told() -> None:
    game = story("king", seats=4, options={"programme": "blitz"}, hands=("da",))
    assert (game.sees(GROUP).number, game.sees(GROUP).terms) == (1, contract("avoid hearts"))
    assert draws(4, ("da",)) == game.record.header.draws

    while game.state.number == 1:
        (seat,) = game.asked
        game.play(f"{seat} {game.legal(seat)[0]}")

    assert (game.sees(GROUP).number, game.sees(GROUP).terms) == (2, contract("avoid king"))
    assert [score.contract for score in game.sees(GROUP).scores] == [contract("avoid hearts")]
