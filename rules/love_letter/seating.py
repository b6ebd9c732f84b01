"""Who sits where and how he stands: asking about seats, and a state with one player changed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.game import Seat
from rules.love_letter.model import Player, State


def seated(state: State, seat: Seat, player: Player, **changes: Any) -> State:
    """The state with this player in the seat, and what else changes."""
    return replace(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]), **changes)


def in_round(state: State) -> tuple[Seat, ...]:
    """The seats still in the round."""
    return tuple(seat for seat, player in enumerate(state.players) if player.standing == "in")


def in_game(state: State) -> tuple[Seat, ...]:
    """The seats that have not left the game."""
    return tuple(seat for seat, player in enumerate(state.players) if player.standing != "gone")


def next_in_round(state: State, seat: Seat) -> Seat:
    """The next seat clockwise that is still in the round."""
    seats = len(state.players)
    around = ((seat + step) % seats for step in range(1, seats + 1))
    return next(other for other in around if state.players[other].standing == "in")
