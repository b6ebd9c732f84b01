"""What players were told in secret, and for how long it stays true.

An entry is current while its target certainly still holds that very card. Copies cannot be told apart, so a played
card of the known character counts as the known one.
"""

from __future__ import annotations

from dataclasses import replace

from rules.game import Seat
from rules.love_letter.model import Card, Known, Source, State, Target
from rules.love_letter.seating import seated
from rules.love_letter.tables import COPIES


def learn(state: State, seat: Seat, target: Target, card: Card, source: Source) -> State:
    """The seat is told what the target holds now; the same told earlier gives way to it (LL-9, LL-10)."""
    player = state.players[seat]
    earlier = tuple(known for known in player.known if not (known.current and known.target == target))
    return seated(state, seat, replace(player, known=(*earlier, Known(target, card, source, True))))


def outdate(state: State, target: Target, *cards: Card) -> State:
    """These cards are no longer where the target holds them: what was told about them is history (LL-9, LL-10)."""
    for seat, player in enumerate(state.players):
        known = tuple(_aged(entry, target, cards) for entry in player.known)
        if known != player.known:
            state = seated(state, seat, replace(player, known=known))
    return state


def _aged(entry: Known, target: Target, cards: tuple[Card, ...]) -> Known:
    over = entry.current and entry.target == target and entry.card in cards
    return replace(entry, current=False) if over else entry


def unseen(state: State) -> tuple[tuple[Card, int], ...]:
    """Copies of each character that do not lie open: the board's count, the same for everybody (LL-5)."""
    opened = [*state.laid_open, *state.aside_opened, *(card for player in state.players for card in player.discards)]
    return tuple((card, copies - opened.count(card)) for card, copies in COPIES.items())
