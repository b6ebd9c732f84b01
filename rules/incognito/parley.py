"""What is said rather than moved: an offer of a draw, its acceptance, resignation (IK-23, IK-24)."""

from __future__ import annotations

from dataclasses import replace

from rules.game import Seat
from rules.incognito.board import THRONE
from rules.incognito.course import begin_move
from rules.incognito.ending import drawn, lost
from rules.incognito.events import Offered
from rules.incognito.model import Player, State, Word
from rules.incognito.pieces import with_player
from rules.incognito.steps import Turn, told
from rules.incognito.tables import OFFER_EVERY
from rules.incognito.throne import claim


def say(state: State, seat: Seat, word: Word) -> Turn:
    """Carry out what the seat says."""
    match word:
        case Word.CLAIM:
            return claim(begin_move(state, THRONE), seat)
        case Word.OFFER:
            return _offer(state, seat)
        case Word.ACCEPT:
            return drawn(state, "agreed")
        case Word.RESIGN:
            return lost(state, seat, "resigned")


def _offer(state: State, seat: Seat) -> Turn:
    """The offer stands until the other has moved; the seat is still to move itself, as a new question (IK-24)."""
    state = with_player(state, seat, _offering)
    return told(replace(state, offer=(seat,), question=state.question + 1), Offered(seat))


def _offering(player: Player) -> Player:
    return replace(player, offer_in=OFFER_EVERY)
