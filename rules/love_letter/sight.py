"""What a reader may know of a state, copied field by field."""

from __future__ import annotations

from rules.game import GROUP, Reader
from rules.love_letter.knowledge import unseen
from rules.love_letter.model import PlayerView, State, View, Won


def seen(state: State, reader: Reader) -> View:
    """The view of a seat, or of the group."""
    own = None if reader is GROUP else state.players[reader]
    return View(
        round=state.round,
        tokens_to_win=state.options.tokens_to_win,
        aside_in_play=state.options.aside_in_play,
        turn=state.turn,
        over=isinstance(state.phase, Won),
        players=tuple(
            PlayerView(seat, player.tokens, player.discards, player.standing, player.protected)
            for seat, player in enumerate(state.players)
        ),
        pile=len(state.pile),
        laid_open=state.laid_open,
        aside_opened=state.aside_opened,
        unseen=unseen(state),
        hand=tuple(sorted(own.hand)) if own else (),
        known=own.known if own else (),
        last_round=state.last_round,
    )
