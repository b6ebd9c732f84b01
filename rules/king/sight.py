"""What a reader may know of a state, copied field by field."""

from __future__ import annotations

from rules.game import GROUP, Reader, Seat
from rules.king.choice import hearts_barred, ordered, playable
from rules.king.contract import Contract, Terms
from rules.king.course import totals
from rules.king.model import SEATS, Asks, Cards, Ordering, Over, PlayerView, Playing, State, Trick, View
from rules.king.scoring import points_taken, tricks_taken
from rules.king.tables import HAND, programme


def seen(state: State, reader: Reader) -> View:
    """The view of a seat, or of the group."""
    return View(
        deck=state.options.deck,
        programme=_programme(state),
        number=state.number,
        terms=state.terms,
        leader=state.leader,
        turn=state.turn,
        asks=asks(state),
        players=_players(state),
        trick=len(state.tricks) + 1,
        tricks=HAND[state.options.deck],
        table=tuple(((state.opener + at) % SEATS, card) for at, card in enumerate(state.table)),
        last_trick=_last_trick(state),
        hearts_barred=isinstance(state.phase, Playing) and hearts_barred(state, state.phase.contract),
        orders=ordered(state),
        scores=state.scores,
        last_deal=state.last_deal,
        over=isinstance(state.phase, Over),
        hand=() if reader is GROUP else state.hands[reader],
        playable=() if reader is GROUP else _playable(state, reader),
    )


def asks(state: State) -> Asks:
    """What the seat to move is asked."""
    match state.phase:
        case Ordering():
            return "order"
        case Playing():
            return "card" if state.table or state.tricks else "lead"
        case Over():
            return "nothing"


def _programme(state: State) -> tuple[Terms, ...]:
    """The terms of every deal; what was ordered stands in for what was free."""
    known = {order.number: order.contract for order in ordered(state)}
    return tuple(known.get(number, terms) for number, terms in enumerate(programme(state.options), 1))


def _players(state: State) -> tuple[PlayerView, ...]:
    """Points of this deal and totals of those before it, by seat."""
    tricks, total = tricks_taken(state.tricks), totals(state.scores)
    terms, deck = state.terms, state.options.deck
    points = points_taken(terms, deck, state.tricks) if isinstance(terms, Contract) else (0,) * SEATS
    return tuple(
        PlayerView(seat, len(state.hands[seat]), tricks[seat], points[seat], total[seat]) for seat in range(SEATS)
    )


def _last_trick(state: State) -> tuple[Trick, ...]:
    """The trick before the one on the table, be it of the deal before."""
    return state.tricks[-1:] or tuple(deal.trick for deal in state.last_deal)


def _playable(state: State, seat: Seat) -> Cards:
    match state.phase:
        case Playing(contract) if seat == state.turn:
            return playable(state, contract, seat)
    return ()
