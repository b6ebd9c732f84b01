"""What a seat may do: built from its own hand and what lies open, and from nothing else."""

from __future__ import annotations

from functools import cache

from rules.game import Seat
from rules.love_letter.model import ASIDE, Action, Aim, Card, Guess, Lay, Playing, State, Target
from rules.love_letter.tables import AT_ASIDE, AT_OTHERS, NAMEABLE, YIELDS_TO_COUNTESS


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    """The actions of the seat by card, target (seats, then the card set aside) and card named; () off its turn."""
    if seat != state.turn or not isinstance(state.phase, Playing):
        return ()
    hand = state.players[seat].hand
    return tuple(action for card in _playable(hand) for action in _ways(state, seat, card))


def careful(actions: tuple[Action, ...], seat: Seat, hand: tuple[Card, ...]) -> tuple[Action, ...]:
    """The actions that do not throw the Princess away, or all of them when each one does (LL-18)."""
    reckless: tuple[Action, ...] = (Lay(Card.PRINCESS),)
    if Card.PRINCESS in hand:
        reckless += (Aim(Card.PRINCE, seat),)
    return tuple(action for action in actions if action not in reckless) or actions


def _playable(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of the hand that may be played, ascending; the Countess alone beside a King or a Prince (LL-6)."""
    if Card.COUNTESS in hand and not YIELDS_TO_COUNTESS.isdisjoint(hand):
        return (Card.COUNTESS,)
    return tuple(sorted(set(hand)))


def _ways(state: State, seat: Seat, card: Card) -> tuple[Action, ...]:
    """The ways to play one card."""
    if card is Card.GUARD:
        return _guesses(_others(state, seat)) or (Lay(card),)
    if card in AT_OTHERS or card is Card.PRINCE:
        return _aims(card, _targets(state, seat, card)) or (Lay(card),)
    return (Lay(card),)


@cache
def _guesses(targets: tuple[Seat, ...]) -> tuple[Action, ...]:
    return tuple(Guess(target, named) for target in targets for named in NAMEABLE)


@cache
def _aims(card: Card, targets: tuple[Target, ...]) -> tuple[Action, ...]:
    return tuple(Aim(card, target) for target in targets)


def _targets(state: State, seat: Seat, card: Card) -> tuple[Target, ...]:
    """Whom the card may point at: others, with a Prince oneself too (LL-7, LL-11), and the card set aside (LL-19)."""
    seats = _others(state, seat)
    if card is Card.PRINCE:
        seats = tuple(sorted((*seats, seat)))
    return (*seats, ASIDE) if _aside_too(state, card) else seats


def _others(state: State, seat: Seat) -> tuple[Seat, ...]:
    """The other players in the round who are not protected (LL-7, LL-12)."""
    players = enumerate(state.players)
    return tuple(other for other, its in players if other != seat and its.standing == "in" and not its.protected)


def _aside_too(state: State, card: Card) -> bool:
    """Whether the card may point at the card set aside; a Prince needs a card in the pile to replace it (LL-19)."""
    return state.options.aside_in_play and card in AT_ASIDE and (card is not Card.PRINCE or bool(state.pile))
