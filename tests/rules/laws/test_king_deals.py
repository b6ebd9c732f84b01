"""What must be true of every deal of «Кинг», counted from outside: its total, its leader, its end."""

from __future__ import annotations

from itertools import pairwise

import pytest

from rules.catalogue import games
from rules.king.cards import KING, QUEEN, Card, Suit
from rules.king.contract import Contract, Stake
from rules.king.model import DealBegan, DealEnded, Laid, Taken
from tests.rules.laws.playout import Playout, playout
from tests.rules.laws.table import Table, option_sets

SUMS = {"classic": (-120, -80), "full": (0, 0), "order": (0, 0), "blitz": (-168, -112)}


@pytest.fixture(
    scope="module",
    params=list(option_sets(games()["king"])),
    ids=lambda choices: "-".join(choice for _, choice in choices),
)
def party(request: pytest.FixtureRequest) -> Playout:
    """A whole random party at each kind of table."""
    return playout(Table(games()["king"], 4, request.param), seed=0)


def ends(party: Playout) -> list[DealEnded]:
    """The end of every deal."""
    return [event for event in party.events if isinstance(event, DealEnded)]


def is_long(party: Playout) -> bool:
    """Whether the long deck is played with."""
    return party.table.options["deck"] == "long"


@pytest.mark.rule("KG-11", "KG-12", "KG-13")
def test_a_party_comes_to_its_sum(party: Playout) -> None:
    long, short = SUMS[party.table.options["programme"]]
    outcome = party.moments[-1].outcome
    assert outcome is not None
    assert sum(outcome.points) == (long if is_long(party) else short)


@pytest.mark.rule("KG-9")
def test_the_scores_of_a_deal_come_to_its_total(party: Playout) -> None:
    for deal in ends(party):
        stakes = 6 if deal.contract.stake is Stake.MEDLEY else 1
        total = stakes * (24 if is_long(party) else 16)
        assert sum(deal.points) == (total if deal.contract.taking else -total)
        assert all(points * (1 if deal.contract.taking else -1) >= 0 for points in deal.points)


@pytest.mark.rule("KG-4")
def test_leaders_follow_one_another_around_the_table(party: Playout) -> None:
    leaders = [event.leader for event in party.events if isinstance(event, DealBegan)]
    first = next(event for event in party.events if isinstance(event, Laid))
    assert first == Laid(leaders[0], Card.DA)
    assert all(later == (earlier + 1) % 4 for earlier, later in pairwise(leaders))


def scores(contract: Contract, card: Card) -> bool:
    """Whether the card is worth something where single cards are."""
    match contract.stake:
        case Stake.HEARTS:
            return card.suit is Suit.HEARTS
        case Stake.BOYS:
            return card.rank in (11, 13)
        case Stake.GIRLS:
            return card.rank == QUEEN
        case Stake.KINGS:
            return card.rank == KING
        case Stake.KING:
            return card is Card.HK
    return False


@pytest.mark.rule("KG-15")
def test_a_deal_ends_when_nothing_of_it_is_left_and_never_before(party: Playout) -> None:
    for deal in ends(party):
        left = [card for hand in deal.left for card in hand]
        assert not any(scores(deal.contract, card) for card in left)
        if deal.contract.stake in (Stake.TRICKS, Stake.LAST, Stake.MEDLEY):
            assert left == []
        if left:
            assert any(scores(deal.contract, card) for card in deal.trick.cards), "the trick before did not end it"


@pytest.mark.rule("KG-6", "KG-16")
def test_what_was_told_trick_by_trick_is_what_the_totals_say(party: Playout) -> None:
    totals, counted = [0] * 4, 0
    for event in party.events:
        if isinstance(event, Taken):
            totals[event.trick.taker] += event.points
            counted += 1
        if isinstance(event, DealEnded):
            assert sum(event.tricks) == counted
            assert list(event.totals) == totals
            counted = 0
    outcome = party.moments[-1].outcome
    assert outcome is not None
    assert list(outcome.points) == totals
    assert [place == 1 for place in outcome.places] == [points == max(totals) for points in totals]
