"""«С заказом»: the leader of a deal orders what it scores, and its trump."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from rules.catalogue import games
from rules.chance import turning
from rules.game import GROUP, IllegalMove, NotYourTurn
from rules.king.contract import FREE
from rules.king.model import DealBegan, Dealt, Ordered, Ordering, Score
from tests.rules.king.deals import contract, deal
from tests.rules.laws.playout import playout
from tests.rules.laws.table import Table
from tests.story import Story, story

STAKES = ["tricks", "hearts", "boys", "girls", "last", "kings", "king"]
EVERY = tuple(f"{stake}.{trump}" for stake in STAKES for trump in ("hearts", "none"))
AVOIDED = ["tricks", "hearts", "boys", "girls", "last", "king", "medley"]


def to_order(*orders: str) -> Story:
    """The deal that follows the seven of «не брать» and these orders: its leader is to order it."""
    game = story("king", seats=4, options={"programme": "order", "deck": "short"}, deck="short", hands=("da",))
    every = [contract(f"avoid {stake}") for stake in AVOIDED]
    every += [contract(f"take {order.replace('.', ' ')}") for order in orders]
    scores = tuple(Score(number % 4, each, (0, 0, 0, 0)) for number, each in enumerate(every))
    leader = len(every) % 4
    game.state = replace(
        game.state, phase=Ordering(), number=len(every) + 1, leader=leader, opener=leader, scores=scores
    )
    return game


@pytest.mark.rule("KG-13")
def test_the_leader_sees_his_hand_and_orders_then_leads() -> None:
    game = to_order()
    assert (game.asked, game.stage) == ((3,), "order.1")
    assert game.legal(3) == EVERY
    view = game.sees(3)
    assert (view.terms, view.asks, len(view.hand), view.playable) == (FREE, "order", 8, ())

    assert [player.points for player in view.players] == [0, 0, 0, 0]

    game.play("3 girls.hearts").happened(Ordered(8, 3, contract("take girls hearts")))

    assert (game.asked, game.stage) == ((3,), "lead.2")
    assert game.sees(GROUP).terms == contract("take girls hearts")
    assert set(game.legal(3)) <= {card.name.lower() for card in view.hand}


@pytest.mark.rule("KG-13")
def test_a_deal_to_be_ordered_is_dealt_first() -> None:
    suits = ("sj sq sk sa", *(f"{suit}7 {suit}8 {suit}9 {suit}10" for suit in "hcd"), "hj hq hk ha", "cj cq ck ca")
    tricks = [(0, laid) for laid in (*suits, "dj dq dk da")]
    hands = ("s7", "s8", "s9", "s10")
    game = deal("avoid medley", hands, deck="short", number=7, programme="order", tricks=tricks)
    game.play("0 s7", "1 s8", "2 s9", "3 s10")

    game.happened(DealBegan(8, 1, FREE))
    assert [type(event) for event in game.told(2)][-2:] == [DealBegan, Dealt]
    assert game.asked == (1,)


@pytest.mark.rule("KG-13")
def test_only_the_leader_orders_and_only_of_what_can_be_taken() -> None:
    game = to_order()

    game.refuses("0 tricks.none", NotYourTurn)
    game.refuses("3 s7", IllegalMove)
    assert not [text for text in game.legal(3) if "medley" in text]


@pytest.mark.rule("KG-13")
def test_nobody_orders_the_same_twice_himself() -> None:
    game = to_order("tricks.none", "king.hearts", "boys.none", "boys.hearts")
    assert game.asked == (3,)
    assert set(EVERY) - set(game.legal(3)) == {"tricks.none"}, "others may have ordered what he has not"
    game.refuses("3 tricks.none", IllegalMove)

    game = to_order("tricks.none", "king.hearts", "boys.none", "boys.hearts", "tricks.hearts", *["last.none"] * 3)
    assert set(EVERY) - set(game.legal(3)) == {"tricks.none", "tricks.hearts"}


@pytest.mark.rule("KG-13")
def test_orders_are_public() -> None:
    game = to_order("tricks.none", "king.hearts").play("1 king.hearts")

    orders = (("tricks none", 3), ("king hearts", 0), ("king hearts", 1))
    assert (
        game.sees(GROUP).orders
        == game.sees(2).orders
        == tuple(Ordered(number, seat, contract(f"take {order}")) for number, (order, seat) in enumerate(orders, 8))
    )
    assert game.sees(GROUP).programme[7:11] == (*(contract(f"take {order}") for order, _ in orders), FREE)


@pytest.mark.rule("KG-13")
def test_nothing_was_ordered_before_the_eighth_deal() -> None:
    assert to_order().sees(GROUP).orders == ()
    assert story("king", seats=4, options={"programme": "order"}).sees(GROUP).orders == ()
    assert deal("take king", ("s3", "s4", "s5", "s6"), number=9).sees(GROUP).orders == (), "no orders in «Классика»"


@pytest.mark.rule("KG-13", "KG-17")
def test_silence_orders_at_random() -> None:
    game = to_order("tricks.none", "king.hearts", "boys.none", "boys.hearts")

    assert game.in_silence(3) == set(game.legal(3))
    assert len(game.in_silence(3)) == 13


@pytest.mark.rule("KG-13")
@pytest.mark.parametrize("deck", ["long", "short"])
def test_each_player_orders_three_times(deck: str) -> None:
    choices = (("deck", deck), ("programme", "order"), ("trump", "hearts"))
    last = playout(Table(games()["king"], 4, choices), seed=1).moments[-1]
    orders = last.game.view(last.state, GROUP).orders

    assert Counter(order.seat for order in orders) == {0: 3, 1: 3, 2: 3, 3: 3}
    assert len({(order.seat, order.contract) for order in orders}) == 12
    assert [order.number for order in orders] == list(range(8, 20))


@pytest.mark.rule("KG-8", "KG-13")
def test_an_ordered_trump_bars_hearts_as_any_does() -> None:
    game = to_order().play("3 last.hearts")
    assert game.sees(3).hearts_barred
    assert not [text for text in game.legal(3) if text.startswith("h")]

    game = to_order().play("3 last.none")
    assert [text for text in game.legal(3) if text.startswith("h")]


def test_who_leaves_before_ordering_leaves_a_deal_without_terms() -> None:
    game = to_order("king.hearts")
    state = game.game.leave(game.state, 2, turning()).state

    view = game.game.view(state, GROUP)
    assert (view.terms, view.over, view.asks) == (FREE, True, "nothing")
    assert len(view.orders) == 1
