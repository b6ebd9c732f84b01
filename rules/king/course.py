"""The course of a party: each deal begins with its hands, ends with its points, and leads to the next or to the end."""

from __future__ import annotations

from dataclasses import replace

from rules.chance import Chance
from rules.game import Seat
from rules.king.contract import Contract, Free
from rules.king.dealing import deal, holder
from rules.king.model import (
    SEATS,
    Cards,
    DealBegan,
    DealEnded,
    Dealt,
    GameEnded,
    Left,
    Options,
    Order,
    Ordered,
    Ordering,
    Over,
    Phase,
    Playing,
    Points,
    Score,
    State,
)
from rules.king.scoring import deal_total, points_taken, tricks_taken
from rules.king.steps import Turn, told
from rules.king.tables import programme


def first_deal(options: Options, chance: Chance) -> Turn:
    """The first deal of a party, led by the holder of the ace of diamonds (KG-4)."""
    hands = deal(options.deck, chance)
    leader = holder(hands)
    return _begin(State(options, Ordering(), 1, leader, 1, hands, leader))


def order(state: State, seat: Seat, wanted: Order) -> Turn:
    """The leader orders the terms of the deal that he is about to lead (KG-13)."""
    contract = Contract(wanted.stake, taking=True, trump=wanted.trump)
    state = replace(state, phase=Playing(contract), question=state.question + 1)
    return told(state, Ordered(state.number, seat, contract))


def end_if_decided(state: State, contract: Contract, chance: Chance) -> Turn:
    """After a complete trick: the deal ends when all that it scores is taken (KG-15)."""
    points = points_taken(contract, state.options.deck, state.tricks)
    if sum(points) != deal_total(contract, state.options.deck):
        return told(state)
    return _end(state, contract, points).then(lambda ended: _go_on(ended, contract, chance))


def totals(scores: tuple[Score, ...]) -> Points:
    """The sum of all deals that are over, by seat."""
    return tuple(sum(score.points[seat] for score in scores) for seat in range(SEATS))


def leave(state: State, seat: Seat) -> Turn:
    """Whoever leaves stops the game for all (KG-19)."""
    return told(replace(state, phase=Over(state.terms, "left")), Left(seat))


def _begin(state: State) -> Turn:
    """The hands are dealt: everybody hears of the deal, and each of his own cards."""
    terms = programme(state.options)[state.number - 1]
    phase: Phase = Ordering() if isinstance(terms, Free) else Playing(terms)
    dealt = (Dealt(seat, hand) for seat, hand in enumerate(state.hands))
    return told(replace(state, phase=phase), DealBegan(state.number, state.leader, terms), *dealt)


def _end(state: State, contract: Contract, points: Points) -> Turn:
    """The points are written down, and what was left is shown (KG-15)."""
    scores = (*state.scores, Score(state.leader, contract, points))
    ended = DealEnded(
        number=state.number,
        leader=state.leader,
        contract=contract,
        tricks=tricks_taken(state.tricks),
        points=points,
        totals=totals(scores),
        trick=state.tricks[-1],
        left=state.hands,
    )
    return told(replace(state, scores=scores, last_deal=(ended,)), ended)


def _go_on(state: State, contract: Contract, chance: Chance) -> Turn:
    """The next deal, led by the player clockwise after the leader of this one, or the end (KG-4, KG-16)."""
    if state.number == len(programme(state.options)):
        over = replace(state, phase=Over(contract, "played"), hands=((),) * SEATS, tricks=())
        return told(over, GameEnded(totals(state.scores)))
    leader = (state.leader + 1) % SEATS
    return _begin(_dealt(state, leader, deal(state.options.deck, chance)))


def _dealt(state: State, leader: Seat, hands: tuple[Cards, ...]) -> State:
    return replace(state, number=state.number + 1, leader=leader, hands=hands, opener=leader, tricks=())
