"""What a reader may know of a state, copied field by field."""

from __future__ import annotations

from rules.game import Reader, Seat
from rules.incognito.choice import arranged
from rules.incognito.model import (
    HIDDEN,
    Arranging,
    Asks,
    Barred,
    Content,
    Cup,
    CupView,
    Lying,
    Mark,
    Moving,
    Over,
    Piece,
    PlayerView,
    Standing,
    State,
    View,
)
from rules.incognito.repetition import MARKS


def seen(state: State, reader: Reader) -> View:
    """The view of a seat, or of the group."""
    return View(
        mode=state.options.mode,
        variant=state.options.variant,
        asks=_asks(state),
        turn=state.turn,
        first=state.first,
        players=tuple(_player(state, seat, reader) for seat in range(len(state.players))),
        board=tuple(_standing(state, piece, reader) for piece in state.pieces),
        cups=tuple(_cup(state, lying, reader) for lying in state.lying),
        barred=_barred(state),
        fallen=_fallen(state),
        drunk=state.drunk,
        removed=_contents(state.removed, known=_all_shown(state)),
        offer=state.offer,
        quiet=state.quiet,
        bare=state.bare,
        repeats=state.past.count(state.past[-1]) if state.past else 0,
        last=state.last,
        over=_all_shown(state),
    )


def _asks(state: State) -> Asks:
    match state.phase:
        case Arranging():
            return "arrange"
        case Moving():
            return "move"
        case Over():
            return "nothing"


def _all_shown(state: State) -> bool:
    """Nothing is secret after the end (IK-26)."""
    return isinstance(state.phase, Over)


def _player(state: State, seat: Seat, reader: Reader) -> PlayerView:
    player = state.players[seat]
    cups = _contents(player.cups, known=seat == reader or _all_shown(state))
    return PlayerView(seat, arranged(state, seat), cups, player.lives, player.offer_in)


def _standing(state: State, piece: Piece, reader: Reader) -> Standing:
    known = piece.shown or piece.seat == reader or _all_shown(state)
    return Standing(piece.cell, piece.seat, piece.figure if known else HIDDEN, piece.shown)


def _cup(state: State, lying: Lying, reader: Reader) -> CupView:
    known = reader in lying.by or _all_shown(state)
    return CupView(lying.cell, lying.cup if known else HIDDEN, lying.by)


def _contents(cups: tuple[Cup, ...], *, known: bool) -> tuple[Content, ...]:
    return cups if known else (HIDDEN,) * len(cups)


def _barred(state: State) -> tuple[Barred, ...]:
    at = {piece.mark: piece.cell for piece in state.pieces}
    pairs = ((at[lock.one], at[lock.other], lock.moves) for lock in state.locks)
    return tuple(Barred(min(one, other), max(one, other), moves) for one, other, moves in pairs)


def _fallen(state: State) -> tuple[Mark, ...]:
    """The captured; while both arrange nobody has fallen."""
    if isinstance(state.phase, Arranging):
        return ()
    standing = {piece.mark for piece in state.pieces}
    return tuple(mark for mark in MARKS if mark not in standing and arranged(state, mark.seat))
