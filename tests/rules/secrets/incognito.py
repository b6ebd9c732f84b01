"""The secrets of «ИнкогниК»: faces of the others that were never revealed, and cups that nobody has shown the reader.

Which figure stands where is known of every back, so the remembered positions follow the faces when these are dealt
anew. A cup put away is hidden even from the player who had once placed it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import chain

from rules.chance import Chance
from rules.game import Event, Reader, Seat
from rules.incognito.events import Arranged, Attacked, CupsDealt, Drank, Ended, Fell, Passed, Placed, Revealed, Started
from rules.incognito.figure import Figure
from rules.incognito.model import Arranging, Cup, Mark, Moving, Over, Piece, State
from rules.incognito.repetition import key

ORDER = (Figure.KING, Figure.QUEEN, Figure.LACKEY, Figure.KNIGHT, Figure.COUNSELLOR)
"""As the positions remembered name the figures of each side."""

LOUD = 10 + 8 + 2 + 4
"""At most so many times something is revealed, captured, drunk or placed."""

Faces = Mapping[Mark, Mark]


class IncognitoSecrets:
    """What the laws ask of «ИнкогниК»."""

    def swap(self, state: State, reader: Reader, chance: Chance) -> State:
        """Hidden faces dealt anew among the backs of each side, hidden cups among all the places of such."""
        if isinstance(state.phase, Over):
            return state
        for seat in (0, 1):
            if seat != reader:
                state = _faces_swapped(state, seat, chance)
        return _cups_swapped(state, reader, chance)

    def reveals(self, event: Event, reader: Reader) -> bool:
        """Faces and cups shown, and who cannot move; to a seat its own arrangement and cups."""
        match event:
            case Revealed() | Attacked() | Fell() | Drank() | Ended() | Passed():
                return True
            case Started(courts):
                return bool(courts)
            case Placed(seat) | Arranged(seat) | CupsDealt(seat):
                return reader == seat
        return False

    def moves(self, seats: int, options: Mapping[str, str]) -> int:  # noqa: ARG002 - always two, in one game as another
        """Forty quiet moves of each between two loud ones, offers, two arrangements, and one who leaves."""
        quiet = 80 * (LOUD + 1)
        return quiet + quiet // 10 + 2 + 2 + 1

    def hides(self, options: Mapping[str, str]) -> bool:
        """Faces in a closed game, cups in any."""
        return options["mode"] == "closed" or options["variant"] == "cups"

    def unsound(self, state: State) -> str:
        """The first thing wrong with the state."""
        return next(_faults(state), "")


def _faces_swapped(state: State, seat: Seat, chance: Chance) -> State:
    backs = [piece.mark for piece in state.pieces if piece.seat == seat and not piece.shown]
    faces = dict(zip(backs, chance.shuffle(backs), strict=True))
    if not faces:
        return state
    locks = (
        replace(lock, one=first, other=second)
        for lock in state.locks
        for first, second in [sorted((faces.get(lock.one, lock.one), faces.get(lock.other, lock.other)))]
    )
    return replace(
        state,
        pieces=tuple(replace(piece, figure=faces.get(piece.mark, piece.mark).figure) for piece in state.pieces),
        locks=tuple(locks),
        past=tuple(_remembered(past, seat, faces) for past in state.past),
    )


def _remembered(past: str, seat: Seat, faces: Faces) -> str:
    """The position with the cells of that side under their new names."""
    words = past.split()
    cells = {Mark(seat, figure): words[seat][2 * at : 2 * at + 2] for at, figure in enumerate(ORDER)}
    moved = {faces.get(mark, mark): cell for mark, cell in cells.items()}
    words[seat] = "".join(moved[Mark(seat, figure)] for figure in ORDER)
    return " ".join(words)


def _cups_swapped(state: State, reader: Reader, chance: Chance) -> State:
    """All cups that the reader cannot know, in other places."""
    lying = [cup for cup in state.lying if reader not in cup.by]
    hands = [seat for seat in (0, 1) if seat != reader]
    hidden = [cup.cup for cup in lying]
    hidden += [cup for seat in hands for cup in state.players[seat].cups]
    rest = iter(chance.shuffle([*hidden, *state.removed]))
    laid = tuple(replace(cup, cup=next(rest)) if cup in lying else cup for cup in state.lying)
    players = [
        replace(player, cups=_sorted(next(rest) for _ in player.cups)) if seat in hands else player
        for seat, player in enumerate(state.players)
    ]
    return replace(state, lying=laid, players=tuple(players), removed=tuple(rest))


def _sorted(cups: Iterator[Cup]) -> tuple[Cup, ...]:
    return tuple(sorted(cups, key=lambda cup: cup.value))


def _faults(state: State) -> Iterator[str]:
    """All that is wrong with figures, cups, and what is counted."""
    yield from _faults_of_pieces(state.pieces)
    yield from _faults_of_cups(state)
    if isinstance(state.phase, Moving):
        yield from _faults_of_moving(state)
    if isinstance(state.phase, Arranging):
        counts = Counter(piece.seat for piece in state.pieces)
        home = all(piece.cell.rank == (4 if piece.seat else 0) and not piece.shown for piece in state.pieces)
        if not home or set(counts.values()) - {5} or len(counts) > 1:
            yield f"so nobody arranges: {state.pieces}"


def _faults_of_pieces(pieces: tuple[Piece, ...]) -> Iterator[str]:
    cells = [int(piece.cell) for piece in pieces]
    if cells != sorted(set(cells)):
        yield f"the cells are {cells}"
    if len({(piece.seat, int(piece.figure)) for piece in pieces}) != len(pieces):
        yield f"a figure stands twice: {pieces}"


def _faults_of_cups(state: State) -> Iterator[str]:
    hands = [player.cups for player in state.players]
    lying = [cup.cup for cup in state.lying]
    cups = [*lying, *state.removed, *state.drunk, *chain.from_iterable(hands)]
    each = 3 if state.options.variant == "cups" else 0
    if [cups.count(Cup.POISON), cups.count(Cup.WATER)] != [each, each]:
        yield f"the cups are {cups}"
    if any(hand != _sorted(iter(hand)) or len(hand) > 2 for hand in hands):
        yield f"the hands are {hands}"
    if not 0 <= sum(player.lives for player in state.players) <= state.drunk.count(Cup.WATER):
        yield "a life out of nothing"
    if len({int(cup.cell) for cup in state.lying}) != len(lying) or len(lying) + len(state.drunk) != 2 * bool(cups):
        yield f"so cups cannot lie: {lying}"


def _faults_of_moving(state: State) -> Iterator[str]:
    marks = [piece.mark for piece in state.pieces]
    if Mark(0, Figure.KING) not in marks or Mark(1, Figure.KING) not in marks:
        yield "a King is missing"
    if state.options.mode != "closed" and not all(piece.shown for piece in state.pieces):
        yield "a face is hidden in an open game"
    if any(lock.one not in marks or lock.other not in marks or lock.moves not in (1, 2) for lock in state.locks):
        yield f"the locks are {state.locks}"
    if len(state.locks) > 2 or any(lock.one >= lock.other for lock in state.locks):
        yield f"too many locks, or askew: {state.locks}"
    if not (0 <= state.quiet < 80 and 0 <= state.bare < 10 and state.past.count(state.past[-1]) < 3):
        yield "this is a draw"
    if state.past[-1] != key(state, state.turn):
        yield f"{state.past[-1]} is not where they stand"
    if any(not 0 <= player.offer_in <= 10 for player in state.players):
        yield "an offer too far off"


SECRETS = IncognitoSecrets()
