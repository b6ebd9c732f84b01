"""The game «ИнкогниК»: its facts, and the verbs of the contract."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, cast, get_args

from rules.chance import Chance
from rules.game import Game, Option, Outcome, Pace, Reader, Seat, Silence
from rules.incognito.arrangement import arrange, set_up
from rules.incognito.board import HOST, SEATS
from rules.incognito.choice import legal, moves
from rules.incognito.ending import leave
from rules.incognito.events import Happening
from rules.incognito.march import go
from rules.incognito.model import (
    Action,
    Arrange,
    Arranging,
    Drink,
    Go,
    Mode,
    Moving,
    Options,
    Over,
    Place,
    Say,
    State,
    Variant,
    View,
)
from rules.incognito.notation import IncognitoNotation
from rules.incognito.parley import say
from rules.incognito.refectory import drink, place
from rules.incognito.sight import seen
from rules.incognito.steps import Turn
from rules.incognito.tables import OPTIONS, PACES

WIN, DRAW, LOSS = 2, 1, 0


class Incognito(Game[State, Action, Happening, View]):
    """«ИнкогниК» for two: the host, who is seat 0, and the guest."""

    key: ClassVar[str] = "incognito"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(SEATS, SEATS + 1)
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    paces: ClassVar[tuple[Pace, ...]] = PACES
    silence: ClassVar[Mapping[str, Silence]] = {"arrange": "fallback", "move": "forfeit"}

    state_type = State
    event_types = get_args(Happening)
    notation = IncognitoNotation()

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> Turn:
        """The lot for the first move is drawn before the cups are shuffled (IK-5, IK-15)."""
        assert seats == SEATS
        agreed = Options(cast(Mode, options["mode"]), cast(Variant, options["variant"]))
        return set_up(agreed, options["first"], chance)

    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """The arrangements, or the moves and words of the side to move."""
        return legal(state, seat)

    def apply(self, state: State, seat: Seat, action: Action, chance: Chance) -> Turn:  # noqa: ARG002 - all luck is in the setup
        """Arrange, move or speak."""
        match action:
            case Arrange():
                return arrange(state, seat, action)
            case Go():
                return go(state, seat, action)
            case Drink():
                return drink(state, action)
            case Place():
                return place(state, seat, action)
            case Say(word):
                return say(state, seat, word)

    def view(self, state: State, reader: Reader) -> View:
        """All that the reader may know."""
        return seen(state, reader)

    def outcome(self, state: State) -> Outcome | None:
        """Two points for a win, one each for a draw (IK-23, IK-24)."""
        if not isinstance(state.phase, Over):
            return None
        winners = state.phase.winners
        places = tuple(1 if seat in winners else 2 for seat in range(SEATS))
        points = tuple((WIN if len(winners) == 1 else DRAW) if seat in winners else LOSS for seat in range(SEATS))
        return Outcome(places, points, state.phase.reason)

    def stage(self, state: State) -> str:
        """Both arrangements are one question; every move, and whatever follows an offer, is another (IK-6)."""
        match state.phase:
            case Arranging():
                return f"arrange.{state.question}"
            case Moving():
                return f"move.{state.question}"
            case Over():
                return f"over.{state.question}"

    def fallback(self, state: State, seat: Seat, chance: Chance) -> Action:
        """A random arrangement (IK-6); out of time in a move is lost instead, a random move is for who asks (IK-25)."""
        actions = legal(state, seat) if isinstance(state.phase, Arranging) else tuple(moves(state, seat))
        return chance.pick(actions)

    def leave(self, state: State, seat: Seat, chance: Chance) -> Turn:  # noqa: ARG002 - nothing is left to chance
        """Whoever leaves, or is out of time, has lost (IK-25)."""
        return leave(state, seat)

    def rematch(self, options: Mapping[str, str], state: State) -> Mapping[str, str]:
        """The other one moves first (IK-5)."""
        return {**options, "first": "guest" if state.first == HOST else "host"}
