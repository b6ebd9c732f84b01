"""The decks, the deal, who sits where and who leads."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.catalogue import games
from rules.chance import scripted
from rules.game import IllegalMove
from rules.king.cards import Card, Suit
from rules.king.dealing import deal as dealt
from rules.king.dealing import lopsided as too_long
from rules.king.model import DealBegan, Dealt, Deck
from rules.king.tables import DECKS, HAND
from tests.rules.king.deals import cards, contract, deal, draws, filled, lopsided
from tests.story import story


@pytest.mark.rule("KG-1")
@pytest.mark.parametrize(("deck", "size", "each", "lowest"), [("long", 48, 12, 3), ("short", 32, 8, 7)])
def test_the_decks(deck: Deck, size: int, each: int, lowest: int) -> None:
    assert len(set(DECKS[deck])) == size
    assert Counter(card.suit for card in DECKS[deck]) == dict.fromkeys(Suit, size // 4)
    assert {card.rank for card in DECKS[deck]} == set(range(lowest, 15))
    assert HAND[deck] == each


@pytest.mark.rule("KG-1")
def test_the_long_deck_comes_first() -> None:
    assert games()["king"].options[0].choices == ("long", "short")
    assert len(story("king", seats=4).state.hands[0]) == 12


@pytest.mark.rule("KG-1")
def test_cards_go_around_one_by_one_and_each_hears_of_his_own() -> None:
    hands = ("sa ha ca da", "sk hk ck dk", "sq hq cq dq", "sj hj cj dj")
    game = story("king", seats=4, options={"deck": "short"}, deck="short", hands=hands)

    mine = tuple(sorted(filled(hands, "short")[0]))
    assert set(cards("sa ha ca da")) < set(mine)
    assert game.told(0) == (DealBegan(1, 0, contract("avoid tricks")), Dealt(0, mine))
    assert game.sees(0).hand == mine
    assert game.state.hands == tuple(tuple(sorted(hand)) for hand in filled(hands, "short"))


@pytest.mark.rule("KG-1")
def test_a_card_knows_its_suit_and_rank() -> None:
    ranks = [("s3", 3), ("h10", 10), ("cj", 11), ("dq", 12), ("hk", 13), ("sa", 14)]
    assert [(card.name.lower(), card.rank) for card in cards("s3 h10 cj dq hk sa")] == ranks
    suits = [Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS]
    assert [card.suit for card in cards("s7 h7 c7 d7")] == suits
    assert sorted(cards("d7 ca h10 s8 h9")) == list(cards("s8 h9 h10 ca d7"))


@pytest.mark.rule("KG-2")
@pytest.mark.parametrize(("deck", "most"), [("long", 8), ("short", 5)])
def test_a_hand_with_too_many_of_a_suit_is_dealt_again(deck: Deck, most: int) -> None:
    fair = draws(4, ("da",), deck=deck)

    again = dealt(deck, scripted(lopsided(deck, most + 1) + fair))
    assert again == dealt(deck, scripted(fair))

    kept = dealt(deck, scripted(lopsided(deck, most)))
    assert max(Counter(card.suit for card in kept[0]).values()) == most


@pytest.mark.rule("KG-2")
@pytest.mark.parametrize("at", [0, 1, 2, 3])
@pytest.mark.parametrize("suit", Suit)
def test_whoever_holds_them_and_whatever_the_suit(at: int, suit: Suit) -> None:
    six = [card for card in DECKS["short"] if card.suit is suit][:6]
    assert too_long("short", tuple(six))
    assert not too_long("short", tuple(six[1:]))

    fair = draws(4, ("da",), deck="short")
    assert dealt("short", scripted(lopsided("short", 6, suit, at) + fair)) == dealt("short", scripted(fair))


@pytest.mark.rule("KG-2")
def test_every_deal_of_a_party_is_dealt_so() -> None:
    hands = ("h7", "h8", "h9", "hk d7 da")
    game = deal("avoid king", ("h7", "h8", "h9", "hk"), leader=0, deck="short", number=6)
    game.draws_next(*lopsided("short", 6)).deals_next(hands=hands, deck="short")

    game.play("0 h7", "1 h8", "2 h9", "3 hk")

    assert game.state.hands == tuple(tuple(sorted(hand)) for hand in filled(hands, "short"))


@pytest.mark.rule("KG-3")
def test_lots_are_drawn_for_the_seats_and_four_sit_down() -> None:
    assert games()["king"].draws_seats, "the table draws them before the first deal"
    assert not games()["love_letter"].draws_seats
    assert tuple(games()["king"].seats) == (4,)


@pytest.mark.rule("KG-3")
@pytest.mark.parametrize("leader", [0, 1, 2, 3])
def test_play_goes_clockwise(leader: int) -> None:
    game = deal("avoid tricks", ("s3", "s4", "s5", "s6"), leader=leader)
    order = []
    for _ in range(4):
        (seat,) = game.asked
        order.append(seat)
        if len(order) < 4:
            game.play(f"{seat} {game.legal(seat)[0]}")

    assert order == [(leader + step) % 4 for step in range(4)]


@pytest.mark.rule("KG-4")
@pytest.mark.parametrize("holder", [0, 1, 2, 3])
def test_the_ace_of_diamonds_leads_the_first_deal(holder: int) -> None:
    game = story("king", seats=4, hands=tuple("da" if seat == holder else "" for seat in range(4)))

    assert game.asked == (holder,)
    assert game.legal(holder) == ("da",)
    assert game.sees(holder).playable == (Card.DA,)
    assert game.refuses(f"{holder} d3", IllegalMove).play(f"{holder} da").asked == ((holder + 1) % 4,)


@pytest.mark.rule("KG-4")
def test_only_the_very_first_lead_is_bound_to_it() -> None:
    first = story("king", seats=4, options={"deck": "short"}, deck="short", hands=("da", "d7", "d8", "d9"))
    first.play("0 da", "1 d7", "2 d8", "3 d9")
    assert len(first.legal(0)) == 7, "the second trick of the first deal"

    assert deal("avoid tricks", ("da s3", "s4", "s5", "s6"), number=2).legal(0) == ("s3", "da")


@pytest.mark.rule("KG-4")
@pytest.mark.parametrize("leader", [0, 1, 2, 3])
def test_a_later_deal_is_led_by_the_next_after_the_leader_of_the_last(leader: int) -> None:
    game = deal("avoid king", ("h7", "h8", "h9", "hk"), leader=leader, deck="short", number=6)
    game.deals_next(hands=("da",), deck="short")

    while game.state.number == 6:
        (seat,) = game.asked
        game.play(f"{seat} {game.legal(seat)[0]}")

    following = (leader + 1) % 4
    game.happened(DealBegan(7, following, contract("avoid medley")))
    assert (game.sees(0).leader, game.asked) == (following, (following,))
    assert len(game.legal(following)) > 1, "whatever he holds"
