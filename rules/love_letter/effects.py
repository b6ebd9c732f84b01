"""What each card does when it is played: one function a card, and one more where the card set aside is the target."""

from __future__ import annotations

from dataclasses import replace

from rules.game import Seat
from rules.love_letter.hands import discard_hand, draw, go_out, take_aside
from rules.love_letter.knowledge import learn, outdate
from rules.love_letter.model import (
    ASIDE,
    Action,
    Aim,
    AsideOpened,
    Card,
    Compared,
    Got,
    Guess,
    Hit,
    Lay,
    Missed,
    Peeked,
    State,
    Swapped,
    Target,
    Tied,
)
from rules.love_letter.seating import seated
from rules.love_letter.steps import Turn, told


def effect(state: State, seat: Seat, action: Action) -> Turn:  # noqa: PLR0911 - a table of the cards
    """The compulsory effect of the card just laid (LL-4); the Countess, and a card without a target, have none."""
    match action:
        case Guess(target, named):
            return _guard(state, seat, target, named)
        case Aim(Card.PRIEST, target):
            return _priest(state, seat, target)
        case Aim(Card.BARON, int(target)):
            return _baron(state, seat, target)
        case Aim(Card.PRINCE, int(target)):
            return _prince(state, target)
        case Aim(Card.PRINCE, _):
            return _prince_aside(state, seat)
        case Aim(Card.KING, int(target)):
            return _king(state, seat, target)
        case Aim(Card.KING, _):
            return _king_aside(state, seat)
        case Lay(Card.HANDMAID):
            return told(seated(state, seat, replace(state.players[seat], protected=True)))
        case Lay(Card.PRINCESS):
            return go_out(state, seat)
    return told(state)


def _held(state: State, target: Target) -> Card:
    (card,) = state.aside if target is ASIDE else state.players[target].hand
    return card


def _guard(state: State, seat: Seat, target: Seat, named: Card) -> Turn:
    """LL-8."""
    if _held(state, target) is not named:
        return told(state, Missed(seat, target, named))
    return told(state, Hit(seat, target, named)).then(lambda hit: go_out(hit, target))


def _priest(state: State, seat: Seat, target: Target) -> Turn:
    """LL-9, LL-19."""
    card = _held(state, target)
    return told(learn(state, seat, target, card, "priest"), Peeked(seat, target, card))


def _baron(state: State, seat: Seat, target: Seat) -> Turn:
    """LL-9: the secret comparison, then what everybody learns of it."""
    card, other = _held(state, seat), _held(state, target)
    state = learn(learn(state, seat, target, other, "baron"), target, seat, card, "baron")
    compared = Compared(seat, target, card, other)
    if card == other:
        return told(state, compared, Tied(seat, target))
    loser = seat if card < other else target
    return told(state, compared).then(lambda state: go_out(state, loser))


def _prince(state: State, target: Seat) -> Turn:
    """LL-11: the target discards and draws, unless it was the Princess."""
    if _held(state, target) is Card.PRINCESS:
        return go_out(state, target)
    refill = draw if state.pile else take_aside
    return discard_hand(state, target).then(lambda state: refill(state, target))


def _prince_aside(state: State, seat: Seat) -> Turn:
    """LL-19: the card set aside is laid open in nobody's discards and the top of the pile replaces it."""
    (card,) = state.aside
    opened = (*state.aside_opened, card)
    state = replace(state, aside=state.pile[:1], pile=state.pile[1:], aside_opened=opened)
    return told(outdate(state, ASIDE, card), AsideOpened(seat, card))


def _king(state: State, seat: Seat, target: Seat) -> Turn:
    """LL-10: each gets the other's card, and knows where his own went."""
    given, taken = _held(state, seat), _held(state, target)
    state = outdate(outdate(state, seat, given), target, taken)
    state = seated(state, seat, replace(state.players[seat], hand=(taken,)))
    state = seated(state, target, replace(state.players[target], hand=(given,)))
    state = learn(learn(state, seat, target, given, "king"), target, seat, taken, "king")
    return told(state, Swapped(seat, target), Got(seat, taken), Got(target, given))


def _king_aside(state: State, seat: Seat) -> Turn:
    """LL-19: the hand and the card set aside change places."""
    given, taken = _held(state, seat), _held(state, ASIDE)
    state = outdate(outdate(state, seat, given), ASIDE, taken)
    state = seated(state, seat, replace(state.players[seat], hand=(taken,)), aside=(given,))
    return told(learn(state, seat, ASIDE, given, "king"), Swapped(seat, ASIDE), Got(seat, taken))
